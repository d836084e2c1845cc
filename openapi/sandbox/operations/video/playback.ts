import type { Context } from "../../context.ts";
import { uploadPlayable } from "../../media/uploads.ts";
import { liveAddress } from "../../media/live.ts";
import { soldPath } from "../../media/sold.ts";
import { isSold } from "../../payment/index.ts";
import { mediaUrl } from "../shared/format.ts";
import type { VideoRow } from "./video-rows.ts";
import type { Playable } from "../../media/index.ts";

type Played = Pick<
  VideoRow,
  | "id"
  | "media_id"
  | "thumbnail"
  | "kind"
  | "duration"
  | "future_publication"
  | "publication_ts"
  | "is_paid"
  | "common_subscription_product_codes_json"
>;

/** In the shape of the spec's Playback. */
export interface Playback {
  readonly hls: string | null;
  readonly mp4: ReadonlyArray<{
    readonly height: number;
    readonly url: string;
    readonly video_codec?: string;
    readonly audio_codec?: string;
  }>;
  readonly captions: ReadonlyArray<{ readonly lang: string; readonly label: string; readonly url: string }>;
  readonly storyboard: { readonly vtt: string } | null;
  readonly poster: string | null;
}

/** Media that plays under a media_id: a clip, a file of `--media`, an upload. */
export const playableOf = ({ media }: Pick<Context, "media">, mediaId: string): Playable | undefined =>
  media.get(mediaId) ?? uploadPlayable(mediaId);

/** Address of a file of a video. Of a sold one it is signed, and says nothing of where the file lies: free videos may play the same clip. */
function fileAddress(context: Context, video: Played, path: string): string {
  if (!isSold(video)) return mediaUrl(context, path);
  return mediaUrl(context, soldPath(context.soldMediaKey, video, path.replace(/^.*\//, ""), Date.now()));
}

/** How to play a video; null when it cannot be, is not out yet, or the person has no access to it (payment/access.ts). */
export function playbackOf(context: Context, video: Played, isGranted: boolean): Playback | null {
  if (!isGranted || video.media_id === null) return null;
  if (video.future_publication === 1 && video.publication_ts > context.now()) return null;
  const address = (path: string): string => fileAddress(context, video, path);
  const poster = video.thumbnail === null ? null : mediaUrl(context, video.thumbnail);
  const live = video.kind === "livestream" || video.kind === "tv" ? liveAddress(video.media_id) : undefined;
  // A broadcast on air has no end to seek to, and no file.
  if (live !== undefined) return { hls: address(live), mp4: [], captions: [], storyboard: null, poster };
  const item = playableOf(context, video.media_id);
  if (!item) return null;
  return {
    hls: item.hls === null ? null : address(item.hls),
    mp4: item.mp4.map(({ height, url, codecs }) => ({
      height,
      url: address(url),
      ...(codecs?.video && { video_codec: codecs.video }),
      ...(codecs?.audio && { audio_codec: codecs.audio }),
    })),
    captions: item.captions.map(({ lang, label, url }) => ({ lang, label, url: address(url) })),
    storyboard: item.storyboard === null ? null : { vtt: address(item.storyboard.vtt) },
    poster,
  };
}
