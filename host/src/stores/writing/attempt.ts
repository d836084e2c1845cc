import type { WritingContext } from "./context.ts";
import { type Failure, failureOf, isStatus } from "./failures.ts";
import type { Scope } from "./scope.ts";

/** refused: the server has not done it, or has not said so (`isUnknown`); gone: what it was about is no more (404, 410). */
export interface Failed {
  readonly kind: "refused" | "gone";
  readonly failure: Failure;
}

/** Outcome of a write. */
export type Outcome<Response> =
  | { readonly kind: "done"; readonly response: Response }
  | Failed
  /** The server knows the person no more: it goes on once they have signed in. */
  | { readonly kind: "again" }
  /** It is not waited for any more: it was called off, or its scope has ended. */
  | { readonly kind: "off" };

interface Attempt<Response> {
  /** That of when it was wanted. */
  readonly scope: Scope;
  readonly write: (signal: AbortSignal) => Promise<Response>;
  /** Whether a 401 leads to the sign-in; not for what has been there already. */
  readonly maySignIn: () => boolean;
}

/** Writes once and says what came of it, by the rules that all writes share; after a 429 nothing is sent for a while. */
export async function attempt<Response>(
  { coolDown, isHere }: Pick<WritingContext, "coolDown" | "isHere">,
  { scope, write, maySignIn }: Attempt<Response>,
): Promise<Outcome<Response>> {
  try {
    return { kind: "done", response: await write(scope.signal) };
  } catch (error) {
    const failure = failureOf(error);
    // The client may have ended the session, and with it the scope, before it told us.
    if (isStatus(failure, 401) && maySignIn() && isHere()) return { kind: "again" };
    if (scope.ended || failure.kind === "aborted") return { kind: "off" };
    coolDown.respect(failure);
    return { kind: isStatus(failure, 404, 410) ? "gone" : "refused", failure };
  }
}
