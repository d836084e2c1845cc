// @vitest-environment node
import { expect, it } from "vitest";
import { productCodeOf } from "./premiumTypes.ts";

it.each([
  ["RUTUBE", "RUTUBE"],
  ["PREMIER_RUTUBE_YAPPY", "PREMIER_RUTUBE_YAPPY"],
  ["rutube", null],
  ["", null],
  [null, null],
])("the product of an address, %s: %s", (text, code) => {
  expect(productCodeOf(text)).toBe(code);
});
