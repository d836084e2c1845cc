import { randomInt } from "node:crypto";
import type { Db } from "../db/database.ts";

export interface Account {
  readonly id: number;
  readonly name: string;
  readonly password_hash: string | null;
  /** A removed account: nobody signs in to it until then. */
  readonly blocked_until_ts: number | null;
}

const letterLifetime = 15 * 60 * 1000;

export const accountOf = (db: Db, email: string): Promise<Account | undefined> =>
  db.selectFrom("users").select(["id", "name", "password_hash", "blocked_until_ts"]).where("email", "=", email).executeTakeFirst();

/** In a transaction. Undefined: the e-mail is taken. */
export async function createAccount(db: Db, account: { name: string; email: string; passwordHash: string }, now: number): Promise<number | undefined> {
  if (await accountOf(db, account.email)) return undefined;
  const { id } = await db
    .insertInto("users")
    .values({ name: account.name, first_name: account.name, email: account.email, email_confirmed: 0, password_hash: account.passwordHash, created_ts: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  await writeLetter(db, account.email, "confirm", now);
  return id;
}

/** Writes a letter with a code of six figures; /sandbox shows it. The codes before it work no more, or asking for many would make guessing easier. */
export async function writeLetter(db: Db, email: string, kind: "confirm" | "reset", now: number): Promise<void> {
  await db.updateTable("letters").set({ used: 1 }).where("email", "=", email).where("kind", "=", kind).where("used", "=", 0).execute();
  await db.insertInto("letters").values({ email, kind, code: String(randomInt(1_000_000)).padStart(6, "0"), created_ts: now, used: 0 }).execute();
}

/** Uses up the code; false when it is wrong, used or older than 15 minutes. */
export async function useCode(db: Db, email: string, kind: "confirm" | "reset", code: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("letters")
    .set({ used: 1 })
    .where("email", "=", email)
    .where("kind", "=", kind)
    .where("code", "=", code)
    .where("used", "=", 0)
    .where("created_ts", ">", now - letterLifetime)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
