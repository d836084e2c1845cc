import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import type { TabbedShelfProps } from "../props.ts";
import { shelfTexts as texts } from "../testing.ts";
import { TabbedShelf } from "./TabbedShelf.tsx";

const cards = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => (
    <a key={index} href={`/${name}/${index}/`}>
      {name} {index}
    </a>
  ));
const tabs = [
  { id: "news", label: "Новости", cards: cards("новость", 8) },
  { id: "sport", label: "Спорт", cards: cards("матч", 2) },
];
const show = (props: Partial<TabbedShelfProps> = {}) =>
  render(<TabbedShelf id="live" title="Сейчас в эфире" texts={texts} tabs={tabs} {...props} />);
// nothing is laid out in jsdom: a row holds one card
const count = () => screen.getAllByRole("listitem").length;

it("has a tab for each category and a button in each [SHELF-COMMON-06]", async () => {
  show({ rowsPerBatch: 1 });
  expect(screen.getAllByRole("tab").map((tab) => tab.textContent)).toEqual(["Новости", "Спорт"]);
  expect(screen.getByRole("button", { name: "Показать еще: Новости" })).toBeTruthy();
  await userEvent.click(screen.getByRole("tab", { name: "Спорт" }));
  expect(screen.getByText("матч 0")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Показать еще: Спорт" })).toBeTruthy();
});

it("adds one batch a press until all are there, and says so [SHELF-COMMON-08]", () => {
  show({ rowsPerBatch: 3 });
  expect(count()).toBe(3);
  fireEvent.click(screen.getByRole("button", { name: "Показать еще: Новости" }));
  expect(count()).toBe(6);
  expect(screen.getByRole("status").textContent).toBe("Загружено ещё 3");
  fireEvent.click(screen.getByRole("button", { name: "Показать еще: Новости" }));
  expect(count()).toBe(8);
  expect(screen.queryByRole("button", { name: "Показать еще: Новости" })).toBeNull();
});

it("starts over with the first batch in another tab and on coming back [SHELF-COMMON-07]", async () => {
  show({ rowsPerBatch: 2 });
  fireEvent.click(screen.getByRole("button", { name: "Показать еще: Новости" }));
  expect(count()).toBe(4);
  await userEvent.click(screen.getByRole("tab", { name: "Спорт" }));
  await userEvent.click(screen.getByRole("tab", { name: "Новости" }));
  expect(count()).toBe(2);
});

it.each([
  [767, 2],
  [768, 3],
  [1024, 3],
  [2559, 3],
  [2560, 2],
])("shows at %i px a batch of %i rows [SHELF-COMMON-09]", (width, rows) => {
  vi.stubGlobal("innerWidth", width);
  show();
  expect(count()).toBe(rows);
  vi.unstubAllGlobals();
});

it("leaves out topics without streams, and itself when none has any", () => {
  const { container, unmount } = show({ tabs: [{ id: "x", label: "Пусто", cards: [] }, ...tabs] });
  expect(screen.queryByRole("tab", { name: "Пусто" })).toBeNull();
  unmount();
  show({ tabs: [] });
  expect(container.innerHTML).toBe("");
});
