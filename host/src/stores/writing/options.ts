import type { AuthTrigger } from "../ports.ts";
import type { Failure } from "./failures.ts";
import type { Scope } from "./scope.ts";

/** How a store reads, writes and says what can be changed of each of its things. `Response` is what a write brings back. */
export interface IntentsOptions<Value, Response = void> {
  /** Where a guest is asked to sign in. */
  readonly trigger: AuthTrigger;
  /** The server's last value; `undefined` where it is not known, and is asked for first (`read`). */
  readonly confirmed: (key: string) => Value | undefined;
  /** Tells the server, to which twice must be the same as once. Rejects with the client's `ApiError`. */
  readonly write: (key: string, value: Value, scope: Scope) => Promise<Response>;
  /** The server has done it: from here on `confirmed` says so. */
  readonly confirm: (key: string, value: Value, response: Response) => void;
  /**
   * Asks the server and takes in what it says, unless the scope has ended; rejects with `ApiError` where it does not say.
   * A store that cannot ask leaves it out: a write whose response was lost is then said again.
   */
  readonly read?: (key: string, scope: Scope) => Promise<void>;
  /** It was not done and is seen no more: says so. */
  readonly failed: (key: string, value: Value, failure: Failure) => void;
  /** There is nothing any more that could be changed: an intent that comes to its turn then is dropped. */
  readonly isGone?: (key: string) => boolean;
  /** Writes to one lane wait for each other. Default: the key. */
  readonly laneOf?: (key: string) => string;
}
