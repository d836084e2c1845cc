import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { BannerCarousel } from "./BannerCarousel.tsx";
import { href } from "../../primitives/SafeAddress/testing/index.ts";

const texts = {
  label: "Главное",
  previous: "Предыдущий",
  next: "Следующий",
  roleDescription: "карусель",
  slideRoleDescription: "слайд",
  newTab: "",
  position: (index: number, count: number) => `${index} из ${count}`,
};
const banners = ["Первый", "Второй", "Третий"].map((title, index) => ({
  id: `b${index}`,
  href: href(`/video/${index}/`),
  title,
  image: null,
}));
const WIDTH = 1000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.spyOn(HTMLElement.prototype, "offsetLeft", "get").mockImplementation(function offsetLeft(this: HTMLElement) {
    return this.getAttribute("role") === "group" ? [...(this.parentElement?.children ?? [])].indexOf(this) * WIDTH : 0;
  });
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(WIDTH);
  vi.spyOn(HTMLElement.prototype, "scrollWidth", "get").mockReturnValue(3 * WIDTH);
  // jsdom scrolls nothing
  HTMLElement.prototype.scrollTo = function scrollTo(this: HTMLElement, options?: ScrollToOptions | number) {
    if (typeof options === "object") this.scrollLeft = options.left ?? 0;
    this.dispatchEvent(new Event("scroll"));
  } as typeof HTMLElement.prototype.scrollTo;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const current = () =>
  screen.getAllByRole("button", { current: true }).map((button) => button.getAttribute("aria-label"));
const scrollTo = (left: number) => {
  const scroller = document.querySelector<HTMLElement>("[data-banner-scroller]") as HTMLElement;
  scroller.scrollLeft = left;
  fireEvent.scroll(scroller);
};
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

it("is a carousel of named slides that never moves by itself", () => {
  render(<BannerCarousel banners={banners} texts={texts} />);
  expect(screen.getByRole("region", { name: "Главное" }).getAttribute("aria-roledescription")).toBe("карусель");
  expect(screen.getAllByRole("group").map((slide) => slide.getAttribute("aria-label"))).toEqual([
    "1 из 3",
    "2 из 3",
    "3 из 3",
  ]);
  wait(60_000);
  expect(current()).toEqual(["1 из 3: Первый"]);
});

it("reads the shown slide 200 ms after the last movement and takes the scroll as ended after 300 ms [FEED-CAROUSEL-06]", () => {
  const onChange = vi.fn();
  render(<BannerCarousel banners={banners} texts={texts} onChange={onChange} />);
  scrollTo(300);
  wait(150);
  scrollTo(980);
  wait(199);
  expect(current()).toEqual(["1 из 3: Первый"]);
  wait(1);
  expect(current()).toEqual(["2 из 3: Второй"]);
  wait(99);
  expect(onChange).not.toHaveBeenCalled();
  wait(1);
  expect(onChange.mock.calls).toEqual([["b1"]]);
});

it("moves by its buttons and stops at the ends", () => {
  render(<BannerCarousel banners={banners} texts={texts} />);
  const press = (name: string) => {
    fireEvent.click(screen.getByRole("button", { name }));
    wait(300);
  };
  expect(screen.getByRole("button", { name: "Предыдущий" }).getAttribute("aria-disabled")).toBe("true");
  press("Следующий");
  press("Следующий");
  expect(current()).toEqual(["3 из 3: Третий"]);
  expect(screen.getByRole("button", { name: "Следующий" }).getAttribute("aria-disabled")).toBe("true");
  press("1 из 3: Первый");
  expect(current()).toEqual(["1 из 3: Первый"]);
});

it("needs no controls for one banner and is not there without any", () => {
  const { container, unmount } = render(<BannerCarousel banners={banners.slice(0, 1)} texts={texts} />);
  expect(screen.queryByRole("button")).toBeNull();
  unmount();
  render(<BannerCarousel banners={[]} texts={texts} />);
  expect(container.innerHTML).toBe("");
});

it("puts the position right 100 ms after the width changed [FEED-CAROUSEL-06]", () => {
  let resize: () => void = () => undefined;
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(callback: () => void) {
        resize = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  render(<BannerCarousel banners={banners} texts={texts} />);
  scrollTo(1000);
  wait(300);
  const scroller = document.querySelector<HTMLElement>("[data-banner-scroller]") as HTMLElement;
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(600);
  scroller.scrollLeft = 1200;
  resize();
  wait(99);
  expect(scroller.scrollLeft).toBe(1200);
  wait(1);
  expect(scroller.scrollLeft).toBe(1000);
});
