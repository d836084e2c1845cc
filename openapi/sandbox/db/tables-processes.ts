// Facts that several processes on one database must know of each other.
import type { Generated } from "kysely";

/** Parts of the seed that are in (seed/parts). */
export interface SeedPartsTable {
  name: string;
  seeded_ts: number;
}

/** Failed attempts to sign in or to use a code, for the limits. */
export interface LoginAttemptsTable {
  id: Generated<number>;
  /** SHA-256 of a lane (auth/limits.ts): what is limited, and whose tries it counts. */
  key: string;
  failed_ts: number;
}
