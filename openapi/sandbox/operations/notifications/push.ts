import { hashOfSession } from "../../auth/sessions.ts";
import { notSignedIn, invalid } from "../../http/problems.ts";
import { pushKeys } from "../../push/keys.ts";
import { isPushService } from "../../push/services.ts";
import { noContent, ok, requireUser, type Handler } from "../call.ts";

export const getPushKey: Handler = async ({ context }) => ok({ key: (await pushKeys(context.db)).publicKey });

/** One browser has one session: what it, or whoever was here before, said of the same browser gives way. */
export const subscribePush: Handler = async (call) => {
  const user = requireUser(call);
  const session = hashOfSession(call.sessionId);
  if (session === undefined) throw notSignedIn();
  const { endpoint, keys } = call.body as { endpoint: string; keys: { p256dh: string; auth: string } };
  const { db, mode, now } = call.context;
  if (!isPushService(endpoint, mode)) throw invalid({ endpoint: "Это не адрес пуш-сервиса браузера" });
  await db
    .deleteFrom("push_subscriptions")
    .where(({ or, eb }) => or([eb("endpoint", "=", endpoint), eb("session_hash", "=", session)]))
    .execute();
  await db
    .insertInto("push_subscriptions")
    .values({ endpoint, session_hash: session, user_id: user.id, ...keys, created_ts: now() })
    .execute();
  return noContent();
};

/** The browser of this session is sent nothing any more. */
export const unsubscribePush: Handler = async (call) => {
  requireUser(call);
  const session = hashOfSession(call.sessionId);
  if (session !== undefined)
    await call.context.db.deleteFrom("push_subscriptions").where("session_hash", "=", session).execute();
  return noContent();
};
