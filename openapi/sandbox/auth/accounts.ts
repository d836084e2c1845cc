import { randomInt } from "node:crypto";
import type { Db } from "../db/database.ts";

export interface Account {
  readonly id: number;
  readonly name: string;
  readonly email_confirmed: 0 | 1;
  readonly password_hash: string | null;
  /** A removed account: nobody signs in to it until then. */
  readonly blocked_until_ts: number | null;
}

const letterLifetime = 15 * 60 * 1000;
/** A code whose guessing gains no account: it may be read tomorrow. */
const confirmLifetime = 24 * 60 * 60 * 1000;
/** Of one browser's accounts that claim an address, so many are looked at, the oldest first. */
const maxClaims = 3;

const accountsOf = (db: Db, email: string) =>
  db
    .selectFrom("users")
    .select(["id", "name", "email_confirmed", "password_hash", "blocked_until_ts"])
    .where("email", "=", email);

/** Whose an address is: the account's that confirmed it. */
export const ownerOf = (db: Db, email: string): Promise<Account | undefined> =>
  accountsOf(db, email).where("email_confirmed", "=", 1).executeTakeFirst();

/**
 * Accounts that only claim an address and were in this browser. Elsewhere a claim opens nothing: neither do claims of strangers crowd out anybody's, nor
 * does signing in tell whether the address is taken.
 */
export const claimsIn = (db: Db, email: string, browser: string): Promise<Account[]> =>
  accountsOf(db, email)
    .where("email_confirmed", "=", 0)
    .where("id", "in", (known) => known.selectFrom("known_browsers").select("user_id").where("id_hash", "=", browser))
    .orderBy("id")
    .limit(maxClaims)
    .execute();

/** The account that a new password is for: the owner's, else this browser's claim, else the oldest one. Never a later claim by somebody else. */
export async function accountToReset(db: Db, email: string, browser: string): Promise<Account | undefined> {
  return (
    (await ownerOf(db, email)) ??
    (await claimsIn(db, email, browser))[0] ??
    (await accountsOf(db, email).orderBy("id").limit(1).executeTakeFirst())
  );
}

/** In a transaction. The address is claimed, not had: it belongs to the account once the letter's code comes back. */
export async function createAccount(
  db: Db,
  account: { name: string; email: string; passwordHash: string },
  now: number,
): Promise<number> {
  const { id } = await db
    .insertInto("users")
    .values({
      name: account.name,
      first_name: account.name,
      email: account.email,
      email_confirmed: 0,
      password_hash: account.passwordHash,
      created_ts: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

interface Letter {
  readonly email: string;
  readonly kind: "confirm" | "reset";
  readonly userId: number;
  /** Of a reset: the browser that asked, in which alone the code works. Otherwise strangers could make an owner's code useless by asking for theirs. */
  readonly browser?: string;
}

/** Figures. Strangers may ask for twenty codes in ten minutes and try each ten times: of six figures they would hit one a month. */
export const codeLength = 10;

/** Writes a letter with a code; /sandbox shows it. The codes that were asked for so before work no more, or asking for many would make guessing easier. */
export async function writeLetter(db: Db, { email, kind, userId, browser = "" }: Letter, now: number): Promise<void> {
  await db
    .updateTable("letters")
    .set({ used: 1 })
    .where("email", "=", email)
    .where("kind", "=", kind)
    .where("user_id", "=", userId)
    .where("browser_hash", "=", browser)
    .where("used", "=", 0)
    .execute();
  await db
    .insertInto("letters")
    .values({
      email,
      kind,
      user_id: userId,
      browser_hash: browser,
      code: String(randomInt(10 ** codeLength)).padStart(codeLength, "0"),
      created_ts: now,
      used: 0,
    })
    .execute();
}

/** A letter to confirm an address; to one that is somebody's already a letter that says so, to them. The answer to who asked is the same. */
export async function writeConfirmLetter(db: Db, userId: number, email: string, now: number): Promise<void> {
  const owner = await ownerOf(db, email);
  if (owner === undefined || owner.id === userId) return writeLetter(db, { email, kind: "confirm", userId }, now);
  await db
    .insertInto("letters")
    .values({
      email,
      kind: "confirm",
      user_id: owner.id,
      browser_hash: "",
      is_taken: 1,
      code: "",
      created_ts: now,
      used: 0,
    })
    .execute();
}

/**
 * A browser asks for a code of a mailbox to which strangers have had as many letters sent as it may get: no further one is sent, and the
 * newest of those, with whatever comes after it, counts in this browser, too. Says whether there is one that counts.
 */
export async function shareLetters(db: Db, { email, userId, browser = "" }: Letter, now: number): Promise<boolean> {
  const newest = await db
    .selectFrom("letters")
    .select("created_ts")
    .where("email", "=", email)
    .where("kind", "=", "reset")
    .where("user_id", "=", userId)
    .where("used", "=", 0)
    .where("created_ts", ">", now - letterLifetime)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  if (newest === undefined) return false;
  const share = { id_hash: browser, user_id: userId, created_ts: newest.created_ts };
  await db
    .insertInto("shared_letters")
    .values(share)
    .onConflict((before) => before.columns(["id_hash", "user_id"]).doUpdateSet({ created_ts: newest.created_ts }))
    .execute();
  return true;
}

/** Whether the code is the one of a letter that counts in this browser, not used and not older than 15 minutes; whose it is. */
export async function ownerOfCode(
  db: Db,
  { email, browser, code }: { email: string; browser: string; code: string },
  now: number,
): Promise<{ letterId: number; userId: number } | undefined> {
  const row = await db
    .selectFrom("letters")
    .select(["id", "user_id"])
    .where("email", "=", email)
    .where("kind", "=", "reset")
    .where((is) =>
      is.or([
        is("browser_hash", "=", browser),
        is.exists((letter) =>
          letter
            .selectFrom("shared_letters as share")
            .select("share.user_id")
            .where("share.id_hash", "=", browser)
            .whereRef("share.user_id", "=", "letters.user_id")
            .whereRef("share.created_ts", "<=", "letters.created_ts"),
        ),
      ]),
    )
    .where("code", "=", code)
    .where("used", "=", 0)
    .where("created_ts", ">", now - letterLifetime)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.user_id == null ? undefined : { letterId: row.id, userId: row.user_id };
}

/** The letter that asked this person to confirm an address, by its code; undefined: none, or one that was used or is older than a day. */
export async function confirmLetterOf(
  db: Db,
  { userId, code }: { userId: number; code: string },
  now: number,
): Promise<number | undefined> {
  const row = await db
    .selectFrom("letters")
    .select("id")
    .where("user_id", "=", userId)
    .where("kind", "=", "confirm")
    .where("is_taken", "=", 0)
    .where("code", "=", code)
    .where("used", "=", 0)
    .where("created_ts", ">", now - confirmLifetime)
    .executeTakeFirst();
  return row?.id;
}

/** Takes a letter's code; undefined: it was taken meanwhile. */
export async function takeLetter(
  db: Db,
  id: number,
): Promise<{ email: string; user_id: number | null; is_taken: 0 | 1; kind: string } | undefined> {
  return db
    .updateTable("letters")
    .set({ used: 1 })
    .where("id", "=", id)
    .where("used", "=", 0)
    .returning(["email", "user_id", "is_taken", "kind"])
    .executeTakeFirst();
}

/** The reader of the letter has the mailbox: the address is theirs, unless it has become somebody's meanwhile, and nobody else claims it any more. */
export async function confirmAddress(db: Db, userId: number, email: string): Promise<void> {
  if (await ownerOf(db, email)) return;
  await db.updateTable("users").set({ email: null }).where("email", "=", email).where("id", "<>", userId).execute();
  await db
    .updateTable("users")
    .set({ pending_email: null })
    .where("pending_email", "=", email)
    .where("id", "<>", userId)
    .execute();
  await db
    .updateTable("users")
    .set({ email, email_confirmed: 1, pending_email: null })
    .where("id", "=", userId)
    .where((is) => is.or([is("email", "=", email), is("pending_email", "=", email)]))
    .execute();
}
