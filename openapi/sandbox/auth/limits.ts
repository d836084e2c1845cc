import { createHash } from "node:crypto";
import { isIP } from "node:net";
import type { Db } from "../db/database.ts";

const minute = 60 * 1000;

export interface Figure {
  readonly most: number;
  readonly windowMs: number;
}

/** How often what may be done; README.md says why. Windows are an hour at most: upkeep keeps no tries for longer. */
export interface SignInLimits {
  /** Wrong passwords for an account from one network address. */
  readonly accountFromAddress: Figure;
  /** Wrong passwords for an account from all browsers that never were in it. */
  readonly account: Figure;
  /** Wrong passwords for an account from a browser that was in it: strangers cannot use these up. */
  readonly knownBrowser: Figure;
  /** Wrong passwords from one network address, for whatever accounts: one password tried on many. */
  readonly address: Figure;
  /** Passwords hashed for one network address, right ones too: who knows one password cannot keep the queue of hashes full by it. */
  readonly hashes: Figure;
  /** New accounts from one network address. */
  readonly registrations: Figure;
  /** Letters with a code to one mailbox that one network address asked for. */
  readonly lettersFromAddress: Figure;
  /** Letters with a code to one mailbox, whoever asked for them from browsers that never were in its account. */
  readonly mailbox: Figure;
  /** The same from a browser that was. */
  readonly knownMailbox: Figure;
  /** Letters with a code that one network address asked for, to whatever mailboxes. */
  readonly letters: Figure;
  /** Wrong codes for one letter's browser. */
  readonly codes: Figure;
  /** Wrong codes from one network address. */
  readonly codesFromAddress: Figure;
  /** Letters to confirm an address that one person asks for, whatever addresses they go to. */
  readonly confirmLetters: Figure;
  /** Wrong passwords of a person who is signed in and changes the address. */
  readonly ownPassword: Figure;
}

export const signInLimits: SignInLimits = {
  accountFromAddress: { most: 10, windowMs: 10 * minute },
  account: { most: 50, windowMs: 10 * minute },
  knownBrowser: { most: 10, windowMs: 10 * minute },
  address: { most: 50, windowMs: 10 * minute },
  hashes: { most: 600, windowMs: 10 * minute },
  registrations: { most: 10, windowMs: 60 * minute },
  lettersFromAddress: { most: 5, windowMs: 10 * minute },
  mailbox: { most: 20, windowMs: 10 * minute },
  knownMailbox: { most: 5, windowMs: 10 * minute },
  letters: { most: 20, windowMs: 10 * minute },
  codes: { most: 10, windowMs: 10 * minute },
  codesFromAddress: { most: 50, windowMs: 10 * minute },
  confirmLetters: { most: 5, windowMs: 10 * minute },
  ownPassword: { most: 10, windowMs: 10 * minute },
};

/** No row is older when a try is counted. */
const longestWindow = 60 * minute;

/** A figure, and whose tries it counts. */
export type Lane<Name extends string = keyof SignInLimits> = readonly [figure: Name, key: string];

/** A try that was counted. */
export interface Try {
  /** Seconds until the next is allowed; 0: this one may go on. */
  readonly wait: number;
  /** It did not fail: it counts no more. */
  readonly forget: () => Promise<void>;
}

/** Counts tries in sliding windows. They are in the database: every process knows of them. */
export class Limits<Name extends string = keyof SignInLimits> {
  readonly #db: Db;
  readonly #figures: Readonly<Record<Name, Figure>>;

  /** `db` stands alone, where a try has to count whatever becomes of the answer. */
  constructor(db: Db, figures: Readonly<Record<Name, Figure>>) {
    this.#db = db;
    this.#figures = figures;
  }

  /** Hashed: whose e-mail somebody tried is nobody's business. */
  #hash([figure, key]: Lane<Name>): string {
    return createHash("sha256").update(`${figure} ${key}`).digest("hex");
  }

  /** Counts a try in all its lanes until it is forgotten; in none when one of them is full, so that a refused try does not make the wait longer. */
  async take(lanes: ReadonlyArray<Lane<Name>>, now: number): Promise<Try> {
    await this.#db
      .deleteFrom("login_attempts")
      .where("failed_ts", "<=", now - longestWindow)
      .execute();
    const ids: number[] = [];
    const forget = async (): Promise<void> => {
      if (ids.length > 0) await this.#db.deleteFrom("login_attempts").where("id", "in", ids).execute();
    };
    let wait = 0;
    for (const lane of lanes) {
      const { most, windowMs } = this.#figures[lane[0]];
      const key = this.#hash(lane);
      // Written before it is counted, so that of many at once no more than allowed get through.
      ids.push(
        (
          await this.#db
            .insertInto("login_attempts")
            .values({ key, failed_ts: now })
            .returning("id")
            .executeTakeFirstOrThrow()
        ).id,
      );
      const before = await this.#db
        .selectFrom("login_attempts")
        .select("failed_ts")
        .where("key", "=", key)
        .where("failed_ts", ">", now - windowMs)
        .where("id", "not in", ids)
        .orderBy("failed_ts", "desc")
        .limit(most)
        .execute();
      const oldest = before[most - 1];
      if (oldest) wait = Math.max(wait, 1, Math.ceil((oldest.failed_ts + windowMs - now) / 1000));
    }
    if (wait > 0) await forget();
    return { wait, forget };
  }

  /** All tries of a lane: whoever is in knows the secret. */
  async clear(lane: Lane<Name>): Promise<void> {
    await this.#db.deleteFrom("login_attempts").where("key", "=", this.#hash(lane)).execute();
  }
}

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
