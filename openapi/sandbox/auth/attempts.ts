import { createHash } from "node:crypto";
import type { Db } from "../db/database.ts";

/** Letters with a code that are written in ten minutes: to one address for a reset, for one person to confirm. Nobody fills a stranger's mailbox. */
export const mostLetters = 5;

/** Counts failed attempts per key in a sliding window. They are in the database: every process knows of them. */
export class Attempts {
  readonly #db: Db;
  readonly #what: string;
  readonly #most: number;
  readonly #windowMs: number;

  /** `db` stands alone: a failure counts whatever becomes of the answer. */
  constructor(db: Db, what: string, most = 10, windowMs = 10 * 60 * 1000) {
    this.#db = db;
    this.#what = what;
    this.#most = most;
    this.#windowMs = windowMs;
  }

  /** Hashed: whose e-mail somebody tried is nobody's business. */
  #hash(key: string): string {
    return createHash("sha256").update(`${this.#what} ${key}`).digest("hex");
  }

  /** Counts this attempt as failed until it is forgotten. Seconds until the next try is allowed; 0: this one may go on. */
  async take(key: string, now: number): Promise<number> {
    const hash = this.#hash(key);
    await this.#db.deleteFrom("login_attempts").where("failed_ts", "<=", now - this.#windowMs).execute();
    // Written before it is counted, so that of many at once no more than allowed get through.
    const { id } = await this.#db.insertInto("login_attempts").values({ key: hash, failed_ts: now }).returning("id").executeTakeFirstOrThrow();
    const before = await this.#db
      .selectFrom("login_attempts")
      .select("failed_ts")
      .where("key", "=", hash)
      .where("id", "<>", id)
      .orderBy("failed_ts")
      .limit(this.#most)
      .execute();
    const oldest = before[0];
    if (before.length < this.#most || !oldest) return 0;
    // A refused try does not make the wait longer.
    await this.#db.deleteFrom("login_attempts").where("id", "=", id).execute();
    return Math.max(1, Math.ceil((oldest.failed_ts + this.#windowMs - now) / 1000));
  }

  async forget(key: string): Promise<void> {
    await this.#db.deleteFrom("login_attempts").where("key", "=", this.#hash(key)).execute();
  }
}
