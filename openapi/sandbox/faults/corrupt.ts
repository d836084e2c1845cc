import { Readable } from "node:stream";

/** The right bytes, a few at a time, over `seconds`. */
export function drip(body: string, seconds: number): Readable {
  const bytes = Buffer.from(body);
  const steps = Math.min(40, Math.max(1, bytes.length));
  const pause = (seconds * 1000) / steps;
  async function* parts(): AsyncGenerator<Buffer> {
    for (let step = 0; step < steps; step += 1) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      yield bytes.subarray(Math.floor((bytes.length * step) / steps), Math.floor((bytes.length * (step + 1)) / steps));
    }
  }
  return Readable.from(parts());
}

/** The first half of the bytes; then `cut` breaks the connection. */
export function firstHalf(body: string, cut: () => void): Readable {
  const bytes = Buffer.from(body);
  async function* parts(): AsyncGenerator<Buffer> {
    yield bytes.subarray(0, Math.max(1, Math.floor(bytes.length / 2)));
    // Long enough for the first half to leave, so that the client really reads a broken body.
    await new Promise((resolve) => setTimeout(resolve, 50));
    cut();
  }
  return Readable.from(parts());
}

/** 20 MB of white space before the response: valid JSON that nobody should read to its end. */
export function huge(body: string, bytes = 20 * 1024 * 1024): Readable {
  const block = Buffer.alloc(64 * 1024, " ");
  function* parts(): Generator<Buffer> {
    for (let sent = 0; sent < bytes; sent += block.length) yield block;
    yield Buffer.from(body);
  }
  return Readable.from(parts());
}

/** The same JSON with its types exchanged: numbers become texts, texts become numbers, lists become null. */
export function misshapen(value: unknown, depth = 0): unknown {
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return value.length;
  if (Array.isArray(value)) return depth === 0 ? { results: null } : null;
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, misshapen(inner, depth + 1)]));
  }
  return value === null ? {} : "yes";
}

export const portalPage =
  "<!doctype html><html><head><title>Wi-Fi</title></head><body><h1>Подключитесь к сети</h1></body></html>";
