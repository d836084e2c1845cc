import { confirmAddress, takeLetter as takeLetter, writeConfirmLetter } from "../../auth/accounts.ts";
import { emailOf, isEmail } from "../../auth/email.ts";
import { Limits } from "../../auth/limits.ts";
import { endOtherSessionsOf, endSessionsOf, sessionCookieHeader } from "../../auth/sessions.ts";
import type { Context } from "../../context.ts";
import { pictureOf, storePicture } from "../shared/pictures.ts";
import { invalid, tooMany } from "../../http/problems.ts";
import { noContent, ok, requireUser, rowId, type Handler } from "../call.ts";
import { publicProfile } from "../channels/channel-rows.ts";
import { followedKinds } from "../subscriptions/followed.ts";
import { isoTime } from "../shared/format.ts";
import { wrongCode } from "../preparations.ts";
import { profileBody } from "./profile.ts";

/** How long a removed account is blocked (`account.blockDays`). */
const blockLength = 30 * 24 * 60 * 60 * 1000;

export const getUser: Handler = async (call) => ok(await publicProfile(call, rowId(call.params["id"])));

/** The response does not tell whether the address is somebody's: the letter does, and it belongs to the person once its code comes back (auth/accounts.ts). */
export const setEmail: Handler = async (call) => {
  const { context } = call;
  const user = requireUser(call);
  const email = emailOf(call.body["email"]);
  if (!isEmail(email)) throw invalid({ email: "Введите валидный email" });
  const own = await context.db
    .selectFrom("users")
    .select(["email", "email_confirmed", "pending_email"])
    .where("id", "=", user.id)
    .executeTakeFirstOrThrow();
  if (own.email === email && own.email_confirmed === 1) {
    await context.db.updateTable("users").set({ pending_email: null }).where("id", "=", user.id).execute();
    return ok(await profileBody(context, user.id));
  }
  // Letters live by real time. Counted by the person: who goes through addresses writes to strangers.
  const now = Date.now();
  const limits = new Limits(
    { note: (work) => work(context.db), takeTurns: async () => undefined },
    context.signInLimits,
  );
  const { wait } = await limits.take([["confirmLetters", String(user.id)]], now);
  if (wait > 0) throw tooMany(wait);
  // A confirmed address stays theirs until the new one is confirmed. The same one again: the first letter was lost.
  const claim = own.email_confirmed === 1 ? { pending_email: email } : { email, pending_email: null };
  await context.db.updateTable("users").set(claim).where("id", "=", user.id).execute();
  // A mailbox that is full of our letters gets no more, and nobody is told.
  const { wait: full } = await limits.take([["mailbox", email]], now);
  if (full === 0) await writeConfirmLetter(context.db, user.id, email, now);
  return ok(await profileBody(context, user.id));
};

/** The preparation found the letter by its code. */
export const confirmEmail: Handler = async (call) => {
  const { context } = call;
  const user = requireUser(call);
  const letter = await takeLetter(context.db, Number(call.prepared?.["letterId"]));
  if (!letter) throw invalid({ code: wrongCode });
  await confirmAddress(context.db, user.id, letter.email);
  return ok(await profileBody(context, user.id));
};

export const setPhone: Handler = async (call) => {
  const { context } = call;
  const user = requireUser(call);
  const { phone_number } = call.body as { phone_number: string | null };
  await context.db.updateTable("users").set({ phone_number }).where("id", "=", user.id).execute();
  return ok(await profileBody(context, user.id));
};

/** A session made by the former password no longer counts. */
export const changePassword: Handler = async (call) => {
  const { db } = call.context;
  const user = requireUser(call);
  await db
    .updateTable("users")
    .set({ password_hash: call.prepared?.["passwordHash"] ?? null })
    .where("id", "=", user.id)
    .execute();
  await endOtherSessionsOf(db, user.id, call.sessionId);
  return noContent();
};

/** The photo of the person is that of the person's channel too. */
export const uploadAvatar: Handler = async (call) => {
  const { context } = call;
  const user = requireUser(call);
  const picture = pictureOf(call, "avatar");
  if (!picture) throw invalid({ avatar: "Выберите фото в формате JPEG, PNG или WebP" });
  const { avatar: former } = await context.db
    .selectFrom("users")
    .select("avatar")
    .where("id", "=", user.id)
    .executeTakeFirstOrThrow();
  const avatar = await storePicture(context, user.id, picture, former);
  await context.db.updateTable("users").set({ avatar }).where("id", "=", user.id).execute();
  await context.db.updateTable("channels").set({ avatar }).where("id", "=", user.id).execute();
  return ok(await profileBody(context, user.id));
};

/** The person follows nothing any more, and the counters of the followed things say so. */
async function unfollowAll(context: Context, userId: number): Promise<void> {
  const rows = await context.db
    .deleteFrom("subscriptions")
    .where("user_id", "=", userId)
    .returning(["model", "object_id"])
    .execute();
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
  for (const table of ["notifications", "notification_actors", "notification_bells"] as const)
    await context.db.deleteFrom(table).where("user_id", "=", user.id).execute();
  await endSessionsOf(context.db, user.id);
  return ok(
    { blocked_until_ts: isoTime(until) },
    { "set-cookie": sessionCookieHeader(call.context.origins, undefined) },
  );
};
