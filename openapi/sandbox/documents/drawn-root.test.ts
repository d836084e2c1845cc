// @vitest-environment node
import { expect, it } from "vitest";
import { drawnRoot } from "./drawn-root.ts";

const sheetOf = (document: string): string => /^<style nonce="n">(.*?)<\/style>/.exec(document)?.[1] ?? "";

it("gives each style of an element its meaning by a sheet with the nonce, once, and keeps it from the policy", () => {
  const page =
    '<i style="--dominant:#a0b1c2"></i><b style="width:44px;height:44px"></b><i style="--dominant:#a0b1c2"></i>';
  const drawn = drawnRoot(page, "n");
  expect(drawn).not.toContain(" style=");
  expect(sheetOf(drawn)).toBe(
    '[data-style="--dominant:#a0b1c2"]{--dominant:#a0b1c2}[data-style="width:44px;height:44px"]{width:44px;height:44px}',
  );
  expect(drawn).toContain('<i data-style="--dominant:#a0b1c2"></i>');
});

it("writes no value into the sheet that could end it or begin a rule of its own", () => {
  for (const value of ["}body{display:none", "&lt;/style&gt;", "background:url(&quot;//evil&quot;)", "a:b\\;"])
    expect(sheetOf(drawnRoot(`<i style="${value}"></i>`, "n"))).toBe("");
});

it("leaves the words of people alone: React writes a quote in a text as an entity", () => {
  expect(drawnRoot("<p>я пишу style=&quot;x&quot;</p>", "n")).toContain("<p>я пишу style=&quot;x&quot;</p>");
});

it("has every script and sheet carry the nonce", () => {
  for (const [tag] of drawnRoot('<i style="a:b"></i>', "n").matchAll(/<(?:script|style)\b[^>]*>/g))
    expect(tag).toContain('nonce="n"');
});
