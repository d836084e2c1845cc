import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeClock } from "../../stores/testing.ts";
import { listenToNewsFrame } from "./newsFrame.ts";

const origin = "https://news.kadr.example";
const flow = "0123456789abcdef";
let isActive = true;
let stop: () => void = () => undefined;

beforeEach(() => {
  isActive = true;
  Object.defineProperty(navigator, "userActivation", {
    configurable: true,
    value: {
      get isActive() {
        return isActive;
      },
    },
  });
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

/** A frame that has shaken hands with the shell. */
function setUp() {
  const frame = document.body.appendChild(document.createElement("iframe"));
  frame.tabIndex = 0;
  frame.src = `${origin}/1/?flow=${flow}`;
  const ports: MessagePort[] = [];
  const frameWindow = {
    postMessage: (_message: unknown, _origin: string, transfer: MessagePort[]) => void ports.push(...transfer),
  };
  Object.defineProperty(frame, "contentWindow", { value: frameWindow });
  const onMessage = vi.fn();
  const log = vi.fn();
  const clock = new FakeClock();
  stop = listenToNewsFrame(frame, { onMessage, log, clock });
  const knock = (from: Partial<{ origin: string; source: unknown }> = {}, data: object = {}) => {
    const event = new MessageEvent("message", {
      data: { source: "kadr-news", kind: "load", flow, ...data },
      origin: from.origin ?? origin,
    });
    Object.defineProperty(event, "source", { value: from.source ?? frameWindow });
    window.dispatchEvent(event);
  };
  const say = async (kind: string, fields: object = {}) => {
    ports.at(-1)?.postMessage({ source: "kadr-news", flow, kind, ...fields });
    await new Promise((resolve) => setTimeout(resolve, 20));
  };
  return { frame, ports, onMessage, log, clock, knock, say };
}

describe("an embedded card of the news", () => {
  it("says that it is ready, and what was pressed", async () => {
    const { frame, onMessage, clock, knock, say } = setUp();
    knock();
    frame.focus();
    await say("ready");
    await say("cardClick", { url: "/news/society/most/" });
    await say("contextmenu");
    clock.advance(2000);
    await say("auxclick", { url: "/news/society/most/" });
    expect(onMessage.mock.calls.map(([message]) => message as unknown)).toEqual([
      { type: "ready" },
      { type: "cardClick", url: "/news/society/most/" },
      { type: "contextmenu" },
      { type: "auxclick", url: "/news/society/most/" },
    ]);
  });

  it("leads nowhere by its word alone: a person has pressed in this frame, and once", async () => {
    const { frame, onMessage, knock, say } = setUp();
    knock();
    await say("cardClick", { url: "/elsewhere/" });
    frame.focus();
    isActive = false;
    await say("cardClick", { url: "/elsewhere/" });
    expect(onMessage).not.toHaveBeenCalled();
    isActive = true;
    for (let count = 0; count < 5; count++) await say("cardClick", { url: "/there/" });
    expect(onMessage.mock.calls).toEqual([[{ type: "cardClick", url: "/there/" }]]);
  });

  it("leads nowhere by a press elsewhere in the page, though it takes the focus; one gets into it by Tab", async () => {
    const { frame, onMessage, clock, knock, say } = setUp();
    knock();
    document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    frame.focus();
    await say("cardClick", { url: "/elsewhere/" });
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    clock.advance(4000);
    await say("cardClick", { url: "/elsewhere/" });
    expect(onMessage).not.toHaveBeenCalled();
    clock.advance(1000);
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab", bubbles: true }));
    await say("cardClick", { url: "/there/" });
    expect(onMessage.mock.calls).toEqual([[{ type: "cardClick", url: "/there/" }]]);
  });

  it("is only logged when its message cannot be read, once", async () => {
    const { onMessage, log, knock, say } = setUp();
    knock();
    await say("buy");
    await say("cardClick");
    await say("cardClick", { url: 5 });
    await say("cardClick", { url: "x".repeat(5000) });
    expect(onMessage).not.toHaveBeenCalled();
    expect(log).toHaveBeenCalledTimes(1);
  });

  it("is heard from its own window, origin and flow only, and no more once it is gone", () => {
    const { ports, knock } = setUp();
    knock({ origin: "https://evil.example" });
    knock({ source: window });
    knock({}, { flow: "another" });
    knock({}, { source: "kadr-auth" });
    stop();
    knock();
    expect(ports).toEqual([]);
  });
});
