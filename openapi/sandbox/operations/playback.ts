import type { Context } from "../http/options.ts";
import { uploadPlayable } from "../studio/uploads.ts";
import { mediaUrl } from "./format.ts";
import type { VideoRow } from "./video-rows.ts";

/** How to play a video; null when it cannot be, or the person has no access to it (payment/access.ts). */
export function playbackOf(context: Context, video: Pick<VideoRow, "is_paid" | "media_id" | "thumbnail">, isGranted = video.is_paid === 0): unknown {
  if (!isGranted || video.media_id === null) return null;
  const item = context.media.get(video.media_id) ?? uploadPlayable(video.media_id);
  if (!item) return null;
  return {
    hls: item.hls === null ? null : mediaUrl(context, item.hls),
    mp4: item.mp4.map(({ height, url }) => ({ height, url: mediaUrl(context, url) })),
    captions: item.captions.map(({ lang, label, url }) => ({ lang, label, url: mediaUrl(context, url) })),
    storyboard: item.storyboard === null ? null : { vtt: mediaUrl(context, item.storyboard.vtt) },
    poster: video.thumbnail === null ? null : mediaUrl(context, video.thumbnail),
  };
}
