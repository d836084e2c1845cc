import { html, trusted, type Markup } from "../http/html.ts";
import type { MethodRow } from "./owned.ts";
import { layout, sum, terms, type PageFrame, type Sold } from "./pages.ts";
import { roubles, texts } from "./texts.ts";

/** More saved cards than these are folded away (PAY-SCREEN-03). */
const shown = 3;

/** Names of the card schemes as the documents spell them for people (PAY-SCREEN-02). */
const brandNames: Readonly<Record<string, string>> = {
  Mir: "Мир",
  MasterCard: "Mastercard",
  Visa: "Visa",
  UnionPay: "Union Pay",
};

const choice = (card: MethodRow, isMain: boolean): Markup =>
  html`<label class="choice">
<input type="radio" name="paymentMethodId" value="${card.id}" required${isMain && trusted(" checked")}>
<span>${brandNames[card.card_type] ?? card.card_type} •• ${card.last4}</span>
${isMain && html`<span class="main">${texts.saved.main}</span>`}</label>`;

/**
 * «Выберите карту» (PAY-SCREEN-02): the saved cards, the main one first and chosen, and the way to a new one. It works without scripts; cards
 * are removed in the profile, not here.
 */
export function savedCardsPage(
  frame: PageFrame,
  sold: Sold,
  cards: readonly MethodRow[],
  to: { readonly pay: string; readonly newCard: string },
): string {
  const choices = cards.map((card, at) => choice(card, at === 0));
  const words = texts.saved;
  return layout(
    frame,
    texts.titles.pay,
    html`${sum(sold)}<form method="post" action="${to.pay}"><fieldset><legend>${words.choose}</legend>${choices.slice(0, shown)}
${choices.length > shown && html`<details><summary>${words.more}</summary>${choices.slice(shown)}</details>`}
<a class="choice" href="${to.newCard}" data-inside><span>${words.newCard}</span><span class="hint">${words.brands}</span></a></fieldset>
<button class="primary" type="submit">${texts.actions.pay} ${roubles(sold.amount)}</button>${terms(sold, frame.shellOrigin)}</form>`,
  );
}
