import type { Context } from "../../context.ts";
import { mediaUrl } from "./format.ts";
import type { VideoRow } from "../video/video-rows.ts";

type Previewed = Pick<VideoRow, "preview" | "is_adult" | "kind" | "future_publication">;

/**
 * The clip that a card plays: a short silent file of its own, never the video, so that what is paid for shows no more than any other. Adult and live
 * content has none , nor has what is not out yet. `showsLive`: the card is there to show what is on air.
 */
export function previewOf(context: Pick<Context, "origins">, video: Previewed, showsLive = false): string | undefined {
  const isLive = video.kind === "livestream" || video.kind === "tv";
  return video.preview === null || video.is_adult === 1 || (isLive && !showsLive) || video.future_publication === 1
    ? undefined
    : mediaUrl(context, video.preview);
}
