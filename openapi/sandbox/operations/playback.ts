import type { Context } from "../http/context.ts";
import { uploadPlayable } from "../studio/uploads.ts";
import { liveAddress } from "../media/live.ts";
import { mediaUrl } from "./format.ts";
import type { VideoRow } from "./video-rows.ts";

type Played = Pick<VideoRow, "media_id" | "thumbnail" | "kind" | "future_publication" | "publication_ts">;

/** In the shape of the spec's Playback. */
export interface Playback {
  readonly hls: string | null;
  readonly mp4: ReadonlyArray<{ readonly height: number; readonly url: string }>;
  readonly captions: ReadonlyArray<{ readonly lang: string; readonly label: string; readonly url: string }>;
  readonly storyboard: { readonly vtt: string } | null;
  readonly poster: string | null;
}

/** How to play a video; null when it cannot be, is not out yet, or the person has no access to it (payment/access.ts). */
export function playbackOf(context: Context, video: Played, isGranted: boolean): Playback | null {
  if (!isGranted || video.media_id === null) return null;
  if (video.future_publication === 1 && video.publication_ts > context.now()) return null;
  const poster = video.thumbnail === null ? null : mediaUrl(context, video.thumbnail);
  const live = video.kind === "livestream" || video.kind === "tv" ? liveAddress(video.media_id) : undefined;
  // What is on air has no end to seek to, and no file.
  if (live !== undefined) return { hls: mediaUrl(context, live), mp4: [], captions: [], storyboard: null, poster };
  const item = context.media.get(video.media_id) ?? uploadPlayable(video.media_id);
  if (!item) return null;
  return {
    hls: item.hls === null ? null : mediaUrl(context, item.hls),
    mp4: item.mp4.map(({ height, url }) => ({ height, url: mediaUrl(context, url) })),
    captions: item.captions.map(({ lang, label, url }) => ({ lang, label, url: mediaUrl(context, url) })),
    storyboard: item.storyboard === null ? null : { vtt: mediaUrl(context, item.storyboard.vtt) },
    poster,
  };
}
