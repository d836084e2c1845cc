import { html, type Markup } from "../http/html.ts";
import { testCards, type CardOutcome } from "./cards.ts";
import type { ServerContext } from "../context.ts";

const outcomes: Readonly<Record<CardOutcome | "processing_error", string>> = {
  pays: "платит",
  held: "деньги удержаны, это успех",
  asks: "банк сначала спрашивает",
  poor: "не хватает денег",
  refused: "банк отказывает",
  broken: "ошибка на нашей стороне",
  stuck: "платёж не кончается, через 15 минут отменён",
  once: "платит один раз, продлить не может",
  processing_error: "карта не принимается (processing_error)",
};

/** The part of /sandbox that says how to pay. */
export async function moneySection({ database: { query } }: ServerContext): Promise<Markup> {
  const codes = await query
    .selectFrom("promo_codes")
    .select(["code", "kind", "name", "refusal"])
    .orderBy("kind", "desc")
    .orderBy("code")
    .execute();
  return html`<h2>Деньги</h2><p class="muted">Настоящих денег здесь нет. Срок карты — любой будущий месяц, код — любые три цифры.</p>
<div class="scroll"><table><thead><tr><th scope="col">Карта</th><th scope="col">Что будет</th></tr></thead><tbody>${Object.entries(testCards).map(([number, outcome]) => html`<tr><td><code>${number.replace(/(.{4})(?=.)/g, "$1 ")}</code></td><td>${outcomes[outcome]}</td></tr>`)}</tbody></table></div>
<div class="scroll"><table><thead><tr><th scope="col">Промокод</th><th scope="col">Где</th><th scope="col">Что это</th></tr></thead><tbody>${codes.map(({ code, kind, name, refusal }) => html`<tr><td><code>${code}</code></td><td>${kind === "product" ? "подписка" : "купон"}</td><td>${name}${refusal !== null && html` <code>${refusal}</code>`}</td></tr>`)}</tbody></table></div>`;
}
