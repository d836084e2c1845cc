/** Changes that people make to text (WCAG 1.4.4, 1.4.12). */
const changes = {
  "text of twice the size": ":root { font-size: 200% }",
  "wider spacing":
    "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }",
} as const;

export type TextChange = keyof typeof changes;
export const textChanges = Object.keys(changes) as TextChange[];

const sheet = new CSSStyleSheet();

/** Changes the text of the page; without a change, as it was. */
export function changeText(change?: TextChange): void {
  sheet.replaceSync(change === undefined ? "" : changes[change]);
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
}
