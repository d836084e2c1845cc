import { randomBytes } from "node:crypto";
import { startSession } from "../sandbox/auth/sessions.ts";
import type { World } from "../contract/world.ts";

/** Kinds of asker, as the server knows people. */
export const askers = ["guest", "unconfirmed", "stranger", "banned", "rival", "author", "owner"] as const;
export type Asker = (typeof askers)[number];

/** Person who was not there before: whatever a call does to its account, the next call is made by another. */
async function newPerson(w: World, isConfirmed = true): Promise<number> {
  const email = `kto-to-${randomBytes(6).toString("hex")}@kadr.example`;
  const { id } = await w.db
    .insertInto("users")
    .values({ name: "Кто-то", email, email_confirmed: isConfirmed ? 1 : 0, created_ts: Date.now() })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** The id of the person who asks; the author is the one of the channel whose video, comments and pins the calls are about. */
const people: Readonly<Record<Exclude<Asker, "guest" | "owner">, (w: World) => Promise<number> | number>> = {
  unconfirmed: (w) => newPerson(w, false),
  stranger: (w) => newPerson(w),
  // In that channel.
  async banned(w) {
    const id = await newPerson(w);
    await w.db
      .insertInto("blocks")
      .values({ channel_id: Number(w.ids.author), user_id: id, created_ts: Date.now() })
      .execute();
    return id;
  },
  // An author, of another channel.
  async rival(w) {
    const id = await newPerson(w);
    const channel = await w.db
      .selectFrom("channels")
      .selectAll()
      .where("id", "=", Number(w.ids.author))
      .executeTakeFirstOrThrow();
    await w.db
      .insertInto("channels")
      .values({ ...channel, id, name: "Другой канал", short_url: null })
      .execute();
    return id;
  },
  author: (w) => Number(w.ids.author),
};

export interface Session {
  /** 0 for a guest. */
  readonly userId: number;
  readonly cookie: string | undefined;
}

/** A session of somebody of this kind who is not the owner. */
export async function sessionOf(w: World, asker: Exclude<Asker, "owner">): Promise<Session> {
  if (asker === "guest") return { userId: 0, cookie: undefined };
  const userId = await people[asker](w);
  return { userId, cookie: await startSession(w.db, userId, Date.now()) };
}
