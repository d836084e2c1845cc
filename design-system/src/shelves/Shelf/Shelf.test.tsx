import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ShelfProps } from "../props.ts";
import { shelfTexts as texts } from "../testing.ts";
import { Shelf } from "./Shelf.tsx";
import { href } from "../../primitives/SafeAddress/testing/index.ts";

const cards = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <a key={index} href={`/video/${index}/`}>
      Видео {index}
    </a>
  ));
const show = (props: Partial<ShelfProps> = {}) =>
  render(
    <Shelf id="5989" title="Рекомендуем" texts={texts} {...props}>
      {"children" in props ? props.children : cards(4)}
    </Shelf>,
  );

beforeEach(() => void vi.stubGlobal("matchMedia", () => ({ matches: false })));

/** An observer of sizes that tells the first one, too. */
const reportFirstSizes = () =>
  vi.stubGlobal(
    "ResizeObserver",
    class {
      notify: () => void;
      constructor(notify: () => void) {
        this.notify = notify;
      }
      observe() {
        this.notify();
      }
      disconnect() {}
    },
  );

describe("a shelf", () => {
  it("has a title that leads to its link, in the same tab", () => {
    show({ href: href("/feeds/recommended/") });
    const link = screen.getByRole("link", { name: "Рекомендуем" });
    expect([link.getAttribute("href"), link.getAttribute("target")]).toEqual(["/feeds/recommended/", null]);
    expect(screen.getByRole("region", { name: "Рекомендуем" })).toBeTruthy();
  });

  it("opens another host in a new tab and says so, its own in the same tab [SHELF-COMMON-02]", () => {
    show({ title: "Своё", href: href("/feeds/recommended/") });
    expect(screen.getByRole("link", { name: "Своё" }).getAttribute("target")).toBeNull();
    show({ href: href("https://partner.example/"), isExternal: true });
    const link = screen.getByRole("link", { name: "Рекомендуем (откроется в новой вкладке)" });
    expect([link.getAttribute("target"), link.getAttribute("rel")]).toEqual(["_blank", "noopener"]);
  });

  it("does without a title", () => {
    show({ title: undefined, label: "Подборка" });
    expect(screen.queryByRole("heading")).toBeNull();
    expect(screen.getByRole("region", { name: "Подборка" })).toBeTruthy();
  });

  it("leads to its section by a button when there is no further page [SHELF-COMMON-03]", () => {
    const { rerender } = show({ href: href("/feeds/x/"), hasSectionButton: true });
    expect(screen.getByRole("link", { name: "Перейти в раздел: Рекомендуем" }).getAttribute("href")).toBe("/feeds/x/");
    rerender(
      <Shelf id="5989" title="Рекомендуем" texts={texts} href={href("/feeds/x/")} hasSectionButton hasMore>
        {cards(4)}
      </Shelf>,
    );
    expect(screen.queryByRole("link", { name: "Перейти в раздел: Рекомендуем" })).toBeNull();
  });

  it("shows a skeleton of 10 items while it loads [SHELF-COMMON-11]", () => {
    show({ phase: "loading", children: undefined, skeleton: <i data-bone /> });
    expect(document.querySelectorAll("[data-bone]")).toHaveLength(10);
    expect(screen.getByRole("region").getAttribute("aria-busy")).toBe("true");
    expect(screen.queryByRole("list")).toBeNull();
    expect(screen.getByText("Загружается")).toBeTruthy();
  });

  it("takes a colour of three or six digits for its title and leaves any other alone [SHELF-COMMON-12]", () => {
    const colourOf = (value: string) => {
      const { unmount } = show({ textColor: value });
      const colour = screen.getByRole("heading").style.getPropertyValue("--shelf-text");
      unmount();
      return colour;
    };
    expect(["#5B3FD1", "5b3"].map(colourOf)).toEqual(["#5B3FD1", "#5b3"]);
    for (const value of ["red", "#12", "#12345", "#1234567", "#ggg", "url(x)", "", "#fff;background:red"])
      expect([value, colourOf(value)]).toEqual([value, ""]);
  });

  it("is not there when it is empty", () => {
    const { container } = show({ children: undefined });
    expect(container.innerHTML).toBe("");
  });

  it("fails in its own place and tries again", () => {
    const onRetry = vi.fn();
    show({ phase: "failed", children: undefined, onRetry });
    expect(screen.getByRole("heading", { name: "Рекомендуем" })).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Повторить: Рекомендуем" }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it("keeps its cards when only the further page failed", () => {
    show({ layout: "grid", phase: "moreFailed", hasMore: true, onRetry: () => undefined });
    expect(screen.getAllByRole("listitem")).toHaveLength(4);
    expect(screen.getByText("Не получилось загрузить подборку")).toBeTruthy();
  });
});

describe("load more", () => {
  const shelf = (count: number, props: Partial<ShelfProps> = {}) => (
    <Shelf id="1" title="Рекомендуем" layout="grid" texts={texts} hasMore {...props}>
      {cards(count)}
    </Shelf>
  );

  it("is offered when further pages exist and only then [SHELF-COMMON-04]", () => {
    const onLoadMore = vi.fn();
    const { rerender } = render(shelf(4, { onLoadMore }));
    fireEvent.click(screen.getByRole("button", { name: "Загрузить ещё: Рекомендуем" }));
    expect(onLoadMore).toHaveBeenCalledOnce();
    rerender(shelf(4, { hasMore: false }));
    expect(screen.queryByRole("button", { name: "Загрузить ещё: Рекомендуем" })).toBeNull();
  });

  it("says how many came and keeps the focus on the button", () => {
    const { rerender } = render(shelf(4));
    const button = screen.getByRole("button", { name: "Загрузить ещё: Рекомендуем" });
    button.focus();
    rerender(shelf(4, { phase: "loadingMore" }));
    rerender(shelf(10));
    expect(screen.getByRole("status").textContent).toBe("Загружено ещё 6");
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Загрузить ещё: Рекомендуем" }));
  });

  it("moves the focus to the first new card when the button went away with the last page", () => {
    const { rerender } = render(shelf(4));
    screen.getByRole("button", { name: "Загрузить ещё: Рекомендуем" }).focus();
    rerender(shelf(4, { phase: "loadingMore" }));
    rerender(shelf(6, { hasMore: false }));
    expect(document.activeElement?.textContent).toBe("Видео 4");
  });

  it("takes the focus from nobody who went on reading", () => {
    const { rerender } = render(shelf(4));
    rerender(shelf(4, { phase: "loadingMore" }));
    screen.getByRole("link", { name: "Видео 1" }).focus();
    rerender(shelf(6, { hasMore: false }));
    expect(document.activeElement?.textContent).toBe("Видео 1");
  });
});

describe("the scroller", () => {
  it("starts where it was left and reports where it came to rest", () => {
    vi.useFakeTimers();
    const onScrollRest = vi.fn();
    show({ initialScroll: 300, onScrollRest });
    const scroller = screen.getByRole("list").parentElement as HTMLElement;
    expect(scroller.scrollLeft).toBe(300);
    scroller.scrollLeft = 450;
    fireEvent.scroll(scroller);
    vi.advanceTimersByTime(149);
    expect(onScrollRest).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onScrollRest).toHaveBeenCalledWith(450);
    vi.useRealTimers();
  });

  it("offers buttons only while there is something to scroll", () => {
    const widths = { scrollWidth: 400, clientWidth: 400 };
    vi.spyOn(HTMLElement.prototype, "scrollWidth", "get").mockImplementation(() => widths.scrollWidth);
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockImplementation(() => widths.clientWidth);
    reportFirstSizes();
    const { unmount } = show();
    expect(screen.queryByRole("button", { name: "Дальше: Рекомендуем" })).toBeNull();
    unmount();
    widths.scrollWidth = 1200;
    show();
    expect(screen.getByRole("button", { name: "Назад: Рекомендуем" }).getAttribute("aria-disabled")).toBe("true");
    expect(screen.getByRole("button", { name: "Дальше: Рекомендуем" }).getAttribute("aria-disabled")).toBe("false");
  });

  it("fills a wide screen by itself while another card has room, and offers its buttons once none has", () => {
    const isMore = (element: Element) => element.querySelector("[data-load-more]") !== null;
    const cardPx = 100;
    const lengthOf = (list: Element) =>
      [...list.querySelectorAll("li")].reduce((sum, item) => sum + (isMore(item) ? 80 : cardPx), 0);
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(450);
    vi.spyOn(HTMLElement.prototype, "scrollWidth", "get").mockImplementation(function (this: HTMLElement) {
      return Math.max(450, lengthOf(this));
    });
    vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (this: HTMLElement) {
      const at = this.tagName === "LI" ? [...(this.parentElement?.children ?? [])].indexOf(this) : 0;
      return new DOMRect(at * cardPx, 0, this.tagName === "LI" ? cardPx : 450, 100);
    });
    reportFirstSizes();
    const onLoadMore = vi.fn();
    const { rerender } = show({ hasMore: true, onLoadMore, children: cards(3) });
    expect(screen.queryByRole("button", { name: /^Загрузить ещё/ })).toBeNull();
    rerender(
      <Shelf id="5989" title="Рекомендуем" texts={texts} hasMore onLoadMore={onLoadMore}>
        {cards(4)}
      </Shelf>,
    );
    expect(screen.getByRole("button", { name: /^Загрузить ещё/ })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Дальше: Рекомендуем" })).toBeTruthy();
  });
});
