import { expect, it } from "vitest";
import { whyNothingPlays } from "./announced.ts";
import { publishedWords } from "./duration.ts";

const now = Date.parse("2026-11-21T12:00:00Z");

it("says when a stream begins and when a video comes out, and promises what is still being made", () => {
  const at = { publication_ts: "2026-11-24T10:00:00Z" };
  expect(whyNothingPlays({ ...at, is_livestream: true }, now)).toMatch(/^Эфир начнётся 2[34] ноября/);
  expect(whyNothingPlays({ ...at, is_livestream: false }, now)).toMatch(/^Видео выйдет 2[34] ноября в \d\d:00$/);
  expect(whyNothingPlays({ ...at, is_livestream: false }, now + 7 * 86_400_000)).toBe(
    "Видео ещё обрабатывается. Загляните чуть позже",
  );
});

it("says of what is still to come when it comes out, never that it is new", () => {
  expect(publishedWords(Date.parse("2026-11-24T10:00:00Z"), now)).toMatch(/^Выйдет 2[34] ноября в \d\d:00$/);
  expect(publishedWords(now - 2 * 86_400_000, now).replaceAll("\u00A0", " ")).toBe("2 дня назад");
});
