/**
 * The ports that more than one store needs. A store that needs more (its own API, for instance)
 * declares it beside itself; `platform/` implements them all and `app/` puts them together.
 */

import type { AuthTriggerPoint } from "./measure/Measure.ts";
import type { Scope } from "./writing/scope.ts";

/** Text and action of a toast (entity Notice). */
export interface Toast {
  readonly type: "danger" | "success" | "info" | "notice";
  /** Without a text the default about a problem on our side is shown (COMMON-TOAST-05). */
  readonly text?: string;
  readonly button?: { readonly text: string; readonly onPress?: () => void; readonly to?: string };
  /** How long it stays, in milliseconds. Default 3000 (`toast.defaultMs`). */
  readonly timeMs?: number;
  /** A permanent toast stays until it is closed. Default false. */
  readonly permanent?: boolean;
}

export type Notify = (toast: Toast) => void;

/** Stops whatever returned it: a timer, a listener, a reaction. */
export type Dispose = () => void;

/** Late code (`createLate` of the design system): stores and what they need. */
export interface Late<T> {
  readonly load: () => Promise<T>;
  /** The loaded code; null: not loaded yet. */
  readonly get: () => T | null;
}

export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Runs `task` once after `delayMs` milliseconds unless disposed first. */
  after(delayMs: number, task: () => void): Dispose;
}

/** Whether somebody may look and there is a network. */
export interface Attention {
  isHere(): boolean;
  onChange(listener: () => void): Dispose;
}

/** The person who is signed in. Authorised means that the profile has an id (AUTH-GUEST-13). */
export interface SessionReader {
  readonly userId: string | null;
  readonly isAuthorised: boolean;
}

/** Change of the account that uses the app. */
export interface AccountChange {
  /** Whose the app was; `null` for a guest. */
  readonly before: string | null;
  /** Whose it is now; `null` for a guest. */
  readonly now: string | null;
  /** The first response of a visit: what was asked before it carried the same cookie and counts. */
  readonly isFirst: boolean;
}

/** The account of now and how long it lasts (`AccountScope`): what belongs to a person hangs on it. */
export interface Account extends SessionReader {
  /** Ends with the account of now. */
  readonly now: Scope;
  onChange(listener: (change: AccountChange) => void): Dispose;
}

/** Where a guest was asked to sign in (`auth.triggerPoint`). */
export type AuthTrigger = AuthTriggerPoint;

/**
 * Sends a guest through the auth popup. Resolves `true` once after a login and `false` once after
 * the popup was dismissed; for a signed-in person it resolves `true` at once.
 */
export interface AuthGate {
  require(trigger: AuthTrigger): Promise<boolean>;
}
