import { createHash, randomBytes } from "node:crypto";
import type { SandboxDatabase } from "../db/database.ts";
import { siteDomain } from "../http/origins.ts";

export const sessionCookie = "kadr_session";
const lifetime = 30 * 24 * 60 * 60 * 1000;
/** How old `last_seen_ts` may grow before it is written again: reading must not write on every call. */
const seenGrain = 60 * 60 * 1000;

export interface SignedInUser {
  readonly id: number;
  readonly name: string;
  readonly email: string | null;
}

const hashOf = (id: string): string => createHash("sha256").update(id).digest("hex");

/** Starts a session and returns the cookie's value: 256 random bits that are stored nowhere else. */
export function startSession(db: SandboxDatabase, userId: number, now: number): string {
  const id = randomBytes(32).toString("base64url");
  db.prepare("INSERT INTO sessions (id_hash, user_id, created_ts, expires_ts, last_seen_ts) VALUES (?, ?, ?, ?, ?)").run(
    hashOf(id),
    userId,
    now,
    now + lifetime,
    now,
  );
  return id;
}

export function userOfSession(db: SandboxDatabase, id: string | undefined, now: number): SignedInUser | undefined {
  if (id === undefined || !/^[\w-]{43}$/.test(id)) return undefined;
  const hash = hashOf(id);
  const row = db
    .prepare(
      "SELECT users.id, users.name, users.email, sessions.last_seen_ts AS seen FROM sessions JOIN users ON users.id = sessions.user_id WHERE id_hash = ? AND expires_ts > ?",
    )
    .get(hash, now) as { id: number; name: string; email: string | null; seen: number } | undefined;
  if (!row) return undefined;
  if (now - row.seen > seenGrain) {
    db.prepare("UPDATE sessions SET last_seen_ts = ?, expires_ts = ? WHERE id_hash = ?").run(now, now + lifetime, hash);
  }
  return { id: row.id, name: row.name, email: row.email };
}

export function endSession(db: SandboxDatabase, id: string | undefined): void {
  if (id !== undefined) db.prepare("DELETE FROM sessions WHERE id_hash = ?").run(hashOf(id));
}

/** After a new password: whoever knew the old one is out. */
export function endSessionsOf(db: SandboxDatabase, userId: number): void {
  db.prepare("DELETE FROM sessions WHERE user_id = ?").run(userId);
}

/** The Set-Cookie value; without an id it takes the cookie away. No Secure: the sandbox speaks http. */
export function sessionCookieHeader(id: string | undefined): string {
  const life = id === undefined ? "Max-Age=0" : `Max-Age=${lifetime / 1000}`;
  return `${sessionCookie}=${id ?? ""}; Domain=${siteDomain}; Path=/; HttpOnly; SameSite=Lax; ${life}`;
}
