import { insertRows } from "../../db/insert-rows.ts";
import type { OutboxTable } from "../../db/schema.ts";
import type { Context } from "../../context.ts";
import { queuePushes } from "../../push/queue.ts";
import type { Way } from "./notification-settings.ts";

export type Message = Pick<OutboxTable, "reason" | "title" | "text" | "link">;

/**
 * Puts a letter and a push for everybody who wants them into the outbox, in the transaction of what they tell. `/sandbox` shows
 * them. No letter leaves the sandbox, and one needs a confirmed address; pushes go to the browsers that take them.
 */
export async function post(
  context: Context,
  ways: ReadonlyMap<number, Readonly<Record<Way, boolean>>>,
  message: Message,
): Promise<void> {
  const { db, now } = context;
  const wanting = (way: Way): number[] => [...ways].flatMap(([id, own]) => (own[way] ? [id] : []));
  const readers = wanting("email");
  const addresses =
    readers.length === 0
      ? []
      : await db
          .selectFrom("users")
          .select(["id", "email"])
          .where("id", "in", readers)
          .where("email_confirmed", "=", 1)
          .where("email", "is not", null)
          .orderBy("id")
          .execute();
  const common = { ...message, created_ts: now() };
  await insertRows(db, "outbox", [
    ...addresses.map(({ id, email }) => ({ ...common, way: "email" as const, user_id: id, address: email })),
    ...wanting("push").map((id) => ({ ...common, way: "push" as const, user_id: id, address: null })),
  ]);
  await queuePushes(context, wanting("push"), message);
}
