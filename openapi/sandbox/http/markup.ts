import { html, trusted, type Markup, type Piece } from "./html.ts";

/** The opening of a page that the server itself draws, up to its title: search engines are asked to leave it out. `theme`: empty as the system says. */
export const opening = (theme = ""): Markup => html`${trusted("<!doctype html>")}
<html lang="ru"${theme !== "" && html` data-theme="${theme}"`}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">`;

/** A block of JSON that a document brings to its script. `json` comes from jsonForHtml. */
export const dataBlock = (id: string, json: string): Markup =>
  html`<script type="application/json" id="${id}">${trusted(json)}</script>`;

/** A table that scrolls sideways where there is no room for it. `rows` are `tr` elements. */
export const table = (columns: readonly string[], rows: Piece): Markup => html`<div class="scroll"><table>
<thead><tr>${columns.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${rows}</tbody></table></div>`;
