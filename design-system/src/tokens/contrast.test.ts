import { describe, expect, it } from "vitest";
import { contrast, composite, parseOklch } from "./contrast.ts";
import { color } from "./index.ts";
import { controlPairs, overPicturePairs, type Pair, textPairs } from "./pairs.ts";
import { darkPalette, lightPalette } from "./palette.ts";

const themes = { light: lightPalette, dark: darkPalette };
const white = parseOklch("oklch(100% 0 0)");

describe.each(Object.entries(themes))("the %s theme", (_, palette) => {
  const ratio = ([foreground, ground]: Pair, under = white) => {
    const below = composite(parseOklch(palette[ground]), under);
    return contrast(composite(parseOklch(palette[foreground]), below), below);
  };
  it.each(textPairs)("%s is readable on %s", (...pair) => expect(ratio(pair)).toBeGreaterThanOrEqual(4.5));
  it.each(controlPairs)("%s is seen on %s", (...pair) => expect(ratio(pair)).toBeGreaterThanOrEqual(3));
  it.each(overPicturePairs)("%s is readable on %s over a white picture", (...pair) =>
    expect(ratio(pair)).toBeGreaterThanOrEqual(4.5),
  );
});

it("computes the contrasts that WCAG names", () => {
  expect(contrast(white, parseOklch("oklch(0% 0 0)"))).toBeCloseTo(21, 3);
  // #777777, the textbook colour that just fails on white
  expect(contrast(white, parseOklch("oklch(56.93% 0 0)"))).toBeCloseTo(4.48, 1);
});

it("gives every colour token a value in each theme", () => {
  const used = Object.values(color).map((value) => /^var\((--k-[\w-]+)\)$/.exec(value)?.[1]);
  for (const palette of Object.values(themes))
    expect(used.filter((name) => name === undefined || !(name in palette))).toEqual([]);
});
