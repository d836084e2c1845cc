import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Broadcast, TvProgramItem } from "@kadr/openapi/client";
import { anyMedia } from "@kadr/design-system/primitives/SafeAddress/testing";
import { dayBeside, dayInWords, dayLabel, guideDays, presentChannel, presentProgramme } from "./programme.ts";
import { writeMomentsIn } from "./zone.ts";

beforeEach(() => writeMomentsIn("Europe/Moscow"));
afterEach(() => writeMomentsIn(undefined));

const item = {
  id: "p1",
  title: "Новости",
  start_ts: "2026-11-21T12:00:00Z",
  end_ts: "2026-11-21T13:00:00Z",
  category: "Общество",
  pg_rating: { age: 12 },
  has_catch_up: true,
} as TvProgramItem;
const at = (time: string, change: Partial<TvProgramItem> = {}, playingId: string | null = null) =>
  presentProgramme(
    { ...item, ...change },
    { now: Date.parse(`2026-11-21T${time}Z`), channelId: "c1", playingId, isReminded: (id) => id === "p1" },
  );

describe("a programme", () => {
  it("has its name, its time and what it is about", () => {
    expect(at("12:30:00")).toMatchObject({
      id: "p1",
      title: "Новости",
      time: "15:00",
      dateTime: "2026-11-21T12:00:00Z",
      start: Date.parse("2026-11-21T12:00:00Z"),
      end: Date.parse("2026-11-21T13:00:00Z"),
      note: "Общество, 12+",
      isPlaying: false,
    });
    expect(at("12:30:00", { category: "" }).note).toBe("12+");
    expect(at("12:30:00", {}, "p1").isPlaying).toBe(true);
  });

  it("is to come until it begins, and can be waited for by a reminder, not watched", () => {
    const coming = at("11:59:59");
    expect(coming).toMatchObject({ phase: "future", isReminded: true });
    expect(coming).not.toHaveProperty("href");
    expect(coming).not.toHaveProperty("progress");
    expect(at("11:59:59", { id: "p2" }).isReminded).toBe(false);
  });

  it("is on the air from its first moment to its last, with how much of it is over", () => {
    expect(at("12:00:00")).toMatchObject({ phase: "now", href: "/live/video/c1/", progress: 0 });
    const now = at("12:45:00", { has_catch_up: false });
    expect(now).toMatchObject({ phase: "now", href: "/live/video/c1/", progress: 0.75 });
    expect(now).not.toHaveProperty("isReminded");
  });

  it("is over from its end, and is watched by its recording where there is one", () => {
    const over = at("13:00:00");
    expect(over).toMatchObject({ phase: "past", href: "/live/video/c1/?date=2026-11-21&programme=p1" });
    expect(over).not.toHaveProperty("progress");
    expect(over).not.toHaveProperty("isReminded");
    expect(at("13:00:00", { has_catch_up: false })).not.toHaveProperty("href");
  });
});

it("a channel of the guide is called by its name alone, and has its programmes of the day", () => {
  const video = { id: "c1", title: "История.Кадр: прямой эфир", thumbnail_url: "/c1.webp" };
  const context = { now: Date.parse("2026-11-21T12:30:00Z"), isReminded: () => false, mediaUrl: anyMedia };
  expect(presentChannel({ video, number: null, items: [item] } as unknown as Broadcast, context)).toMatchObject({
    id: "c1",
    name: "История.Кадр",
    number: undefined,
    href: "/live/video/c1/",
    picture: "/c1.webp",
    programmes: [{ id: "p1", href: "/live/video/c1/" }],
  });
  const bare = { video: { ...video, title: "Кадр: прямой эфир и запись" }, number: 5 } as unknown as Broadcast;
  expect(presentChannel(bare, context)).toMatchObject({
    name: "Кадр: прямой эфир и запись",
    number: 5,
    programmes: [],
  });
});

describe("days of the guide", () => {
  const today = "2026-11-21";
  const days = (chosen: string) => guideDays(today, chosen).map(({ date }) => date);
  const near = ["2026-11-19", "2026-11-20", today, "2026-11-22", "2026-11-23", "2026-11-24", "2026-11-25"];

  it("are two before and four after today; one beyond that an address asks for stands at its end", () => {
    expect(days(today)).toEqual(near);
    expect(days("2026-11-25")).toEqual(near);
    expect(days("2026-11-01")).toEqual(["2026-11-01", ...near]);
    expect(days("2026-12-01")).toEqual([...near, "2026-12-01"]);
  });

  it.each([
    ["2026-11-20", "Вчера"],
    [today, "Сегодня"],
    ["2026-11-22", "Завтра"],
    ["2026-11-23", "пн, 23 нояб."],
    ["2026-11-19", "чт, 19 нояб."],
  ])("%s is called «%s»", (date, label) => {
    expect(dayLabel(date, today)).toBe(label);
    expect(guideDays(today, today).find((day) => day.date === date)?.label).toBe(label);
  });

  it("go over the end of a month, and are called the same wherever one looks from", () => {
    expect([dayBeside("2026-11-30", 1), dayBeside("2026-03-01", -1)]).toEqual(["2026-12-01", "2026-02-28"]);
    for (const zone of ["Pacific/Pago_Pago", "Asia/Kamchatka"]) {
      writeMomentsIn(zone);
      expect(dayInWords("2026-11-24"), zone).toBe("24 ноября");
    }
  });
});
