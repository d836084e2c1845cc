// @vitest-environment node
import { afterEach, describe, expect, it } from "vitest";
import { dayOf, dayOfYear, writeMomentsIn } from "./zone.ts";

afterEach(() => writeMomentsIn(undefined));

const HOUR = 3_600_000;

/** The day as the calendar of the system has it: «2026-11-30». */
const calendarDay = (moment: number, timeZone?: string): string =>
  new Intl.DateTimeFormat("sv", { year: "numeric", month: "2-digit", day: "2-digit", timeZone }).format(moment);

const dayText = (moment: number): string => new Date(dayOf(moment) * 24 * HOUR).toISOString().slice(0, 10);

/** Every 7 hours around the changes of Moscow's clocks, in summers and winters, and in a leap year. */
const moments = ["2011-03-26", "2014-10-24", "2016-02-28", "2024-06-30", "2026-11-29", "2026-12-30"].flatMap((day) =>
  Array.from({ length: 12 }, (_, index) => Date.parse(day) + index * 7 * HOUR),
);

describe("the day of a moment", () => {
  it.each(["Europe/Moscow", "Asia/Vladivostok", "America/New_York"])("is the one of the calendar in %s", (zone) => {
    writeMomentsIn(zone);
    expect(moments.map(dayText)).toEqual(moments.map((moment) => calendarDay(moment, zone)));
  });

  it("is the one of the calendar in the system's own zone", () => {
    expect(moments.map(dayText)).toEqual(moments.map((moment) => calendarDay(moment)));
  });

  it("changes in Moscow at its midnight, also on the day before which its clocks stood otherwise", () => {
    writeMomentsIn("Europe/Moscow");
    const midnight = Date.parse("2026-11-30T00:00:00+03:00");
    expect([midnight - 1, midnight].map(dayText)).toEqual(["2026-11-29", "2026-11-30"]);
    // until then four hours ahead of UTC
    const change = Date.parse("2014-10-26T00:00:00+04:00");
    expect([change - 1, change].map(dayText)).toEqual(["2014-10-25", "2014-10-26"]);
  });

  it("is told as a day of the year", () => {
    writeMomentsIn("Europe/Moscow");
    expect(dayOfYear(Date.parse("2026-12-31T23:59:59+03:00"))).toBe(1231);
    expect(dayOfYear(Date.parse("2027-01-01T00:00:00+03:00"))).toBe(101);
  });
});
