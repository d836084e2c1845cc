import { insertRows } from "../db/insert-rows.ts";
import type { OutboxTable } from "../db/schema.ts";
import type { Context } from "../context.ts";

/** Puts a push into the queue for every browser of these people where somebody is still signed in. */
export async function queuePushes(
  { db }: Context,
  userIds: readonly number[],
  { title, text, link }: Pick<OutboxTable, "title" | "text" | "link">,
): Promise<void> {
  if (userIds.length === 0) return;
  const browsers = await db
    .selectFrom("push_subscriptions as p")
    .innerJoin("sessions as s", "s.id_hash", "p.session_hash")
    .select("p.endpoint")
    .where("p.user_id", "in", [...userIds])
    // sessions live by real time (auth/sessions.ts)
    .where("s.expires_ts", ">", Date.now())
    .orderBy("p.endpoint")
    .execute();
  const payload_json = JSON.stringify({ title, text, link });
  await insertRows(
    db,
    "push_queue",
    browsers.map(({ endpoint }) => ({ endpoint, payload_json })),
  );
}
