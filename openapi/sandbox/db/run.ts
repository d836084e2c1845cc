import type { Compilable } from "kysely";
import type { SQLInputValue } from "node:sqlite";
import type { SandboxDatabase } from "./database.ts";

/**
 * Kysely builds and types the statement, node:sqlite runs it at once: handlers stay synchronous, so that one runs to its end
 * inside one transaction. The prepared statement is kept by its SQL.
 */
export function all<Row>(db: SandboxDatabase, query: Compilable<Row>): Row[] {
  const { sql, parameters } = query.compile();
  return db.prepare(sql).all(...(parameters as SQLInputValue[])) as Row[];
}

export function one<Row>(db: SandboxDatabase, query: Compilable<Row>): Row | undefined {
  const { sql, parameters } = query.compile();
  return db.prepare(sql).get(...(parameters as SQLInputValue[])) as Row | undefined;
}

export function run(db: SandboxDatabase, query: Compilable): { changes: number; lastId: number } {
  const { sql, parameters } = query.compile();
  const result = db.prepare(sql).run(...(parameters as SQLInputValue[]));
  return { changes: Number(result.changes), lastId: Number(result.lastInsertRowid) };
}
