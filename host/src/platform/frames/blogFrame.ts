import type { Clock } from "../../stores/ports.ts";
import { openFrameChannel, type FrameChannel } from "./frameChannel.ts";

/** Message of a page of the blog. The documents name its scroll messages alone and do not show them (SHELL-BLOG-02, G06). */
export type BlogMessage =
  /** Title of the page, and the address that it has for everybody. */
  | { readonly kind: "page"; readonly title: string; readonly url: string }
  /** How high it wants to be, px. */
  | { readonly kind: "height"; readonly height: number };

const isText = (value: unknown, longest: number): value is string =>
  typeof value === "string" && value.trim() !== "" && value.length <= longest;

function parseBlogMessage(message: Readonly<Record<string, unknown>>): BlogMessage | null {
  const { kind, title, url, height } = message;
  if (kind === "page" && isText(title, 300) && isText(url, 2048)) return { kind, title, url };
  // No page of the blog is a hundred screens high.
  if (kind === "height" && typeof height === "number" && height > 0 && height <= 100_000) return { kind, height };
  return null;
}

/** Talks to one frame, whose address says the flow that it speaks under. */
export function openBlogChannel(
  frame: HTMLIFrameElement,
  { onMessage, onLoad, clock }: { onMessage: (message: BlogMessage) => void; onLoad: () => void; clock: Clock },
): FrameChannel {
  const { origin, searchParams } = new URL(frame.src);
  return openFrameChannel({
    frameWindow: () => frame.contentWindow,
    origin,
    flow: searchParams.get("flow") ?? "",
    source: "kadr-blog",
    parse: parseBlogMessage,
    onMessage,
    onLoad,
    clock,
  });
}
