import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { Kysely, SqliteDialect, type SqliteDatabase } from "kysely";
import type { Database } from "./schema.ts";

/** The open database: `query` for typed statements, `raw` for hot paths and bulk inserts. Both are the same connection. */
export interface SandboxDatabase {
  readonly query: Kysely<Database>;
  readonly raw: DatabaseSync;
  /** A statement prepared once and kept. */
  prepare(sql: string): StatementSync;
  /** Runs `work` in one transaction; nothing asynchronous may happen inside, so no two can mix. */
  transaction<Result>(work: () => Result): Result;
  close(): void;
}

/** Kysely's SQLite dialect expects better-sqlite3; node:sqlite differs in three calls. */
function adapt(raw: DatabaseSync): SqliteDatabase {
  return {
    close: () => {},
    prepare: (sql) => {
      const statement = raw.prepare(sql);
      const values = (parameters: ReadonlyArray<unknown>) => parameters as SQLInputValue[];
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...values(parameters)),
        run: (parameters) => statement.run(...values(parameters)),
        iterate: (parameters) => statement.iterate(...values(parameters)) as IterableIterator<unknown>,
      };
    },
  };
}

function migrate(raw: DatabaseSync): void {
  raw.exec("CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY, applied_ts INTEGER NOT NULL) STRICT");
  const applied = new Set(raw.prepare("SELECT name FROM migrations").all().map((row) => String(row["name"])));
  const folder = join(import.meta.dirname, "migrations");
  for (const name of readdirSync(folder).filter((file) => file.endsWith(".sql")).sort()) {
    if (applied.has(name)) continue;
    raw.exec("BEGIN IMMEDIATE");
    try {
      raw.exec(readFileSync(join(folder, name), "utf8"));
      raw.prepare("INSERT INTO migrations VALUES (?, ?)").run(name, Date.now());
      raw.exec("COMMIT");
    } catch (error) {
      raw.exec("ROLLBACK");
      throw error;
    }
  }
}

/** Opens (and creates, and migrates) `<folder>/kadr.sqlite`; ":memory:" keeps everything in memory. */
export function openDatabase(folder: string): SandboxDatabase {
  if (folder !== ":memory:") mkdirSync(folder, { recursive: true });
  const raw = new DatabaseSync(folder === ":memory:" ? ":memory:" : join(folder, "kadr.sqlite"));
  // FULL: a write is on the disk before it is acknowledged, so that kill -9 loses nothing a client was told.
  raw.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 2000; PRAGMA cache_size = -65536; PRAGMA temp_store = MEMORY");
  migrate(raw);
  const statements = new Map<string, StatementSync>();
  let depth = 0;
  return {
    query: new Kysely<Database>({ dialect: new SqliteDialect({ database: adapt(raw) }) }),
    raw,
    prepare(sql) {
      const known = statements.get(sql);
      if (known) return known;
      const statement = raw.prepare(sql);
      statements.set(sql, statement);
      return statement;
    },
    transaction(work) {
      if (depth > 0) return work();
      raw.exec("BEGIN IMMEDIATE");
      depth += 1;
      try {
        const result = work();
        raw.exec("COMMIT");
        return result;
      } catch (error) {
        raw.exec("ROLLBACK");
        throw error;
      } finally {
        depth -= 1;
      }
    },
    close: () => raw.close(),
  };
}
