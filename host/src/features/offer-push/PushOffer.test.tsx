import { act, render, screen } from "@testing-library/react";
import { observable, runInAction } from "mobx";
import { expect, it, vi } from "vitest";
import { hostAround } from "../../ports/testing/makeHost.ts";
import { PushOffer } from "./PushOffer.tsx";

const question = () => screen.queryByRole("region", { name: "Включить пуш-уведомления?" });

it("waits while something else lies over the page, and goes for as long as something does [SHELL-WEBPUSH-03]", () => {
  const over = observable({ isAlone: false });
  const set = (isAlone: boolean) => act(() => void runInAction(() => (over.isAlone = isAlone)));
  const handlers = { onConfirm: vi.fn(), onDecline: vi.fn() };
  render(<PushOffer isOpen isAlone={() => over.isAlone} {...handlers} />, { wrapper: hostAround() });
  expect(question()).toBeNull();
  set(true);
  expect(question()).not.toBeNull();
  set(false);
  expect(question()).toBeNull();
  set(true);
  act(() => screen.getByRole("button", { name: "Не сейчас" }).click());
  act(() => screen.getByRole("button", { name: "Включить" }).click());
  expect([handlers.onDecline.mock.calls.length, handlers.onConfirm.mock.calls.length]).toEqual([1, 1]);
});
