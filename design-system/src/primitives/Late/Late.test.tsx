import { act, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it, vi } from "vitest";
import { createLate, LateOverlay, LateSlot, lateComponent, type LateTexts } from "./index.ts";

const texts: LateTexts = {
  pending: "Загружаем…",
  offline: "Нет связи",
  offlineText: "Загрузим, как только связь появится.",
  failed: "Не получилось загрузить",
  failedText: "Попробуйте ещё раз.",
  retry: "Повторить",
  reload: "Обновить страницу",
  close: "Закрыть",
};
const Hello = () => <p>Привет</p>;
const draw = (what: ReactNode) => act(async () => render(what));
const press = (name: string) => act(async () => screen.getByRole("button", { name }).click());
/** A chunk that comes at the n-th try. */
const comesAt = (n: number) => {
  let tries = 0;
  return vi.fn(() => (++tries < n ? Promise.reject(new Error("no chunk")) : Promise.resolve(Hello)));
};

it("brings it once for all who ask, and asks again after a failure only", async () => {
  const bring = vi.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValue("here");
  const late = createLate(bring);
  expect(late.peek()).toBeNull();
  await expect(Promise.all([late.load(), late.load()])).rejects.toThrow("a late part did not come");
  expect(bring).toHaveBeenCalledTimes(1);
  await expect(late.load()).resolves.toBe("here");
  await late.load();
  expect(bring).toHaveBeenCalledTimes(2);
  expect(late.peek()).toBe("here");
});

it("draws what is here already in the same pass, without the sign of waiting", async () => {
  const Part = lateComponent(() => Promise.resolve(Hello));
  await Part.late.load();
  await draw(
    <LateSlot pending={<p>ждём</p>} texts={texts}>
      <Part />
    </LateSlot>,
  );
  expect(screen.getByText("Привет")).toBeTruthy();
});

it("waits and fails in its own place, tries again by its button, and offers a new page as well when that fails too", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const bring = comesAt(2);
  const Part = lateComponent(bring);
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<typeof Hello>((_, fail) => (reject = fail));
  bring.mockReturnValueOnce(promise);
  await draw(
    <>
      <p>Соседи</p>
      <LateSlot pending={<p>ждём</p>} texts={texts}>
        <Part />
      </LateSlot>
    </>,
  );
  expect(screen.getByText("ждём")).toBeTruthy();
  await act(async () => reject(new Error("no chunk")));
  expect((await screen.findByRole("alert")).textContent).toContain("Не получилось загрузить");
  expect(screen.getByText("Соседи")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Обновить страницу" })).toBeNull();
  await press("Повторить");
  expect(await screen.findByRole("button", { name: "Обновить страницу" })).toBeTruthy();
  await press("Повторить");
  expect(await screen.findByText("Привет")).toBeTruthy();
  expect(bring).toHaveBeenCalledTimes(3);
});

it("says that the network is lost, and comes by itself when it is back", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const Part = lateComponent(comesAt(2));
  await draw(
    <LateSlot pending={null} texts={texts}>
      <Part />
    </LateSlot>,
  );
  expect((await screen.findByRole("alert")).textContent).toContain("Нет связи");
  online.mockReturnValue(true);
  await act(async () => {
    window.dispatchEvent(new Event("online"));
  });
  expect(await screen.findByText("Привет")).toBeTruthy();
  online.mockRestore();
});

it("tries again when its place is come to anew", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const Part = lateComponent(comesAt(2));
  const slot = (
    <LateSlot pending={null} texts={texts}>
      <Part />
    </LateSlot>
  );
  const { unmount } = await draw(slot);
  await screen.findByRole("alert");
  unmount();
  await draw(slot);
  expect(await screen.findByText("Привет")).toBeTruthy();
});

it("holds the place of a popup with a name, a sign of waiting, and a way out", async () => {
  const onClose = vi.fn();
  const Part = lateComponent<object>(() => new Promise(() => {}));
  await draw(
    <LateOverlay label="Поделиться" texts={texts} onClose={onClose}>
      <Part />
    </LateOverlay>,
  );
  expect(screen.getByRole("dialog", { name: "Поделиться" }).textContent).toContain("Загружаем…");
  await press("Закрыть");
  expect(onClose).toHaveBeenCalledOnce();
});

it("a press on the way out counts also where the popup comes between its two halves", async () => {
  const onClose = vi.fn();
  let bring: (part: typeof Hello) => void = () => undefined;
  const Part = lateComponent(() => new Promise<typeof Hello>((resolve) => (bring = resolve)));
  await draw(
    <LateOverlay label="Вход" texts={texts} onClose={onClose}>
      <Part />
    </LateOverlay>,
  );
  fireEvent.pointerDown(screen.getByRole("button", { name: "Закрыть" }));
  await act(async () => bring(Hello));
  expect(await screen.findByText("Привет")).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerUp(window, { clientX: 0, clientY: 0 });
  expect(onClose).toHaveBeenCalledOnce();
  fireEvent.pointerUp(window, { clientX: 0, clientY: 0 });
  expect(onClose).toHaveBeenCalledOnce();
});
