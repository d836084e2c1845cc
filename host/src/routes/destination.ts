import type { AddressVerdict } from "@kadr/openapi/pages";

/** How a checked destination is gone to (ROUTE-TABLE-04, ROUTE-TABLE-05). */
export type Passage =
  /** Our own origin takes the place of the current history entry. */
  | { readonly kind: "replace"; readonly path: string }
  /** Another origin takes the whole window. */
  | { readonly kind: "leave"; readonly href: string }
  | { readonly kind: "ask"; readonly href: string; readonly host: string }
  /** No link may have such an address: it leads nowhere. */
  | { readonly kind: "lost" };

export function passageOf(verdict: AddressVerdict): Passage {
  if (verdict.kind === "internal") return { kind: "replace", path: verdict.path };
  if (verdict.kind === "allowed") return { kind: "leave", href: verdict.href };
  return verdict.kind === "ask" ? { kind: "ask", href: verdict.href, host: verdict.host } : { kind: "lost" };
}
