// @vitest-environment node
import { describe, expect, it } from "vitest";
import { isForVideo, orderedName, purchaseOf } from "./orders.ts";

type Offer = Parameters<typeof purchaseOf>[1];

const film: Offer = {
  id: 12,
  name: "Фильм",
  description: "",
  access_type: "est",
  product_id: 7,
  product_code: null,
  pack_id: null,
  pack_name: null,
  price: 399,
  price_no_discount: null,
  days_count: null,
  time_to_watch: null,
  is_renewable: 0,
  payment_types_json: "[]",
  success_notification: "",
  agreements_json: "[]",
  trial_price: null,
  trial_days: null,
  min_age: 0,
  is_region_closed: 0,
  is_listed: 1,
};
const rental: Offer = { ...film, access_type: "tvod", days_count: 30, time_to_watch: 48 };
const subscription: Offer = {
  ...film,
  access_type: "svod",
  product_code: "PREMIUM",
  price: 299,
  days_count: 30,
  is_renewable: 1,
  trial_days: 3,
};
const collection: Offer = { ...film, pack_id: 31 };
const onPage = { track_id: 5, is_trial: 0 } as const;

describe("the purchase that an order gives", () => {
  it("of a film is that film, for ever", () => {
    expect(purchaseOf(onPage, film)).toEqual({
      access_type: "est",
      product_code: null,
      offer_id: 12,
      pack_id: null,
      track_id: 5,
      first_days: null,
      period_days: null,
      price: 0,
      is_trial: 0,
      start_days: null,
      watch_hours: null,
    });
  });

  it("of a rental has days to start in and hours to watch, and no period, whatever the offer says", () => {
    const given = { track_id: 5, first_days: null, period_days: null, price: 0, start_days: 30, watch_hours: 48 };
    expect(purchaseOf(onPage, rental)).toMatchObject(given);
    expect(purchaseOf(onPage, { ...rental, is_renewable: 1 })).toMatchObject({ first_days: null, period_days: null });
  });

  it("of a subscription is no video, and costs its price again each period", () => {
    expect(purchaseOf(onPage, subscription)).toMatchObject({
      product_code: "PREMIUM",
      track_id: null,
      first_days: 30,
      period_days: 30,
      price: 299,
      start_days: null,
    });
    expect(purchaseOf(onPage, { ...subscription, is_renewable: 0 })).toMatchObject({
      first_days: 30,
      period_days: null,
      price: 0,
    });
  });

  it("of a trial begins with the days of the trial, or with a period where it has none of its own", () => {
    const trial = { ...onPage, is_trial: 1 } as const;
    expect(purchaseOf(trial, subscription)).toMatchObject({ is_trial: 1, first_days: 3, period_days: 30, price: 299 });
    expect(purchaseOf(trial, { ...subscription, trial_days: null })).toMatchObject({ first_days: 30 });
  });

  it("of a collection is the collection, not the film on whose page it was bought", () => {
    expect(purchaseOf(onPage, collection)).toMatchObject({ pack_id: 31, track_id: null });
  });

  it.each([
    ["noads_one", "noadsone"],
    ["est_video", "estvideo"],
    ["noadsone", "noadsone"],
    ["noads", "noads"],
  ])("is kept in one spelling: %s as %s", (spelled, kept) => {
    expect(purchaseOf(onPage, { ...film, access_type: spelled }).access_type).toBe(kept);
  });
});

it("an offer is for one video if it gives neither a product nor a collection", () => {
  expect([film, subscription, collection].map(isForVideo)).toEqual([true, false, false]);
});

it("an order has the name of its offer, and of the video on whose page it was made", () => {
  expect(orderedName(film, undefined)).toBe("Фильм");
  expect(orderedName(film, "Закат")).toBe("Фильм: Закат");
});
