import { afterEach, expect, it, vi } from "vitest";
import { linkAt, placeOf, restoreScroll } from "./restoreScroll.ts";

/** Links at their places on a page, px from its top; in the order of the document. */
function pageOf(...links: readonly (readonly [href: string, top: number, left?: number])[]): HTMLElement[] {
  document.body.replaceChildren();
  return links.map(([href, top, left = 0]) => {
    const link = document.createElement("a");
    link.setAttribute("href", href);
    link.getBoundingClientRect = () => new DOMRect(left, top - window.scrollY, 100, 20);
    document.body.append(link);
    return link;
  });
}

/** Frames that are run by hand. */
function atFrames(): () => void {
  const waiting: FrameRequestCallback[] = [];
  vi.stubGlobal("requestAnimationFrame", (task: FrameRequestCallback) => waiting.push(task));
  return () => {
    for (const task of waiting.splice(0)) task(0);
  };
}

function scrolling(): void {
  let y = 0;
  vi.spyOn(window, "scrollY", "get").mockImplementation(() => y);
  const to = (move: (options: ScrollToOptions) => number) => (options?: number | ScrollToOptions) => {
    y = move(options as ScrollToOptions);
  };
  vi.spyOn(window, "scrollTo").mockImplementation(to(({ top = 0 }) => top) as never);
  vi.spyOn(window, "scrollBy").mockImplementation(to(({ top = 0 }) => y + top) as never);
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("of many links with one address it is the one that stands where it was left, whatever is drawn before it", () => {
  scrolling();
  const before = pageOf(["/c/", 400], ["/c/", 900], ["/c/", 6300], ["/c/", 6300, 300]);
  window.scrollTo({ top: 6000 });
  const place = placeOf(before[3] ?? null);
  expect(place).toEqual({ href: "/c/", left: 300, top: 300 });
  // the rows above are not drawn any more
  const now = pageOf(["/c/", 6300], ["/c/", 6310, 300], ["/c/", 6700, 300]);
  expect(place && linkAt(place)).toBe(now[1]);
});

it("Back holds the page at what was pressed while the rows above take their heights", () => {
  scrolling();
  const nextFrame = atFrames();
  const links = pageOf(["/c/", 400], ["/c/", 6300]);
  restoreScroll({ scrollY: 6000, focus: { href: "/c/", left: 0, top: 300 } });
  expect(document.activeElement).toBe(links[1]);
  expect(window.scrollY).toBe(6000);
  // a row above turns out higher
  if (links[1]) links[1].getBoundingClientRect = () => new DOMRect(0, 6554 - window.scrollY, 100, 20);
  nextFrame();
  expect(window.scrollY).toBe(6254);
});

it("Back does not go to another link of that address when the one that was pressed is gone", () => {
  scrolling();
  const nextFrame = atFrames();
  pageOf(["/c/", 400]);
  restoreScroll({ scrollY: 6000, focus: { href: "/c/", left: 0, top: 300 } });
  nextFrame();
  expect(window.scrollY).toBe(6000);
  expect(document.activeElement).toBe(document.body);
});

it("Back waits for a link that a long list puts into the page once it knows that it is near", () => {
  scrolling();
  const nextFrame = atFrames();
  pageOf(["/d/", 6300]);
  restoreScroll({ scrollY: 6000, focus: { href: "/c/", left: 0, top: 300 } });
  for (let frame = 0; frame < 30; frame += 1) nextFrame();
  const [link] = pageOf(["/c/", 6310]);
  nextFrame();
  expect(document.activeElement).toBe(link);
  expect(window.scrollY).toBe(6010);
});

it("who presses something else meanwhile keeps the focus there", () => {
  scrolling();
  const nextFrame = atFrames();
  const links = pageOf(["/c/", 300], ["/d/", 400]);
  restoreScroll({ scrollY: 0, focus: { href: "/c/", left: 0, top: 300 } });
  expect(document.activeElement).toBe(links[0]);
  window.dispatchEvent(new Event("pointerdown"));
  links[1]?.focus();
  nextFrame();
  expect(document.activeElement).toBe(links[1]);
});
