import { describe, expect, it, vi } from "vitest";
import { listenToNewsFrame, parseNewsMessage } from "./newsFrame.ts";

const origin = "https://news.kadr.example";

function setUp() {
  const frame = document.body.appendChild(document.createElement("iframe"));
  frame.src = `${origin}/1/`;
  const onMessage = vi.fn();
  const log = vi.fn();
  const stop = listenToNewsFrame(frame, { onMessage, log });
  const say = (data: unknown, from: Partial<MessageEventInit> = {}) => window.dispatchEvent(new MessageEvent("message", { data, origin, source: frame.contentWindow, ...from }));
  return { onMessage, log, say, stop };
}

describe("an embedded card of the news", () => {
  it("says that it is ready, and what was pressed [CARD-RENDER-08]", () => {
    const { onMessage, say } = setUp();
    say({ type: "ready" });
    say(JSON.stringify({ type: "cardClick", url: "/news/society/most/" }));
    say({ type: "contextmenu" });
    say({ type: "auxclick", url: "/news/society/most/" });
    expect(onMessage.mock.calls.map(([message]) => message as unknown)).toEqual([
      { type: "ready" },
      { type: "cardClick", url: "/news/society/most/" },
      { type: "contextmenu" },
      { type: "auxclick", url: "/news/society/most/" },
    ]);
  });

  it("is only logged when its message cannot be read [CARD-RENDER-09]", () => {
    const { onMessage, log, say } = setUp();
    const unreadable = ["{", "x".repeat(5000), 7, null, {}, { type: "buy" }, { type: "cardClick" }, { type: "cardClick", url: 5 }, Object.create({ type: "ready" })];
    for (const data of unreadable) say(data);
    expect(onMessage).not.toHaveBeenCalled();
    expect(log).toHaveBeenCalledTimes(unreadable.length);
  });

  it("is heard from its own window and origin only, and no more once it is gone", () => {
    const { onMessage, log, say, stop } = setUp();
    say({ type: "ready" }, { origin: "https://evil.example" });
    say({ type: "ready" }, { source: window });
    stop();
    say({ type: "ready" });
    expect([onMessage.mock.calls, log.mock.calls]).toEqual([[], []]);
  });

  it("grants nothing by what it inherits", () => {
    expect(parseNewsMessage(JSON.parse('{"__proto__": {"type": "ready"}}'))).toBeNull();
  });
});
