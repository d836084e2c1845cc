import { createHash, randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Db } from "../db/database.ts";
import { cookieHeader, hostCookie, readCookie } from "../http/cookies.ts";
import type { Origins } from "../context.ts";

/** Seconds. */
const lifetime = 365 * 24 * 60 * 60;

/** A new browser gets one name, however often its request is looked at. */
const browserHashes = new WeakMap<FastifyRequest, string>();

/**
 * A browser by a cookie of this host alone. Which browsers were in an account is kept, hashed: what strangers try counts apart from what they try, so
 * nobody can be locked out of an account by others' tries in a browser that they used before.
 */
export function browserOf(origins: Origins, request: FastifyRequest, reply: FastifyReply): string {
  const known = browserHashes.get(request);
  if (known !== undefined) return known;
  const cookie = hostCookie(origins, "kadr_browser");
  let id = readCookie(request.headers.cookie, cookie.name);
  if (id === undefined || !/^[\w-]{32}$/.test(id)) {
    id = randomBytes(24).toString("base64url");
    reply.header("set-cookie", cookieHeader(cookie, id, lifetime));
  }
  const hash = createHash("sha256").update(`browser:${id}`).digest("hex");
  browserHashes.set(request, hash);
  return hash;
}

export async function isKnown(db: Db, browser: string, userId: number): Promise<boolean> {
  return (
    (await db
      .selectFrom("known_browsers")
      .select("user_id")
      .where("id_hash", "=", browser)
      .where("user_id", "=", userId)
      .executeTakeFirst()) !== undefined
  );
}

export async function remember(db: Db, browser: string, userId: number, now: number): Promise<void> {
  await db
    .insertInto("known_browsers")
    .values({ id_hash: browser, user_id: userId, created_ts: now })
    .onConflict((known) => known.doNothing())
    .execute();
}

/** After a new password: who was in the account by the former one is a stranger. */
export async function forgetOthers(db: Db, browser: string, userId: number): Promise<void> {
  await db.deleteFrom("known_browsers").where("user_id", "=", userId).where("id_hash", "<>", browser).execute();
}
