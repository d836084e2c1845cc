import type { SpokenText } from "@kadr/design-system/primitives/VisuallyHidden";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  compactCount,
  countInWords,
  durationInWords,
  hoursAndMinutes,
  parseMoment,
  percentOf,
  relativeDate,
  timeCode,
  viewCount,
} from "./duration.ts";
import { writeMomentsIn } from "./zone.ts";

/** The tests read with ordinary spaces; the texts hold non-breaking ones. */
const plain = (text: string) => text.replaceAll("\u00A0", " ");
const seen = (text: SpokenText) => (typeof text === "string" ? text : text.seen);
const heard = (text: SpokenText) => (typeof text === "string" ? text : text.heard);

describe("time codes and lengths", () => {
  it("prints minutes without a leading zero and hours only when there are some", () => {
    expect([0, 7, 725, 3600, 3725, 36_000].map(timeCode)).toEqual([
      "0:00",
      "0:07",
      "12:05",
      "1:00:00",
      "1:02:05",
      "10:00:00",
    ]);
  });

  it("shows nonsense from a server as zero", () => {
    expect([Number.NaN, -5, Number.POSITIVE_INFINITY].map(timeCode)).toEqual(["0:00", "0:00", "0:00"]);
    expect(plain(durationInWords(Number.NaN))).toBe("0 секунд");
  });

  it("says a length in words with the right forms", () => {
    expect([725, 61, 3600, 3725, 0, 21].map((s) => plain(durationInWords(s)))).toEqual([
      "12 минут 5 секунд",
      "1 минута 1 секунда",
      "1 час",
      "1 час 2 минуты 5 секунд",
      "0 секунд",
      "21 секунда",
    ]);
  });

  it("counts a started minute as a whole one [COMMON-TEXT-02]", () => {
    expect([1, 60, 61, 3541, 3600, 3661, 7200].map((s) => plain(hoursAndMinutes(s)))).toEqual([
      "1 минута",
      "1 минута",
      "2 минуты",
      "1 час",
      "1 час",
      "1 час 2 минуты",
      "2 часа",
    ]);
  });
});

describe("counts", () => {
  it("keeps at most three digits and never promises more than there is", () => {
    expect(
      [0, 999, 1000, 1234, 9999, 12_999, 999_999, 1_200_000, 15_900_000, 1_000_000_000].map((n) =>
        plain(compactCount(n)),
      ),
    ).toEqual(["0", "999", "1 тыс.", "1,2 тыс.", "9,9 тыс.", "12 тыс.", "999 тыс.", "1,2 млн", "15 млн", "1 млрд"]);
  });

  it("says short forms in words", () => {
    expect(
      [0, 999, 1000, 1234, 2000, 12_999, 21_000, 22_345, 1_200_000, 5_000_000, 1_000_000_000].map((n) =>
        plain(countInWords(n)),
      ),
    ).toEqual([
      "0",
      "999",
      "1 тысяча",
      "1,2 тысячи",
      "2 тысячи",
      "12 тысяч",
      "21 тысяча",
      "22 тысячи",
      "1,2 миллиона",
      "5 миллионов",
      "1 миллиард",
    ]);
    expect([0, 1, 22_345, 1_200_000].map((n) => plain(heard(viewCount(n))))).toEqual([
      "Нет просмотров",
      "1 просмотр",
      "22 тысячи просмотров",
      "1,2 миллиона просмотров",
    ]);
  });

  it("joins views with their noun", () => {
    expect([0, 1, 3, 11, 1234, 1_200_000].map((n) => plain(seen(viewCount(n))))).toEqual([
      "Нет просмотров",
      "1 просмотр",
      "3 просмотра",
      "11 просмотров",
      "1,2 тыс. просмотров",
      "1,2 млн просмотров",
    ]);
  });
});

describe("relative dates", () => {
  const now = Date.parse("2026-03-15T12:00:00Z");
  const ago = (ms: number) => plain(relativeDate(now - ms, now));
  const day = 86_400_000;
  beforeEach(() => writeMomentsIn("Europe/Moscow"));
  afterEach(() => writeMomentsIn(undefined));

  it.each([
    // within 24 hours how long, also over midnight
    ["Europe/Moscow", "2026-03-15T00:30+03:00", "2026-03-14T23:00+03:00", "час назад"],
    ["Europe/Moscow", "2026-03-15T12:00+03:00", "2026-03-14T13:00+03:00", "23 часа назад"],
    // then by days
    ["Europe/Moscow", "2026-03-15T23:59+03:00", "2026-03-14T00:00+03:00", "вчера"],
    ["Europe/Moscow", "2026-03-15T23:59+03:00", "2026-03-13T23:59+03:00", "2 дня назад"],
    ["Europe/Moscow", "2026-03-15T00:01+03:00", "2026-03-13T23:59+03:00", "2 дня назад"],
    ["Europe/Moscow", "2026-03-15T00:01+03:00", "2026-03-13T00:01+03:00", "2 дня назад"],
    ["Europe/Moscow", "2026-03-15T00:01+03:00", "2026-03-08T23:00+03:00", "неделю назад"],
    // the same two moments elsewhere
    ["Asia/Vladivostok", "2026-03-15T12:00Z", "2026-03-14T10:00Z", "вчера"],
    ["Asia/Vladivostok", "2026-03-15T15:00Z", "2026-03-14T13:00Z", "2 дня назад"],
    ["Europe/Moscow", "2026-03-15T15:00Z", "2026-03-14T13:00Z", "вчера"],
    // a day of 25 hours: it is still the same one
    ["America/New_York", "2026-11-01T23:30-05:00", "2026-11-01T00:10-04:00", "24 часа назад"],
    // over a year
    ["Europe/Moscow", "2026-01-01T12:00+03:00", "2025-12-31T11:00+03:00", "вчера"],
  ])("says in %s at %s of %s: %s", (zone, at, moment, words) => {
    writeMomentsIn(zone);
    expect(plain(relativeDate(Date.parse(moment), Date.parse(at)))).toBe(words);
  });

  it("says how long ago in one unit", () => {
    expect(
      [
        5_000,
        60_000,
        5 * 60_000,
        3_600_000,
        5 * 3_600_000,
        day,
        3 * day,
        8 * day,
        15 * day,
        31 * day,
        100 * day,
        364 * day,
        365 * day,
        800 * day,
      ].map(ago),
    ).toEqual([
      "только что",
      "минуту назад",
      "5 минут назад",
      "час назад",
      "5 часов назад",
      "вчера",
      "3 дня назад",
      "неделю назад",
      "2 недели назад",
      "месяц назад",
      "3 месяца назад",
      "11 месяцев назад",
      "год назад",
      "2 года назад",
    ]);
  });

  it("never counts to zero, nor past what the next unit begins with", () => {
    expect([1, 6, 7, 29, 30, 31, 60, 61, 364, 365].map((days) => ago(days * day))).toEqual([
      "вчера",
      "6 дней назад",
      "неделю назад",
      "4 недели назад",
      "месяц назад",
      "месяц назад",
      "месяц назад",
      "2 месяца назад",
      "11 месяцев назад",
      "год назад",
    ]);
    for (let days = 0; days < 3 * 365; days++)
      expect(ago(days * day), `${days} days`).not.toMatch(/^0|12 месяцев|^7 дней|^5 недель/);
  });

  it("takes a moment ahead of the clock as now", () => {
    expect(ago(-90_000)).toBe("только что");
  });

  it("reads the moments of the API and refuses what is no date", () => {
    expect(parseMoment("2026-03-15T12:00:00Z")).toBe(now);
    expect([parseMoment(null), parseMoment(""), parseMoment("вчера")]).toEqual([undefined, undefined, undefined]);
  });
});

it("gives a watched share as a whole percentage within 0 to 100", () => {
  expect([0, 0.456, 1, 1.7, -1, Number.NaN].map(percentOf)).toEqual([0, 46, 100, 100, 0, 0]);
});
