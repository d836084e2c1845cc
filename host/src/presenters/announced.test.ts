import { expect, it } from "vitest";
import { whyNothingPlays } from "./announced.ts";

const now = Date.parse("2026-11-21T12:00:00Z");

it("says when a stream begins and when a video comes out, and promises what is still being made", () => {
  const at = { publication_ts: "2026-11-24T10:00:00Z" };
  expect(whyNothingPlays({ ...at, is_livestream: true }, now)).toMatch(/^Эфир начнётся 2[34] ноября/);
  expect(whyNothingPlays({ ...at, is_livestream: false }, now)).toMatch(/^Видео выйдет 2[34] ноября в \d\d:00$/);
  expect(whyNothingPlays({ ...at, is_livestream: false }, now + 7 * 86_400_000)).toBe("Видео ещё обрабатывается. Загляните чуть позже");
});
