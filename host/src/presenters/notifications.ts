import type { Notification } from "@kadr/openapi/client";
import { pathTo } from "@kadr/openapi/pages";
import type { NotificationLook, NotificationMark } from "@kadr/design-system/notifications";
import type { SafeHref } from "@kadr/design-system/primitives/SafeAddress";
import { channelPath, videoPath } from "../links/addresses.ts";
import type { LinkCheck, MediaCheck } from "../links/checks.ts";
import { ownHref } from "../links/ownHref.ts";
import { atWidth } from "../links/safeUrl.ts";
import { avatarAt } from "./avatars.ts";
import { parseMoment, relativeDate } from "./duration.ts";

export interface NotificationContext {
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly link: LinkCheck;
  readonly mediaUrl: MediaCheck;
}

/** Width of a still, device px: 88 at three to one. */
const stillWidth = 264;

/** The event, as the mark on the picture: news has its own target, a stream is live, the rest goes by its reason. */
function markOf({ target_type: target, user_reason: reason }: Notification): NotificationMark {
  if (target === "news") return "news";
  if (reason === "author") return target === "livestream" ? "live" : "video";
  return reason;
}

/** The page of a target without a usable address of its own (`notification.targetType`: video, livestream, news, card). */
function placeOf({
  target_type: target,
  target_id: id,
  user_reason: reason,
  user_reason_id: reasonId,
}: Notification): SafeHref | undefined {
  if (target === "video") return videoPath(id);
  if (target === "livestream") return ownHref(pathTo("liveVideo", { id }));
  if (target === "news") return ownHref(pathTo("newsList"));
  if (reason === "tv") return ownHref(pathTo("tvShow", { id: reasonId }));
  if (reason === "person") return ownHref(pathTo("person", { id: reasonId }));
  return reason === "author" ? channelPath(reasonId) : undefined;
}

/** A row of the bell's panel. */
export function presentNotification(
  id: string,
  notification: Notification,
  isUnread: boolean,
  { now, link, mediaUrl }: NotificationContext,
): NotificationLook {
  const { target_data: data, created_ts: dateTime } = notification;
  const moment = parseMoment(dateTime);
  const still = mediaUrl(data.video_thumbnail);
  return {
    id,
    href: link(data.link)?.href ?? placeOf(notification),
    title: data.title,
    text: data.text,
    videoName: data.video_name,
    time: moment === undefined ? "" : relativeDate(moment, now),
    dateTime,
    isUnread,
    mark: markOf(notification),
    name: data.name ?? data.title,
    picture: avatarAt(mediaUrl(data.picture)),
    thumbnail: still === undefined ? undefined : atWidth(still, stillWidth),
  };
}
