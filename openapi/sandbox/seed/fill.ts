import { sql } from "kysely";
import type { SandboxDatabase } from "../db/database.ts";
import { continueIds } from "../db/insert-rows.ts";
import type { SandboxOptions } from "../options.ts";
import { closeDemoAccounts } from "./demo-accounts.ts";
import { createRandom, hashText } from "../random.ts";
import type { SeedOptions } from "./index.ts";
import type { SeedPart } from "./parts/part.ts";

const defaults = { videos: 600, comments: 20_000, seed: 1 } as const;

async function seedBase(database: SandboxDatabase, options: SandboxOptions): Promise<void> {
  if (await database.query.selectFrom("videos").select("id").limit(1).executeTakeFirst()) return;
  const { videos = defaults.videos, comments = defaults.comments, seed = defaults.seed } = options;
  const { passwordCost, seedWith, say } = options;
  if (!seedWith) say?.(`наполняю базу: ${videos} видео, ${comments} комментариев…`);
  const fill = seedWith ?? (await baseSeed({ videos, comments, seed, passwordCost }));
  await database.write(async (db) => {
    await fill(db);
    await continueIds(db);
  });
  if (!seedWith) await sql`analyze`.execute(database.query);
}

async function baseSeed(about: SeedOptions): Promise<NonNullable<SandboxOptions["seedWith"]>> {
  const { seedDatabase } = await import("./index.ts");
  return (db) => seedDatabase(db, about);
}

/** The seed's number, as it was when the base was filled. */
async function seedOf(database: SandboxDatabase): Promise<number> {
  const row = await database.query
    .selectFrom("settings")
    .select("value_json")
    .where("key", "=", "seed")
    .executeTakeFirst();
  return row ? ((JSON.parse(row.value_json) as { seed?: number }).seed ?? defaults.seed) : defaults.seed;
}

/** Runs the parts that this database does not have yet, each in a transaction of its own. True: there were some. */
export async function runSeedParts(
  database: SandboxDatabase,
  parts: readonly SeedPart[],
  now: number,
): Promise<boolean> {
  const done = new Set(
    (await database.query.selectFrom("seed_parts").select("name").execute()).map(({ name }) => name),
  );
  const missing = parts.filter(({ name }) => !done.has(name));
  if (missing.length === 0) return false;
  const seed = await seedOf(database);
  for (const part of missing) {
    await database.write(async (db) => {
      await part.run(db, { random: createRandom(seed ^ hashText(part.name)), now });
      await continueIds(db);
      await db.insertInto("seed_parts").values({ name: part.name, seeded_ts: now }).execute();
    });
  }
  return true;
}

/**
 * Makes up what is missing. One process at a time: the second finds everything there. A test's own few rows (`seedWith`) stay alone.
 * `isForOthers`: the demo accounts lose the password that everybody knows.
 */
export async function fillDatabase(
  database: SandboxDatabase,
  options: SandboxOptions,
  isForOthers: boolean,
): Promise<void> {
  await database.once(async () => {
    await seedBase(database, options);
    if (options.seedWith) return;
    const { seedParts } = await import("./parts/index.ts");
    const hasMore = await runSeedParts(database, seedParts, Date.now());
    // PostgreSQL reads all documents for a rare word until it knows how rare words are; it would learn that by itself, later.
    if (hasMore && database.dialect === "postgres") await sql`analyze`.execute(database.query);
    if (isForOthers) await closeDemoAccounts(database, options.demoPassword, options.passwordCost);
  });
}
