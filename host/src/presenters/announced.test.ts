import { afterEach, expect, it } from "vitest";
import { momentToCome, untilWords, whyNothingPlays } from "./announced.ts";
import { publishedWords } from "./duration.ts";
import { writeMomentsIn } from "./zone.ts";

const now = Date.parse("2026-11-21T12:00:00Z");

const plain = (text: string) => text.replaceAll("\u00A0", " ");
afterEach(() => writeMomentsIn(undefined));

it.each([
  ["Europe/Moscow", "2026-11-24T10:00:00Z", "24 ноября в 13:00 МСК"],
  ["Asia/Vladivostok", "2026-11-24T18:30:00Z", "25 ноября в 04:30 GMT+10"],
  ["America/New_York", "2026-11-24T03:00:00Z", "23 ноября в 22:00 GMT-5"],
  ["UTC", "2026-11-24T10:00:00Z", "24 ноября в 10:00 UTC"],
  // another year, of who looks
  ["Europe/Moscow", "2027-01-24T10:00:00Z", "24 января 2027 г. в 13:00 МСК"],
  ["Europe/Moscow", "2026-12-31T21:30:00Z", "1 января 2027 г. в 00:30 МСК"],
  ["America/New_York", "2027-01-01T02:00:00Z", "31 декабря в 21:00 GMT-5"],
])("names the zone of who looks, and the year where it is another: %s, %s", (zone, moment, words) => {
  writeMomentsIn(zone);
  expect(plain(publishedWords(Date.parse(moment), now))).toBe(`Выйдет ${words}`);
});

it("says when a stream begins and when a video comes out, and promises what is still being made", () => {
  const at = { publication_ts: "2026-11-24T10:00:00Z" };
  writeMomentsIn("Europe/Moscow");
  expect(plain(whyNothingPlays({ ...at, is_livestream: true }, now))).toBe("Эфир начнётся 24 ноября в 13:00 МСК");
  expect(plain(whyNothingPlays({ ...at, is_livestream: false }, now))).toBe("Видео выйдет 24 ноября в 13:00 МСК");
  expect(whyNothingPlays({ ...at, is_livestream: false }, now + 7 * 86_400_000)).toBe(
    "Видео ещё обрабатывается. Загляните чуть позже",
  );
});

it("says of what is still to come when it comes out, never that it is new", () => {
  writeMomentsIn("Europe/Moscow");
  expect(plain(publishedWords(Date.parse("2026-11-24T10:00:00Z"), now))).toBe("Выйдет 24 ноября в 13:00 МСК");
  expect(plain(publishedWords(now - 2 * 86_400_000, now))).toBe("2 дня назад");
  const minute = Date.parse("2026-11-24T10:00:00Z");
  // published in the minute for whose beginning a page was drawn
  expect(publishedWords(minute + 40_000, minute)).toBe("только что");
  expect(plain(publishedWords(minute, minute - 1))).toBe("Выйдет 24 ноября в 13:00 МСК");
});

it.each([
  [3 * 86_400_000 + 2 * 3_600_000, "3 дня 2 часа"],
  [86_400_000, "1 день"],
  [86_400_000 + 3_599_999, "1 день"],
  [86_400_000 - 1, "24 часа"],
  [3_600_000, "1 час"],
  [3_599_000, "59:59"],
  [1, "0:01"],
])("%i ms before it begins it still is «%s»", (ms, words) => {
  expect(plain(untilWords(ms))).toBe(words);
});

it("is to come only at a moment that can be read and that is not now", () => {
  const at = (published: string | undefined) => momentToCome({ publication_ts: published } as never, now);
  expect(at("2026-11-21T12:00:01Z")).toBe(now + 1000);
  expect([at("2026-11-21T12:00:00Z"), at(undefined), at("скоро")]).toEqual([null, null, null]);
});
