// Subscriptions and choices of people, and their notifications.
import type { Generated } from "kysely";
import type { Flag } from "./flag.ts";

export type SubscriptionType = "markers" | "all" | "without";

/** One row per person and what is followed; not there: not followed. */
export interface SubscriptionsTable {
  user_id: number;
  /** Kind of what is followed: `userchannel`, `tv`, `person` (operations/subscriptions/followed.ts). */
  model: string;
  object_id: number;
  subscription_type: SubscriptionType;
  created_ts: number;
  /** Null: not since subscribing. */
  last_visit_ts: number | null;
}

export type NotificationReason = "person" | "author" | "tv" | "comment" | "video" | "answer" | "pin" | "like";
export type NotificationTargetType = "video" | "livestream" | "news" | "card";

/** A hidden notification is deleted. */
export interface NotificationsTable {
  /** The `task_id` of the API. */
  id: Generated<number>;
  user_id: number;
  /** Event that it was made for, "like:17": further events of the key count up while it is unread and the bell is untouched. */
  event_key: string;
  target_id: string;
  target_type: NotificationTargetType;
  user_reason: NotificationReason;
  user_reason_id: string;
  /** The switch that it belongs to (operations/notifications/notification-settings.ts). */
  notification_type: string;
  was_read: Generated<Flag>;
  created_ts: number;
  events_count: Generated<number>;
  /** The comment that it shows: it goes when the comment does. */
  comment_id: number | null;
  /** `NotificationTarget` of the spec; pictures are paths on the media host. */
  data_json: string;
}

export interface NotificationActorsTable {
  user_id: number;
  event_key: string;
  actor_id: number;
}

export interface NotificationBellsTable {
  user_id: number;
  /** The newest notification when the bell was last touched. */
  last_id: number;
}

/** A letter that would have been sent, none is; or a push, which goes to the browsers of push_subscriptions. */
export interface OutboxTable {
  id: Generated<number>;
  way: "email" | "push";
  user_id: number;
  /** The e-mail; null for a push: it goes to whatever browsers the person allowed. */
  address: string | null;
  /** The switch that it belongs to. */
  reason: NotificationReason;
  title: string;
  text: string;
  /** Path on the shell. */
  link: string;
  created_ts: number;
}

/** A browser that takes pushes, as the person who is signed in there said. It goes with the session. */
export interface PushSubscriptionsTable {
  /** Address of the browser's push service. */
  endpoint: string;
  session_hash: string;
  user_id: number;
  /** Keys of the browser, base64url: what is sent can be read there alone. */
  p256dh: string;
  auth: string;
  created_ts: number;
}

/** A push that waits to be sent to one browser. */
export interface PushQueueTable {
  id: Generated<number>;
  endpoint: string;
  /** Message that the service worker reads: title, text, link. */
  payload_json: string;
}

export interface NotificationSettingsTable {
  user_id: number;
  code: string;
  state: Flag;
}

export interface InterestTagsTable {
  id: number;
  name: string;
  emoji: string;
  group_id: number;
  /** Videos of this category suit the topic. */
  category_id: number;
}

export interface UserInterestsTable {
  user_id: number;
  tag_id: number;
  /** In the order of choosing, from 0. */
  position: number;
}

export interface AbTestsTable {
  slug: string;
  salt: string;
  groups_json: string;
  order_number: number;
}

/** A report of the form about problems. */
export interface ProblemsTable {
  id: Generated<number>;
  text: string;
  email: string | null;
  created_ts: number;
}

export interface FollowsTables {
  problems: ProblemsTable;
  push_subscriptions: PushSubscriptionsTable;
  push_queue: PushQueueTable;
  subscriptions: SubscriptionsTable;
  notifications: NotificationsTable;
  notification_actors: NotificationActorsTable;
  notification_bells: NotificationBellsTable;
  notification_settings: NotificationSettingsTable;
  outbox: OutboxTable;
  interest_tags: InterestTagsTable;
  user_interests: UserInterestsTable;
  ab_tests: AbTestsTable;
}
