import type { Db } from "./db/database.ts";
import type { Mode, PasswordCost, SignInLimits, Quotas, PublicUrls } from "./context.ts";

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
  /** Size limit of a file sent to the studio, bytes. Default 200 MB, as its pages say. */
  maxUploadBytes?: number;
  /** How often somebody may try to sign in, register and ask for letters (auth/limits.ts); what is not named is as documented. */
  signInLimits?: Partial<SignInLimits>;
  /** Of the hash of each new password. Default the usual, in test mode a hundredth of it. */
  passwordCost?: PasswordCost;
  /**
   * How often a person and a network address may comment and upload (quotas.ts). null: as often as they like, as tests
   * do. Default the usual, in test mode null.
   */
  quotas?: Quotas | null;
  /** How long a request waits for the one under way with the same Idempotency-Key, in milliseconds. Default 3000. */
  keyTimeoutMs?: number;
  /** development and test validate answers and obey x-kadr-fault; test answers 500 on a wrong one. Default development. */
  mode?: Mode;
  /** The host `docs` draws the spec for people. By default not in production. */
  docs?: boolean;
  /** Pages introduce themselves to who comes (ONBOARD-ENGINE-01). Default false. */
  onboarding?: boolean;
  /** The host is being watched by Parcel: pages allow its hot reload. Default false. */
  hot?: boolean;
  /** The server draws pages of the host's build before they are sent; else the host draws each by itself. Default true. */
  drawsPages?: boolean;
  /** A page waits so long for its drawing, in milliseconds. Default 500. */
  drawingLimitMs?: number;
  /** How long requests under way may take once the server is told to stop, in milliseconds. Default 2000. */
  graceMs?: number;
  /** Log level of pino. Default "info", "silent" in tests. */
  log?: "silent" | "error" | "warn" | "info" | "debug";
}
