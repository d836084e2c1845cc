import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import type { DialectName } from "./dialect.ts";
import type { SandboxDatabase } from "./sandbox-database.ts";
import { statementsOf, toPostgres } from "./translate.ts";

const folder = join(import.meta.dirname, "migrations");

/** `0007-name.sql` is for both dialects; `0007-name.sqlite.sql` and `0007-name.postgres.sql` are for one, word for word. */
export function migrationsFor(dialect: DialectName, names: readonly string[]): string[] {
  return names
    .filter((name) => name.endsWith(".sql"))
    .filter((name) => !/\.(?:sqlite|postgres)\.sql$/.test(name) || name.endsWith(`.${dialect}.sql`))
    .sort();
}

/** Runs what this database has not seen yet, each file in a transaction of its own. */
export async function migrate(database: SandboxDatabase): Promise<void> {
  const table = sql`create table if not exists migrations (name text primary key, applied_ts bigint not null)`;
  const tableOfOld = sql`create table if not exists migrations (name text primary key, applied_ts integer not null) strict`;
  await (database.dialect === "postgres" ? table : tableOfOld).execute(database.query);
  for (const name of migrationsFor(database.dialect, readdirSync(folder))) {
    await database.write(async (db) => {
      // Looked at inside the transaction: another process may have been quicker.
      const { rows } = await sql`select 1 from migrations where name = ${name}`.execute(db);
      if (rows.length > 0) return;
      for (const text of statementsOf(readFileSync(join(folder, name), "utf8"))) {
        const forBoth = !name.endsWith(".postgres.sql");
        await sql.raw(database.dialect === "postgres" && forBoth ? toPostgres(text) : text).execute(db);
      }
      await sql`insert into migrations (name, applied_ts) values (${name}, ${Date.now()})`.execute(db);
    });
  }
}
