import type { HandedAnswer } from "./handed.ts";
import { html, type Piece } from "./html.ts";

interface PlayedPage {
  readonly playback?: { readonly hls?: string | null } | null;
  readonly access?: { readonly granted?: boolean };
}

/**
 * The stream of a video's page as a hidden element of its document: it travels beside the scripts, and the host's player
 * takes the element over (host/src/platform/player/ahead.ts). Made of what was handed over to this person, so it is there
 * only where it may be played, and only where it begins at its beginning: pieces of elsewhere would travel for nothing.
 */
export function streamAhead(search: URLSearchParams, handed: readonly HandedAnswer[]): Piece {
  const page = handed.find(({ call }) => call === "getVideoPage");
  const { playback, access } = (page?.answer ?? {}) as PlayedPage;
  if (!playback?.hls || access?.granted !== true || search.has("t")) return undefined;
  const positions = handed.find(({ call }) => call === "getVideoProgress")?.answer as Record<string, number> | undefined;
  if ((positions?.[String(page?.path["id"])] ?? 0) > 0) return undefined;
  // A browser without HLS of its own passes such a source by.
  return html`<video id="kadr-stream" hidden preload="auto" playsinline crossorigin="anonymous"><source type="application/vnd.apple.mpegurl" src="${playback.hls}"></video>`;
}
