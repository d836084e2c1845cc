import type { Db } from "../../db/dialect.ts";
import type { Random } from "../../random.ts";

export interface SeedPartTools {
  /** The same numbers for the same seed and part. */
  readonly random: Random;
  /** Milliseconds since the epoch up to which things happened. */
  readonly now: number;
}

/**
 * Content of one area. It runs once per database, in a transaction of its own, after the base seed; also into a database that
 * was seeded before the part existed. Its table `seed_parts` row keeps it from running twice.
 */
export interface SeedPart {
  readonly name: string;
  run(db: Db, tools: SeedPartTools): Promise<void>;
}
