// @vitest-environment node
import { describe, expect, it } from "vitest";
import { inLayer, layerOf, layers } from "./layers.mjs";

const sheet = { filename: "/kadr/design-system/src/cards/VideoCard/VideoCard.tsx", root: "/kadr", map: undefined };

describe("cascade layers by folder", () => {
  it.each([
    ["design-system/src/global.ts", "kadr.tokens"],
    ["design-system/src/primitives/Button/Button.tsx", "kadr.primitives"],
    ["design-system/src/cards/VideoCard/VideoCard.tsx", "kadr.families"],
    ["design-system/src/player/Range.tsx", "kadr.families"],
    ["host/src/pages/VideoPage/VideoPage.styles.ts", "kadr.host"],
    ["stories/primitives/Button.stories.tsx", "kadr.host"],
  ])("puts %s into %s", (file, layer) => expect(layerOf(file)).toBe(layer));

  it("refuses styles of a folder that has no layer, instead of letting them win over everything", () =>
    expect(() => layerOf("tools/planted.tsx")).toThrow(/tools\/planted\.tsx .* no cascade layer/));

  it("says the order before the rules, and moves the source map down with them", () => {
    const map = JSON.stringify({ version: 3, mappings: "AAAA" });
    const layered = inLayer({ ...sheet, css: ".a{color:red}", map });
    expect(layered.css.split("\n")).toEqual([
      `@layer ${layers.join(", ")};`,
      "@layer kadr.families {",
      ".a{color:red}",
      "}",
      "",
    ]);
    expect(JSON.parse(layered.map ?? "")).toEqual({ version: 3, mappings: ";;AAAA" });
  });

  it.each([".a.a{color:red}", ".b .a1.a1:hover{color:red}"])("refuses %s, which doubles itself to win", (css) =>
    expect(() => inLayer({ ...sheet, css })).toThrow(/VideoCard\.tsx doubles a selector/),
  );

  it.each([".a.ab{color:red}", ".a .a{color:red}", ".a[data-b].c{margin:.5em .5em}"])("lets %s be", (css) =>
    expect(inLayer({ ...sheet, css }).css).toContain(css),
  );
});
