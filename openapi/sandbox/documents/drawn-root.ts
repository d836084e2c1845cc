import { earlyInput } from "./early-input.ts";
import { streamStart } from "./stream-start.ts";

/** Where the host draws, as its build has it. */
export const emptyRoot = /<div id="?root"?><\/div>/;

/** React writes what it preloads in front of the page. */
const leadingPreloads = /^(?:<link rel="preload"[^>]*>)+/;

/** The host writes the menus of the page behind it; a person's text has no tag in it. */
const closedMenus = /<template id="kadr-menus">.*<\/template>$/s;

/** Values that can stand in a style sheet as they stand in an attribute: no quote, no brace, nothing that ends the element. */
const plainStyle = /^[\w\s#%.,:;()+*/-]+$/;

/** Moves what React wrote as styles of single elements to where its own changes will be, and takes the sheet's hold away. */
const dress =
  'for (const element of document.querySelectorAll("[data-style]")) { element.style.cssText = element.dataset.style; delete element.dataset.style; }';

/** The drawn page as it stands in its document. */
export interface DrawnRoot {
  /** What React asks for before anything else: pictures of the first screen. Its place is before the styles, which are most of the document. */
  readonly preloads: string;
  /**
   * The sheet of single elements' styles; empty where there are none. Its place is the head: a sheet behind those that come later would
   * make each of them change the order of all, for which Chromium takes the faces of letters anew and lays out the whole page.
   */
  readonly sheet: string;
  /** The page in its place, with the scripts that it needs before the host's own. */
  readonly markup: string;
  /** Menus of its buttons, for presses before it is alive (early-menu.ts); empty where there are none. Its place is outside of the page. */
  readonly menus: string;
}

/**
 * The drawn page in its place. The policy allows no style in markup (`style-src-attr 'none'`): each is an attribute of another name,
 * which a sheet with the nonce gives its meaning, so that it holds without a script, and a script with the nonce makes it the
 * element's own before React looks. In what React writes ` style="` is always an attribute: a quote in a text is written `&quot;`.
 */
export function drawnRoot(drawing: string, nonce: string): DrawnRoot {
  const preloads = leadingPreloads.exec(drawing)?.[0] ?? "";
  const menus = closedMenus.exec(drawing)?.[0] ?? "";
  const page = drawing.slice(preloads.length, drawing.length - menus.length);
  const values = new Set([...page.matchAll(/ style="([^"]*)"/g)].map(([, value = ""]) => value));
  const rules = [...values]
    .filter((value) => plainStyle.test(value))
    .map((value) => `[data-style="${value}"]{${value}}`);
  const after = page.includes(' id="kadr-stream"') ? `${dress}${streamStart}` : dress;
  return {
    preloads,
    sheet: rules.length === 0 ? "" : `<style nonce="${nonce}">${rules.join("")}</style>`,
    markup:
      `<script nonce="${nonce}">${earlyInput}</script>` +
      `<div id="root">${page.replaceAll(' style="', ' data-style="')}</div>` +
      `<script nonce="${nonce}">${after}</script>`,
    menus,
  };
}
