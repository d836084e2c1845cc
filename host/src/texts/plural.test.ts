import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { counted, grouped, plural } from "./plural.ts";

const days = ["день", "дня", "дней"] as const;

describe("plural", () => {
  it("chooses one form for 1, another for 2–4, a third for 0, 5 and more and for all teens [COMMON-TEXT-01]", () => {
    const by = (form: string) => Array.from({ length: 31 }, (_, n) => n).filter((n) => plural(n, days) === form);
    expect(by("день")).toEqual([1, 21]);
    expect(by("дня")).toEqual([2, 3, 4, 22, 23, 24]);
    expect([11, 12, 13, 14, 111, 112, 1014].map((n) => plural(n, days))).toEqual(Array(7).fill("дней"));
    expect([31, 101, 1001].map((n) => plural(n, days))).toEqual(Array(3).fill("день"));
  });

  it("goes by the last two figures of any whole number", () => {
    const byFigures = (n: number) =>
      /(^|[^1])1$/.test(String(n)) ? "день" : /(^|[^1])[234]$/.test(String(n)) ? "дня" : "дней";
    fc.assert(fc.property(fc.nat(), (n) => plural(n, days) === byFigures(n)));
  });

  it("says a fraction as «1,5 часа» and ignores the sign", () => {
    expect(plural(1.5, ["час", "часа", "часов"])).toBe("часа");
    expect(plural(-1, days)).toBe("день");
  });

  it("keeps a number and its noun on one line", () => {
    expect(counted(3, days)).toBe("3\u00A0дня");
    expect(grouped(1200)).toBe("1200");
    expect(grouped(12_500)).toBe("12\u00A0500");
    expect(grouped(1_234_567)).toBe("1\u00A0234\u00A0567");
  });
});
