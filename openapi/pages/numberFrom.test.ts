import { expect, it } from "vitest";
import { countFrom, numberFrom } from "./numberFrom.ts";

it.each([
  ["7", 7],
  ["-2.5", -2.5],
  ["0", 0],
  ["", undefined],
  [" ", undefined],
  ["NaN", undefined],
  ["семь", undefined],
  ["Infinity", undefined],
  [null, undefined],
  [undefined, undefined],
])("%j is the number %s: rule.numericParser", (text, number) => {
  expect(numberFrom(text)).toBe(number);
});

it.each([
  ["7", 7],
  ["0", undefined],
  ["-7", undefined],
  ["1.5", undefined],
  ["1e20", undefined],
  ["", undefined],
])("%j counts %s pages", (text, count) => {
  expect(countFrom(text)).toBe(count);
});
