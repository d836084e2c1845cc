import { CompiledQuery, Kysely, sql } from "kysely";
import type { Db } from "./dialect.ts";
import { migrate } from "./migrate.ts";
import { isRace, openPostgres } from "./postgres.ts";
import type { SandboxDatabase } from "./sandbox-database.ts";
import type { Database } from "./schema.ts";
import { openSqlite } from "./sqlite.ts";
import { createTurns } from "./turns.ts";

export type { Db } from "./dialect.ts";
export type { SandboxDatabase } from "./sandbox-database.ts";

const withoutDisk = CompiledQuery.raw("pragma synchronous = normal");
const withDisk = CompiledQuery.raw("pragma synchronous = full");

const isPostgres = (place: string): boolean => /^postgres(?:ql)?:\/\//.test(place);

function sqliteDatabase(folder: string): SandboxDatabase {
  const { dialect, holding } = openSqlite(folder);
  const query = new Kysely<Database>({ dialect });
  return {
    dialect: "sqlite",
    query,
    read: (work) =>
      query
        .transaction()
        .setAccessMode("read only")
        .execute((db) => holding(async () => work(db))),
    write: (work) => query.transaction().execute((db) => holding(async () => work(db))),
    note: (work) =>
      query.connection().execute(async (connection) => {
        await connection.executeQuery(withoutDisk);
        try {
          return await connection.transaction().execute((db) => holding(async () => work(db)));
        } finally {
          await connection.executeQuery(withDisk);
        }
      }),
    // One process, one connection: nobody else is in a transaction.
    claim: async () => true,
    takeTurns: async () => undefined,
    once: (work) => work(),
    close: () => query.destroy(),
  };
}

/** How often a write is done again before its caller is told. */
const maxTries = 5;

/** Keys of the advisory locks, with the schema's name in them, so that schemas do not wait for each other. */
const onceLock = sql`hashtext(current_schema() || ':kadr-once')`;
const writeLock = sql`hashtext(current_schema() || ':kadr-write')`;

function postgresDatabase(url: string): SandboxDatabase {
  const query = new Kysely<Database>({ dialect: openPostgres(url) });
  const notes = new Kysely<Database>({ dialect: openPostgres(url, "notes") });
  const locked = <Result>(
    lock: typeof onceLock,
    how: "shared" | "alone",
    work: (db: Db) => Promise<Result>,
  ): Promise<Result> =>
    query.connection().execute(async (connection) => {
      const kind = sql.raw(how === "shared" ? "_shared" : "");
      await sql`select pg_advisory_lock${kind}(${lock})`.execute(connection);
      try {
        return await work(connection);
      } finally {
        await sql`select pg_advisory_unlock${kind}(${lock})`.execute(connection);
      }
    });
  // The writes of one process take turns: beside each other they would mostly undo each other (measured: three times slower).
  const turn = createTurns();
  return {
    dialect: "postgres",
    query,
    read: (work) =>
      query
        .transaction()
        .setIsolationLevel("repeatable read")
        .setAccessMode("read only")
        .execute(async (db) => work(db)),
    async write(work) {
      const endTurn = await turn();
      try {
        for (let tries = 1; ; tries += 1) {
          try {
            // Processes write side by side. Whoever lost a race to another one tries again alone, so that it cannot lose for ever.
            return await locked(writeLock, tries === 1 ? "shared" : "alone", (connection) =>
              connection
                .transaction()
                .setIsolationLevel("serializable")
                .execute(async (db) => work(db)),
            );
          } catch (error) {
            if (!isRace(error) || tries >= maxTries) throw error;
          }
        }
      } finally {
        endTurn();
      }
    },
    async note(work) {
      for (let tries = 1; ; tries += 1) {
        try {
          return await notes.transaction().execute(async (db) => work(db));
        } catch (error) {
          if (!isRace(error) || tries >= maxTries) throw error;
        }
      }
    },
    async claim(db, name) {
      const { rows } = await sql<{
        taken: number;
      }>`select pg_try_advisory_xact_lock(hashtextextended(current_schema() || ':' || ${name}, 0)) as taken`.execute(
        db,
      );
      return rows[0]?.taken === 1;
    },
    async takeTurns(db, names) {
      // All in one order: two that want the same do not wait for each other.
      for (const name of [...new Set(names)].sort())
        await sql`select pg_advisory_xact_lock(hashtextextended(current_schema() || ':turn:' || ${name}, 0))`.execute(
          db,
        );
    },
    once: (work) => locked(onceLock, "alone", work),
    async close() {
      await notes.destroy();
      await query.destroy();
    },
  };
}

/** Opens and migrates the database at a data folder, at ":memory:" or at a postgres:// address. */
export async function openDatabase(place: string): Promise<SandboxDatabase> {
  const database = isPostgres(place) ? postgresDatabase(place) : sqliteDatabase(place);
  try {
    await database.once(() => migrate(database));
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
