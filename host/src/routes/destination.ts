import type { AddressVerdict } from "@kadr/openapi/pages";

/** How the app follows a redirect to a checked destination (ROUTE-TABLE-04, ROUTE-TABLE-05). */
export type Redirect =
  /** Our own origin takes the place of the current history entry. */
  | { readonly kind: "replace"; readonly path: string }
  /** Another origin takes the whole window. */
  | { readonly kind: "leave"; readonly href: string }
  | { readonly kind: "ask"; readonly href: string; readonly host: string }
  /** No link may have such an address: it leads nowhere. */
  | { readonly kind: "notFound" };

export function redirectOf(verdict: AddressVerdict): Redirect {
  if (verdict.kind === "internal") return { kind: "replace", path: verdict.path };
  if (verdict.kind === "allowed") return { kind: "leave", href: verdict.href };
  return verdict.kind === "ask" ? { kind: "ask", href: verdict.href, host: verdict.host } : { kind: "notFound" };
}
