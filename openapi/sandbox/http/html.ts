/** Text for an HTML text node or a double-quoted attribute. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** JSON for a data block in a document: nothing in it can end the element or open a comment. */
export function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export type Piece = Markup | string | number | undefined | false | readonly Piece[];

function render(piece: Piece): string {
  if (piece instanceof Markup) return piece.text;
  if (piece === undefined || piece === false) return "";
  if (Array.isArray(piece)) return piece.map(render).join("");
  return escapeHtml(String(piece));
}

/** Template of markup: everything interpolated is escaped unless it is markup itself. */
export function html(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Markup {
  return new Markup(strings.reduce((all, part, index) => all + render(pieces[index - 1]) + part));
}

/** Marks text of our own as markup (styles, scripts, prepared blocks). Never for what a person wrote. */
export function trusted(text: string): Markup {
  return new Markup(text);
}

export type { Markup };
