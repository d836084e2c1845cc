import { createHash } from "node:crypto";
import { isIP } from "node:net";
import type { Figure, SignInLimits } from "../context.ts";
import type { Db } from "../db/database.ts";

const minute = 60 * 1000;

export const signInLimits: SignInLimits = {
  accountFromAddress: { max: 10, windowMs: 10 * minute },
  account: { max: 50, windowMs: 10 * minute },
  knownBrowser: { max: 10, windowMs: 10 * minute },
  address: { max: 50, windowMs: 10 * minute },
  hashes: { max: 600, windowMs: 10 * minute },
  registrations: { max: 10, windowMs: 60 * minute },
  lettersFromAddress: { max: 5, windowMs: 10 * minute },
  mailbox: { max: 20, windowMs: 10 * minute },
  knownMailbox: { max: 5, windowMs: 10 * minute },
  letters: { max: 20, windowMs: 10 * minute },
  codes: { max: 10, windowMs: 10 * minute },
  codesFromAddress: { max: 50, windowMs: 10 * minute },
  confirmLetters: { max: 5, windowMs: 10 * minute },
  ownPassword: { max: 10, windowMs: 10 * minute },
};

/** No row is older when a try is counted. */
const maxWindowMs = 60 * minute;

/** A figure, and whose tries it counts. */
export type Lane<Name extends string = keyof SignInLimits> = readonly [figure: Name, key: string];

/** A try that was counted. */
export interface Try {
  /** Seconds until the next is allowed; 0: this one may go on. */
  readonly wait: number;
  /** Where it is counted. */
  readonly ids: readonly number[];
  /** It did not fail: it counts no more. */
  readonly forget: () => Promise<void>;
}

/** The database, where a try has to count whatever becomes of the answer; else the transaction of the call, which stands alone by itself. */
interface Counting {
  note<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
  takeTurns(db: Db, names: readonly string[]): Promise<void>;
}

/** How long a full lane of a network is refused from memory, so that a flood asks the database for little. Milliseconds. */
const rememberedMs = 1000;
/** Lanes by the network alone: what one process sees of them is what there is, mostly. */
const ofNetworks: ReadonlySet<string> = new Set(["address", "hashes"]);

/** Counts tries in sliding windows. They are in the database: every process knows of them. */
export class Limits<Name extends string = keyof SignInLimits> {
  readonly #database: Counting;
  readonly #figures: Readonly<Record<Name, Figure>>;
  /** When a lane that was full is asked for again, and when it has room, by its key. */
  readonly #full = new Map<string, { readonly until: number; readonly free: number }>();

  constructor(database: Counting, figures: Readonly<Record<Name, Figure>>) {
    this.#database = database;
    this.#figures = figures;
  }

  /** Hashed: whose e-mail somebody tried is nobody's business. */
  #hash([figure, key]: Lane<Name>): string {
    return createHash("sha256").update(`${figure} ${key}`).digest("hex");
  }

  /** Counts a try in all its lanes until it is forgotten; in none when one of them is full, so that a refused try does not make the wait longer. */
  async take(lanes: ReadonlyArray<Lane<Name>>, now: number): Promise<Try> {
    const [only] = await this.takeEach([lanes], now);
    return only;
  }

  /** The same for several that are told apart, in one transaction: a burst must not keep everybody else from writing. */
  async takeEach<const All extends ReadonlyArray<ReadonlyArray<Lane<Name>>>>(
    tries: All,
    now: number,
  ): Promise<{ [At in keyof All]: Try }> {
    return this.#database.note(async (db) => {
      // Of many at once each counts those before it.
      await this.#database.takeTurns(
        db,
        tries.flat().map((lane) => this.#hash(lane)),
      );
      await db
        .deleteFrom("login_attempts")
        .where("failed_ts", "<=", now - maxWindowMs)
        .execute();
      const taken: Try[] = [];
      for (const lanes of tries) taken.push(await this.#count(db, lanes, now));
      return taken as { [At in keyof All]: Try };
    });
  }

  /** Seconds that a lane of a network which was full a moment ago has to wait, without asking the database; 0: that is not known. */
  knownWait(lane: Lane<Name>, now: number): number {
    const full = this.#full.get(this.#hash(lane));
    return full === undefined || full.until <= now ? 0 : secondsUntil(full.free, now);
  }

  #remember(lane: Lane<Name>, key: string, free: number, now: number): void {
    if (!ofNetworks.has(lane[0])) return;
    for (const [old, { until }] of this.#full) if (until <= now) this.#full.delete(old);
    this.#full.set(key, { until: Math.min(free, now + rememberedMs), free });
  }

  async #count(db: Db, lanes: ReadonlyArray<Lane<Name>>, now: number): Promise<Try> {
    const keys = lanes.map((lane) => this.#hash(lane));
    let wait = 0;
    for (const [n, lane] of lanes.entries()) {
      const { max, windowMs } = this.#figures[lane[0]];
      const key = keys[n] ?? "";
      const before = await db
        .selectFrom("login_attempts")
        .select("failed_ts")
        .where("key", "=", key)
        .where("failed_ts", ">", now - windowMs)
        .orderBy("failed_ts", "desc")
        .limit(max)
        .execute();
      const oldest = before[max - 1];
      if (oldest === undefined) continue;
      const free = oldest.failed_ts + windowMs;
      wait = Math.max(wait, secondsUntil(free, now));
      this.#remember(lane, key, free, now);
    }
    const rows =
      wait > 0 || keys.length === 0
        ? []
        : await db
            .insertInto("login_attempts")
            .values(keys.map((key) => ({ key, failed_ts: now })))
            .returning("id")
            .execute();
    const one: Try = { wait, ids: rows.map(({ id }) => id), forget: () => this.forget(one) };
    return one;
  }

  /** They did not fail: they count no more. */
  async forget(...tries: readonly Try[]): Promise<void> {
    const ids = tries.flatMap((one) => one.ids);
    if (ids.length > 0)
      await this.#database.note((db) => db.deleteFrom("login_attempts").where("id", "in", ids).execute());
  }

  /** All tries of a lane: whoever is in knows the secret. */
  async clear(lane: Lane<Name>): Promise<void> {
    await this.#database.note((db) => db.deleteFrom("login_attempts").where("key", "=", this.#hash(lane)).execute());
  }
}

const secondsUntil = (free: number, now: number): number => Math.max(1, Math.ceil((free - now) / 1000));

/** As some proxies write an address: with a port, one of IPv6 in brackets. */
const withoutPort = (address: string): string =>
  /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;

/** The network that a request came from: a house has one IPv4 address, or all of an IPv6 /64. What is no address is counted as one network. */
export function networkOf(address: string): string {
  const ip = withoutPort(address);
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip;
  const kind = isIP(v4);
  if (kind !== 6) return kind === 4 ? v4 : "unknown";
  const [head = "", tail] = ip.toLowerCase().split("%")[0]?.split("::") ?? [];
  const groups = head === "" ? [] : head.split(":");
  const last = tail === undefined || tail === "" ? [] : tail.split(":");
  const whole =
    tail === undefined
      ? groups
      : [...groups, ...Array.from({ length: Math.max(0, 8 - groups.length - last.length) }, () => "0"), ...last];
  return `${whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
