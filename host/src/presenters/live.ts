import type { VideoPage } from "@kadr/openapi/client";
import { videoKind } from "./video.ts";

type Page = Pick<VideoPage, "video" | "schedule" | "isChannelDonateAllowed">;

/** Parts of a stream beside its picture. */
export interface LiveParts {
  /** The mode of the chat (VIDEO-PAGE-08): stream while it is live and nobody has hidden it, else none. */
  readonly chat: "stream" | "none";
  /** A channel with a programme today (VIDEO-PAGE-01). */
  readonly hasProgramme: boolean;
}

/** `isChatHidden`: by the settings of the product (SHELL-SETTINGS-07). Null: nothing stands there. */
export function livePartsOf({ video, schedule }: Page, isChatHidden: boolean): LiveParts | null {
  const hasProgramme = videoKind(video, schedule) === "tvLive";
  const chat = video.is_livestream && !video.hide_chat && !isChatHidden ? "stream" : "none";
  return chat === "none" && !hasProgramme ? null : { chat, hasProgramme };
}

/** Up to the author (VIDEO-PAGE-05): a livestream asks the property of the video, anything else the setting of the channel. */
export const takesDonations = ({ video, isChannelDonateAllowed }: Page): boolean =>
  video.is_livestream ? video.properties?.is_donate_allowed === true : isChannelDonateAllowed;
