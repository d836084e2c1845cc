import { expect, it } from "vitest";
import { pageFailure } from "./failure.ts";

const http = (status: number, retryAfter: number | null = null) => ({ kind: "http" as const, status, retryAfter });

it("shows the 500 page for a status of 500 or above", () => {
  for (const status of [500, 502, 503, 599])
    expect(pageFailure(http(status))).toMatchObject({
      code: 500,
      title: "Что-то пошло не так",
      button: "Перейти на главную",
      action: "home",
    });
  expect(pageFailure({ kind: "malformed", status: 200, retryAfter: null })).toMatchObject({ code: 500 });
  expect(pageFailure(new Error("a bug"))).toMatchObject({ code: 500 });
});

it("shows the 404 page for 404 and any other 4xx", () => {
  for (const status of [400, 401, 403, 404, 410, 422]) {
    expect(pageFailure(http(status))).toMatchObject({
      code: 404,
      title: "Страница не найдена",
      text: "Нам не удалось найти указанную вами страницу на нашем сайте.",
      button: "Перейти на главную",
      action: "home",
    });
  }
});

it("waits as long as a busy server asks, and says that the network is lost", () => {
  expect(pageFailure(http(429, 7))).toMatchObject({ action: "retry", retryAfterMs: 7000 });
  expect(pageFailure(http(429))).toMatchObject({ retryAfterMs: null });
  expect(pageFailure({ kind: "offline", status: null, retryAfter: null })).toMatchObject({
    title: "Нет связи с интернетом",
    action: "retry",
  });
});
