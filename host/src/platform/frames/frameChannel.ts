import type { Clock, Dispose } from "../../stores/ports.ts";
import { readFlatRecord } from "./flatRecord.ts";
import { createHearing } from "./flood.ts";

/**
 * The one bus for messages of frames (docs/invariants.md, S4). A window message counts only if it comes
 * from the frame's own window, from exactly its origin and with the id of the open flow; all it can
 * do is ask for a port. Everything else travels on that port. Shapes are checked by hand-written
 * guards, and what a frame says never grants anything: it only starts a check with the server.
 */
export interface FrameChannelOptions<M> {
  /** The frame's window; `null` while there is none. */
  readonly frameWindow: () => Window | null;
  /** The frame itself, for `onSilent`. */
  readonly frame?: HTMLIFrameElement;
  /** A page has come into the frame and does not say that it is ready: the server has failed, or the line. Default: nobody is told. */
  readonly onSilent?: () => void;
  /** Exactly the frame's origin, `http://auth.kadr.localhost:4300`. */
  readonly origin: string;
  /** The id the shell made for this opening. */
  readonly flow: string;
  /** The frame's name for itself, `kadr-auth`. */
  readonly source: string;
  /** Reads a message of the port; `null` for what is not known. */
  readonly parse: (message: Readonly<Record<string, unknown>>) => M | null;
  readonly onMessage: (message: M) => void;
  /** The frame is ready, which happens once for each page of it. */
  readonly onLoad: () => void;
  /** A message of the frame could not be read; called once, however many there are. */
  readonly onUnreadable?: () => void;
  readonly clock: Clock;
  readonly view?: Window;
}

/** How long a page of the frame that the browser has loaded may take to say that it is ready, ms. */
const silentMs = 3000;

export interface FrameChannel {
  /** Does nothing while the frame has no port. */
  send(kind: string, fields?: Readonly<Record<string, unknown>>): void;
  close: Dispose;
}

/** A short, flat record with the source and the flow that are expected; `null` otherwise. */
export function readEnvelope(data: unknown, source: string, flow: string): Readonly<Record<string, unknown>> | null {
  const own = readFlatRecord(data);
  return own?.["source"] === source && own["flow"] === flow && typeof own["kind"] === "string" ? own : null;
}

export function openFrameChannel<M>(options: FrameChannelOptions<M>): FrameChannel {
  const view = options.view ?? window;
  let port: MessagePort | null = null;
  let isClosed = false;
  let isUnreadable = false;
  const hearing = createHearing(options.clock);
  // A page says that it is ready, and the browser that it has loaded, in either order; the browser says it of its own page of an error, too.
  let hasSpoken = false;
  let endSilence: Dispose | null = null;
  const onPage = () => {
    endSilence?.();
    endSilence = hasSpoken || !options.onSilent ? null : options.clock.after(silentMs, options.onSilent);
    hasSpoken = false;
  };
  const onSpoken = () => {
    hasSpoken = endSilence === null;
    endSilence?.();
    endSilence = null;
  };

  const unreadable = () => {
    if (isUnreadable) return;
    isUnreadable = true;
    options.onUnreadable?.();
  };
  const close = () => {
    isClosed = true;
    view.removeEventListener("message", onWindowMessage);
    options.frame?.removeEventListener("load", onPage);
    endSilence?.();
    port?.close();
    port = null;
    hearing.end();
  };
  const onPortMessage = (event: MessageEvent) => {
    if (isClosed) return;
    const envelope = readEnvelope(event.data, options.source, options.flow);
    const message = envelope && options.parse(envelope);
    // only kinds that are known are counted
    if (message === null) unreadable();
    else hearing.hear(String(envelope?.["kind"]), () => options.onMessage(message));
  };
  const onWindowMessage = (event: MessageEvent) => {
    const frame = options.frameWindow();
    if (isClosed || frame === null || event.source !== frame || event.origin !== options.origin) return;
    const envelope = readEnvelope(event.data, options.source, options.flow);
    if (envelope === null) unreadable();
    if (envelope?.["kind"] === "load") hearing.hear("load", handOver);
  };
  // Every page of the frame asks anew; the port of the page before it is dead.
  const handOver = () => {
    const frame = options.frameWindow();
    if (isClosed || frame === null) return;
    onSpoken();
    port?.close();
    const channel = new MessageChannel();
    port = channel.port1;
    port.onmessage = onPortMessage;
    frame.postMessage({ source: "kadr-shell", kind: "port", flow: options.flow }, options.origin, [channel.port2]);
    options.onLoad();
  };

  view.addEventListener("message", onWindowMessage);
  options.frame?.addEventListener("load", onPage);
  return {
    send(kind, fields = {}) {
      port?.postMessage({ ...fields, source: "kadr-shell", kind, flow: options.flow });
    },
    close,
  };
}
