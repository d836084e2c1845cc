import { html, type Markup } from "../http/html.ts";
import { table } from "../http/markup.ts";
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

const cardRow = ([number, outcome]: [string, keyof typeof outcomes]): Markup =>
  html`<tr><td><code>${number.replace(/(.{4})(?=.)/g, "$1 ")}</code></td><td>${outcomes[outcome]}</td></tr>`;

interface Code {
  readonly code: string;
  readonly kind: string;
  readonly name: string;
  readonly refusal: string | null;
}
const codeRow = ({ code, kind, name, refusal }: Code): Markup =>
  html`<tr><td><code>${code}</code></td><td>${kind === "product" ? "подписка" : "купон"}</td>
<td>${name}${refusal !== null && html` <code>${refusal}</code>`}</td></tr>`;

/** The part of /sandbox that says how to pay. */
export async function moneySection({ database: { query } }: ServerContext): Promise<Markup> {
  const codes = await query
    .selectFrom("promo_codes")
    .select(["code", "kind", "name", "refusal"])
    .orderBy("kind", "desc")
    .orderBy("code")
    .execute();
  return html`<h2>Деньги</h2>
<p class="muted">Настоящих денег здесь нет. Срок карты — любой будущий месяц, код — любые три цифры.</p>
${table(["Карта", "Что будет"], Object.entries(testCards).map(cardRow))}
${table(["Промокод", "Где", "Что это"], codes.map(codeRow))}`;
}
