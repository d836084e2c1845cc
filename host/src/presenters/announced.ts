import type { VideoPage } from "@kadr/openapi/client";
import { videoTexts } from "../texts/video.ts";

/** What stands in the player's place when there is nothing to play: the time of what is announced, else a promise. `now` in ms. */
export function whyNothingPlays({ publication_ts: published, is_livestream: isStream }: Pick<VideoPage["video"], "publication_ts" | "is_livestream">, now: number): string {
  const time = Date.parse(published ?? "");
  if (!(time > now)) return videoTexts.noStream;
  const words = new Intl.DateTimeFormat("ru", { day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" }).format(time);
  return isStream ? videoTexts.begins(words) : videoTexts.comesOut(words);
}
