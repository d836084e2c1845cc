import type { Notification } from "@kadr/openapi/client";
import type { Place } from "../subscriptions/ports.ts";

/** Model names by which the reasons of a notification are followed (`notification.subscriptionReasonType`). */
const models: Readonly<Partial<Record<Notification["user_reason"], string>>> = {
  author: "userchannel",
  tv: "tv",
  person: "person",
};

/** Source of a notification, by its reason, if it can be followed. */
export function sourceOf(notification: Notification): Place | null {
  const model = models[notification.user_reason];
  const isOwnNews = notification.target_type === "news";
  return model === undefined || isOwnNews ? null : { model, id: notification.user_reason_id };
}
