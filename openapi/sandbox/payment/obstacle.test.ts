// @vitest-environment node
import { describe, expect, it } from "vitest";
import { assertNotPaidFor, obstacleTo, type Thing } from "./once.ts";
import type { Owned } from "./owned.ts";

/** Purchase that a person has, or is about to have: only the fields that the rule asks of it. */
const has = (
  row: Thing & { readonly offer_id?: number },
  { phase = "active", isComing = false, films = [] as readonly number[] } = {},
): Owned =>
  ({
    row: { product_code: null, pack_id: null, track_id: null, watch_hours: null, ...row },
    timeline: { phase },
    isComing,
    films: new Set(films),
  }) as unknown as Owned;

const film = { access_type: "est", track_id: 1 };
const rental = { access_type: "tvod", track_id: 1, watch_hours: 48 };
const otherFilm = { access_type: "est", track_id: 2 };
const subscription = { access_type: "svod", product_code: "PREMIUM" };
const collection = { access_type: "est", pack_id: 5 };
const noAds = { access_type: "noads", product_code: "RUTUBE" };
const noAdsHere = { access_type: "noads_one", track_id: 1 };

const obstacle = (to: Thing, ...owned: Owned[]) => obstacleTo(owned, to);

describe("a second purchase of one thing", () => {
  it("is refused while the first settles, and once it is had; not after it has ended or failed", () => {
    expect(obstacle(film, has(film, { phase: "before", isComing: true }))).toBe("settling");
    expect(obstacle(film, has(film))).toBe("held");
    expect(obstacle(film, has(rental, { phase: "unstarted" }), has(film, { phase: "over" }))).toBeUndefined();
    expect(obstacle(film, has(film, { phase: "before" }))).toBeUndefined();
    expect(obstacle(film)).toBeUndefined();
  });

  it("that is had and settles a second time is called had", () => {
    expect(obstacle(film, has(film, { phase: "before", isComing: true }), has(film))).toBe("held");
  });

  it("says in words of its own that it is had, and that it is being paid for", () => {
    const codeOf = (owned: Owned): unknown => {
      try {
        assertNotPaidFor([owned], film);
      } catch (error) {
        return (error as { code?: unknown }).code;
      }
      return "may pay";
    };
    expect(codeOf(has(film))).toBe("already_purchased");
    expect(codeOf(has(film, { phase: "before", isComing: true }))).toBe("conflict");
    expect(codeOf(has(otherFilm))).toBe("may pay");
  });
});

describe("of two things", () => {
  it("the same film, product or collection is one thing, another one is not", () => {
    expect(obstacle(otherFilm, has(film))).toBeUndefined();
    expect(obstacle(subscription, has(subscription))).toBe("held");
    expect(obstacle({ ...subscription, product_code: "SPORT" }, has(subscription))).toBeUndefined();
    expect(obstacle(collection, has(collection))).toBe("held");
    expect(obstacle({ ...collection, pack_id: 6 }, has(collection))).toBeUndefined();
  });

  it("a rental does not stand in the way of buying, a purchase does in the way of renting", () => {
    expect(obstacle(film, has(rental, { phase: "unstarted" }))).toBeUndefined();
    expect(obstacle(rental, has(film))).toBe("held");
    expect(obstacle(rental, has(rental, { phase: "unstarted" }))).toBe("held");
  });

  it("a collection gives its films, and a film does not give the collection", () => {
    expect(obstacle(film, has(collection, { films: [1, 3] }))).toBe("held");
    expect(obstacle(otherFilm, has(collection, { films: [1, 3] }))).toBeUndefined();
    expect(obstacle(collection, has(film))).toBeUndefined();
  });

  it("a subscription and a film are bought apart", () => {
    expect(obstacle(film, has({ ...subscription, track_id: 1 }))).toBeUndefined();
    expect(obstacle(subscription, has(film))).toBeUndefined();
  });

  it("no advertising anywhere includes none at one video; none at one video is nothing elsewhere, and opens no film", () => {
    expect(obstacle(noAdsHere, has(noAds))).toBe("held");
    expect(obstacle(noAdsHere, has(noAdsHere))).toBe("held");
    expect(obstacle({ ...noAdsHere, track_id: 2 }, has(noAdsHere))).toBeUndefined();
    expect(obstacle(noAds, has(noAdsHere))).toBeUndefined();
    expect(obstacle(film, has(noAdsHere))).toBeUndefined();
    expect(obstacle(noAdsHere, has(film))).toBeUndefined();
  });
});
