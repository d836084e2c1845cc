import type { SignInLimits } from "../auth/limits.ts";
import type { Db, SandboxDatabase } from "../db/database.ts";
import type { FaultPlan } from "../faults/plan.ts";
import type { MediaItem } from "../media/index.ts";
import type { UserFolder } from "../media/user-folder/index.ts";
import type { Origins } from "./origins.ts";
import type { Quotas } from "./quota-figures.ts";

/** A catalogue clip, or a file of `--media`, which is one MP4 or WebM without anything beside it. */
export type Playable = Pick<MediaItem, "mp4" | "captions"> & {
  readonly hls: string | null;
  readonly storyboard: MediaItem["storyboard"] | null;
};

export type Mode = "development" | "test" | "production";

interface Surroundings {
  readonly origins: Origins;
  readonly mode: Mode;
  /** /sandbox and its headers answer the person at this machine (local-peer.ts). False: nobody. */
  readonly hasSandbox: boolean;
  /** The host `docs` has a page; without it, it has nothing. */
  readonly hasDocs: boolean;
  readonly dataFolder: string;
  readonly hostDist: string | null;
  /** Hot reload of the host runs: its CSP must let Parcel's runtime work. */
  readonly hot: boolean;
  readonly signInLimits: SignInLimits;
  readonly quotas: Quotas | null;
  /** What a file sent to the studio may weigh. */
  readonly mostUploadBytes: number;
  /** What can be played, by the media_id of a video. */
  readonly media: ReadonlyMap<string, Playable>;
  readonly userFolder: UserFolder | null;
  /** Signs the addresses of sold films (media/sold.ts). */
  readonly soldMediaKey: Buffer;
  readonly faults: FaultPlan;
  /** The sandbox's time, which can be moved (clock.ts). Sessions and what guards them use `Date.now()`. */
  readonly now: () => number;
}

/** What a handler is given: its `db` is the transaction of its call and the only way to the data. */
export interface Context extends Surroundings {
  readonly db: Db;
}

/** What opens transactions. It knows no operation, so operations and what the server is made of may both import it. */
export interface DatabaseContext extends Surroundings {
  readonly database: SandboxDatabase;
}

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
    mostUploadBytes,
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
  mostUploadBytes,
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
