/**
 * The ports that more than one store needs. A store that needs more (its own API, for instance)
 * declares it beside itself; `platform/` implements them all and `app/` puts them together.
 */

/** What a toast says and offers (A §3 Notice). */
export interface Notice {
  readonly type: "danger" | "success" | "info" | "notice";
  /** Without a text the default about a problem on our side is shown (COMMON-TOAST-05). */
  readonly text?: string;
  readonly button?: { readonly text: string; readonly onPress?: () => void; readonly to?: string };
  /** How long it stays, in milliseconds. Default 3000 (B §9). */
  readonly timeMs?: number;
  /** A permanent notice stays until it is closed. Default false. */
  readonly permanent?: boolean;
}

export type Notify = (notice: Notice) => void;

/** Stops whatever returned it: a timer, a listener, a reaction. */
export type Dispose = () => void;

/** What comes late (`createLate` of the design system): stores and what they need. */
export interface Late<T> {
  readonly load: () => Promise<T>;
  /** In a component: what is here, or a wait for it. */
  readonly use: () => T;
}

export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Runs `task` once after `delayMs` milliseconds unless disposed first. */
  after(delayMs: number, task: () => void): Dispose;
}

/** Who is signed in. Authorised means that the profile has an id (AUTH-GUEST-13). */
export interface SessionReader {
  readonly userId: string | null;
  readonly isAuthorised: boolean;
}

/** Where a guest was asked to sign in (C §10.3). */
export type AuthTrigger =
  | "reaction"
  | "comments"
  | "comment-reactions"
  | "watch-later"
  | "subscription"
  | "hide-video"
  | "notifications"
  | "history"
  | "create-stream"
  | "left-menu"
  | "banner";

/**
 * Sends a guest through the auth popup. Resolves `true` once after a login and `false` once after
 * the popup was dismissed; for a signed-in person it resolves `true` at once.
 */
export interface AuthGate {
  require(trigger: AuthTrigger): Promise<boolean>;
}
