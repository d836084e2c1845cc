import pg from "pg";
import {
  CompiledQuery,
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  type DatabaseConnection,
  type Dialect,
} from "kysely";
import { PostgresCompiler } from "./compilers.ts";
import { nameOf } from "./prepared.ts";

const { builtins } = pg.types;

/** Values come as SQLite gives them: whole and decimal numbers as numbers, conditions as 0 and 1. */
function parserOf(oid: number): (text: string) => unknown {
  if (oid === builtins.INT8 || oid === builtins.NUMERIC) return Number;
  if (oid === builtins.BOOL) return (text) => (text === "t" ? 1 : 0);
  return pg.types.getTypeParser(oid) as (text: string) => unknown;
}

/** Compiling a query to machine code takes longer than any of ours runs. */
async function forShortQueries(connection: DatabaseConnection): Promise<void> {
  await connection.executeQuery(CompiledQuery.raw("set jit = off"));
}

/** The same, and no waiting for the disk at the end of a transaction. */
async function forNotes(connection: DatabaseConnection): Promise<void> {
  await forShortQueries(connection);
  await connection.executeQuery(CompiledQuery.raw("set synchronous_commit = off"));
}

/** Has a connection parse and plan what is prepared once, under a name: otherwise it took as long as running it. */
function remember(client: pg.ClientBase): void {
  const query = client.query.bind(client) as (text: string | pg.QueryConfig, values?: unknown[]) => unknown;
  client.query = ((text: string | pg.QueryConfig, values?: unknown[]) => {
    const name = typeof text === "string" ? nameOf(text) : undefined;
    return typeof text === "string" && name !== undefined && values !== undefined
      ? query({ name, text, values })
      : query(text, values);
  }) as typeof client.query;
}

/**
 * `postgres://user:password@host:port/database`; the schema may be named by `?options=-csearch_path%3Dname`.
 * `purpose`: for what a server does (ten connections at most), or for notes that nobody is promised (two).
 */
export function openPostgres(url: string, purpose: "everything" | "notes" = "everything"): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: purpose === "notes" ? 2 : 10,
    types: { getTypeParser: parserOf as typeof pg.types.getTypeParser },
  });
  pool.on("connect", remember);
  // A connection that dies while nobody uses it is replaced by the next that is asked for.
  pool.on("error", () => {});
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () =>
      new PostgresDriver({ pool, onCreateConnection: purpose === "notes" ? forNotes : forShortQueries }),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresCompiler(),
  };
}

/** The server could not line this transaction up with others that ran beside it; done again it will fit. */
export function isRace(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  // 40001 serialization, 40P01 deadlock, 23505 two writers of one unique value: the second finds the first one's row when it looks again.
  return code === "40001" || code === "40P01" || code === "23505";
}
