/**
 * What an embedded card of the news says (B §2: ready, card click, contextmenu, auxclick). The documents do not show the
 * shape of its messages (G06): a record with `type`, or its JSON, is read; `url` says where a press leads.
 */
export type NewsMessage =
  | { readonly type: "ready" | "contextmenu" }
  | { readonly type: "cardClick" | "auxclick"; readonly url: string };

/** The longest message that is read, characters of its JSON. */
const longestMessage = 4096;

/** Null for what cannot be read: it is only logged (CARD-RENDER-09). */
export function parseNewsMessage(data: unknown): NewsMessage | null {
  let message = data;
  if (typeof data === "string") {
    if (data.length > longestMessage) return null;
    try {
      message = JSON.parse(data);
    } catch {
      return null;
    }
  }
  if (typeof message !== "object" || message === null || !Object.hasOwn(message, "type")) return null;
  const { type, url } = message as { readonly type: unknown; readonly url?: unknown };
  if (type === "ready" || type === "contextmenu") return { type };
  if (type !== "cardClick" && type !== "auxclick") return null;
  return Object.hasOwn(message, "url") && typeof url === "string" && url.length <= 2048 ? { type, url } : null;
}

export interface NewsFrameOptions {
  readonly onMessage: (message: NewsMessage) => void;
  /** A message that cannot be read. */
  readonly log: (text: string) => void;
  readonly view?: Window;
}

/** Listens to one frame: only its own window, only from the origin that it was loaded from (trust.md Security 4). */
export function listenToNewsFrame(frame: HTMLIFrameElement, { onMessage, log, view = window }: NewsFrameOptions): () => void {
  const { origin } = new URL(frame.src);
  const onWindowMessage = (event: MessageEvent) => {
    if (event.source === null || event.source !== frame.contentWindow || event.origin !== origin) return;
    const message = parseNewsMessage(event.data);
    if (message === null) log("A message of the news frame could not be read");
    else onMessage(message);
  };
  view.addEventListener("message", onWindowMessage);
  return () => view.removeEventListener("message", onWindowMessage);
}
