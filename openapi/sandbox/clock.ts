import { randomUUID } from "node:crypto";
import type { Db } from "./db/dialect.ts";

/** Rows of the settings table: the offset, milliseconds, and a text that is another one whenever something was planned. */
const key = "clock-offset";
const planKey = "plan";
/** How old what is known may be before it is read again: another process may have moved the clock, or planned something. Milliseconds of real time. */
const freshness = 250;

/** Times that dates of every library can hold, and databases too. */
const earliest = Date.UTC(1971, 0, 1);
const latest = Date.UTC(2199, 0, 1);

const lengths = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000, w: 7 * 86_400_000 } as const;

/** The same day of another month, or the last of that month. */
function addMonths(time: number, months: number): number {
  const date = new Date(time);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return date.getTime();
}

/**
 * The time that a text names: `+3d`, `-2h`, `+1mo` from `now` (s, m, h, d, w, mo), or an ISO 8601 time (UTC when it has no zone).
 * Undefined: it names none between 1971 and 2199.
 */
export function timeNamed(text: string, now: number): number | undefined {
  const offset = /^([+-]\d{1,9})(s|mo|m|h|d|w)$/.exec(text);
  const iso = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)?(Z|[+-]\d\d:\d\d)?$/.exec(text);
  let time = NaN;
  if (offset) {
    const unit = offset[2] as keyof typeof lengths | "mo";
    const count = Number(offset[1]);
    time = unit === "mo" ? addMonths(now, Math.max(-3000, Math.min(3000, count))) : now + count * lengths[unit];
  } else if (iso) time = Date.parse(iso[1] === undefined && text.includes("T") ? `${text}Z` : text);
  return time >= earliest && time <= latest ? time : undefined;
}

async function set(db: Db, name: string, value: unknown): Promise<void> {
  const value_json = JSON.stringify(value);
  await db
    .insertInto("settings")
    .values({ key: name, value_json })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value_json }))
    .execute();
}

/** In the transaction of a write that leaves something to be done by the clock: every process looks anew when that is (schedule/scheduled.ts). */
export const notePlan = (db: Db): Promise<void> => set(db, planKey, randomUUID());

/**
 * The sandbox's clock: real time plus an offset that is kept in the database, so that rentals run out and subscriptions lapse on
 * demand. Sessions, sign-in attempts and idempotency keys stay on real time (README.md).
 */
export class Clock {
  readonly #db: Db;
  #offset = 0;
  #plan = "";
  #readAt = -Infinity;

  constructor(db: Db) {
    this.#db = db;
  }

  readonly now = (): number => Date.now() + this.#offset;

  /** Milliseconds by which the sandbox is ahead of real time. */
  get offset(): number {
    return this.#offset;
  }

  /** Another text whenever something was planned, by whichever process (`notePlan`). */
  get plan(): string {
    return this.#plan;
  }

  /** Before a request is answered: looks whether another process moved the clock or planned something. */
  async refresh(): Promise<void> {
    if (performance.now() - this.#readAt < freshness) return;
    this.#readAt = performance.now();
    const rows = await this.#db
      .selectFrom("settings")
      .select(["key", "value_json"])
      .where("key", "in", [key, planKey])
      .execute();
    const values = new Map(rows.map((row) => [row.key, row.value_json]));
    this.#plan = values.get(planKey) ?? "";
    const offset: unknown = JSON.parse(values.get(key) ?? "0");
    this.#offset = typeof offset === "number" && Number.isSafeInteger(offset) ? offset : 0;
  }

  /** Moves the clock to a text's time (`timeNamed`), or back to real time. False: the text names none. */
  async move(text: string | null): Promise<boolean> {
    const time = text === null ? Date.now() : timeNamed(text, this.now());
    if (time === undefined) return false;
    const offset = text === null ? 0 : Math.round(time - Date.now());
    await set(this.#db, key, offset);
    this.#offset = offset;
    return true;
  }
}
