import type { Offer, PurchaseOffers } from "@kadr/openapi/client";

/** Sold on the page of a video only, by a coupon too (`promo.videoPageOnlyAccessTypes`, K03). */
const onVideoPageOnly: ReadonlySet<string> = new Set(["noadsone", "noads_one", "estvideo", "est_video"]);
const known: ReadonlySet<string> = new Set(["card", "mobile", "partner"]);

export const needsVideoPage = (offer: Pick<Offer, "access_type">): boolean => onVideoPageOnly.has(offer.access_type);

/** Offers that can be paid for at all (PAY-SINGLE-08). */
export const payable = (offers: readonly Offer[]): readonly Offer[] =>
  offers.filter((offer) => offer.payment_types.some((type) => known.has(type)));

/** A trial is told with its offer: the price is the trial's, and what comes after it is the offer's own (PAY-SINGLE-26). */
export function withTrials({ offers, trials }: Pick<PurchaseOffers, "offers" | "trials">): readonly Offer[] {
  return offers.map((offer) => {
    const trial = trials.find(({ offer_id: id }) => id === offer.id);
    return trial === undefined
      ? offer
      : { ...offer, isTrial: true, amountNext: offer.price, price: trial.price, days_count: trial.days_count };
  });
}

/** The one that stands first and is proposed: ad-free for 30 days, or a subscription (PAY-SINGLE-21). */
export const defaultOffer = (offers: readonly Offer[]): Offer | undefined =>
  offers.find(({ access_type: type, days_count: days }) => type === "noads" && days === 30) ??
  offers.find(({ access_type: type }) => type === "svod");
