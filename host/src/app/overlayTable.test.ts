import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { OverlayArgs } from "../ports/Overlays.ts";
import { connectHistory, navigate } from "../routes/navigation.ts";
import { Popups } from "../routes/popups.ts";
import { overlayTable } from "./overlayTable.tsx";

// How an opened one stands in the address, and what closes it: routes/popups.test.ts.

let dispose: () => void;
beforeEach(() => {
  vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  window.history.replaceState(null, "", "/");
  dispose = connectHistory({ get: () => undefined, set: () => undefined });
});
afterEach(() => dispose());

/** Overlays that open for a person at this address, and the page below them. */
async function arriveAt(address: string) {
  const shown: unknown[] = [];
  const popups = new Popups<OverlayArgs>({
    table: overlayTable,
    session: { userId: "2", isAuthorised: true },
    auth: { require: () => Promise.resolve(true) },
    known: () => Promise.resolve(),
    show: (name, args) => void shown.push([name, args]),
  });
  navigate(address);
  popups.takeAddress();
  await vi.waitFor(() => expect(shown).toHaveLength(1));
  return { shown: shown[0], over: window.location.pathname + decodeURI(window.location.search) };
}

const bundle = "PREMIER_RUTUBE_YAPPY";

it.each([
  ["premium_flow", "premium_purchase", { productCode: null }],
  ["product_flow", "premium_purchase", { productCode: null }],
  ["no_ads_flow", "premium_payment_flow", { productCode: "RUTUBE" }],
  [`product_flow_phone&productCode=${bundle}`, "premium_payment_flow", { productCode: bundle, isForPhone: true }],
  [`payment_method&productCode=${bundle}`, "premium_payment_flow", { productCode: bundle }],
  ["check_payment_status", "premium_post_payment", { productCode: null }],
  ["product_flow_payment_status_check", "premium_post_payment", { productCode: null }],
  ["promo_code_flow", "promoCode", { code: null }],
  ["cancel_flow", "manageRescission", { productCode: "RUTUBE" }],
])("popup=%s leads into %s [PAY-FLOW-24]", async (spelling, name, args) => {
  expect(await arriveAt(`/?popup=${spelling}`)).toEqual({ shown: [name, args], over: "/" });
});

it("a missing code of a product is none in the purchase flow, and one that nobody knows is rejected [PAY-FLOW-22] [PAY-FLOW-26]", async () => {
  for (const code of ["", "&productCode=", "&productCode=NOBODY", "&productCode=rutube"])
    expect((await arriveAt(`/?popup=premium_purchase${code}`)).shown).toEqual([
      "premium_purchase",
      { productCode: null },
    ]);
});

it.each(["/", "/video/1/?t=5", "/feeds/kino/", "/search/?query=горы", "/tvprogram/", "/plst/1/", "/no/such/page/"])(
  "popup and productCode are recognised over %s, which stays as it is [ROUTE-ADDRESS-13]",
  async (page) => {
    const address = `${page}${page.includes("?") ? "&" : "?"}popup=premium_payment_flow&productCode=RUTUBE`;
    expect(await arriveAt(address)).toEqual({ shown: ["premium_payment_flow", { productCode: "RUTUBE" }], over: page });
  },
);
