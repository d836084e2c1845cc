import { expect, it } from "vitest";
import { isLongDescription, isLongTitle, withoutBlankLines } from "./description.ts";

it("a description folds beyond 260 characters or four lines", () => {
  expect(["а".repeat(260), "а".repeat(261)].map(isLongDescription)).toEqual([false, true]);
  expect(["1\n2\n3\n4", "1\n2\n3\n4\n5"].map(isLongDescription)).toEqual([false, true]);
});

it("a title folds beyond ninety characters", () => {
  expect(["а".repeat(90), "а".repeat(91)].map(isLongTitle)).toEqual([false, true]);
});

it("the fold has each line where its author began it, and no blank ones", () => {
  expect(withoutBlankLines("  Первая \n\n \t\nВторая\n")).toBe("Первая\nВторая");
});
