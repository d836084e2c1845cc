import type { Selectable } from "kysely";
import type { NotificationsTable } from "../../db/schema.ts";
import type { Context } from "../../context.ts";
import { notFound } from "../../http/problems.ts";
import { noContent, ok, requireUser, rowId, type Call, type Handler } from "../call.ts";
import { isoTime, jsonColumn, mediaUrl } from "../shared/format.ts";
import { follow, followedPlace, unfollow } from "../subscriptions/subscriptions.ts";

/** Content of `data_json`: the target of the spec with paths on the media host. */
export interface StoredTarget {
  readonly name?: string;
  readonly video_name?: string;
  readonly video_thumbnail?: string;
  readonly picture?: string | null;
  readonly title: string;
  readonly text?: string;
  readonly link: string;
}

function targetBody(context: Context, target: StoredTarget): Record<string, unknown> {
  const { video_thumbnail: thumbnail, picture, ...words } = target;
  return {
    ...words,
    ...(thumbnail === undefined ? {} : { video_thumbnail: mediaUrl(context, thumbnail) }),
    ...(picture === undefined ? {} : { picture: picture === null ? null : mediaUrl(context, picture) }),
  };
}

const notificationBody = (context: Context, row: Selectable<NotificationsTable>): Record<string, unknown> => ({
  task_id: String(row.id),
  target_id: row.target_id,
  target_type: row.target_type,
  user_reason: row.user_reason,
  user_reason_id: row.user_reason_id,
  notification_type: row.notification_type,
  was_read: row.was_read === 1,
  created_ts: isoTime(row.created_ts),
  count: row.events_count,
  target_data: targetBody(context, jsonColumn<StoredTarget>(row.data_json)),
});

export const listNotifications: Handler = async (call) => {
  const { context, query } = call;
  const user = requireUser(call);
  const limit = Number(query["limit"] ?? 20);
  const cursor = query["cursor"];
  const rows = await context.db
    .selectFrom("notifications")
    .selectAll()
    .where("user_id", "=", user.id)
    // A cursor that is none of ours names no place: nothing lies behind it.
    .$if(cursor !== undefined, (all) => all.where("id", "<", rowId(String(cursor))))
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  const hasNext = rows.length > limit;
  return ok({
    results: shown.map((row) => notificationBody(context, row)),
    has_next: hasNext,
    next: hasNext ? String(shown.at(-1)?.id) : null,
  });
};

/** Up to which notification the bell was touched. */
export async function bellOf(context: Context, userId: number): Promise<number> {
  const row = await context.db
    .selectFrom("notification_bells")
    .select("last_id")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.last_id ?? 0;
}

export const countNotifications: Handler = async (call) => {
  const { context } = call;
  const user = requireUser(call);
  const { count } = await context.db
    .selectFrom("notifications")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("user_id", "=", user.id)
    .where("was_read", "=", 0)
    .where("id", ">", await bellOf(context, user.id))
    .executeTakeFirstOrThrow();
  return ok({ count: Number(count) });
};

export const readAllNotifications: Handler = async (call) => {
  await call.context.db
    .updateTable("notifications")
    .set({ was_read: 1 })
    .where("user_id", "=", requireUser(call).id)
    .where("was_read", "=", 0)
    .execute();
  return noContent();
};

export const deleteAllNotifications: Handler = async (call) => {
  await call.context.db.deleteFrom("notifications").where("user_id", "=", requireUser(call).id).execute();
  return noContent();
};

/** One notification is named by both of its ids together. */
const named = (call: Call): { userId: number; id: number; targetId: string } => ({
  userId: requireUser(call).id,
  id: rowId(call.params["taskId"]),
  targetId: call.params["targetId"] ?? "",
});

export const markNotificationRead: Handler = async (call) => {
  const { userId, id, targetId } = named(call);
  const { numUpdatedRows } = await call.context.db
    .updateTable("notifications")
    .set({ was_read: 1 })
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .where("target_id", "=", targetId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound();
  return noContent();
};

export const deleteNotification: Handler = async (call) => {
  const { userId, id, targetId } = named(call);
  const { numDeletedRows } = await call.context.db
    .deleteFrom("notifications")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .where("target_id", "=", targetId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound();
  return noContent();
};

export const touchBell: Handler = async (call) => {
  const { context } = call;
  const user = requireUser(call);
  const newest = await context.db
    .selectFrom("notifications")
    .select("id")
    .where("user_id", "=", user.id)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  if (newest) {
    await context.db
      .insertInto("notification_bells")
      .values({ user_id: user.id, last_id: newest.id })
      .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ last_id: newest.id }))
      .execute();
  }
  return noContent();
};

export const toggleNotificationSubscription: Handler = async (call) => {
  const { context, params } = call;
  const user = requireUser(call);
  const place = await followedPlace(context, params["reasonType"] ?? "", params["reasonId"] ?? "");
  if (await unfollow(context, user.id, place)) return ok({ is_subscribed: false, subscription_type: null });
  const { subscription_type: type } = await follow(context, user.id, place);
  return ok({ is_subscribed: true, subscription_type: type });
};
