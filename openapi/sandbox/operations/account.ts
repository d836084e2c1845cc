import { writeConfirmLetter } from "../auth/accounts.ts";
import { emailOf, isEmail } from "../auth/email.ts";
import { Limits } from "../auth/limits.ts";
import { endSessionsOf, sessionCookieHeader } from "../auth/sessions.ts";
import type { Context } from "../http/options.ts";
import { pictureOf, storePicture } from "../http/pictures.ts";
import { invalid, notFound, tooMany } from "../http/problems.ts";
import { ok, requireUser, rowId, type Handler } from "./call.ts";
import { followedKinds } from "./followed.ts";
import { isoTime, mediaUrl } from "./format.ts";
import { profileBody } from "./profile.ts";
import { isBlockedAt } from "./removed-user.ts";

/** How long a removed account is blocked (B §6). */
const blockLength = 30 * 24 * 60 * 60 * 1000;

export const getUser: Handler = async (call) => {
  const { context } = call;
  const row = await context.db
    .selectFrom("users as u")
    .leftJoin("channels as ch", "ch.id", "u.id")
    .select(["u.id", "u.name", "u.avatar", "u.blocked_until_ts", "ch.id as channel_id", "ch.name as channel_name", "ch.avatar as channel_avatar", "ch.banner", "ch.description", "ch.short_url", "ch.is_official", "ch.is_reborn", "ch.videos_count", "ch.subscribers_count", "ch.last_update_ts"])
    .where("u.id", "=", rowId(call.params["id"]))
    .executeTakeFirst();
  if (!row || isBlockedAt(row.blocked_until_ts, context.now())) throw notFound();
  const avatar = row.channel_avatar ?? row.avatar;
  const picture = avatar === null ? null : mediaUrl(context, avatar);
  return ok({
    id: String(row.id),
    channel_id: String(row.id),
    name: row.channel_name ?? row.name,
    avatar_url: picture,
    is_official: row.is_official === 1,
    description: row.description ?? "",
    video_count: row.videos_count ?? 0,
    subscribers_count: row.subscribers_count ?? 0,
    can_subscribe: row.channel_id !== null && row.id !== call.user?.id,
    is_reborn_channel: row.is_reborn === 1,
    absolute_url: `/channel/${row.id}/`,
    ...(picture === null ? {} : { icon: picture }),
    ...(row.banner === null ? {} : { picture: mediaUrl(context, row.banner) }),
    ...(row.last_update_ts === null ? {} : { last_update_ts: isoTime(row.last_update_ts) }),
    appearance: { short_url: row.short_url },
  });
};

/** The answer does not tell whether the address is somebody's: the letter does, and it belongs to the person once its code comes back (auth/accounts.ts). */
export const setEmail: Handler = async (call) => {
  const { context } = call;
  const user = requireUser(call);
  const email = emailOf(call.body["email"]);
  if (!isEmail(email)) throw invalid({ email: "Введите валидный email" });
  const own = await context.db.selectFrom("users").select(["email", "email_confirmed", "pending_email"]).where("id", "=", user.id).executeTakeFirstOrThrow();
  if (own.email === email && own.email_confirmed === 1) {
    await context.db.updateTable("users").set({ pending_email: null }).where("id", "=", user.id).execute();
    return ok(await profileBody(context, user.id));
  }
  // Letters live by real time. Counted by the person: who goes through addresses writes to strangers.
  const now = Date.now();
  const limits = new Limits(context.db, context.signInLimits);
  const { wait } = await limits.take([["confirmLetters", String(user.id)]], now);
  if (wait > 0) throw tooMany(wait);
  // What is confirmed stays theirs until the new one is. The same one again: the first letter was lost.
  const claim = own.email_confirmed === 1 ? { pending_email: email } : { email, pending_email: null };
  await context.db.updateTable("users").set(claim).where("id", "=", user.id).execute();
  // A mailbox that is full of our letters gets no more, and nobody is told.
  const { wait: full } = await limits.take([["mailbox", email]], now);
  if (full === 0) await writeConfirmLetter(context.db, user.id, email, now);
  return ok(await profileBody(context, user.id));
};

/** The photo of the person is that of the person's channel too. */
export const uploadAvatar: Handler = async (call) => {
  const { context } = call;
  const user = requireUser(call);
  const picture = pictureOf(call.body["avatar"]);
  if (!picture) throw invalid({ avatar: "Выберите фото в формате JPEG, PNG или WebP" });
  const { avatar: former } = await context.db.selectFrom("users").select("avatar").where("id", "=", user.id).executeTakeFirstOrThrow();
  const avatar = await storePicture(context, user.id, picture, former);
  await context.db.updateTable("users").set({ avatar }).where("id", "=", user.id).execute();
  await context.db.updateTable("channels").set({ avatar }).where("id", "=", user.id).execute();
  return ok(await profileBody(context, user.id));
};

/** Nobody is followed any more, and the counters of those who were say so. */
async function unfollowAll(context: Context, userId: number): Promise<void> {
  const rows = await context.db.deleteFrom("subscriptions").where("user_id", "=", userId).returning(["model", "object_id"]).execute();
  for (const { model, object_id: id } of rows) await followedKinds.get(model)?.countSubscribers(context, id, -1);
}

/**
 * Blocks the account for 30 days and ends every session of it. What is the person's own goes; comments stay in their threads,
 * shown as a removed user's while the block lasts (comment-rows.ts).
 */
export const removeAccount: Handler = async (call) => {
  const { context } = call;
  const user = requireUser(call);
  const until = context.now() + blockLength;
  await context.db.updateTable("users").set({ blocked_until_ts: until }).where("id", "=", user.id).execute();
  await unfollowAll(context, user.id);
  for (const table of ["notifications", "notification_actors", "notification_bells"] as const) await context.db.deleteFrom(table).where("user_id", "=", user.id).execute();
  await endSessionsOf(context.db, user.id);
  return ok({ blocked_until_ts: isoTime(until) }, { "set-cookie": sessionCookieHeader(call.context.origins, undefined) });
};
