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

/** `postgres://user:password@host:port/database`; the schema may be named by `?options=-csearch_path%3Dname`. */
export function openPostgres(url: string): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    types: { getTypeParser: parserOf as typeof pg.types.getTypeParser },
  });
  // A connection that dies while nobody uses it is replaced by the next that is asked for.
  pool.on("error", () => {});
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PostgresDriver({ pool, onCreateConnection: forShortQueries }),
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
