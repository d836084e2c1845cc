// @vitest-environment node
import type { Offer, PurchaseOffers } from "@kadr/openapi/client";
import { examples } from "@kadr/openapi/examples";
import { expect, it } from "vitest";
import { defaultOffer, needsVideoPage, payable, withTrials } from "./offers.ts";

const [film] = examples.listOffers.film.offers as unknown as [Offer];
const offer = (id: string, changes: Partial<Offer> = {}): Offer => ({ ...film, id, ...changes });

it.each([
  ["noadsone", true],
  ["noads_one", true],
  ["estvideo", true],
  ["est_video", true],
  ["est", false],
  ["noads", false],
])("%s is sold on the page of a video only: %s [PROMO-FLOW-05]", (type, isOnly) => {
  expect(needsVideoPage({ access_type: type as Offer["access_type"] })).toBe(isOnly);
});

it("an offer can be paid for by a card, a phone's account or a partner, and by nothing else [PAY-SINGLE-08]", () => {
  const ways = (...types: string[]) => offer(types.join(), { payment_types: types as Offer["payment_types"] });
  const offers = [ways("card"), ways("mobile"), ways("partner"), ways("coins"), ways(), ways("coins", "card")];
  expect(payable(offers).map(({ id }) => id)).toEqual(["card", "mobile", "partner", "coins,card"]);
});

// A trial's price, and what comes after it: [PAY-SINGLE-26]
it("a trial is told with its own offer alone: its price and days, and the offer's price as the next one", () => {
  const trials: PurchaseOffers["trials"] = [{ offer_id: "2", price: 1, days_count: 7 }];
  const offers = [offer("1", { price: 299, days_count: 30 }), offer("2", { price: 399, days_count: 30 })];
  const [first, second] = withTrials({ offers, trials });
  expect(first).toBe(offers[0]);
  expect(second).toEqual({ ...offers[1], isTrial: true, price: 1, days_count: 7, amountNext: 399 });
});

it("a month without advertising is proposed before a subscription, wherever they stand [PAY-SINGLE-21]", () => {
  const year = offer("year", { access_type: "noads", days_count: 365 });
  const month = offer("month", { access_type: "noads", days_count: 30 });
  const subscription = offer("subscription", { access_type: "svod", days_count: 30 });
  const rental = offer("rental", { access_type: "tvod", days_count: 30 });
  expect(defaultOffer([rental, subscription, year, month])).toBe(month);
  expect(defaultOffer([rental, year, subscription])).toBe(subscription);
  expect(defaultOffer([rental, year])).toBeUndefined();
});
