import type { VideoPage } from "@kadr/openapi/client";
import { videoTexts } from "../texts/video.ts";
import { dayAndTime, hoursAndMinutes, timeCode } from "./duration.ts";
import { counted } from "../texts/plural.ts";
import { nouns } from "../texts/time.ts";

/** When what is announced comes out, ms since the epoch; null for what is out, and for what has no time. */
export function momentToCome(
  { publication_ts: published }: Pick<VideoPage["video"], "publication_ts">,
  now: number,
): number | null {
  const time = Date.parse(published ?? "");
  return time > now ? time : null;
}

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** How long it still is, ms: days and hours while it is far, a clock in the last hour. */
export function untilWords(ms: number): string {
  if (ms >= dayMs) {
    const hours = Math.floor((ms % dayMs) / hourMs);
    const days = counted(Math.floor(ms / dayMs), nouns.day);
    return hours === 0 ? days : `${days} ${counted(hours, nouns.hour)}`;
  }
  // the seconds of a long wait are nobody's concern
  return ms >= hourMs ? hoursAndMinutes(ms / 1000) : timeCode(Math.ceil(ms / 1000));
}

/** Text in the player's place when there is no video to play: the time of an announced one, else a promise. `now` in ms. */
export function whyNothingPlays(
  video: Pick<VideoPage["video"], "publication_ts" | "is_livestream">,
  now: number,
): string {
  const time = momentToCome(video, now);
  if (time === null) return videoTexts.noStream;
  const words = dayAndTime(time, now);
  return video.is_livestream ? videoTexts.begins(words) : videoTexts.comesOut(words);
}
