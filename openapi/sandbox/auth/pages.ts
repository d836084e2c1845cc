import { codeLength } from "./accounts.ts";
import { html, trusted, type Markup, type Piece } from "../http/html.ts";
import { opening } from "../http/markup.ts";
import { frameAddress, type FrameForm, type FrameQuery } from "./frame-query.ts";
import { frameStyles } from "./styles.ts";
import { texts } from "./texts.ts";

/** Values that a page needs beside its form. */
export interface PageFrame {
  readonly query: FrameQuery;
  readonly nonce: string;
  readonly shellOrigin: string;
  readonly token: string;
}

export type FieldErrors = Readonly<Partial<Record<"name" | "email" | "password" | "code" | "form", string>>>;
export type FieldValues = Readonly<Partial<Record<"name" | "email", string>>>;

const closeIcon = trusted('<svg viewBox="0 0 20 20" aria-hidden="true"><path d="M5 5l10 10M15 5L5 15"/></svg>');
const eyeIcons = trusted(
  '<svg class="shut" viewBox="0 0 20 20" aria-hidden="true">' +
    '<path d="M2 10s3-5 8-5 8 5 8 5-3 5-8 5-8-5-8-5z"/><circle cx="10" cy="10" r="2.5"/></svg>' +
    '<svg class="open" viewBox="0 0 20 20" aria-hidden="true">' +
    '<path d="M2 10s3-5 8-5 8 5 8 5-3 5-8 5-8-5-8-5zM4 16L16 4"/></svg>',
);

/** Steps of the dialog, as they are measured (`auth.dialogStep`). */
const stepOf = {
  login: "login",
  register: "registration",
  reset: "forgot-password",
  resetConfirm: "confirm-forgot-password",
  loginCode: "login",
} as const;

/** `step`: what the shell is told that is shown; empty for what is no step. */
function layout(frame: PageFrame, title: string, content: Piece, step = ""): string {
  const { query, nonce } = frame;
  const close = html`<button type="button" class="close" data-close hidden aria-label="${texts.actions.close}">${closeIcon}</button>`;
  return html`${opening(query.themeId)}
<title>${title} — Кадр</title><link rel="icon" href="data:,"><style nonce="${nonce}">${trusted(frameStyles)}</style>
<script type="module" nonce="${nonce}" src="/frame.js"></script></head>
<body data-flow="${query.flow}" data-shell="${frame.shellOrigin}" data-outcome="${query.outcome}" data-step="${step}"><main>
<header><h1 tabindex="-1">${title}</h1>${query.closable && close}</header>
${content}</main></body></html>`.text;
}

interface Field {
  readonly name: "name" | "email" | "password" | "code";
  readonly label: string;
  readonly type: "text" | "email" | "password";
  readonly autocomplete: string;
  readonly hint?: string;
  readonly inputMode?: string;
  readonly maxLength: number;
}

function field(one: Field, value: string | undefined, error: string | undefined): Markup {
  const described = [one.hint === undefined ? "" : `${one.name}-hint`, error === undefined ? "" : `${one.name}-error`]
    .filter(Boolean)
    .join(" ");
  const input = html`<input id="${one.name}" name="${one.name}" type="${one.type}" autocomplete="${one.autocomplete}" maxlength="${one.maxLength}" required
    value="${value ?? ""}"${[
      one.inputMode !== undefined && html` inputmode="${one.inputMode}"`,
      described !== "" && html` aria-describedby="${described}"`,
      error !== undefined && trusted(' aria-invalid="true"'),
    ]}>`;
  const secret = html`<div class="secret">${input}
<button type="button" data-reveal="${one.name}" hidden aria-pressed="false" aria-label="${texts.actions.showPassword}">
${eyeIcons}</button></div>`;
  return html`<div class="field"><label for="${one.name}">${one.label}</label>${one.type === "password" ? secret : input}
${one.hint !== undefined && html`<span class="hint" id="${one.name}-hint">${one.hint}</span>`}
${error !== undefined && html`<span class="error" id="${one.name}-error">${error}</span>`}</div>`;
}

const emailField: Field = {
  name: "email",
  label: texts.fields.email,
  type: "email",
  autocomplete: "username",
  inputMode: "email",
  maxLength: 254,
};

const passwordField: Field = {
  name: "password",
  label: texts.fields.password,
  type: "password",
  autocomplete: "current-password",
  maxLength: 128,
};

const codeField: Field = {
  name: "code",
  label: texts.fields.code,
  type: "text",
  autocomplete: "one-time-code",
  inputMode: "numeric",
  hint: texts.hints.sandbox,
  maxLength: codeLength,
};

const fieldsOf: Readonly<Record<Exclude<keyof typeof actionPaths, "logout">, readonly Field[]>> = {
  login: [emailField, passwordField],
  loginCode: [codeField, passwordField],
  register: [
    { name: "name", label: texts.fields.name, type: "text", autocomplete: "name", maxLength: 100 },
    { ...emailField, autocomplete: "email" },
    {
      name: "password",
      label: texts.fields.password,
      type: "password",
      autocomplete: "new-password",
      hint: texts.hints.password,
      maxLength: 128,
    },
  ],
  reset: [emailField],
  resetConfirm: [
    codeField,
    {
      name: "password",
      label: texts.fields.newPassword,
      type: "password",
      autocomplete: "new-password",
      hint: texts.hints.password,
      maxLength: 128,
    },
  ],
};

const actionPaths = {
  login: "/multipass/login/",
  loginCode: "/multipass/login/",
  register: "/multipass/register/",
  reset: "/multipass/reset/",
  resetConfirm: "/multipass/reset/confirm/",
  logout: "/multipass/logout/",
} as const;

const linksOf: Readonly<Record<keyof typeof actionPaths, ReadonlyArray<readonly [FrameForm, string]>>> = {
  login: [
    ["register", texts.actions.toRegister],
    ["reset", texts.actions.toReset],
  ],
  loginCode: [
    ["reset", texts.actions.toReset],
    ["login", texts.actions.toLogin],
  ],
  register: [["login", texts.actions.toLogin]],
  reset: [["login", texts.actions.toLogin]],
  resetConfirm: [
    ["reset", texts.actions.reset],
    ["login", texts.actions.toLogin],
  ],
  logout: [],
};

/** One of the forms, with what was typed and what is wrong with it. */
export function formPage(
  frame: PageFrame,
  form: keyof typeof actionPaths,
  values: FieldValues = {},
  errors: FieldErrors = {},
): string {
  const { query } = frame;
  const lead = form === "login" && query.context !== "" ? texts.leads[query.context] : texts.leads[form];
  const fields =
    form === "logout"
      ? []
      : fieldsOf[form].map((one) =>
          field(one, one.name === "name" || one.name === "email" ? values[one.name] : undefined, errors[one.name]),
        );
  const hiddenEmail =
    (form === "resetConfirm" || form === "loginCode") &&
    html`<input type="hidden" name="email" value="${values.email ?? ""}" autocomplete="off">`;
  const links = linksOf[form].map(
    ([to, text]) => html`<a href="${frameAddress("/multipass/login/", query, { startForm: to })}">${text}</a>`,
  );
  return layout(
    frame,
    texts.titles[form],
    html`${query.outcome === "resetPassword" && html`<p class="notice" role="status">${texts.passwordSaved}</p>`}
<p class="lead">${lead}</p>${errors.form !== undefined && html`<p class="alert" role="alert">${errors.form}</p>`}
<form method="post" action="${frameAddress(actionPaths[form], query)}" novalidate><input type="hidden" name="_token" value="${frame.token}">${hiddenEmail}
${fields}<button class="primary" type="submit">${texts.actions[form]}</button></form>
${links.length > 0 && html`<nav>${links}</nav>`}`,
    form === "logout"
      ? ""
      : form === "login" && query.outcome === "resetPassword"
        ? "login-with-new-password"
        : stepOf[form],
  );
}

/** Page for when all is done; the shell usually closes the popup before it is read. */
export function donePage(frame: PageFrame, outcome: "authSuccess" | "registerSuccess" | "logout"): string {
  const [title, text] = texts.done[outcome];
  return layout(
    frame,
    title,
    html`<p class="lead" role="status">${text}</p><button type="button" class="primary" data-close hidden>${texts.actions.continue}</button>`,
  );
}
