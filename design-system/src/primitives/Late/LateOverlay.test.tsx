import { act, fireEvent, screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { createLate, LateOverlay, type Late } from "./index.ts";
import { comesAt, controlled, draw, Hello, never, press, texts } from "./testing/index.tsx";

type Popup = Late<typeof Hello>;
const open = (popup: Popup, onClose = () => undefined as void) => (
  <LateOverlay of={{ Popup: popup }} label="Поделиться" texts={texts} onClose={onClose}>
    {({ Popup }) => <Popup name="мир" />}
  </LateOverlay>
);

it("holds the place of a popup with a name, a sign of waiting, and a way out", async () => {
  const onClose = vi.fn();
  await draw(open(createLate(never), onClose));
  expect(screen.getByRole("dialog", { name: "Поделиться" }).textContent).toContain("Загружаем…");
  await press("Закрыть");
  expect(onClose).toHaveBeenCalledOnce();
});

it("is put away by a press beside it, and not by one in it", async () => {
  const onClose = vi.fn();
  await draw(open(createLate(never), onClose));
  fireEvent.click(screen.getByRole("status"));
  expect(onClose).not.toHaveBeenCalled();
  // what darkens the page is the dialog's own
  fireEvent.click(screen.getByRole("dialog"));
  expect(onClose).toHaveBeenCalledOnce();
});

it("draws a popup that is here already without its place before it", async () => {
  const popup = createLate(() => Promise.resolve(Hello));
  await popup.load();
  await draw(open(popup));
  expect(screen.getByText("Привет, мир")).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("says in the popup's place that it did not come, and tries again there", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  await draw(open(createLate(comesAt(2))));
  const place = screen.getByRole("dialog", { name: "Поделиться" });
  expect((await within(place).findByRole("alert")).textContent).toContain("Не получилось загрузить");
  await press("Повторить");
  expect(await screen.findByText("Привет, мир")).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("tries again when it is opened again", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const popup = createLate(comesAt(2));
  const { unmount } = await draw(open(popup));
  await screen.findByRole("alert");
  unmount();
  await draw(open(popup));
  expect(await screen.findByText("Привет, мир")).toBeTruthy();
});

it("a press on the way out counts also where the popup comes between its two halves", async () => {
  const onClose = vi.fn();
  const { promise, resolve } = controlled<typeof Hello>();
  await draw(
    open(
      createLate(() => promise),
      onClose,
    ),
  );
  fireEvent.pointerDown(screen.getByRole("button", { name: "Закрыть" }));
  await act(async () => resolve(Hello));
  expect(await screen.findByText("Привет, мир")).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerUp(window, { clientX: 0, clientY: 0 });
  expect(onClose).toHaveBeenCalledOnce();
  fireEvent.pointerUp(window, { clientX: 0, clientY: 0 });
  expect(onClose).toHaveBeenCalledOnce();
});
