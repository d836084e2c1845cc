import { describe, expect, it } from "vitest";
import type { VideoPage } from "@kadr/openapi/client";
import { presentStub } from "./stub.ts";

const now = Date.parse("2026-11-21T12:00:00Z");
type Stub = NonNullable<VideoPage["access"]>["stub"];
const of = (stub: Stub, more = {}) => presentStub({ granted: false, stub, ...more }, now);

describe("the stub of a paid video", () => {
  it.each<Stub>(["buy", "rent", "rent-over", "sub", "sub-over", "sub_renew_fail", "play"])(
    "%s is a stub with a button",
    (stub) => {
      const view = of(stub);
      expect(view?.label).toMatch(/\S/);
      expect(view?.isPlay).toBe(stub === "play");
    },
  );

  it("tells how long is left to begin a rental and to finish it", () => {
    const until = (ms: number) =>
      of("rent", { starts_before_ts: new Date(now + ms).toISOString(), watch_hours: 48 })?.text;
    const hour = 3_600_000;
    expect(until(29.5 * 24 * hour)).toBe(
      "Начать просмотр можно в течение 29\u00A0дней. Досмотреть нужно за 48\u00A0часов после начала.",
    );
    expect(until(21 * 24 * hour)).toContain("21\u00A0дня.");
    expect(until(5 * hour)).toContain("5\u00A0часов.");
    expect(until(48 * hour)).toContain("2\u00A0дней.");
    expect(until(48 * hour - 1)).toContain("47\u00A0часов.");
    expect(until(hour)).toContain("1\u00A0часа.");
    expect(until(hour - 1)).toContain("59\u00A0минут.");
    expect(until(1)).toContain("1\u00A0минуты.");
    expect(until(-hour)).toContain("1\u00A0минуты.");
    expect(of("rent", { watch_hours: 48 })?.text).toBe("Досмотреть нужно за 48\u00A0часов после начала.");
    expect(of("rent")?.text).toBeUndefined();
  });

  it("is not there for who has paid, nor for a video that is not sold", () => {
    expect(presentStub({ granted: true, stub: null }, now)).toBeNull();
    expect(presentStub({ granted: false, stub: null }, now)).toBeNull();
  });
});

it("does what its button says: buys the one video, subscribes to its product, starts what was rented", () => {
  const act = (stub: Stub, more = {}, codes: readonly string[] = ["X", "Y"]) =>
    presentStub({ granted: false, stub, ...more }, now, codes)?.act;
  for (const stub of ["buy", "rent", "rent-over"] as const) expect(act(stub), stub).toEqual({ kind: "buy" });
  for (const stub of ["play", "sub", "sub-over", "sub_renew_fail"] as const)
    expect(act(stub), stub).toEqual({ kind: "subscribe", productCode: "X" });
  expect(act("sub", {}, [])).toEqual({ kind: "subscribe", productCode: null });
  expect(act("rent", { purchase_id: "p1" })).toEqual({ kind: "start", purchaseId: "p1" });
  expect(act("buy", { purchase_id: "p1" })).toEqual({ kind: "buy" });
  expect(of("sub")?.act).toEqual({ kind: "subscribe", productCode: null });
  expect(presentStub(undefined, now)).toBeNull();
});

it.each([
  ["buy", "Купить", "Платное видео", undefined],
  ["rent", "Начать просмотр", "Видео в аренде", "Досмотреть нужно за 48\u00A0часов после начала."],
  [
    "rent-over",
    "Купить",
    "Срок аренды закончился",
    "Купите фильм, чтобы смотреть без ограничений, или возобновите аренду",
  ],
  ["sub", "Оформить подписку", "Видео по подписке", undefined],
  ["sub-over", "Возобновить", "Подписка закончилась", undefined],
  ["sub_renew_fail", "Повторить", "Не удалось продлить подписку", undefined],
  ["play", "Смотреть", undefined, undefined],
] as const)("%s is «%s» under «%s»", (stub, label, title, text) => {
  expect(of(stub, { watch_hours: 48 })).toMatchObject({ label, title, text });
});
