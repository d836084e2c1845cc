import { html, trusted, type Markup, type Piece } from "../http/html.ts";
import { opening } from "../http/markup.ts";
import { frameStyles } from "../auth/styles.ts";
import { studioScript } from "./script.ts";
import { texts } from "./texts.ts";

/** The looks of the authentication frame, wider, with what forms there do not need. */
const styles = `${frameStyles}
main{max-width:720px}
main a{color:var(--accent)}
.bar{max-width:720px;margin:0 auto 24px;display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:4px 24px}
.bar strong{font-size:20px;line-height:28px}
h2{margin:16px 0 0;font-size:20px;line-height:28px;font-weight:600}
textarea,select{font:inherit;color:inherit;background:var(--field);border:1px solid var(--line);border-radius:8px;padding:10px 12px;width:100%;min-height:44px}
textarea{min-height:168px;resize:vertical}
textarea:hover,select:hover{border-color:var(--text)}
textarea[aria-invalid=true],select[aria-invalid=true]{border-color:var(--danger);box-shadow:inset 0 0 0 1px var(--danger)}
input[type=file]{height:auto;padding:9px 12px}
.check{display:flex;align-items:center;gap:12px;min-height:44px;font-size:16px;line-height:24px;font-weight:400}
.check input{width:20px;height:20px;margin:0;accent-color:var(--accent);flex:none}
.pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(200px,1fr));gap:16px}
progress{width:100%;height:8px;accent-color:var(--accent)}
.list{list-style:none;margin:0;padding:0;display:flex;flex-direction:column;gap:8px}
.list li{display:grid;grid-template-columns:128px minmax(0,1fr);gap:8px 16px;align-items:center;padding:8px 0;border-bottom:1px solid var(--line)}
.list img{width:128px;aspect-ratio:16/9;object-fit:cover;border-radius:8px;background:var(--hover)}
.list .name{overflow-wrap:anywhere}
.list .row{grid-column:1/-1}
.row{display:flex;flex-direction:row;flex-wrap:wrap;gap:8px}
.plain{font:inherit;font-weight:500;min-height:44px;padding:0 16px;border:1px solid var(--line);border-radius:8px;background:none;color:inherit;cursor:pointer}
.plain:hover{background:var(--hover)}.plain:disabled{opacity:.5;cursor:default}
.danger{border-color:var(--danger);color:var(--danger)}
details{border:1px solid var(--line);border-radius:8px;padding:0 16px}
summary{line-height:44px;min-height:44px;cursor:pointer;font-weight:500}
details[open]{padding-bottom:16px}details form{margin-top:12px}
.chapters{margin:0;padding-inline-start:24px}
@media (max-width:480px){.bar nav{gap:4px 12px}.list li{grid-template-columns:96px minmax(0,1fr)}.list img{width:96px}}
@media (forced-colors:active){textarea,select,.plain,details{border:1px solid}}
`;

export interface PageFrame {
  readonly nonce: string;
  readonly shell: string;
  /** Of the cookie, or empty: as the system says. */
  readonly theme: string;
  readonly token: string;
}

export function page(frame: PageFrame, title: string, content: Piece, current?: "upload" | "stream"): string {
  const { nonce, theme, shell } = frame;
  const link = (name: "upload" | "stream", href: string): Markup =>
    html`<a href="${href}"${current === name && trusted(' aria-current="page"')}>${texts.nav[name]}</a>`;
  return html`${opening(theme)}
<title>${title} — ${texts.site}</title><link rel="icon" href="data:,"><style nonce="${nonce}">${trusted(styles)}</style></head>
<body><header class="bar"><strong>${texts.site}</strong>
<nav aria-label="${texts.nav.label}">${link("upload", "/uploader/")}${link("stream", "/create-stream/")}
<a href="${shell}/">${texts.nav.watch}</a></nav></header>
<main><h1 tabindex="-1">${title}</h1>
${content}</main><script nonce="${nonce}">${trusted(studioScript)}</script></body></html>`.text;
}

export const notice = (text: string | undefined): Piece =>
  text !== undefined && html`<p class="notice" role="status">${text}</p>`;
export const alert = (text: string | undefined): Piece =>
  text !== undefined && html`<p class="alert" role="alert">${text}</p>`;
export const tokenField = (frame: PageFrame): Markup =>
  html`<input type="hidden" name="_token" value="${frame.token}" autocomplete="off">`;

interface FieldParts {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

/** A label, what is filled in, its hint and its error, which the field names as its descriptions. */
export function field(parts: FieldParts, control: (attributes: Markup) => Markup): Markup {
  const { name, label, hint, error } = parts;
  const described = [hint === undefined ? "" : `${name}-hint`, error === undefined ? "" : `${name}-error`]
    .filter(Boolean)
    .join(" ");
  const attributes = html`id="${name}" name="${name}"${[
    described !== "" && html` aria-describedby="${described}"`,
    error !== undefined && trusted(' aria-invalid="true"'),
  ]}`;
  return html`<div class="field"><label for="${name}">${label}</label>${control(attributes)}
${hint !== undefined && html`<span class="hint" id="${name}-hint">${hint}</span>`}
${error !== undefined && html`<span class="error" id="${name}-error">${error}</span>`}</div>`;
}

export const textInput = (parts: FieldParts, value: string, maxLength: number): Markup =>
  field(
    parts,
    (attributes) =>
      html`<input ${attributes} type="text" required maxlength="${maxLength}" autocomplete="off" value="${value}">`,
  );

export const textArea = (parts: FieldParts, value: string, maxLength: number): Markup =>
  // A line break right after the tag is the parser's, so that one of the text's own is kept.
  field(
    parts,
    (attributes) => html`<textarea ${attributes} maxlength="${maxLength}">
${value}</textarea>`,
  );

export const select = (
  parts: FieldParts,
  options: ReadonlyArray<readonly [value: string, label: string]>,
  value: string,
): Markup =>
  field(
    parts,
    (attributes) =>
      html`<select ${attributes}>${options.map(
        ([key, label]) => html`<option value="${key}"${key === value && trusted(" selected")}>${label}</option>`,
      )}</select>`,
  );
