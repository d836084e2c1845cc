import { PostgresAdapter, sql, type Expression, type Kysely, type RawBuilder } from "kysely";
import type { Database } from "./schema.ts";

/** The database as a call sees it: typed queries inside the call's own transaction. */
export type Db = Kysely<Database>;

export type DialectName = "sqlite" | "postgres";

export const dialectOf = (db: Db): DialectName =>
  db.getExecutor().adapter instanceof PostgresAdapter ? "postgres" : "sqlite";

/** The larger of two values of a row: SQLite calls it max, PostgreSQL greatest. Neither may be null. */
export function larger(a: Expression<number>, b: Expression<number>): RawBuilder<number> {
  return sql<number>`case when ${a} > ${b} then ${a} else ${b} end`;
}

/** A statement with "?" for its values (none inside quotes), in the dialect's own numbering. */
export function statement<Row = Record<string, unknown>>(
  text: string,
  values: readonly unknown[] = [],
): RawBuilder<Row> {
  const pieces = text.split("?");
  if (pieces.length - 1 !== values.length) throw new Error(`${values.length} values for: ${text}`);
  return sql.join(
    pieces.flatMap((piece, index) => [sql.raw(piece), ...(index < values.length ? [sql.val(values[index])] : [])]),
    sql.raw(""),
  ) as RawBuilder<Row>;
}
