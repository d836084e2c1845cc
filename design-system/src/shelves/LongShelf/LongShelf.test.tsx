import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import type { ShelfPhase } from "../props.ts";
import { shelfTexts as texts } from "../testing.ts";
import { LongShelf } from "./LongShelf.tsx";

interface Item {
  readonly id: string;
}
const itemsOf = (count: number): readonly Item[] => Array.from({ length: count }, (_, id) => ({ id: String(id) }));
const keyOf = ({ id }: Item) => id;
const draw = vi.fn(({ id }: Item) => <a href={`/video/${id}/`}>Видео {id}</a>);

const shelf = (items: readonly Item[], phase: ShelfPhase = "ready", hasMore = false, drawn = draw) => (
  <LongShelf
    id="long"
    label="История"
    texts={texts}
    items={items}
    keyOf={keyOf}
    draw={drawn}
    phase={phase}
    hasMore={hasMore}
  />
);

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  draw.mockClear();
});

it("is one list for who hears it, in the order of its items, however many parts it is drawn in", () => {
  render(shelf(itemsOf(100)));
  expect(screen.getAllByRole("list")).toHaveLength(1);
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(
    itemsOf(100).map(({ id }) => `Видео ${id}`),
  );
});

it("draws again only the part in which something has changed", () => {
  const items = itemsOf(300);
  const { rerender } = render(shelf(items));
  expect(draw).toHaveBeenCalledTimes(300);
  draw.mockClear();
  rerender(shelf([...items]));
  expect(draw).not.toHaveBeenCalled();
  rerender(shelf([...items, { id: "one more" }]));
  expect(draw.mock.calls.length).toBeLessThan(30);
  expect(screen.getByText("Видео one more")).toBeTruthy();
  draw.mockClear();
  rerender(shelf(items.map((item) => (item.id === "77" ? { id: "other" } : item))));
  expect(draw.mock.calls.length).toBeLessThan(60);
  expect(screen.queryByText("Видео 77")).toBeNull();
  expect(screen.queryByText("Видео one more")).toBeNull();
});

it("draws every card anew by another function", () => {
  const { rerender } = render(shelf(itemsOf(50)));
  rerender(
    shelf(
      itemsOf(50),
      "ready",
      false,
      vi.fn(({ id }: Item) => <b>Новое {id}</b>),
    ),
  );
  expect(screen.getByText("Новое 49")).toBeTruthy();
  expect(screen.queryByRole("link")).toBeNull();
});

it("tells how many came and hands the focus of the last button to the first of them [SHELF-COMMON-04]", () => {
  const { rerender } = render(shelf(itemsOf(60), "ready", true));
  const button = screen.getByRole("button", { name: /Загрузить ещё/ });
  act(() => button.focus());
  fireEvent.click(button);
  rerender(shelf(itemsOf(60), "loadingMore", true));
  rerender(shelf(itemsOf(90), "ready", false));
  expect(screen.getByText("Загружено ещё 30")).toBeTruthy();
  expect(document.activeElement?.textContent).toBe("Видео 60");
});

it("is nothing where nothing is left, and a skeleton while it is on its way", () => {
  const { container, rerender } = render(shelf([]));
  expect(container.textContent).toBe("");
  rerender(shelf([], "loading"));
  expect(screen.getByText("Загружается")).toBeTruthy();
});
