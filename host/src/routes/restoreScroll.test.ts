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

/** Observers that are told that the document has another height. */
function atSizes(): { readonly notify: () => void; readonly watching: Set<unknown> } {
  const watching = new Set<{ notify: () => void }>();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      readonly notify: () => void;
      constructor(notify: () => void) {
        this.notify = notify;
      }
      observe = () => watching.add(this);
      disconnect = () => watching.delete(this);
    },
  );
  return { notify: () => [...watching].forEach(({ notify }) => notify()), watching };
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

it("a link as far above the window as the place was below its top is not the nearer one", () => {
  const links = pageOf(["/c/", -300], ["/c/", 700]);
  expect(linkAt({ href: "/c/", left: 0, top: 300 })).toBe(links[1]);
});

it("neither the focus nor the place is scrolled to smoothly, or twice", () => {
  scrolling();
  const nextFrame = atFrames();
  const [link] = pageOf(["/c/", 320]);
  const focus = vi.spyOn(HTMLElement.prototype, "focus");
  restoreScroll({ scrollY: 0, focus: { href: "/c/", left: 0, top: 300 } });
  nextFrame();
  expect(document.activeElement).toBe(link);
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  expect(vi.mocked(window.scrollBy).mock.calls).toEqual([[{ top: 20, behavior: "instant" }]]);
});

it("leaves nothing behind once the page is where it was, and never holds a person's wheel up", () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  scrolling();
  const added = vi.spyOn(window, "addEventListener");
  const removed = vi.spyOn(window, "removeEventListener");
  restoreScroll({ scrollY: 0, focus: null });
  const listened = added.mock.calls;
  expect(listened.map(([name, , options]) => [name, options])).toEqual(
    ["wheel", "touchstart", "pointerdown", "keydown"].map((name) => [name, { passive: true }]),
  );
  expect(removed.mock.calls).toEqual(listened.map(([name, listener]) => [name, listener]));
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
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

it("what was not a link, or one that leads nowhere, has no place", () => {
  const [link] = pageOf(["", 400]);
  expect([placeOf(null), placeOf(document.createElement("a")), placeOf(link ?? null)]).toEqual([null, null, null]);
});

it("Back waits for a page that is not long enough yet, and then watches it no longer", () => {
  scrolling();
  atFrames();
  const { notify, watching } = atSizes();
  let longest = 500;
  let y = 0;
  vi.spyOn(window, "scrollY", "get").mockImplementation(() => y);
  vi.spyOn(window, "scrollTo").mockImplementation(((options: ScrollToOptions) => {
    expect(options.behavior).toBe("instant");
    y = Math.min(longest, options.top ?? 0);
  }) as never);
  restoreScroll({ scrollY: 2000, focus: null });
  expect(y).toBe(500);
  longest = 1998;
  notify();
  expect([y, watching.size]).toEqual([1998, 1]);
  // a pixel is the browser's own rounding
  longest = 1999;
  notify();
  expect([y, watching.size]).toEqual([1999, 0]);
});

it("Back watches the page no longer once it holds what was pressed", () => {
  scrolling();
  atFrames();
  const { watching } = atSizes();
  pageOf(["/c/", 300]);
  restoreScroll({ scrollY: 0, focus: { href: "/c/", left: 0, top: 300 } });
  expect(watching.size).toBe(0);
});

it.each(["wheel", "touchstart", "pointerdown", "keydown"])(
  "a person's %s ends it, also before the page is long enough",
  (doing) => {
    scrolling();
    const { notify, watching } = atSizes();
    vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
    const [link] = pageOf(["/c/", 300]);
    restoreScroll({ scrollY: 2000, focus: { href: "/c/", left: 0, top: 300 } });
    window.dispatchEvent(new Event(doing));
    expect(watching.size).toBe(0);
    scrolling();
    notify();
    expect([window.scrollY, document.activeElement === link]).toEqual([0, false]);
  },
);

it.each([
  ["four seconds", undefined, 4000],
  ["as long as is said", 100, 100],
])("it is given up after %s", (_what, timeoutMs, ms) => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  scrolling();
  const nextFrame = atFrames();
  pageOf(["/d/", 300]);
  const place = { href: "/c/", left: 0, top: 300 };
  restoreScroll({ scrollY: 0, focus: place }, timeoutMs);
  vi.advanceTimersByTime(ms - 1);
  nextFrame();
  const [early] = pageOf(["/c/", 300]);
  nextFrame();
  expect(document.activeElement).toBe(early);
  pageOf(["/d/", 300]);
  restoreScroll({ scrollY: 0, focus: place }, timeoutMs);
  vi.advanceTimersByTime(ms);
  nextFrame();
  pageOf(["/c/", 300]);
  nextFrame();
  expect(document.activeElement).toBe(document.body);
  vi.useRealTimers();
});

it("who gives it up is not scrolled any more", () => {
  scrolling();
  const nextFrame = atFrames();
  const [link] = pageOf(["/c/", 300]);
  const giveUp = restoreScroll({ scrollY: 0, focus: { href: "/c/", left: 0, top: 300 } });
  giveUp();
  if (link) link.getBoundingClientRect = () => new DOMRect(0, 400 - window.scrollY, 100, 20);
  nextFrame();
  expect(window.scrollY).toBe(0);
});

it("what was pressed is held for ten frames, a pixel aside, and then left", () => {
  scrolling();
  const nextFrame = atFrames();
  const [link] = pageOf(["/c/", 300]);
  restoreScroll({ scrollY: 0, focus: { href: "/c/", left: 0, top: 300 } });
  const moveTo = (top: number) => {
    if (link) link.getBoundingClientRect = () => new DOMRect(0, top - window.scrollY, 100, 20);
    nextFrame();
    return window.scrollY;
  };
  expect(moveTo(301)).toBe(0);
  expect(moveTo(302)).toBe(2);
  for (let frame = 3; frame <= 9; frame += 1) nextFrame();
  expect(moveTo(400)).toBe(100);
  expect(moveTo(500)).toBe(100);
});

it("what had stood out of sight has its focus again, and nothing is scrolled for it", () => {
  for (const top of [-40, window.innerHeight]) {
    scrolling();
    const nextFrame = atFrames();
    const [link] = pageOf(["/c/", 6000 + top + 50]);
    restoreScroll({ scrollY: 6000, focus: { href: "/c/", left: 0, top } });
    nextFrame();
    expect([window.scrollY, document.activeElement === link], String(top)).toEqual([6000, true]);
  }
});
