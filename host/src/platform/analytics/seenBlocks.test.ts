import { afterEach, expect, it, vi } from "vitest";
import { FakeClock } from "../../stores/testing.ts";
import { createSeenBlocks } from "./seenBlocks.ts";

type Notify = (entries: readonly object[]) => void;

function setUp({ headerPx }: { headerPx?: number } = {}) {
  let notify: Notify = () => undefined;
  const options: { rootMargin?: string }[] = [];
  const watched = new Set<Element>();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(listener: Notify, given: { rootMargin: string }) {
        notify = listener;
        options.push(given);
      }
      observe(element: Element) {
        watched.add(element);
      }
      unobserve(element: Element) {
        watched.delete(element);
      }
    },
  );
  if (headerPx !== undefined) {
    const header = document.body.appendChild(document.createElement("header"));
    header.getBoundingClientRect = () => ({ height: headerPx }) as DOMRect;
  }
  const clock = new FakeClock();
  const report = vi.fn();
  const blocks = createSeenBlocks(report, clock);
  const block = (height: number) => {
    const element = document.createElement("section");
    element.getBoundingClientRect = () => ({ height }) as DOMRect;
    return element;
  };
  const show = (target: Element, height: number) =>
    notify([{ target, isIntersecting: height > 0, intersectionRect: { height } }]);
  return { blocks, block, show, clock, report, watched, options };
}

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = "";
});

it("reports a block once half of it is seen, or as much as the screen can show", () => {
  const { blocks, block, show, clock, report, watched } = setUp();
  const [small, huge] = [block(300), block(window.innerHeight * 4)];
  blocks.watch("small", small);
  blocks.watch("huge", huge);
  show(small, 149);
  show(huge, window.innerHeight / 2);
  clock.advance(0);
  expect(report.mock.calls).toEqual([[["huge"]]]);
  show(small, 150);
  clock.advance(500);
  expect(report.mock.calls[1]).toEqual([["small"]]);
  expect(watched.size).toBe(0);
});

it("reports at most every 500 ms, and together what came between [ANALYTICS-NUMBERS-08]", () => {
  const { blocks, block, show, clock, report } = setUp();
  const all = ["a", "b", "c"].map((id) => ({ id, element: block(100) }));
  for (const { id, element } of all) blocks.watch(id, element);
  for (const { element } of all) {
    show(element, 100);
    clock.advance(100);
  }
  expect(report.mock.calls).toEqual([[["a"]]]);
  clock.advance(500);
  expect(report.mock.calls).toEqual([[["a"]], [["b", "c"]]]);
});

it("looks below the page's header, or below 44 px where it has none, and forgets what is watched no more", () => {
  const { blocks, block, show, clock, report, options } = setUp({ headerPx: 72 });
  const element = block(100);
  blocks.watch("a", element)();
  expect(options[0]?.rootMargin).toBe("-72px 0px 0px 0px");
  show(element, 100);
  clock.advance(1000);
  expect(report).not.toHaveBeenCalled();
  document.body.innerHTML = "";
  const other = setUp();
  other.blocks.watch("b", other.block(1));
  expect(other.options[0]?.rootMargin).toBe("-44px 0px 0px 0px");
});
