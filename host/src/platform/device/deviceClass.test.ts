import { expect, it } from "vitest";
import { deviceClass } from "./deviceClass.ts";

it.each([
  [320, "mobile"],
  [767, "mobile"],
  [1023, "tablet"],
  [2559, "desktop"],
  [3000, "tv"],
  [4000, "bigTv"],
])("takes a window of %i px for %s", (width, expected) => {
  expect(deviceClass(width)).toBe(expected);
});

it.each([
  [768, "tablet"],
  [1024, "desktop"],
  [2560, "tv"],
  [3600, "tv"],
  [3601, "bigTv"],
])("puts the exact edge of %i px into %s", (width, expected) => {
  expect(deviceClass(width)).toBe(expected);
});
