import { describe, expect, it } from "vitest";
import { lineIndexAt, placeOf } from "./lines.ts";

const lines = [
  { start: 1, end: 2, text: "Раз" },
  { start: 4, end: 6, text: "Два" },
];

describe("the lines of a transcript", () => {
  it("are the one that is spoken or was spoken last", () => {
    expect([0, 1, 3, 4, 99].map((time) => lineIndexAt(lines, time))).toEqual([-1, 0, 0, 1, 1]);
    expect(lineIndexAt([], 5)).toBe(-1);
  });

  it("are found by words in any capitals, and with «е» for «ё»", () => {
    expect(placeOf("ЕЛКА", "Это ёлка")).toBe(4);
    expect(placeOf("лёд", "Лед тронулся")).toBe(0);
    expect(placeOf("море", "Лед тронулся")).toBe(-1);
  });

  it("are marked from their beginning where a sign is longer in small letters", () => {
    // «İ» is two signs then
    expect(placeOf("станция", "İ станция")).toBe(0);
    expect(placeOf("порт", "İ станция")).toBe(-1);
  });
});
