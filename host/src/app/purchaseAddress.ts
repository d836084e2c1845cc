import { findPage, popupParam } from "@kadr/openapi/pages";
import type { PopupAddress } from "../routes/popups.ts";
import type { PurchaseTarget } from "../stores/paying/purchaseTypes.ts";

const kinds = ["video", "tv", "product", "pack", "offer", "noads", "coupon"] as const;
/** Kinds without an id. */
const bare: ReadonlySet<string> = new Set(["noads", "coupon"]);

/**
 * A purchase in the address: `popup=purchase&target=video:<id>` (ours, G05). It is what a reload, the page of a partner and a confirmed
 * e-mail come back to.
 */
export const purchaseAddress: PopupAddress<PurchaseTarget, "purchase"> = {
  name: "purchase",
  params: ["target"],
  parse(search) {
    const [, name = "", id = ""] = /^([a-z]+)(?::([A-Za-z0-9_-]{1,64}))?$/.exec(search.get("target") ?? "") ?? [];
    const kind = kinds.find((known) => known === name);
    return kind === undefined || (id === "" && !bare.has(kind)) ? undefined : { kind, id };
  },
  print: ({ kind, id }) => ({ target: id === "" ? kind : `${kind}:${id}` }),
};

/** The page of now with a purchase over it. */
export function purchasePath(target: PurchaseTarget): string {
  const { pathname, search } = window.location;
  const own = new URLSearchParams(search);
  own.set(popupParam, purchaseAddress.name);
  for (const [name, value] of Object.entries(purchaseAddress.print(target))) own.set(name, value);
  return `${pathname}?${own}`;
}

/** The video whose page stands at a path: some coupons are for the page of one (PROMO-FLOW-05). */
export function videoAt(path: string): string | null {
  const found = findPage(path);
  if (found === null || !/^(video|videoPrivate|audio|liveVideo)$/.test(found.name)) return null;
  return (found.params as { readonly id?: string }).id ?? null;
}
