import { vi } from "vitest";

/** A frame that keeps the ports it is handed. */
export function fakeFrame() {
  const ports: MessagePort[] = [];
  const frame = {
    postMessage: vi.fn((_message: unknown, _origin: string, transfer: MessagePort[]) => {
      ports.push(...transfer);
    }),
  };
  return { frame: frame as unknown as Window & { postMessage: ReturnType<typeof vi.fn> }, ports };
}

/** A message to the window, from where the test says. */
export function say(source: unknown, from: string, data: unknown): void {
  const event = new MessageEvent("message", { data, origin: from });
  Object.defineProperty(event, "source", { value: source });
  window.dispatchEvent(event);
}

/** Shapes that no message has, made of one that counts. */
export const hostileShapes = (counts: Readonly<Record<string, unknown>>): readonly unknown[] => [
  null,
  1,
  "load",
  [],
  [counts],
  new Date(),
  new Map([["kind", "load"]]),
  { ...counts, kind: { toString: () => "load" } },
  Object.create(counts) as unknown,
  JSON.parse(`{"__proto__":${JSON.stringify(counts)}}`),
  { ...counts, more: "x".repeat(5000) },
  { ...counts, deep: { a: [] } },
  Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`k${index}`, index])),
];
