import { hash, randomBytes } from "node:crypto";
import type { Db } from "../db/database.ts";
import { prepared } from "../db/prepared.ts";
import { cookieHeader, readCookie, sessionCookie } from "../http/cookies.ts";
import type { DatabaseContext, Origins } from "../context.ts";

const lifetime = 30 * 24 * 60 * 60 * 1000;
/** How old `last_seen_ts` may grow before it is written again: reading must not write on every call. */
const seenGrain = 60 * 60 * 1000;

export interface SignedInUser {
  readonly id: number;
  readonly name: string;
  readonly email: string | null;
}

const hashOf = (id: string): string => hash("sha256", id);

/** Key by which rows name the session of a call; undefined where the call has none. */
export const hashOfSession = (id: string | undefined): string | undefined =>
  id === undefined ? undefined : hashOf(id);

/** Starts a session and returns the cookie's value: 256 random bits that are stored nowhere else. */
export async function startSession(db: Db, userId: number, now: number): Promise<string> {
  const id = randomBytes(32).toString("base64url");
  await db
    .insertInto("sessions")
    .values({ id_hash: hashOf(id), user_id: userId, created_ts: now, expires_ts: now + lifetime, last_seen_ts: now })
    .execute();
  return id;
}

const sessionByHash = prepared((db, { idHash, now }: { idHash: string; now: number }) =>
  db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select(["users.id", "users.name", "users.email", "sessions.last_seen_ts"])
    .where("sessions.id_hash", "=", idHash)
    .where("sessions.expires_ts", ">", now),
);

/** `db` stands alone (`SandboxDatabase.query`): a session that is seen is written, whatever its call does. */
export async function userOfSession(db: Db, id: string | undefined, now: number): Promise<SignedInUser | undefined> {
  if (id === undefined || !/^[\w-]{43}$/.test(id)) return undefined;
  const idHash = hashOf(id);
  const [row] = await sessionByHash(db, { idHash, now });
  if (!row) return undefined;
  if (now - row.last_seen_ts > seenGrain) {
    await db
      .updateTable("sessions")
      .set({ last_seen_ts: now, expires_ts: now + lifetime })
      .where("id_hash", "=", idHash)
      .execute();
  }
  return { id: row.id, name: row.name, email: row.email };
}

interface RequestHeaders {
  readonly headers: { readonly cookie?: string | undefined };
}

/** The session that a request says it belongs to. */
export const sessionIdOf = (origins: Origins, { headers }: RequestHeaders): string | undefined =>
  readCookie(headers.cookie, sessionCookie(origins).name);

/** The person who sent a request, by its session cookie. */
export const userOfRequest = (
  { database, origins }: Pick<DatabaseContext, "database" | "origins">,
  request: RequestHeaders,
  now: number,
): Promise<SignedInUser | undefined> => userOfSession(database.query, sessionIdOf(origins, request), now);

export async function endSession(db: Db, id: string | undefined): Promise<void> {
  if (id !== undefined) await db.deleteFrom("sessions").where("id_hash", "=", hashOf(id)).execute();
}

/** After a new password: whoever knew the old one is out. */
export async function endSessionsOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom("sessions").where("user_id", "=", userId).execute();
}

/** The same for whoever changes it: they stay. */
export async function endOtherSessionsOf(db: Db, userId: number, id: string | undefined): Promise<void> {
  await db
    .deleteFrom("sessions")
    .where("user_id", "=", userId)
    .where("id_hash", "<>", id === undefined ? "" : hashOf(id))
    .execute();
}

/** The Set-Cookie value; without an id it takes the cookie away. */
export const sessionCookieHeader = (origins: Origins, id: string | undefined): string =>
  cookieHeader(sessionCookie(origins), id ?? "", id === undefined ? 0 : lifetime / 1000);
