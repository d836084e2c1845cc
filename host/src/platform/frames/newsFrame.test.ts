import { afterEach, describe, expect, it, vi } from "vitest";
import { FakeClock } from "../../stores/testing.ts";
import { listenToNewsFrame } from "./newsFrame.ts";

const origin = "https://news.kadr.example";
const flow = "0123456789abcdef";
let stop: () => void = () => undefined;

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
  const log = vi.fn();
  const clock = new FakeClock();
  stop = listenToNewsFrame(frame, { log, clock });
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
  return { ports, log, knock, say };
}

describe("an embedded card of the news", () => {
  it("says that it is ready, pressed, pressed aside and asked for its menu: all of it is read, and none of it leads anywhere", async () => {
    const { log, knock, say } = setUp();
    const opened = vi.spyOn(window, "open").mockReturnValue(null);
    const { href } = window.location;
    knock();
    await say("ready");
    for (const kind of ["cardClick", "auxclick"]) await say(kind, { url: "/news/society/most/" });
    await say("contextmenu");
    expect([window.location.href, opened.mock.calls, log.mock.calls]).toEqual([href, [], []]);
    opened.mockRestore();
  });

  it("is only logged when its message cannot be read, once [CARD-RENDER-09]", async () => {
    const { ports, log, knock, say } = setUp();
    const { href } = window.location;
    knock();
    await say("buy");
    await say("cardClick");
    await say("cardClick", { url: 5 });
    await say("cardClick", { url: "x".repeat(5000) });
    for (const data of ["text", 7]) ports.at(-1)?.postMessage(data);
    await say("explode");
    expect(log.mock.calls).toEqual([[expect.stringContaining("A message of the news frame could not be read")]]);
    expect([window.location.href, document.querySelectorAll("iframe").length]).toEqual([href, 1]);
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
