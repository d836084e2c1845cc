// A leaf of interfaces: what every room of the server is given. It knows the data, the media and the planned faults, and no room above.
import type { Clock } from "./clock.ts";
import type { Db, SandboxDatabase } from "./db/database.ts";
import type { FaultPlan } from "./faults/plan.ts";
import type { Playable } from "./media/index.ts";
import type { UserFolder } from "./media/user-folder/index.ts";

/** The origins of the product by role. Ports alone would share cookies, so each has a host name of its own. */
export interface Origins {
  readonly shell: string;
  readonly auth: string;
  readonly payment: string;
  readonly media: string;
  readonly studio: string;
  readonly log: string;
  readonly metrics: string;
  /** The documentation of the calls. It is drawn by code of others, so it has nothing of the pages' origin. */
  readonly docs: string;
}

export type OriginName = keyof Origins;

/** Addresses that are said of roles: `https://video.example` for all of them, `media=https://cdn.example` for one. */
export type PublicUrls = Partial<Record<OriginName, string>>;

/** So many in a window of so long. */
export interface Figure {
  readonly max: number;
  readonly windowMs: number;
}

/** How often what may be done; auth/README.md says why. Windows are an hour at most: retention keeps no tries for longer. */
export interface SignInLimits {
  /** Wrong passwords for an account from one network address. */
  readonly accountFromAddress: Figure;
  /** Wrong passwords for an account from all browsers that never were in it. */
  readonly account: Figure;
  /** Wrong passwords for an account from a browser that was in it: strangers cannot use these up. */
  readonly knownBrowser: Figure;
  /** Wrong passwords from one network address, for whatever accounts: one password tried on many. */
  readonly address: Figure;
  /** Passwords hashed for one network address, right ones too: who knows one password cannot keep the queue of hashes full by it. */
  readonly hashes: Figure;
  /** New accounts from one network address. */
  readonly registrations: Figure;
  /** Letters with a code to one mailbox that one network address asked for. */
  readonly lettersFromAddress: Figure;
  /** Letters with a code to one mailbox, whoever asked for them from browsers that never were in its account. */
  readonly mailbox: Figure;
  /** The same from a browser that was. */
  readonly knownMailbox: Figure;
  /** Letters with a code that one network address asked for, to whatever mailboxes. */
  readonly letters: Figure;
  /** Wrong codes for one letter's browser. */
  readonly codes: Figure;
  /** Wrong codes from one network address. */
  readonly codesFromAddress: Figure;
  /** Letters to confirm an address that one person asks for, whatever addresses they go to. */
  readonly confirmLetters: Figure;
  /** Wrong passwords of a person who is signed in and changes the address. */
  readonly ownPassword: Figure;
}

/** Parameters of scrypt. */
export interface PasswordCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** Actions that are counted: they fill the disk, or other people have to read them. */
export type Quota = "chat" | "comments" | "pictures" | "uploads" | "problems";

/** How often in a window of an hour at most: a person, and a network address, behind which a house or an office may be. */
export type Quotas = Readonly<Record<Quota, { readonly person: Figure; readonly address: Figure }>>;

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
  /** Size limit of a file sent to the studio, bytes. */
  readonly maxUploadBytes: number;
  /** Media that can be played, by the media_id of a video. */
  readonly media: ReadonlyMap<string, Playable>;
  readonly userFolder: UserFolder | null;
  /** Signs the addresses of sold films (media/sold.ts). */
  readonly soldMediaKey: Buffer;
  readonly faults: FaultPlan;
  /** The sandbox's time, which can be moved (clock.ts). Sessions and what guards them use `Date.now()`. */
  readonly now: () => number;
}

/** Context of a handler: its `db` is the transaction of its call and the only way to the data. */
export interface Context extends Surroundings {
  readonly db: Db;
}

/** Context that opens transactions. It knows no operation, so operations and the parts of the server may both import it. */
export interface DatabaseContext extends Surroundings {
  readonly database: SandboxDatabase;
  /** Of the hash of each new password. */
  readonly passwordCost: PasswordCost;
}

/** Context of every part of the server. */
export interface ServerContext extends DatabaseContext {
  /** Pages introduce themselves to who comes. */
  readonly hasOnboarding: boolean;
  /** Pages of the build are drawn before they are sent. */
  readonly drawsPages: boolean;
  /** A page waits so long for its drawing, in milliseconds. */
  readonly drawingLimitMs: number;
  readonly clock: Clock;
  /** Events that happen by the clock (schedule/scheduled.ts). */
  readonly scheduled: {
    /** This process planned an event: look before the next request, without waiting to hear of it. */
    forget(): void;
  };
}
