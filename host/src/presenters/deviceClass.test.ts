import { expect, it } from "vitest";
import { deviceClass } from "./deviceClass.ts";

it.each([
  [320, "mobile"],
  [767, "mobile"],
  [768, "tablet"],
  [1023, "tablet"],
  [1024, "desktop"],
  [2559, "desktop"],
  [2560, "tv"],
  [3600, "tv"],
  [3601, "bigTv"],
])("a window %i px wide is one of a %s", (width, device) => {
  expect(deviceClass(width)).toBe(device);
});
