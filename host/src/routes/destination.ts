import { rewriteAddress, spellingsOf } from "@kadr/openapi/pages";

/**
 * Where an address leads on to, or `null` when it is a page itself: our own rewrites first, then the
 * redirect table of the server (ROUTE-TABLE-03), in which the trailing slash does not matter.
 */
export function destinationOf(
  path: string,
  search: string,
  redirects: Readonly<Record<string, string>> | undefined,
): string | null {
  const rewritten = rewriteAddress(path, search);
  if (rewritten !== null) return rewritten;
  if (!redirects) return null;
  for (const written of spellingsOf(path)) {
    const target = Object.hasOwn(redirects, written) ? redirects[written] : undefined;
    if (target !== undefined && target !== path) return target;
  }
  return null;
}

/** How a checked destination is gone to (ROUTE-TABLE-04, ROUTE-TABLE-05). */
export type Passage =
  /** Our own origin takes the place of the current history entry. */
  | { readonly kind: "replace"; readonly path: string }
  /** Another origin takes the whole window. */
  | { readonly kind: "leave"; readonly href: string }
  | { readonly kind: "ask"; readonly href: string; readonly host: string }
  /** No link may have such an address: it leads nowhere. */
  | { readonly kind: "lost" };

type Verdict =
  | { readonly kind: "internal"; readonly path: string }
  | { readonly kind: "allowed"; readonly href: string }
  | { readonly kind: "ask"; readonly href: string; readonly host: string }
  | { readonly kind: "refuse" };

export function passageOf(verdict: Verdict): Passage {
  if (verdict.kind === "internal") return { kind: "replace", path: verdict.path };
  if (verdict.kind === "allowed") return { kind: "leave", href: verdict.href };
  return verdict.kind === "ask" ? { kind: "ask", href: verdict.href, host: verdict.host } : { kind: "lost" };
}
