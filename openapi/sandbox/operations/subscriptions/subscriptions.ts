import type { Selectable } from "kysely";
import type { SubscriptionsTable, SubscriptionType } from "../../db/schema.ts";
import type { Context } from "../../context.ts";
import { forbidden, notFound } from "../../http/problems.ts";
import { noContent, ok, requireUser, rowId, type Call, type Handler } from "../call.ts";
import { followedKinds, type Followed, type FollowedKind } from "./followed.ts";
import { isoTime, mediaUrl, pageLink } from "../shared/format.ts";

export type SubscriptionRow = Selectable<SubscriptionsTable>;

/** How old an update has to be before it shows as new (SUBS-TOGGLE-06). */
const newAfter = 10 * 60 * 1000;

/** The badge of new content (K29): an update older than ten minutes and later than the last visit, unless it is unwanted. */
export function hasNewContent(
  row: Pick<SubscriptionRow, "subscription_type" | "last_visit_ts">,
  lastUpdatedTs: number | null,
  now: number,
): boolean {
  return (
    row.subscription_type !== "without" &&
    lastUpdatedTs !== null &&
    now - lastUpdatedTs > newAfter &&
    lastUpdatedTs > (row.last_visit_ts ?? 0)
  );
}

export interface FollowedPlace {
  readonly model: string;
  readonly kind: FollowedKind;
  readonly object: Followed;
}

/** Thing that an address names; 404 when there is no such thing to follow. */
export async function followedPlace(context: Context, model: string, id: string): Promise<FollowedPlace> {
  const kind = followedKinds.get(model);
  const [object] = kind ? await kind.read(context, [rowId(id)]) : [];
  if (!kind || !object) throw notFound();
  return { model, kind, object };
}

const placeOf = (call: Call): Promise<FollowedPlace> =>
  followedPlace(call.context, call.params["type"] ?? "", call.params["id"] ?? "");

function findSubscription(
  context: Context,
  userId: number,
  { model, object }: Pick<FollowedPlace, "model" | "object">,
): Promise<SubscriptionRow | undefined> {
  return context.db
    .selectFrom("subscriptions")
    .selectAll()
    .where("user_id", "=", userId)
    .where("model", "=", model)
    .where("object_id", "=", object.id)
    .executeTakeFirst();
}

/** Follows with notices; following again changes nothing. */
export async function follow(context: Context, userId: number, place: FollowedPlace): Promise<SubscriptionRow> {
  const { model, kind, object } = place;
  if (model === "userchannel" && object.id === userId) throw forbidden("Нельзя подписаться на свой канал");
  if (object.isDeleted) throw forbidden("Канал удалён");
  const added = await context.db
    .insertInto("subscriptions")
    // A new follower has just seen what there is: nothing in it is new.
    .values({
      user_id: userId,
      model,
      object_id: object.id,
      subscription_type: "all",
      created_ts: context.now(),
      last_visit_ts: context.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (added) {
    await kind.countSubscribers(context, object.id, 1);
    return added;
  }
  const row = await findSubscription(context, userId, place);
  if (!row) throw notFound();
  return row;
}

/** False: was not followed. */
export async function unfollow(
  context: Context,
  userId: number,
  { model, kind, object }: FollowedPlace,
): Promise<boolean> {
  const { numDeletedRows } = await context.db
    .deleteFrom("subscriptions")
    .where("user_id", "=", userId)
    .where("model", "=", model)
    .where("object_id", "=", object.id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await kind.countSubscribers(context, object.id, -1);
  return true;
}

function marksOf(
  context: Context,
  row: SubscriptionRow,
  { kind, model, object }: FollowedPlace,
): Record<string, unknown> {
  return {
    subscription_type: row.subscription_type,
    content_type: { id: kind.contentTypeId, model },
    last_visit_ts: row.last_visit_ts === null ? null : isoTime(row.last_visit_ts),
    last_updated_ts: object.lastUpdatedTs === null ? null : isoTime(object.lastUpdatedTs),
    newness: hasNewContent(row, object.lastUpdatedTs, context.now()),
  };
}

async function subscriptionBody(
  context: Context,
  row: SubscriptionRow,
  place: FollowedPlace,
): Promise<Record<string, unknown>> {
  const [object = place.object] = await place.kind.read(context, [place.object.id]);
  return bodyOf(context, row, { ...place, object });
}

function bodyOf(context: Context, row: SubscriptionRow, place: FollowedPlace): Record<string, unknown> {
  const { object } = place;
  return {
    object: {
      object_id: String(object.id),
      title: object.title,
      description: object.description,
      url: object.url,
      icon: object.icon === null ? null : mediaUrl(context, object.icon),
      can_subscribe: true,
      subscribers_count: object.subscribersCount,
      video_count: object.videoCount,
      is_official: object.isOfficial,
    },
    ...marksOf(context, row, place),
    is_banned: false,
    is_deleted: object.isDeleted,
    offer_id: null,
    renewable: false,
  };
}

/** All subscriptions of a person, the latest update first. People follow hundreds of things, not more. */
async function allOf(context: Context, userId: number): Promise<Array<{ row: SubscriptionRow; place: FollowedPlace }>> {
  const rows = await context.db
    .selectFrom("subscriptions")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("model")
    .orderBy("object_id")
    .execute();
  const found: Array<{ row: SubscriptionRow; place: FollowedPlace }> = [];
  for (const [model, kind] of followedKinds) {
    const own = new Map(rows.filter((row) => row.model === model).map((row) => [row.object_id, row]));
    if (own.size === 0) continue;
    for (const object of await kind.read(context, [...own.keys()])) {
      const row = own.get(object.id);
      if (row) found.push({ row, place: { model, kind, object } });
    }
  }
  const updated = ({ place }: { place: FollowedPlace }): number => place.object.lastUpdatedTs ?? 0;
  return found.sort(
    (a, b) => updated(b) - updated(a) || a.row.model.localeCompare(b.row.model) || a.row.object_id - b.row.object_id,
  );
}

export const subscribe: Handler = async (call) => {
  const user = requireUser(call);
  const place = await placeOf(call);
  const row = await follow(call.context, user.id, place);
  return ok(await subscriptionBody(call.context, row, place));
};

export const unsubscribe: Handler = async (call) => {
  const user = requireUser(call);
  await unfollow(call.context, user.id, await placeOf(call));
  return noContent();
};

export const listSubscriptions: Handler = async (call) => {
  const { context, query } = call;
  const user = requireUser(call);
  const page = Number(query["page"] ?? 1);
  const limit = Number(query["limit"] ?? 100);
  const all = await allOf(context, user.id);
  const hasNext = page * limit < all.length;
  return ok({
    results: all.slice((page - 1) * limit, page * limit).map(({ row, place }) => bodyOf(context, row, place)),
    has_next: hasNext,
    next: hasNext ? pageLink("/api/subscription/cards/", { page: page + 1, limit }) : null,
    page,
    per_page: limit,
  });
};

export const listSubscriptionMarkers: Handler = async (call) => {
  const { context } = call;
  const all = await allOf(context, requireUser(call).id);
  return ok({
    results: all.map(({ row, place }) => ({ object_id: String(row.object_id), ...marksOf(context, row, place) })),
  });
};

/** Changes a subscription that is there; 404 otherwise. */
async function change(
  call: Call,
  columns: { last_visit_ts: number } | { subscription_type: SubscriptionType },
): Promise<{ row: SubscriptionRow; place: FollowedPlace }> {
  const user = requireUser(call);
  const place = await placeOf(call);
  const row = await call.context.db
    .updateTable("subscriptions")
    .set(columns)
    .where("user_id", "=", user.id)
    .where("model", "=", place.model)
    .where("object_id", "=", place.object.id)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw notFound();
  return { row, place };
}

export const visitSubscription: Handler = async (call) => {
  await change(call, { last_visit_ts: call.context.now() });
  return noContent();
};

export const setSubscriptionNotices: Handler = async (call) => {
  const { row, place } = await change(call, { subscription_type: call.body["type"] as "all" | "without" });
  return ok(bodyOf(call.context, row, place));
};
