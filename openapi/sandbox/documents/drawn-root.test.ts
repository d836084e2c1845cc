// @vitest-environment node
import { expect, it } from "vitest";
import { drawnRoot } from "./drawn-root.ts";

const sheetOf = (page: string): string =>
  /^<style nonce="n">(.*?)<\/style>$/.exec(drawnRoot(page, "n").sheet)?.[1] ?? "";

it("gives each style of an element its meaning by a sheet with the nonce, once, and keeps it from the policy", () => {
  const page =
    '<i style="--dominant:#a0b1c2"></i><b style="width:44px;height:44px"></b><i style="--dominant:#a0b1c2"></i>';
  const { markup } = drawnRoot(page, "n");
  expect(markup).not.toContain(" style=");
  expect(sheetOf(page)).toBe(
    '[data-style="--dominant:#a0b1c2"]{--dominant:#a0b1c2}[data-style="width:44px;height:44px"]{width:44px;height:44px}',
  );
  expect(markup).toContain('<i data-style="--dominant:#a0b1c2"></i>');
});

it("writes no value into the sheet that could end it or begin a rule of its own", () => {
  for (const value of ["}body{display:none", "&lt;/style&gt;", "background:url(&quot;//evil&quot;)", "a:b\\;"])
    expect(sheetOf(`<i style="${value}"></i>`)).toBe("");
});

it("leaves the words of people alone: React writes a quote in a text as an entity", () => {
  expect(drawnRoot("<p>я пишу style=&quot;x&quot;</p>", "n").markup).toContain("<p>я пишу style=&quot;x&quot;</p>");
});

it("has every script and sheet carry the nonce", () => {
  const { sheet, markup } = drawnRoot('<i style="a:b"></i>', "n");
  for (const [tag] of `${sheet}${markup}`.matchAll(/<(?:script|style)\b[^>]*>/g)) expect(tag).toContain('nonce="n"');
});

it("takes the menus out of the page: React, which takes that over, knows nothing of them", () => {
  const menus = '<template id="kadr-menus"><div data-of="_R_1_">Смотреть позже</div></template>';
  const root = drawnRoot(`<main>Слова</main>${menus}`, "n");
  expect(root.menus).toBe(menus);
  expect(root.markup).toContain('<div id="root"><main>Слова</main></div>');
  expect(drawnRoot("<main>Слова</main>", "n").menus).toBe("");
});
