import { act, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { vi } from "vitest";
import type { LateTexts } from "../index.ts";

export const texts: LateTexts = {
  pending: "Загружаем…",
  offline: "Нет связи",
  offlineText: "Загрузим, как только связь появится.",
  failed: "Не получилось загрузить",
  failedText: "Попробуйте ещё раз.",
  retry: "Повторить",
  reload: "Обновить страницу",
  close: "Закрыть",
};

export const Hello = ({ name }: { name: string }) => <p>Привет, {name}</p>;
export const draw = (what: ReactNode) => act(async () => render(what));
export const press = (name: string) => act(async () => screen.getByRole("button", { name }).click());

export const never = (): Promise<never> => new Promise(() => {});

/** Comes at the n-th try. */
export function comesAt(n: number): ReturnType<typeof vi.fn<() => Promise<typeof Hello>>>;
export function comesAt<T>(n: number, value: T): ReturnType<typeof vi.fn<() => Promise<T>>>;
export function comesAt(n: number, value: unknown = Hello) {
  let tries = 0;
  return vi.fn(() => (++tries < n ? Promise.reject(new Error("no chunk")) : Promise.resolve(value)));
}

/** Comes, or does not, when the test says so. */
export function controlled<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<T>((...both) => ([resolve, reject] = both));
  return { promise, resolve, reject };
}
