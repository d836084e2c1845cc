import type { Context, DatabaseContext } from "./context.ts";
import type { Db } from "./db/database.ts";

/** Field by field: nothing else of the server gets into a transaction. */
const inside = (
  {
    origins,
    mode,
    hasSandbox,
    hasDocs,
    dataFolder,
    hostDist,
    hot,
    signInLimits,
    quotas,
    maxUploadBytes,
    media,
    userFolder,
    soldMediaKey,
    faults,
    now,
  }: DatabaseContext,
  db: Db,
): Context => ({
  origins,
  mode,
  hasSandbox,
  hasDocs,
  dataFolder,
  hostDist,
  hot,
  signInLimits,
  quotas,
  maxUploadBytes,
  media,
  userFolder,
  soldMediaKey,
  faults,
  now,
  db,
});

/** Runs `work` in a transaction that only reads. */
export const reading = <Result>(
  server: DatabaseContext,
  work: (context: Context) => Promise<Result> | Result,
): Promise<Result> => server.database.read((db) => work(inside(server, db)));

/** Runs `work` in a transaction that may write; it may be run again, so it does nothing but query. */
export const writing = <Result>(
  server: DatabaseContext,
  work: (context: Context) => Promise<Result> | Result,
): Promise<Result> => server.database.write((db) => work(inside(server, db)));

/** The same without waiting for the disk, for what nobody is promised (`SandboxDatabase.note`). */
export const noting = <Result>(
  server: DatabaseContext,
  work: (context: Context) => Promise<Result> | Result,
): Promise<Result> => server.database.note((db) => work(inside(server, db)));
