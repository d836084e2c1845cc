import type { HistoryItem } from "@kadr/openapi/client";
import { examples } from "@kadr/openapi/examples";
import { describe, expect, it } from "vitest";
import { byDay, matching } from "./history.ts";
import { writeMomentsIn } from "./zone.ts";

const [example] = examples.listHistory.first.results as unknown as readonly HistoryItem[];
if (example === undefined) throw new Error("the spec has no example of the history");
const at = (watched: string, title = "Видео"): HistoryItem => ({
  ...example,
  watched_ts: watched,
  video: { ...example.video, title },
});
const now = Date.parse("2026-11-21T12:00:00Z");

describe("the history", () => {
  it("stands by days, today and yesterday by their names, other years with theirs", () => {
    const items = ["2026-11-21T09:00:00Z", "2026-11-21T08:00:00Z", "2026-11-20T12:00:00Z", "2026-11-02T12:00:00Z"];
    const days = byDay(
      [...items, "2025-05-03T12:00:00Z"].map((one) => at(one)),
      now,
    );
    expect(days.map(({ day, items: all }) => [day, all.length])).toEqual([
      ["Сегодня", 2],
      ["Вчера", 1],
      ["2 ноября", 1],
      ["3 мая 2025 г.", 1],
    ]);
  });

  it("is searched by words in any order, ё as е, title and author alike", () => {
    const items = [at("2026-11-21T09:00:00Z", "Байкал зимой: по льду"), at("2026-11-21T08:00:00Z", "Ёлки и лодки")];
    expect(matching(items, "елки").map(({ video }) => video.title)).toEqual(["Ёлки и лодки"]);
    expect(matching(items, "ЛЬДУ байкал")).toHaveLength(1);
    expect(matching(items, (example.video.author?.name ?? "").toLowerCase())).toHaveLength(2);
    expect(matching(items, "поезд")).toEqual([]);
  });
});

it("divides by the calendar of who looks, and puts a day together wherever its entries stand", () => {
  writeMomentsIn("Europe/Moscow");
  const days = byDay([at("2026-11-20T21:00:00Z"), at("2026-11-20T20:59:59Z"), at("2026-11-21T09:00:00Z")], now);
  expect(days.map(({ day, items }) => [day, items.length])).toEqual([
    ["Сегодня", 2],
    ["Вчера", 1],
  ]);
  const tomorrow = now + 86_400_000;
  const [entry] = [at("2026-11-21T09:00:00Z")];
  expect(byDay([entry], now)[0]?.day).toBe("Сегодня");
  expect(byDay([entry], tomorrow)[0]?.day).toBe("Вчера");
  writeMomentsIn(undefined);
});

it("finds nothing by words that stand in two videos, and everything by none", () => {
  const items = [at("2026-11-21T09:00:00Z", "Лёд"), at("2026-11-21T08:00:00Z", "Снег")];
  expect(matching(items, "лёд снег")).toEqual([]);
  expect(matching(items, "")).toEqual(items);
  const { author: _author, ...video } = items[0]?.video ?? example.video;
  expect(matching([{ ...example, video } as HistoryItem], "undefined")).toEqual([]);
});
