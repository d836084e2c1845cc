import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { embedSource, openEmbedBus, parseCommand, type EmbedCommand } from "./embedBus.ts";

/** A frame with a page around it; `say` is a message of that page, or of another window. */
function frame(origin: string | null = null) {
  const posted: [message: unknown, target: string][] = [];
  const heard: EmbedCommand[] = [];
  const onListener = vi.fn();
  const target = new EventTarget();
  const parent = { postMessage: (message: unknown, to: string) => posted.push([message, to]) };
  let clock = 0;
  const bus = openEmbedBus({
    view: {
      parent: parent as unknown as Window,
      addEventListener: target.addEventListener.bind(target),
      removeEventListener: target.removeEventListener.bind(target),
    },
    origin,
    now: () => clock,
    onCommand: (command) => heard.push(command),
    onListener,
  });
  const say = (data: unknown, from = "https://blog.example", source: unknown = parent) =>
    target.dispatchEvent(Object.assign(new Event("message"), { data, origin: from, source }));
  const command = (type: string, fields: Record<string, unknown> = {}) => ({ source: embedSource, type, ...fields });
  return { bus, posted, heard, onListener, say, command, pass: (ms: number) => (clock += ms) };
}

describe("the bus of the embedded player", () => {
  it("tells that it is ready to whoever is around, and nothing else until that page has spoken", () => {
    const { bus, posted, say, command, onListener } = frame();
    bus.post({ type: "ready" });
    bus.post({ type: "ended" });
    expect(posted).toEqual([[{ source: embedSource, type: "ready" }, "*"]]);
    say(command("listen"));
    expect(onListener).toHaveBeenCalledOnce();
    bus.post({ type: "ended" });
    expect(posted.at(-1)).toEqual([{ source: embedSource, type: "ended" }, "https://blog.example"]);
  });

  it("hears the window right around it and no other", () => {
    const { heard, say, command } = frame();
    say(command("play"), "https://blog.example", {});
    say(command("play"), "null");
    expect(heard).toEqual([]);
    say(command("play"));
    expect(heard).toEqual([{ type: "play" }]);
  });

  it("speaks with the named origin alone, where one is named", () => {
    const { bus, posted, heard, say, command } = frame("https://blog.example");
    bus.post({ type: "ready" });
    say(command("pause"), "https://other.example");
    say(command("pause"));
    bus.post({ type: "ended" });
    expect(heard).toEqual([{ type: "pause" }]);
    expect(posted.map(([, target]) => target)).toEqual(["https://blog.example", "https://blog.example"]);
  });

  it("passes over what comes too often, kind by kind, and hears it again later", () => {
    const { heard, say, command, pass } = frame();
    for (let n = 0; n < 100; n += 1) say(command("seek", { seconds: n }));
    say(command("pause"));
    expect(heard.filter(({ type }) => type === "seek")).toHaveLength(60);
    expect(heard.at(-1)).toEqual({ type: "pause" });
    pass(10_000);
    say(command("seek", { seconds: 7 }));
    expect(heard.at(-1)).toEqual({ type: "seek", seconds: 7 });
  });

  it("tells a player that nothing is around nothing", () => {
    const view = Object.assign(new EventTarget(), { postMessage: vi.fn() }) as unknown as Window;
    Object.assign(view, { parent: view });
    openEmbedBus({ view, origin: null, now: () => 0, onCommand: vi.fn(), onListener: vi.fn() }).post({ type: "ready" });
    expect(view.postMessage).not.toHaveBeenCalled();
  });
});

describe("a message to the embedded player", () => {
  it.each([
    [
      { type: "seek", seconds: 12.5 },
      { type: "seek", seconds: 12.5 },
    ],
    [
      { type: "volume", volume: 0.4 },
      { type: "volume", volume: 0.4 },
    ],
    [
      { type: "mute", muted: false },
      { type: "mute", muted: false },
    ],
    [{ type: "seek", seconds: -1 }, null],
    [{ type: "seek", seconds: Number.NaN }, null],
    [{ type: "seek", seconds: "5" }, null],
    [{ type: "seek" }, null],
    [{ type: "volume", volume: 2 }, null],
    [{ type: "mute", muted: 1 }, null],
    [{ type: "explode" }, null],
    [{ type: "play", source: "someone" }, null],
    [{ type: "play", more: { nested: true } }, null],
  ])("%j is read as %j", (message, command) => {
    expect(parseCommand({ source: embedSource, ...message })).toEqual(command);
  });

  it("of any shape breaks nothing, and is a command only with our name on it", () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        const command = parseCommand(data);
        if (command !== null) expect((data as { source?: unknown }).source).toBe(embedSource);
      }),
    );
  });
});
