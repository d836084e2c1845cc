import type { Choice } from "@kadr/design-system/pay/ChoiceList";
import type { Offer } from "@kadr/openapi/client";
import type { LinkCheck } from "../links/checks.ts";
import { counted } from "../texts/plural.ts";
import { purchaseTexts } from "../texts/purchase.ts";
import { nouns } from "../texts/time.ts";
import { roubles } from "./money.ts";

const { offers: texts, methods } = purchaseTexts;

export const daysInWords = (days: number): string => counted(days, nouns.day);

/** «1 ₽ за 7 дней, далее 299 ₽», and that it is paid for again by itself. */
function noteOf({
  isTrial,
  price,
  amountNext,
  days_count: days,
  is_renewable: isRenewable,
}: Offer): string | undefined {
  const words = [
    ...(isTrial === true && amountNext !== undefined && days !== undefined
      ? [`${texts.trial(roubles(price), daysInWords(days), roubles(amountNext))}.`]
      : []),
    ...(isRenewable ? [`${texts.renews}.`] : []),
  ];
  return words.length === 0 ? undefined : words.join(" ");
}

/** An offer as a row to choose. */
export function presentOfferChoice(offer: Offer, link: LinkCheck): Choice {
  const { price, price_no_discount: before } = offer;
  return {
    id: offer.id,
    title: offer.name,
    text: sentence(offer.description),
    price: price === 0 ? texts.free : roubles(price),
    before:
      before === undefined || before <= price
        ? undefined
        : { price: roubles(before), words: texts.before(roubles(before)) },
    note: noteOf(offer),
    links: offer.user_agreements.flatMap(({ title, url }) => {
      const found = link(url);
      return found === null ? [] : [{ text: title, href: found.href }];
    }),
  };
}

/** A text that is followed by another sentence ends as one. */
const sentence = (text: string): string | undefined =>
  text === "" ? undefined : /[.!?…]$/.test(text) ? text : `${text}.`;

/** A way of paying as a row to choose. */
export function presentMethodChoice(method: "card" | "mobile" | "partner"): Choice {
  const hints = { card: undefined, mobile: methods.mobileHint, partner: methods.partnerHint } as const;
  return { id: method, title: methods[method], text: hints[method] };
}
