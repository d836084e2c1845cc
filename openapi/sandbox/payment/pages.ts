import { frameStyles } from "../auth/styles.ts";
import { html, trusted, type Markup, type Piece } from "../http/html.ts";
import { opening } from "../http/markup.ts";
import type { FrameQuery } from "./frame-query.ts";
import { roubles, texts } from "./texts.ts";

const styles = `${frameStyles}
.sum{font-size:32px;line-height:40px;font-weight:600}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:16px}
fieldset{border:0;margin:0;padding:0;display:flex;flex-direction:column;gap:8px;min-width:0}
legend{padding:0;margin-bottom:8px;font-weight:600}
.choice{display:flex;align-items:center;gap:12px;min-height:56px;padding:8px 16px;border:1px solid var(--line);border-radius:8px;
  font-size:16px;line-height:24px;cursor:pointer}
.choice:hover{background:var(--hover)}
.choice input{width:20px;height:20px;flex:none;margin:0;accent-color:var(--accent)}
.choice:has(:checked){border-color:var(--accent);box-shadow:inset 0 0 0 1px var(--accent)}
.choice .main{margin-inline-start:auto;font-size:14px;line-height:20px;color:var(--muted)}
a.choice{color:inherit;text-decoration:none;flex-direction:column;align-items:start;gap:0}
summary{min-height:44px;line-height:44px;color:var(--accent);font-weight:500;cursor:pointer}
details[open] summary{margin-bottom:8px}details .choice+.choice{margin-top:8px}
.secondary{font:inherit;font-weight:600;min-height:48px;border:1px solid var(--line);border-radius:8px;
  background:none;color:inherit;cursor:pointer;padding:0 24px}
.secondary:hover{background:var(--hover)}
p a{color:var(--accent)}
.spinner{width:40px;height:40px;border-radius:50%;border:4px solid var(--line);border-top-color:var(--accent);animation:turn 1s linear infinite}
@keyframes turn{to{transform:rotate(1turn)}}
@media (prefers-reduced-motion:reduce){.spinner{animation-duration:6s}}
@media (max-width:339px){.pair{grid-template-columns:1fr}}
`;

/** Values that a page needs beside its content. */
export interface PageFrame {
  readonly query: FrameQuery;
  readonly nonce: string;
  readonly shellOrigin: string;
  readonly shopId: string;
}

interface LayoutParts {
  /** Message that the frame sends once it has its port: "success:card", "error:PAYMENT_ERROR". */
  readonly message?: string;
  /** Where to ask whether the wait is over. */
  readonly waits?: string;
}

const closeIcon = trusted('<svg viewBox="0 0 20 20" aria-hidden="true"><path d="M5 5l10 10M15 5L5 15"/></svg>');

export function layout(
  frame: PageFrame,
  title: string,
  content: Piece,
  { message = "", waits = "" }: LayoutParts = {},
): string {
  const { query, nonce } = frame;
  const close = html`<button type="button" class="close" data-close hidden aria-label="${texts.actions.close}">${closeIcon}</button>`;
  return html`${opening(query.themeId)}
<title>${title} — Кадр</title><link rel="icon" href="data:,"><style nonce="${nonce}">${trusted(styles)}</style>
${waits !== "" && trusted('<noscript><meta http-equiv="refresh" content="2"></noscript>')}
<script type="module" nonce="${nonce}" src="/frame.js"></script></head>
<body data-flow="${query.flow}" data-shell="${frame.shellOrigin}" data-shop="${frame.shopId}" data-message="${message}" data-waits="${waits}"><main>
<header><h1 tabindex="-1">${title}</h1>${query.closable && close}</header>
${content}</main></body></html>`.text;
}

interface Field {
  readonly id: string;
  readonly label: string;
  readonly autocomplete: string;
  readonly type?: "text" | "password" | "tel";
  readonly maxLength: number;
  readonly placeholder: string;
  readonly error: string;
}

/** A field of the card: without a name, so that no form can send it. */
const cardField = ({ id, label, autocomplete, type = "text", maxLength, placeholder, error }: Field): Markup =>
  html`<div class="field"><label for="${id}">${label}</label>
<input id="${id}" type="${type}" inputmode="numeric" autocomplete="${autocomplete}" maxlength="${maxLength}" placeholder="${placeholder}" required>
<span class="error" id="${id}-error" hidden>${error}</span></div>`;

const { number, expiry, code, errors } = texts.card;
const cardFields = {
  number: {
    id: "card-number",
    label: number,
    autocomplete: "cc-number",
    maxLength: 19,
    placeholder: "0000 0000 0000 0000",
    error: errors.number,
  },
  expiry: {
    id: "card-expiry",
    label: expiry,
    autocomplete: "cc-exp",
    maxLength: 5,
    placeholder: "ММ/ГГ",
    error: errors.expiry,
  },
  code: {
    id: "card-code",
    label: code,
    autocomplete: "cc-csc",
    type: "password",
    maxLength: 3,
    placeholder: "000",
    error: errors.code,
  },
} satisfies Readonly<Record<string, Field>>;

export interface Sold {
  readonly name: string;
  readonly amount: number;
  readonly isRenewable: boolean;
}

export const sum = ({ name, amount }: Pick<Sold, "name" | "amount">): Markup =>
  html`<p class="lead">${name}</p><p class="sum">${roubles(amount)}</p>`;

export const terms = (sold: Sold, shell: string): Markup =>
  html`<p class="hint">${sold.isRenewable && `${texts.renews}. `}${texts.terms[0]}
<a href="${shell}/info/agreement/" target="_blank" rel="noopener">${texts.terms[1]}</a>.</p>`;

/** The card form: its script turns the card into a token, and only that is sent. `saved`: the way back to the saved cards. */
export function cardPage(frame: PageFrame, sold: Sold, action: string, saved?: string): string {
  return layout(
    frame,
    texts.titles.pay,
    html`${sum(sold)}<noscript><p class="alert">${texts.card.noScript}</p></noscript>
<form method="post" action="${action}" data-card novalidate><input type="hidden" name="token" value="">
<p class="alert" role="alert" hidden>${texts.card.errors.processing}</p>
${cardField(cardFields.number)}
<div class="pair">${cardField(cardFields.expiry)}
${cardField(cardFields.code)}</div>
<button class="primary" type="submit">${texts.actions.pay} ${roubles(sold.amount)}</button>${terms(sold, frame.shellOrigin)}</form>
${saved !== undefined && html`<nav><a href="${saved}" data-inside>${texts.saved.back}</a></nav>`}`,
  );
}

export function mobilePage(frame: PageFrame, sold: Sold, action: string, phone = "", isWrong = false): string {
  const described = html` aria-describedby="phone-hint${isWrong && " phone-error"}"${isWrong && trusted(' aria-invalid="true"')}`;
  return layout(
    frame,
    texts.titles.mobile,
    html`${sum(sold)}<form method="post" action="${action}" novalidate><div class="field"><label for="phone">${texts.mobile.phone}</label>
<input id="phone" name="phone" type="tel" inputmode="tel" autocomplete="tel" maxlength="24" required value="${phone}"${described}>
<span class="hint" id="phone-hint">${texts.mobile.hint}</span>${isWrong && html`<span class="error" id="phone-error">${texts.mobile.error}</span>`}</div>
<button class="primary" type="submit">${texts.actions.pay} ${roubles(sold.amount)}</button>${terms(sold, frame.shellOrigin)}</form>`,
  );
}

export const waitPage = (frame: PageFrame, waits: string): string =>
  layout(
    frame,
    texts.titles.waiting,
    html`<div class="spinner" aria-hidden="true"></div><p class="lead" role="status">${texts.hints.waiting}</p>`,
    { waits },
  );

const answerButtons = html`
<button class="primary" type="submit" name="answer" value="yes">${texts.actions.confirm}</button>
<button class="secondary" type="submit" name="answer" value="no">${texts.actions.refuse}</button>`;

const aboutSms = `${texts.mobile.sms}. ${texts.mobile.answer}`;
const aboutBank = `${texts.hints.confirm} ${texts.hints.sandbox}`;

/** The bank, or the phone's operator, asks the person; inside the frame. */
export const confirmPage = (
  frame: PageFrame,
  sold: Pick<Sold, "name" | "amount">,
  action: string,
  isMobile: boolean,
): string =>
  layout(
    frame,
    texts.titles.confirm,
    html`${sum(sold)}<p class="hint">${isMobile ? aboutSms : aboutBank}</p>
<form method="post" action="${action}">${answerButtons}</form>`,
  );

/** A way on from an error: the shell resets the method. */
const otherWay = html`<button type="button" class="primary" data-error-button hidden>${texts.actions.other}</button>`;

export const failedPage = (frame: PageFrame, errorKind: string): string =>
  layout(
    frame,
    texts.titles.failed,
    html`<p class="lead" role="alert">${errorKind === "notEnoughMoney" ? texts.hints.poor : texts.hints.failed}</p>${otherWay}`,
    { message: "error:PAYMENT_ERROR" },
  );

export const tooManyPage = (frame: PageFrame): string =>
  layout(frame, texts.titles.tooMany, html`<p class="lead" role="alert">${texts.hints.tooMany}</p>`, {
    message: "error:CRITICAL_ERROR",
  });

/** One of the five texts of the frame (PAY-FAIL-08): nothing can be paid here. */
export const refusedPage = (frame: PageFrame, text: string): string =>
  layout(frame, texts.titles.pay, html`<p class="alert" role="alert">${text}</p>${otherWay}`);

export const donePage = (frame: PageFrame, text: string, method: string): string =>
  layout(
    frame,
    texts.titles.done,
    html`<p class="lead" role="status">${text}. ${texts.hints.done}</p>
<button type="button" class="primary" data-close hidden>${texts.actions.continue}</button>`,
    { message: `success:${method}` },
  );

/** A page of the bank or the partner, in a window of its own. */
export const ownPage = (
  frame: PageFrame,
  kind: "confirm" | "sbp" | "partner",
  sold: Pick<Sold, "name" | "amount">,
  action: string,
): string =>
  layout(
    frame,
    texts.titles[kind],
    html`${sum(sold)}<p class="hint">${texts.hints[kind]} ${texts.hints.sandbox}</p><form method="post" action="${action}">${answerButtons}</form>`,
  );

/** Page of the bank or the partner when there is no question left to ask. */
export const saidPage = (frame: PageFrame, title: string, text: string, back: string | null): string =>
  layout(
    frame,
    title,
    html`<p class="lead" role="status">${text}</p>${back !== null && html`<p><a href="${back}">${texts.actions.back}</a></p>`}`,
  );
