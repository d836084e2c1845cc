import type { HandedAnswer } from "./handed.ts";
import { html, type Markup } from "./html.ts";

/** A video left this close to its end begins anew, s: the rule of the host (features/watch-video/startPosition.ts). */
export const nearEnd = 10;
const hlsType = "application/vnd.apple.mpegurl";

interface PlayedPage {
  readonly playback?: { readonly hls?: string | null; readonly poster?: string | null } | null;
  readonly access?: { readonly granted?: boolean };
  readonly video?: { readonly thumbnail_url?: string | null; readonly is_audio?: boolean; readonly is_adult?: boolean; readonly duration?: number };
}

/** What stands in the document until the host draws the page. */
export interface DocumentStage {
  readonly markup: Markup;
  /** Its stream begins at once, and may be there before the host is worth starting. */
  readonly hasStream: boolean;
}

/**
 * The player's place in the document of a video's page: the poster, and over it the stream, whose first frame is seen as soon
 * as it is there (host/src/app/documentStage.ts lays it where the player will be). The host's player takes the `<video>` over
 * (host/src/platform/player/ahead.ts). Made of what was handed over to this person, so the stream is there only where it may
 * be played, and only where it begins at its beginning: pieces of elsewhere would travel for nothing.
 */
export function documentStage(path: string, search: URLSearchParams, handed: readonly HandedAnswer[]): DocumentStage | undefined {
  const page = handed.find(({ call }) => call === "getVideoPage");
  const { playback, access, video } = (page?.answer ?? {}) as PlayedPage;
  if (!playback || access?.granted !== true) return undefined;
  const positions = handed.find(({ call }) => call === "getVideoProgress")?.answer as Record<string, number> | undefined;
  // Before it was asked for nothing of such a video is seen, and what is not seen is not loaded.
  if (video?.is_adult === true) return undefined;
  const isElsewhere = search.has("t") || (positions?.[String(page?.path["id"])] ?? 0) > 0;
  const hls = isElsewhere ? null : playback.hls;
  const poster = playback.poster ?? video?.thumbnail_url;
  // Sound alone has a picture of its own, drawn by the player.
  const isAudio = path.startsWith("/audio/") || video?.is_audio === true;
  // A browser without HLS of its own passes such a source by.
  const stream = hls ? html`<video id="kadr-stream" data-video="${String(page?.path["id"])}" data-last="${Math.max(0, (video?.duration ?? 0) - nearEnd)}" preload="auto" playsinline crossorigin="anonymous"><source type="${hlsType}" src="${hls}"></video>` : undefined;
  const picture = poster ? html`<img src="${poster}" alt="" fetchpriority="high" decoding="async">` : undefined;
  const markup = html`<div id="kadr-stage"${isAudio && html` hidden`} aria-hidden="true">${!isAudio && picture}${stream}</div>`;
  return { markup, hasStream: stream !== undefined };
}

/** Places beside the first still: a shelf across 1920 px has seven. */
const emptyPlaces = 6;

/**
 * The first still of a feed whose first shelf is of videos, in a row of places of its size. `set`: the same for each density.
 * The other stills come with the host: on a slow line each of them would keep the script from coming.
 */
export function documentShelf(address: string, set: string): DocumentStage {
  const markup = html`<div id="kadr-shelf" aria-hidden="true"><img src="${address}" srcset="${set}" alt="" fetchpriority="high">${Array.from({ length: emptyPlaces }, () => html`<i></i>`)}</div>`;
  return { markup, hasStream: false };
}

/** So long the host gives way to a stream that is about to show its first frame, in milliseconds from the end of the document. */
const patienceMs = 200;

/**
 * Starts the host once the stream has its first frame, has failed, or takes longer: the browser's own HLS asks for about fourteen
 * pieces one after the other, each on the main thread, and stands still while the host's script is evaluated and the page drawn.
 * A script that comes later than this waits for nothing. `data-seen`: the poster is covered from the first frame on. Where this device left the video is where the stream begins: a person's
 * positions are known to the server, a guest's only here.
 */
export const startAfterStream = (address: string): string => `const stream = document.getElementById("kadr-stream");
try {
  const [at] = JSON.parse(localStorage.getItem("kadr:watch-positions"))?.[stream.dataset.video] ?? [];
  if (at > 0 && at < Number(stream.dataset.last)) stream.currentTime = at;
} catch {}
stream.requestVideoFrameCallback?.(() => stream.toggleAttribute("data-seen", true));
if (stream.readyState < 2 && stream.canPlayType("${hlsType}") !== "") await new Promise((go) => {
  for (const type of ["loadeddata", "error"]) stream.addEventListener(type, go, { capture: true, once: true });
  setTimeout(go, ${patienceMs});
});
import(${JSON.stringify(address)});`;
