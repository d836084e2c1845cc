import type { VideoPage } from "@kadr/openapi/client";
import { videoTexts } from "../texts/video.ts";
import { dayAndTime } from "./duration.ts";

/** When what is announced comes out, ms since the epoch; null for what is out, and for what has no time. */
export function momentToCome({ publication_ts: published }: Pick<VideoPage["video"], "publication_ts">, now: number): number | null {
  const time = Date.parse(published ?? "");
  return time > now ? time : null;
}

/** What stands in the player's place when there is nothing to play: the time of what is announced, else a promise. `now` in ms. */
export function whyNothingPlays(video: Pick<VideoPage["video"], "publication_ts" | "is_livestream">, now: number): string {
  const time = momentToCome(video, now);
  if (time === null) return videoTexts.noStream;
  const words = dayAndTime(time);
  return video.is_livestream ? videoTexts.begins(words) : videoTexts.comesOut(words);
}
