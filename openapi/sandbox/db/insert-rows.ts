import { CompiledQuery, sql, type Insertable } from "kysely";
import { dialectOf, type Db } from "./dialect.ts";
import type { Database } from "./schema.ts";

/** Values of one statement on SQLite: more make it slower again. */
const sqliteValues = 3000;
const postgresRows = 2000;

/**
 * Inserts many rows quickly: all have the keys of the first. SQLite gets statements of one length, which stay prepared;
 * PostgreSQL gets one JSON value a statement, which knows the columns' types by itself.
 */
export async function insertRows<Table extends keyof Database & string>(
  db: Db,
  table: Table,
  rows: ReadonlyArray<Insertable<Database[Table]>>,
): Promise<void> {
  const first = rows[0] as Record<string, unknown> | undefined;
  if (!first) return;
  const columns = Object.keys(first);
  const names = columns.map((column) => `"${column}"`).join(", ");
  if (dialectOf(db) === "postgres") {
    for (let at = 0; at < rows.length; at += postgresRows) {
      const part = JSON.stringify(rows.slice(at, at + postgresRows));
      await sql`insert into ${sql.raw(`"${table}" (${names}) select ${names}`)} from json_populate_recordset(${sql.raw(`null::"${table}"`)}, ${part})`.execute(
        db,
      );
    }
    return;
  }
  const perStatement = Math.max(1, Math.floor(sqliteValues / columns.length));
  const one = `(${columns.map(() => "?").join(", ")})`;
  const textOf = (count: number): string =>
    `insert into "${table}" (${names}) values ${Array.from({ length: count }, () => one).join(", ")}`;
  const whole = textOf(perStatement);
  for (let at = 0; at < rows.length; at += perStatement) {
    const part = rows.slice(at, at + perStatement) as ReadonlyArray<Record<string, unknown>>;
    const values = part.flatMap((row) => columns.map((column) => row[column] ?? null));
    await db.executeQuery(CompiledQuery.raw(part.length === perStatement ? whole : textOf(part.length), values));
  }
}

/** After rows with chosen ids: lets PostgreSQL go on counting behind the last of them, as SQLite does by itself. */
export async function continueIds(db: Db): Promise<void> {
  if (dialectOf(db) !== "postgres") return;
  const { rows } = await sql<{ table_name: string; column_name: string }>`
    select table_name, column_name from information_schema.columns where table_schema = current_schema() and is_identity = 'YES'`.execute(
    db,
  );
  for (const { table_name: table, column_name: column } of rows) {
    const [name, id] = [sql.id(table), sql.id(column)];
    await sql`select setval(pg_get_serial_sequence(${`"${table}"`}, ${column}), coalesce((select max(${id}) from ${name}), 0) + 1, false)`.execute(
      db,
    );
  }
}
