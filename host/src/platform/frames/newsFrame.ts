import type { Clock } from "../../stores/ports.ts";
import { openFrameChannel } from "./frameChannel.ts";

/**
 * What an embedded card of the news says (B §2: ready, card click, contextmenu, auxclick), over the one bus as `kadr-news`.
 * The documents do not show the shape of its messages (G06): `url` says where a press leads.
 */
export type NewsMessage =
  { readonly type: "ready" | "contextmenu" } | { readonly type: "cardClick" | "auxclick"; readonly url: string };

/** Null for what cannot be read: it is only logged (CARD-RENDER-09). */
function parseNewsMessage({ kind, url }: Readonly<Record<string, unknown>>): NewsMessage | null {
  if (kind === "ready" || kind === "contextmenu") return { type: kind };
  if (kind !== "cardClick" && kind !== "auxclick") return null;
  return typeof url === "string" && url.length <= 2048 ? { type: kind, url } : null;
}

/** A person's press counts once, ms: a frame that was pressed leads to one place. */
const pressMs = 1000;
/** So long after a press the browser may still say that a person is at work, ms. */
const activeMs = 5000;

export interface NewsFrameOptions {
  readonly onMessage: (message: NewsMessage) => void;
  /** Something the frame said cannot be read; said once a frame. */
  readonly log: (text: string) => void;
  readonly clock: Clock;
}

/**
 * Listens to one frame, whose address says the flow it speaks under. Its word alone leads nowhere: a press counts only
 * while the person is in this frame and has just pressed something, and then once.
 */
export function listenToNewsFrame(frame: HTMLIFrameElement, { onMessage, log, clock }: NewsFrameOptions): () => void {
  const { origin, searchParams } = new URL(frame.src);
  const flow = searchParams.get("flow");
  if (flow === null) return () => undefined;
  let pressedAt = -Infinity;
  let pressedBesideAt = -Infinity;
  // Presses inside a frame are not heard here. Tab is how one gets into it by keys.
  const pressedBeside = (event: Event) => {
    if (!(event instanceof KeyboardEvent && event.key === "Tab")) pressedBesideAt = clock.now();
  };
  document.addEventListener("pointerdown", pressedBeside, true);
  document.addEventListener("keydown", pressedBeside, true);
  const isPressed = () => {
    // a press inside a frame gives it the focus, and the pages around it the browser's sign that a person is at work
    if (document.activeElement !== frame) return false;
    // but a frame can take the focus by itself, and then the sign is of a press elsewhere: unless the pointer is over it
    if (clock.now() - pressedBesideAt < activeMs && !frame.matches(":hover")) return false;
    // Safari before 16.4 and Firefox before 120 have no such sign
    if ("userActivation" in navigator && !navigator.userActivation.isActive) return false;
    const now = clock.now();
    if (now - pressedAt < pressMs) return false;
    pressedAt = now;
    return true;
  };
  const channel = openFrameChannel({
    frameWindow: () => frame.contentWindow,
    origin,
    flow,
    source: "kadr-news",
    parse: parseNewsMessage,
    onMessage: (message) => {
      if (message.type === "ready" || message.type === "contextmenu" || isPressed()) onMessage(message);
    },
    onLoad: () => undefined,
    onUnreadable: () => log("A message of the news frame could not be read"),
    clock,
  });
  return () => {
    document.removeEventListener("pointerdown", pressedBeside, true);
    document.removeEventListener("keydown", pressedBeside, true);
    channel.close();
  };
}
