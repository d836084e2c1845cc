import type { Clock } from "../../stores/ports.ts";
import { openFrameChannel } from "./frameChannel.ts";

/**
 * Message of an embedded card of the news (`newsFrame.message`: ready, card click, contextmenu, auxclick), over the one bus as `kadr-news`.
 * The documents do not show the shape of its messages (G06): `url` says where a press leads.
 */
type NewsMessage =
  { readonly type: "ready" | "contextmenu" } | { readonly type: "cardClick" | "auxclick"; readonly url: string };

/** Null for what cannot be read: it is only logged (CARD-RENDER-09). */
function parseNewsMessage({ kind, url }: Readonly<Record<string, unknown>>): NewsMessage | null {
  if (kind === "ready" || kind === "contextmenu") return { type: kind };
  if (kind !== "cardClick" && kind !== "auxclick") return null;
  return typeof url === "string" && url.length <= 2048 ? { type: kind, url } : null;
}

export interface NewsFrameOptions {
  /** A message of the frame cannot be read; said once a frame. */
  readonly log: (text: string) => void;
  readonly clock: Clock;
}

/**
 * Listens to one frame, whose address says the flow it speaks under. Its words lead nowhere: of a press in a frame the shell sees nothing
 * that the frame could not bring about by itself, so the card's own link lies over it (FrameCard).
 */
export function listenToNewsFrame(frame: HTMLIFrameElement, { log, clock }: NewsFrameOptions): () => void {
  const { origin, searchParams } = new URL(frame.src);
  const flow = searchParams.get("flow");
  if (flow === null) return () => undefined;
  const channel = openFrameChannel({
    frameWindow: () => frame.contentWindow,
    origin,
    flow,
    source: "kadr-news",
    parse: parseNewsMessage,
    onMessage: () => undefined,
    onLoad: () => undefined,
    onUnreadable: () => log("A message of the news frame could not be read"),
    clock,
  });
  return () => channel.close();
}
