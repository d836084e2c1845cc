import { randomInt } from "node:crypto";
import type { SandboxDatabase } from "../db/database.ts";

export interface Account {
  readonly id: number;
  readonly name: string;
  readonly password_hash: string | null;
}

const letterLifetime = 15 * 60 * 1000;

export const accountOf = (db: SandboxDatabase, email: string): Account | undefined =>
  db.prepare("SELECT id, name, password_hash FROM users WHERE email = ?").get(email) as Account | undefined;

/** Undefined: the e-mail is taken. */
export function createAccount(db: SandboxDatabase, account: { name: string; email: string; passwordHash: string }, now: number): number | undefined {
  return db.transaction(() => {
    if (accountOf(db, account.email)) return undefined;
    const result = db
      .prepare("INSERT INTO users (name, first_name, email, email_confirmed, password_hash, created_ts) VALUES (?, ?, ?, 0, ?, ?)")
      .run(account.name, account.name, account.email, account.passwordHash, now);
    writeLetter(db, account.email, "confirm", now);
    return Number(result.lastInsertRowid);
  });
}

/** Writes a letter with a code of six figures; /sandbox shows it. */
export function writeLetter(db: SandboxDatabase, email: string, kind: "confirm" | "reset", now: number): void {
  db.prepare("INSERT INTO letters (email, kind, code, created_ts) VALUES (?, ?, ?, ?)").run(email, kind, String(randomInt(1_000_000)).padStart(6, "0"), now);
}

/** Uses up the code; false when it is wrong, used or older than 15 minutes. */
export function useCode(db: SandboxDatabase, email: string, kind: "confirm" | "reset", code: string, now: number): boolean {
  const { changes } = db
    .prepare("UPDATE letters SET used = 1 WHERE email = ? AND kind = ? AND code = ? AND used = 0 AND created_ts > ?")
    .run(email, kind, code, now - letterLifetime);
  return Number(changes) > 0;
}
