import type { SignInLimits } from "../auth/limits.ts";
import type { Db, SandboxDatabase } from "../db/database.ts";
import type { MediaItem } from "../media/index.ts";
import type { UserFolder } from "../media/user-folder.ts";
import type { FaultPlan } from "../faults/plan.ts";
import type { Clock } from "./clock.ts";
import type { Due } from "./due.ts";
import type { Intents } from "./idempotency.ts";
import type { Quotas } from "./quotas.ts";
import type { Origins, PublicUrls } from "./origins.ts";
import type { Upkeep } from "./upkeep.ts";

/** A catalogue clip, or a file of `--media`, which is one MP4 or WebM without anything beside it. */
export type Playable = Pick<MediaItem, "mp4" | "captions"> & { readonly hls: string | null; readonly storyboard: MediaItem["storyboard"] | null };

export type Mode = "development" | "test" | "production";

export interface SandboxOptions {
  /** TCP port; 0 takes a free one, and the origins then carry that one. Default 4300. */
  port?: number;
  /** The address to listen at, "0.0.0.0" for every one of IPv4. Default loopback alone, of both families. */
  host?: string | undefined;
  /** The addresses that browsers know the roles by (origins.ts). Default `kadr.localhost` and names under it, http, the port. */
  publicUrls?: PublicUrls;
  /** Addresses and networks of the proxies in front, whose word for who asks is taken (`X-Forwarded-For`). Default none. */
  trustedProxies?: readonly string[];
  /** Others than the person at this machine are served: there is no /sandbox, and its headers mean nothing. Default by the address. */
  isPublic?: boolean;
  /** The password of the demo accounts where others are served; the published one does not work there. Default none: they are closed. */
  demoPassword?: string | undefined;
  /** Data folder; ":memory:" keeps nothing. Default ".data". */
  data?: string;
  /** The host's production build; absent or null: pages answer with a short notice. */
  hostDist?: string | null;
  /** Videos and comments to seed into an empty database. Defaults 600 and 20 000. */
  videos?: number;
  comments?: number;
  /** Seed of the generator. Default 1. */
  seed?: number;
  /** Told, in a few words, what is being done when it takes a while. */
  say?: (text: string) => void;
  /** Fills an empty database instead of the generator: small data for unit tests. */
  seedWith?: (db: Db) => Promise<void>;
  /** `postgres://…`: the data live there, and the data folder holds only what is made from files. Default: SQLite in the data folder. */
  databaseUrl?: string | undefined;
  /** Folder of the user's own video files, served as a channel. */
  media?: string;
  /** What a file sent to the studio may weigh, in bytes. Default 200 MB, which is what its pages say. */
  mostUploadBytes?: number;
  /** How often somebody may try to sign in, register and ask for letters (auth/limits.ts); what is not named is as documented. */
  signInLimits?: Partial<SignInLimits>;
  /** How often a person and a network address may comment and upload (quotas.ts). null: as often as they like, as tests do. Default the usual, in test mode null. */
  quotas?: Quotas | null;
  /** How long a request waits for the one under way with the same Idempotency-Key, in milliseconds. Default 3000. */
  keyPatience?: number;
  /** development and test validate answers and obey x-kadr-fault; test answers 500 on a wrong one. Default development. */
  mode?: Mode;
  /** The host `docs` draws the spec for people. By default not in production. */
  docs?: boolean;
  /** The host is being watched by Parcel: pages allow its hot reload. Default false. */
  hot?: boolean;
  /** How long requests under way may take once the server is told to stop, in milliseconds. Default 2000. */
  graceMs?: number;
  /** Log level of pino. Default "info", "silent" in tests. */
  log?: "silent" | "error" | "warn" | "info" | "debug";
}

/** What every part of the server is given. */
export interface ServerContext {
  readonly database: SandboxDatabase;
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
  readonly faults: FaultPlan;
  readonly clock: Clock;
  readonly due: Due;
  readonly intents: Intents;
  readonly upkeep: Upkeep;
  /** The sandbox's time, which can be moved (clock.ts). Sessions and what guards them use `Date.now()`. */
  readonly now: () => number;
}

/** What a handler is given: its `db` is the transaction of its call and the only way to the data. */
export type Context = Omit<ServerContext, "database" | "clock" | "due" | "intents" | "upkeep"> & { readonly db: Db };

const inside = ({ database: _database, clock: _clock, due: _due, intents: _intents, upkeep: _upkeep, ...rest }: ServerContext, db: Db): Context => ({ ...rest, db });

/** Runs `work` in a transaction that only reads. */
export const reading = <Result>(server: ServerContext, work: (context: Context) => Promise<Result> | Result): Promise<Result> =>
  server.database.read((db) => work(inside(server, db)));

/** Runs `work` in a transaction that may write; it may be run again, so it does nothing but query. */
export const writing = <Result>(server: ServerContext, work: (context: Context) => Promise<Result> | Result): Promise<Result> =>
  server.database.write((db) => work(inside(server, db)));

/** The same without waiting for the disk, for what nobody is promised (`SandboxDatabase.note`). */
export const noting = <Result>(server: ServerContext, work: (context: Context) => Promise<Result> | Result): Promise<Result> =>
  server.database.note((db) => work(inside(server, db)));
