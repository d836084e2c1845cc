import { failureOf, isUnknown } from "../writing/index.ts";

/**
 * Failure of a call about money. `unknown`: the server may have done it although it did not say so, the same request is sent again.
 * `busy`: another purchase stands in the way and is being settled. `refused`: a no that the server gave on purpose.
 */
export type Trouble = "signedOut" | "already" | "busy" | "tooMany" | "unknown" | "refused";

/** Aborted is nobody's trouble: whoever asked does not want to know any more. */
export function troubleOf(error: unknown): Trouble {
  const failure = failureOf(error);
  if (isUnknown(failure) || failure.kind === "aborted") return "unknown";
  const { status } = failure;
  const { code } = error as { code?: unknown };
  if (status === 401) return "signedOut";
  if (code === "already_purchased" || code === "noads_already_purchased") return "already";
  if (status === 409) return "busy";
  if (status === 429) return "tooMany";
  return (status ?? 0) >= 500 ? "unknown" : "refused";
}
