// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi, type MockInstance } from "vitest";

type Say = (kind: string, fields?: object) => void;
interface Bus {
  openBus(source: string, kinds: Readonly<Record<string, (data: object) => void>>, opened: () => void): Say;
  closeBy(say: Say): void;
  takeTheme(data: object, carriers: Iterable<Element>): boolean;
}

const shell = "http://kadr.localhost:4300";
const flow = "flow-12345";
const parent = { postMessage: vi.fn() };
let bus: Bus;
beforeAll(async () => {
  Object.defineProperty(window, "parent", { value: parent, configurable: true });
  // By a name that the types do not follow: it is a script of the browser.
  const file = "./bus.js";
  bus = (await import(/* @vite-ignore */ file)) as Bus;
});

const onTold = vi.fn();
const port = { postMessage: vi.fn(), close: vi.fn(), onmessage: null as null | ((event: { data: unknown }) => void) };
const opened = vi.fn();
let say: Say;
let listening: MockInstance<typeof window.addEventListener>;
/** A window message; the right one unless changed. */
const hear = (changes: object = {}, data: object = {}) =>
  window.dispatchEvent(
    Object.assign(new Event("message"), {
      source: parent,
      origin: shell,
      ports: [port],
      data: { source: "kadr-shell", kind: "port", flow, ...data },
      ...changes,
    }),
  );

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers();
  port.onmessage = null;
  Object.assign(document.body.dataset, { flow, shell });
  document.body.innerHTML =
    '<button data-close hidden></button><form action="http://auth.kadr.localhost:4300/login/?flow=1">' +
    '</form><a href="http://auth.kadr.localhost:4300/login/">Ещё</a>';
  listening = vi.spyOn(window, "addEventListener");
  say = bus.openBus("kadr-auth", { told: onTold }, opened);
});
afterEach(() => {
  for (const [type, listener] of listening.mock.calls) window.removeEventListener(type, listener);
  listening.mockRestore();
  vi.useRealTimers();
});

describe("the frames' half of the bus", () => {
  it("says that it is there to the shell's origin alone, and nothing more without a port", () => {
    expect(parent.postMessage).toHaveBeenCalledExactlyOnceWith({ source: "kadr-auth", kind: "load", flow }, shell);
    say("close");
    expect(port.postMessage).not.toHaveBeenCalled();
  });

  it.each([
    ["another window", { source: {} }, {}],
    ["another origin", { origin: "http://evil.test" }, {}],
    ["another flow", {}, { flow: "flow-other" }],
    ["somebody else's name", {}, { source: "kadr-auth" }],
    ["another kind", {}, { kind: "told" }],
    ["no port", { ports: [] }, {}],
    ["no object", { data: "port" }, {}],
    ["inherited members", { data: Object.create({ source: "kadr-shell", kind: "port", flow }) as object }, {}],
  ])("takes no port from %s", (_who, changes, data) => {
    hear(changes, data);
    expect([opened.mock.calls.length, port.onmessage]).toEqual([0, null]);
  });

  it("tells a shell that listens late again that it is there, until it has a port, ten times at most", () => {
    vi.advanceTimersByTime(2000);
    expect(parent.postMessage).toHaveBeenCalledTimes(3);
    vi.advanceTimersByTime(60_000);
    expect(parent.postMessage).toHaveBeenCalledTimes(10);
  });

  it("asks no more once it has a port", () => {
    hear();
    vi.advanceTimersByTime(60_000);
    expect(parent.postMessage).toHaveBeenCalledOnce();
  });

  it("takes the newest port, speaks and listens on it, and passes over what it does not know", () => {
    const before = { postMessage: vi.fn(), close: vi.fn() };
    hear({ ports: [before] });
    hear();
    expect(opened).toHaveBeenCalledOnce();
    expect(before.close).toHaveBeenCalledOnce();
    say("height", { height: 480, source: "somebody" });
    expect(port.postMessage).toHaveBeenCalledExactlyOnceWith({
      source: "kadr-auth",
      kind: "height",
      flow,
      height: 480,
    });
    const message = { source: "kadr-shell", kind: "told", flow };
    for (const data of [
      message,
      { ...message, flow: "flow-other" },
      { ...message, kind: "toString" },
      { ...message, kind: "unknown" },
      null,
      "told",
    ])
      port.onmessage?.({ data });
    expect(onTold).toHaveBeenCalledExactlyOnceWith(message);
  });

  it("closes by its button, which shows in a frame only, and by Escape", () => {
    bus.closeBy(say);
    hear();
    const button = document.querySelector("button");
    expect(button?.hidden).toBe(false);
    button?.click();
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    expect(port.postMessage.mock.calls).toEqual(
      Array.from({ length: 2 }, () => [{ source: "kadr-auth", kind: "close", flow }]),
    );
  });

  it("carries a theme to the next pages, and takes no other word for one", () => {
    const carriers = [...document.forms, ...document.links];
    expect(bus.takeTheme({ themeId: "dark" }, carriers)).toBe(true);
    expect(document.documentElement.dataset["theme"]).toBe("dark");
    expect([document.forms[0]?.action, document.links[0]?.href]).toEqual([
      "http://auth.kadr.localhost:4300/login/?flow=1&themeId=dark",
      "http://auth.kadr.localhost:4300/login/?themeId=dark",
    ]);
    expect(bus.takeTheme({ themeId: "neon" }, carriers)).toBe(false);
    expect(document.documentElement.dataset["theme"]).toBe("dark");
  });
});
