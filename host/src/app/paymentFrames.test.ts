import { afterEach, describe, expect, it, vi } from "vitest";
import { fakeFrame, hostileShapes, say } from "../platform/frames/testing/fakeFrame.ts";
import { createCardFrame } from "./cardFrame.ts";
import { createPaymentFrame } from "./paymentFrame.ts";

/** Messages that a stranger may send to the two channels of payments in the place of their frames, or out of them. */
const origin = "http://pay.kadr.localhost:4300";
const flow = "0123456789abcdef";
/** So many messages of one kind are heard at once. */
const floodLimit = 60;

/** Messages heard by each channel, as lines. */
const channels = {
  "a purchase": {
    source: "kadr-payment",
    word: { kind: "success", method: "card" },
    heard: "paid",
    unknown: [
      { kind: "success" },
      { kind: "success", method: "barter" },
      { kind: "error", event: "GRANT" },
      { kind: "error" },
      { kind: "height", height: "536" },
      { kind: "height", height: 1e9 },
      { kind: "height", height: Number.NaN },
      { kind: "grantAccess" },
      { kind: "token", token: "x".repeat(32) },
    ],
    open(element: HTMLIFrameElement, hear: (line: string) => void) {
      return createPaymentFrame(origin, () => "light").connect(element, flow, {
        onLoad: () => hear("load"),
        onHeight: () => hear("height"),
        onPaid: () => hear("paid"),
        onError: (event) => hear(event),
        onClose: () => hear("close"),
      });
    },
  },
  "a card": {
    source: "kadr-card",
    word: { kind: "token", token: "token-of-a-card-1" },
    heard: "token",
    unknown: [
      { kind: "token", token: "<img onerror=alert(1)>" },
      { kind: "token", token: 7 },
      { kind: "token", token: "x".repeat(129) },
      { kind: "error", type: "4111 1111 1111 1111" },
      { kind: "height", height: -1 },
      { kind: "height", height: "400" },
      { kind: "success", method: "card" },
      { kind: "grantAccess" },
    ],
    open(element: HTMLIFrameElement, hear: (line: string) => void) {
      return createCardFrame(origin).connect(element, flow, ({ kind }) => hear(kind));
    },
  },
} as const;

let stop: (() => void) | null = null;
afterEach(() => {
  stop?.();
  stop = null;
});

const turn = () => new Promise((resolve) => setTimeout(resolve, 20));

describe.each(Object.entries(channels))("the channel of %s", (_name, { source, word, heard, unknown, open }) => {
  const hello = { source, kind: "load", flow };
  const says = { source, flow, ...word };

  function setUp() {
    const { frame, ports } = fakeFrame();
    const lines: string[] = [];
    const element = { contentWindow: frame, focus: () => undefined } as unknown as HTMLIFrameElement;
    const channel = open(element, (line) => void lines.push(line));
    stop = channel.close;
    return { frame, ports, lines, channel };
  }

  it("hears its own frame by its port alone", async () => {
    const { frame, ports, lines } = setUp();
    say(frame, origin, hello);
    say(frame, origin, says);
    ports[0]?.postMessage(says);
    await vi.waitFor(() => expect(lines).toEqual(["load", heard]));
  });

  it("hears no other window, origin, source or flow", async () => {
    const { frame, ports, lines } = setUp();
    for (const [from, at] of [
      [window, origin],
      [null, origin],
      [frame, "http://evil.test"],
      [frame, `${origin}.evil.test`],
      [frame, "http://kadr.localhost:4300"],
      [frame, "https://pay.kadr.localhost:4300"],
      [frame, "null"],
      [frame, ""],
    ] as const)
      for (const data of [hello, says]) say(from, at, data);
    for (const other of [{ flow: "another-flow" }, { source: "kadr-auth" }, { flow: "" }])
      say(frame, origin, { ...hello, ...other });
    await turn();
    expect(lines).toEqual([]);
    expect(ports).toEqual([]);
  });

  it("reads no other shape, on the window or on the port", async () => {
    const { frame, ports, lines } = setUp();
    for (const data of hostileShapes(hello)) say(frame, origin, data);
    expect(ports).toEqual([]);
    say(frame, origin, hello);
    for (const data of hostileShapes(says)) {
      try {
        ports[0]?.postMessage(data);
      } catch {
        // what cannot be copied does not get here
      }
    }
    for (const fields of unknown) ports[0]?.postMessage({ source, flow, ...fields });
    ports[0]?.postMessage({ ...says, flow: "another-flow" });
    ports[0]?.postMessage({ ...says, source: "kadr-auth" });
    await turn();
    expect(lines).toEqual(["load"]);
  });

  it("hears what is said again by a page that is gone no more, nor anything once it is closed", async () => {
    const { frame, ports, lines, channel } = setUp();
    say(frame, origin, hello);
    say(frame, origin, hello);
    ports[0]?.postMessage(says);
    await turn();
    expect(lines).toEqual(["load", "load"]);
    channel.close();
    ports[1]?.postMessage(says);
    say(frame, origin, hello);
    await turn();
    expect(lines).toEqual(["load", "load"]);
    expect(ports).toHaveLength(2);
  });

  it("of 10,000 messages at once hears no more than its limit, and what is another kind all the same", async () => {
    const { frame, ports, lines } = setUp();
    for (let count = 0; count < 10_000; count += 1) say(frame, origin, hello);
    expect(ports).toHaveLength(floodLimit);
    const port = ports.at(-1);
    for (let count = 0; count < 10_000; count += 1) port?.postMessage(says);
    port?.postMessage({ source, flow, kind: "close" });
    await vi.waitFor(() => expect(lines.at(-1)).toBe("close"), 5000);
    expect(lines.filter((line) => line === heard)).toHaveLength(floodLimit);
  });
});
