import { describe, expect, it } from "vitest";
import { guideAddress, guideCalls, guideDate, guideDay, guideDayAt, guideSearch, liveCalls } from "./index.ts";

describe("a date of the guide", () => {
  it.each([
    ["24.11.2026", "2026-11-24"],
    ["2026-11-24", "2026-11-24"],
    ["29.02.2028", "2028-02-29"],
  ])("%s is read", (text, date) => expect(guideDate(text)).toBe(date));

  it.each(["", "31-12-2026", "31.02.2026", "2026-11-31", "24.11.26", "вчера", "2026-11-24T00:00", " 2026-11-24"])(
    "%j is not",
    (text) => expect(guideDate(text)).toBeNull(),
  );

  it("is a day of Moscow", () => {
    expect(guideDayAt(Date.parse("2026-11-23T20:59:59Z"))).toBe("2026-11-23");
    expect(guideDayAt(Date.parse("2026-11-23T21:00:00Z"))).toBe("2026-11-24");
    expect(guideDay("2026-11-24").dayStart).toBe(Date.parse("2026-11-23T21:00:00Z"));
  });
});

describe("an address of the guide", () => {
  it("says day, category and page, and is asked for by the documented names", () => {
    const search = "?date=24.11.2026&category=istoriya&page=2";
    expect(guideSearch(guideAddress(search))).toBe("?date=2026-11-24&category=istoriya&page=2");
    expect(guideCalls(new URLSearchParams(search))[0]).toMatchObject({
      operation: "listBroadcasts",
      query: { tvprogramm: true, programmDate: "2026-11-24", category: "istoriya", page: 2 },
    });
  });

  it("of a date that nobody can read asks for nothing, and of odd values for the usual", () => {
    expect(guideCalls(new URLSearchParams("?date=31-12-2026"))).toEqual([]);
    expect(guideAddress("?page=0&category=../x")).toEqual({ date: null, isWrong: false, category: null, page: 1 });
    expect(liveCalls("a b", new URLSearchParams("?page=x"))[0]).toMatchObject({ query: { per_page: 24 } });
  });
});
