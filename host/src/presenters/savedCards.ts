import type { CardBank, CardBrand } from "@kadr/design-system/pay/CardMark";
import type { SavedPaymentMethod } from "@kadr/openapi/client";
import { cardTexts } from "../texts/card.ts";
import { bankNames, paymentsTexts } from "../texts/payments.ts";

/** Names of issuers, by letters alone: a bank names itself in two alphabets and by its older name (PAY-DATA-05). */
const issuers: ReadonlyArray<readonly [bank: CardBank, name: RegExp]> = [
  ["sberbank", /^(?:sber|сбер)/],
  ["tbank", /^(?:tbank|tinkoff|тбанк|тинькофф|tcs)/],
  ["alfabank", /^(?:alfa|альфа)/],
  ["vtb", /^(?:vtb|втб)/],
  ["gazprombank", /^(?:gazprom|газпром|gpb|гпб)/],
];

/** Forms of ownership before the name: «ПАО Сбербанк», "JSC Alfa-Bank". */
const ownership = /^(?:public|joint|stock|company|pjsc|jsc|ооо|пао|ао|оао|банк(?=\s)|bank(?=\s))\s+/;

/** The known key of a bank; null for one that has none. */
export function bankOf(issuerName: string): CardBank | null {
  let name = issuerName.toLowerCase().replace(/["«»]/g, " ").trim();
  while (ownership.test(name)) name = name.replace(ownership, "");
  const letters = name.replace(/[^\p{L}]/gu, "");
  return issuers.find(([, pattern]) => pattern.test(letters))?.[0] ?? null;
}

export interface PresentedCard {
  readonly id: string;
  readonly isMain: boolean;
  readonly bank: CardBank | null;
  readonly brand: CardBrand;
  /** «Сбер •• 1111» */
  readonly title: string;
  /** «Visa» */
  readonly brandName: string;
  /** The same for who listens: dots say nothing. */
  readonly spoken: string;
}

/** A saved card as it is shown (entity SavedPaymentMethod). */
export function presentSavedCard({ paymentMethodId, isMain, issuerName, card }: SavedPaymentMethod): PresentedCard {
  const bank = bankOf(issuerName);
  const name = bank === null ? paymentsTexts.cards.anyBank : bankNames[bank];
  const brandName = cardTexts.form.brands[card.cardType];
  return {
    id: paymentMethodId,
    isMain,
    bank,
    brand: card.cardType,
    title: `${name} ••\u00A0${card.last4}`,
    brandName,
    spoken: paymentsTexts.cards.spoken(name, brandName, card.last4),
  };
}
