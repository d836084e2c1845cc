import type { Db, DialectName } from "./dialect.ts";

/** The open database. Handlers never see it: they get the `Db` of their call's transaction. */
export interface SandboxDatabase {
  readonly dialect: DialectName;
  /** Statements that stand alone, each its own transaction. Never inside `read` or `write`. */
  readonly query: Db;
  /** Runs `work` on one unchanging view of the data; it cannot write. */
  read<Result>(work: (db: Db) => Promise<Result> | Result): Promise<Result>;
  /**
   * Runs `work` in one transaction, as if no other ran beside it; an error undoes it wholly. PostgreSQL may run `work` again
   * when it met another one, so it must do nothing but query. Nothing slow belongs inside: on SQLite everybody waits.
   */
  write<Result>(work: (db: Db) => Promise<Result> | Result): Promise<Result>;
  /**
   * Like `write`, for what nobody is promised (a search that is remembered, a ping): it does not wait for the disk. A process that is
   * killed loses nothing even so; a power failure may take the last of it. On PostgreSQL notes stand beside writes and beside
   * each other and each statement sees what was committed before it, so nothing is decided by what an earlier one read, unless it
   * was read in turn (`takeTurns`).
   */
  note<Result>(work: (db: Db) => Promise<Result> | Result): Promise<Result>;
  /** Inside `write`: takes a name until its transaction ends. False: a transaction of another process has it. */
  claim(db: Db, name: string): Promise<boolean>;
  /**
   * Inside `note`: waits until no other transaction has one of the names, and has them all until its own ends. To be asked for once, before
   * anything is read.
   */
  takeTurns(db: Db, names: readonly string[]): Promise<void>;
  /** One process at a time: for what happens once per database. */
  once<Result>(work: () => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}
