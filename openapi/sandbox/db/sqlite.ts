import { AsyncLocalStorage } from "node:async_hooks";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import {
  SqliteAdapter,
  type CompiledQuery,
  SqliteIntrospector,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from "kysely";
import { SqliteCompiler } from "./compilers.ts";
import { createTurns } from "./turns.ts";

/** Prepared statements kept; lists of many lengths and raw texts must not fill the memory. */
const maxStatements = 1000;

/** Rows as the driver reads them fastest: the values in the order of the columns. */
type Values = readonly unknown[];

interface Prepared {
  readonly statement: StatementSync;
  /** Makes a row of its values; undefined for a statement that returns none. */
  readonly rowOf: ((values: Values) => unknown) | undefined;
}

/**
 * Rows of a statement share a class of their own, so that the engine knows their shape: what node:sqlite makes are dictionaries,
 * whose names are looked up at every execution (measured: a third of the time of a query for a page of cards).
 */
function rowMaker(names: readonly string[]): (values: Values) => unknown {
  class Row {
    [name: string]: unknown;
    constructor(values: Values) {
      for (let at = 0; at < names.length; at += 1) this[names[at] as string] = values[at];
    }
  }
  return (values) => new Row(values);
}

/** node:sqlite answers at once: a promise of it is settled before anything else of the process runs. */
class SqliteConnection implements DatabaseConnection {
  readonly #raw: DatabaseSync;
  readonly #prepared = new Map<string, Prepared>();

  constructor(raw: DatabaseSync) {
    this.#raw = raw;
  }

  #prepare(sql: string): Prepared {
    const known = this.#prepared.get(sql);
    if (known) return known;
    // The columns of "*" may be others afterwards.
    if (/^\s*(?:alter|create|drop)\b/i.test(sql)) this.#prepared.clear();
    const statement = this.#raw.prepare(sql);
    statement.setReturnArrays(true);
    const names = statement.columns().map(({ name }) => name);
    const made = { statement, rowOf: names.length > 0 ? rowMaker(names) : undefined };
    if (this.#prepared.size >= maxStatements) this.#prepared.delete(this.#prepared.keys().next().value ?? "");
    this.#prepared.set(sql, made);
    return made;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { statement, rowOf } = this.#prepare(sql);
    const values = parameters as SQLInputValue[];
    if (rowOf) return { rows: (statement.all(...values) as unknown as Values[]).map(rowOf) as Row[] };
    const { changes, lastInsertRowid } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  async *streamQuery<Row>({ sql, parameters }: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    // Not the kept statement: a reader in the middle of its rows cannot be started again.
    for (const row of this.#raw.prepare(sql).iterate(...(parameters as SQLInputValue[]))) yield { rows: [row as Row] };
  }

  exec(sql: string): void {
    this.#raw.exec(sql);
  }
}

/**
 * One connection, lent to one piece of work after the other. A read transaction is a snapshot that refuses to write; a write
 * transaction takes the write lock at its beginning, so that it never has to give up half-way.
 */
class SqliteDriver implements Driver {
  readonly #raw: DatabaseSync;
  readonly #connection: SqliteConnection;
  readonly #holder = new AsyncLocalStorage<true>();
  readonly #turn = createTurns();
  #endTurn: () => void = () => {};

  constructor(raw: DatabaseSync) {
    this.#raw = raw;
    this.#connection = new SqliteConnection(raw);
  }

  /** Runs `work` and refuses in it to lend the connection that `work` itself holds: waiting for that would never end. */
  holding<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#holder.run(true, work);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#holder.getStore()) throw new Error("A transaction is open here: use the db that it was given");
    this.#endTurn = await this.#turn();
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#endTurn();
  }

  async beginTransaction(_connection: DatabaseConnection, { accessMode }: TransactionSettings): Promise<void> {
    this.#connection.exec(accessMode === "read only" ? "PRAGMA query_only = 1; BEGIN" : "BEGIN IMMEDIATE");
  }

  async commitTransaction(): Promise<void> {
    this.#end("COMMIT");
  }

  async rollbackTransaction(): Promise<void> {
    this.#end("ROLLBACK");
  }

  #end(how: "COMMIT" | "ROLLBACK"): void {
    try {
      // SQLite rolls back on its own when the disk is full: there is nothing left to end then.
      if (this.#raw.isTransaction) this.#connection.exec(how);
    } finally {
      this.#connection.exec("PRAGMA query_only = 0");
    }
  }

  async destroy(): Promise<void> {
    this.#raw.close();
  }
}

class OwnQueueAdapter extends SqliteAdapter {
  /** There is one connection, but the driver lends it in turn; Kysely's own lock would wake everybody who waits each time. */
  override get supportsMultipleConnections(): true {
    return true;
  }
}

/** Opens (and creates) `<folder>/kadr.sqlite`; ":memory:" keeps everything in memory. */
function open(folder: string): DatabaseSync {
  if (folder !== ":memory:") mkdirSync(folder, { recursive: true });
  const raw = new DatabaseSync(folder === ":memory:" ? ":memory:" : join(folder, "kadr.sqlite"));
  // FULL: a write is on the disk before it is acknowledged, so that kill -9 loses nothing a client was told.
  // LIKE tells capitals from small letters, as it does in PostgreSQL.
  raw.exec(
    "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; " +
      "PRAGMA busy_timeout = 2000; PRAGMA cache_size = -65536; PRAGMA temp_store = MEMORY; PRAGMA case_sensitive_like = ON",
  );
  return raw;
}

export interface OpenSqlite {
  readonly dialect: Dialect;
  readonly holding: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

export function openSqlite(folder: string): OpenSqlite {
  const driver = new SqliteDriver(open(folder));
  return {
    dialect: {
      createAdapter: () => new OwnQueueAdapter(),
      createDriver: () => driver,
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteCompiler(),
    },
    holding: (work) => driver.holding(work),
  };
}
