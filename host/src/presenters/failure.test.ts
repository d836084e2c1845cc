import { expect, it } from "vitest";
import { isNothingThere, pageFailure } from "./failure.ts";

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

it("says of a lost network how to go on, whatever lost it", () => {
  for (const kind of ["offline", "timeout", "aborted"] as const)
    expect(pageFailure({ kind, status: null, retryAfter: null })).toEqual({
      code: null,
      title: "Нет связи с интернетом",
      text: "Проверьте подключение — страница загрузится, как только связь появится.",
      button: "Повторить",
      action: "retry",
      retryAfterMs: null,
    });
});

it("takes a response that cannot be read, and one without a status, for a broken server", () => {
  const broken = {
    code: 500,
    title: "Что-то пошло не так",
    text: "Проблема на нашей стороне. Уже чиним. Попробуйте снова чуть позже",
    button: "Перейти на главную",
    action: "home",
    retryAfterMs: null,
  };
  expect(pageFailure({ kind: "wrongShape", status: 200, retryAfter: null })).toEqual(broken);
  expect(pageFailure({ kind: "http", status: null, retryAfter: null })).toEqual(broken);
  for (const error of [null, undefined, "words", { kind: "http" }, { status: 404 }])
    expect(pageFailure(error)).toEqual(broken);
  expect(pageFailure(http(404)).retryAfterMs).toBeNull();
});

it("of a server that is too busy has its words, and a wait only where one is asked for", () => {
  expect(pageFailure(http(429, 0))).toEqual({
    code: 429,
    title: "Слишком много запросов",
    text: "Подождите немного и попробуйте ещё раз.",
    button: "Повторить",
    action: "retry",
    retryAfterMs: null,
  });
});

it("knows an answer that there is nothing here from a failure that could be tried again", () => {
  expect([404, 499, 500, 429].map((status) => isNothingThere(http(status)))).toEqual([true, true, false, false]);
  expect(isNothingThere({ kind: "offline", status: null, retryAfter: null })).toBe(false);
  expect(isNothingThere(new Error("a bug"))).toBe(false);
});
