import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { FakeClock } from "../../stores/testing.ts";
import { authFrameAddress, parseAuthMessage, withoutSecrets } from "./authMessages.ts";
import { openFrameChannel, readEnvelope, type FrameChannel } from "./frameChannel.ts";
import { fakeFrame, hostileShapes, say } from "./testing/fakeFrame.ts";

/** So many messages of a frame are heard at once. */
const floodLimit = 60;

const origin = "http://auth.kadr.localhost:4300";
const flow = "0123456789abcdef";
const hello = { source: "kadr-auth", kind: "load", flow };

let open: FrameChannel | null = null;
afterEach(() => {
  open?.close();
  open = null;
});

function setUp() {
  const { frame, ports } = fakeFrame();
  const onMessage = vi.fn<(message: ReturnType<typeof parseAuthMessage>) => void>();
  const onLoad = vi.fn();
  const onUnreadable = vi.fn();
  const onSilent = vi.fn();
  const element = document.createElement("iframe");
  const clock = new FakeClock();
  open = openFrameChannel({
    frameWindow: () => frame,
    frame: element,
    onSilent,
    origin,
    flow,
    source: "kadr-auth",
    parse: parseAuthMessage,
    onMessage,
    onLoad,
    onUnreadable,
    clock,
  });
  /** The browser has loaded a page into the frame, be it its own of an error. */
  const pageComes = () => element.dispatchEvent(new Event("load"));
  return { frame, ports, onMessage, onLoad, onUnreadable, onSilent, pageComes, clock, channel: open };
}

const turn = () => new Promise((resolve) => setTimeout(resolve, 20));

describe("frame channel", () => {
  it("hands a port to the frame's own window, at its exact origin, and hides the spinner", () => {
    const { frame, onLoad } = setUp();
    say(frame, origin, hello);
    expect(onLoad).toHaveBeenCalledTimes(1);
    expect(frame.postMessage.mock.calls[0]?.slice(0, 2)).toEqual([
      { source: "kadr-shell", kind: "port", flow },
      origin,
    ]);
  });

  it("says of each page of the frame that does not speak that it is silent, whether a page speaks before it has loaded or after", () => {
    const { frame, pageComes, onSilent, clock } = setUp();
    const speaks = () => say(frame, origin, hello);
    for (const page of [
      [speaks, pageComes],
      [pageComes, speaks],
      [speaks, pageComes],
    ]) {
      for (const step of page) step();
      clock.advance(10_000);
      expect(onSilent).not.toHaveBeenCalled();
    }
    pageComes();
    clock.advance(2999);
    expect(onSilent).not.toHaveBeenCalled();
    clock.advance(1);
    expect(onSilent).toHaveBeenCalledTimes(1);
    pageComes();
    open?.close();
    clock.advance(10_000);
    pageComes();
    expect(clock.pending).toBe(0);
    expect(onSilent).toHaveBeenCalledTimes(1);
  });

  it("passes on the documented kinds from the port", async () => {
    const { frame, ports, onMessage } = setUp();
    say(frame, origin, hello);
    for (const kind of ["close", "resetPassword", "logout", "registerSuccess", "grantAdmin"])
      ports[0]?.postMessage({ ...hello, kind });
    await turn();
    expect(onMessage.mock.calls.map(([kind]) => kind)).toEqual(["close", "resetPassword", "logout", "registerSuccess"]);
  });

  it("passes on which step the frame shows, if it is one of the documents", async () => {
    const { frame, ports, onMessage } = setUp();
    say(frame, origin, hello);
    for (const step of ["login", "telepathy", 7]) ports[0]?.postMessage({ ...hello, kind: "step", step });
    await vi.waitFor(() => expect(onMessage).toHaveBeenCalled());
    await turn();
    expect(onMessage.mock.calls).toEqual([[{ step: "login" }]]);
  });

  it("passes on how high the frame wants to be, if that is a height", async () => {
    const { frame, ports, onMessage } = setUp();
    say(frame, origin, hello);
    for (const height of [416, "416", -1, 119, 4001, Number.NaN])
      ports[0]?.postMessage({ ...hello, kind: "height", height });
    await turn();
    expect(onMessage.mock.calls).toEqual([[{ height: 416 }]]);
  });

  it("answers each page of the frame with a new port and no longer hears the old one", async () => {
    const { frame, ports, onMessage } = setUp();
    say(frame, origin, hello);
    say(frame, origin, hello);
    ports[0]?.postMessage({ ...hello, kind: "close" });
    ports[1]?.postMessage({ ...hello, kind: "authSuccess" });
    await turn();
    expect(onMessage.mock.calls).toEqual([["authSuccess"]]);
  });

  it("ignores other windows, other origins, other flows and words outside the port", async () => {
    const { frame, onLoad, onMessage } = setUp();
    say(window, origin, hello);
    say(null, origin, hello);
    say(frame, "http://evil.test", hello);
    say(frame, "http://auth.kadr.localhost:4300.evil.test", hello);
    say(frame, "null", hello);
    say(frame, origin, { ...hello, flow: "another-flow" });
    say(frame, origin, { ...hello, source: "kadr-pay" });
    say(frame, origin, { ...hello, kind: "authSuccess" });
    await turn();
    expect(onLoad).not.toHaveBeenCalled();
    expect(onMessage).not.toHaveBeenCalled();
    expect(frame.postMessage).not.toHaveBeenCalled();
  });

  it("survives hostile shapes and reads own, flat, short records only", () => {
    for (const data of hostileShapes(hello)) expect(readEnvelope(data, "kadr-auth", flow)).toBeNull();
    fc.assert(
      fc.property(fc.anything(), (data) => {
        const read = readEnvelope(data, "kadr-auth", flow);
        if (read !== null) expect(read["flow"]).toBe(flow);
      }),
    );
    expect(readEnvelope(hello, "kadr-auth", flow)).not.toBeNull();
  });

  it("hears a frame that floods no oftener than its limit, by its newest port, and its response all the same", async () => {
    const { frame, ports, onMessage, onUnreadable, clock } = setUp();
    for (let count = 0; count < 10_000; count += 1) say(frame, origin, hello);
    clock.advance(1000);
    expect(ports.splice(floodLimit - 1, 1)).toHaveLength(1);
    expect(ports).toHaveLength(floodLimit);
    const port = ports.at(-1);
    for (let count = 0; count < 10_000; count += 1) {
      port?.postMessage({ ...hello, kind: "resetPassword" });
      port?.postMessage({ ...hello, kind: `unknown-${count}` });
    }
    port?.postMessage({ ...hello, kind: "authSuccess" });
    await vi.waitFor(() => expect(onMessage).toHaveBeenLastCalledWith("authSuccess"), 5000);
    expect(onMessage).toHaveBeenCalledTimes(floodLimit + 1);
    // of the rest the newest is heard, once a second
    clock.advance(1000);
    expect(onMessage).toHaveBeenCalledTimes(floodLimit + 2);
    clock.advance(60_000);
    expect(onMessage).toHaveBeenCalledTimes(floodLimit + 2);
    expect(onUnreadable).toHaveBeenCalledTimes(1);
  });

  it("hears within a second who signs in behind a flood of the very same words, in a page of the frame that is new", async () => {
    const { frame, ports, onMessage, clock } = setUp();
    for (let count = 0; count < 500; count += 1) say(frame, origin, hello);
    for (let count = 0; count < 500; count += 1) ports.at(-1)?.postMessage({ ...hello, kind: "authSuccess" });
    await vi.waitFor(() => expect(onMessage).toHaveBeenCalledTimes(floodLimit));
    await turn();
    // the form was sent: another page asks for its port
    say(frame, origin, hello);
    clock.advance(1000);
    ports.at(-1)?.postMessage({ ...hello, kind: "authSuccess" });
    await turn();
    const heard = onMessage.mock.calls.length;
    clock.advance(1000);
    expect(onMessage.mock.calls.length).toBeGreaterThan(heard);
    expect(onMessage).toHaveBeenLastCalledWith("authSuccess");
  });

  it("hears a frame again once it is calm", async () => {
    const { frame, ports, onMessage, clock } = setUp();
    say(frame, origin, hello);
    for (let count = 0; count < floodLimit * 2; count += 1) ports[0]?.postMessage({ ...hello, kind: "resetPassword" });
    await vi.waitFor(() => expect(onMessage).toHaveBeenCalledTimes(floodLimit));
    await turn();
    clock.advance(10_000);
    ports[0]?.postMessage({ ...hello, kind: "resetPassword" });
    // the newest of the flood, and this one
    await vi.waitFor(() => expect(onMessage).toHaveBeenCalledTimes(floodLimit + 2));
  });

  it("hears nothing after it was closed", async () => {
    const { frame, ports, onMessage, channel } = setUp();
    say(frame, origin, hello);
    channel.close();
    ports[0]?.postMessage({ ...hello, kind: "authSuccess" });
    say(frame, origin, hello);
    await turn();
    expect(onMessage).not.toHaveBeenCalled();
    expect(ports).toHaveLength(1);
  });
});

describe("the address of the auth frame", () => {
  it("carries the documented query, and of e-mail and phone only the names", () => {
    const url = new URL(
      authFrameAddress(origin, {
        flow,
        themeId: "dark",
        userAction: "comments",
        referer: "http://kadr.localhost:4300/video/1/",
        userId: "7",
        context: "hide-video",
      }),
    );
    expect(url.origin + url.pathname).toBe(`${origin}/multipass/login/`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client: "wdp",
      "snake-closable": "false",
      referer: "http://kadr.localhost:4300/video/1/",
      themeId: "dark",
      startForm: "login",
      email: "",
      phone: "",
      userAction: "comments",
      user_id: "7",
      context: "hide-video",
      flow,
    });
  });

  it("strips the secret key of a video from what others see", () => {
    expect(withoutSecrets("http://kadr.localhost:4300/video/private/1/?pepper=secret&t=5#x")).toBe(
      "http://kadr.localhost:4300/video/private/1/?t=5",
    );
  });
});
