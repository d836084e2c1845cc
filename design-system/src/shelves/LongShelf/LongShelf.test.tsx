import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeTestScreen } from "../../primitives/near/testing/index.ts";
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

afterEach(() => vi.unstubAllGlobals());
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

describe("where the browser says what is near", () => {
  /** Frames that are run by hand, and a screen of 700 px from which every place is as far as it is told to be. */
  function setUp() {
    const near = makeTestScreen();
    vi.stubGlobal("IntersectionObserver", near.Observer);
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal("requestAnimationFrame", (task: FrameRequestCallback) => frames.push(task));
    vi.stubGlobal("cancelAnimationFrame", () => void frames.splice(0));
    vi.stubGlobal("innerHeight", 700);
    let top = 5000;
    const rect = vi.spyOn(Element.prototype, "getBoundingClientRect");
    rect.mockImplementation(() => new DOMRect(0, top, 300, 100));
    return {
      /** Runs a frame; says whether there was one. */
      frame: () => {
        const tasks = frames.splice(0);
        act(() => tasks.forEach((task) => task(0)));
        return tasks.length > 0;
      },
      setNear: (...args: Parameters<typeof near.setNear>) => act(() => near.setNear(...args)),
      standAt: (px: number) => void (top = px),
    };
  }
  const chapters = () => [...document.querySelectorAll<HTMLElement>("[data-shelf-cards] > li")];
  const blocks = () => [...document.querySelectorAll<HTMLElement>("[data-shelf-cards] > li > div")];
  const numbers = () => screen.queryAllByRole("listitem").map((item) => Number(item.getAttribute("aria-posinset")));

  it("has in the page what is near, a row in each frame, and in the place of the rest its height", () => {
    const { frame, setNear } = setUp();
    render(shelf(itemsOf(60)));
    expect(blocks()).toEqual([]);
    setNear(chapters()[0]!, true);
    const [first, second] = blocks();
    expect(numbers()).toEqual([]);
    expect(Number.parseInt(second!.style.blockSize, 10)).toBeGreaterThan(1500);
    setNear(second!, true);
    expect(numbers()).toEqual([]);
    frame();
    expect(numbers()).toEqual([7]);
    frame();
    expect(numbers()).toEqual([7, 8]);
    while (frame());
    expect(numbers()).toEqual(Array.from({ length: 6 }, (_, index) => 7 + index));
    setNear(second!, false, 4321);
    setNear(first!, false, 10);
    expect(numbers()).toEqual([]);
    expect(second!.style.blockSize).toBe("4321px");
  });

  it("has far fewer places in the page than blocks, and each is as high as it was when it is there again", () => {
    const { frame, setNear } = setUp();
    render(shelf(itemsOf(1000)));
    expect(chapters()).toHaveLength(5);
    expect(blocks()).toEqual([]);
    const [, second, third] = chapters();
    setNear(second!, true);
    expect(blocks()).toHaveLength(40);
    setNear(blocks()[0]!, true);
    while (frame());
    expect(numbers()[0]).toBe(241);
    setNear(blocks()[0]!, false, 1234);
    setNear(second!, false, 54321);
    setNear(third!, true);
    expect(second!.style.blockSize).toBe("54321px");
    setNear(third!, false, 1);
    setNear(second!, true);
    expect(blocks()[0]!.style.blockSize).toBe("1234px");
  });

  it("draws half a row in each frame, and at once what comes into one that is whole", () => {
    const style = { display: "grid", gridTemplateColumns: "90px 90px 90px 90px" } as CSSStyleDeclaration;
    vi.stubGlobal("getComputedStyle", () => style);
    const { frame, setNear } = setUp();
    const { rerender } = render(shelf(itemsOf(7)));
    setNear(chapters()[0]!, true);
    setNear(blocks()[0]!, true);
    const seen = [numbers().length];
    while (frame()) seen.push(numbers().length);
    expect(seen).toEqual([0, 2, 4, 6, 7]);
    rerender(shelf(itemsOf(8)));
    expect(numbers()).toHaveLength(8);
  });

  it("draws what is on the screen at once", () => {
    const { standAt } = setUp();
    standAt(100);
    render(shelf(itemsOf(60)));
    expect(numbers()).toHaveLength(60);
  });

  it("says of each card which it is, and of how many once the last is known", () => {
    const { standAt } = setUp();
    standAt(100);
    const { rerender } = render(shelf(itemsOf(60), "ready", true));
    const sizes = () => new Set(screen.getAllByRole("listitem").map((item) => item.getAttribute("aria-setsize")));
    expect(sizes()).toEqual(new Set(["-1"]));
    rerender(shelf(itemsOf(60)));
    expect(sizes()).toEqual(new Set(["60"]));
  });

  it("keeps what has the focus, however far it is", () => {
    const { setNear, standAt } = setUp();
    standAt(100);
    render(shelf(itemsOf(60)));
    const [first, second] = blocks();
    screen.getByRole("link", { name: "Видео 3" }).focus();
    setNear(first!, false, 2000);
    setNear(second!, false, 2000);
    expect(document.activeElement?.textContent).toBe("Видео 3");
    expect(numbers().filter((place) => place <= 12)).toEqual(Array.from({ length: 6 }, (_, index) => 1 + index));
  });

  it("forgets the row whose turn has not come when it goes away", () => {
    const { frame, setNear } = setUp();
    render(shelf(itemsOf(60)));
    setNear(chapters()[0]!, true);
    const [, second] = blocks();
    setNear(second!, true);
    frame();
    setNear(second!, false, 2000);
    while (frame());
    expect(numbers()).toEqual([]);
  });

  it("draws at once what a person waits for after the last that stood, and hands it the focus", () => {
    const { frame, setNear } = setUp();
    const { rerender } = render(shelf(itemsOf(12), "ready", true));
    setNear(chapters()[0]!, true);
    for (const block of blocks()) setNear(block, true);
    while (frame());
    const button = screen.getByRole("button", { name: /Загрузить ещё/ });
    act(() => button.focus());
    rerender(shelf(itemsOf(12), "loadingMore", true));
    rerender(shelf(itemsOf(70), "ready", false));
    expect(document.activeElement?.textContent).toBe("Видео 12");
    expect(numbers()).toHaveLength(13);
  });
});
