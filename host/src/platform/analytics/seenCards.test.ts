import { expect, it, vi } from "vitest";
import { FakeClock } from "../../stores/testing.ts";
import { watchSeenCards } from "./seenCards.ts";

/** Cards have been seen once the page has stood still for so long, ms. */
const seenDebounceMs = 500;

it("reports cards of which half is seen for half a second, each once", () => {
  let notify: (entries: readonly { target: Element; isIntersecting: boolean }[]) => void = () => undefined;
  let threshold: unknown;
  const watched = new Set<Element>();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(listener: typeof notify, options: { threshold: number }) {
        notify = listener;
        threshold = options.threshold;
      }
      observe(element: Element) {
        watched.add(element);
      }
      unobserve(element: Element) {
        watched.delete(element);
      }
      disconnect() {
        watched.clear();
      }
    },
  );
  const clock = new FakeClock();
  const report = vi.fn();
  const [a, b, c] = ["a", "b", "c"].map((id) => ({ id, element: document.createElement("li") }));
  if (!a || !b || !c) throw new Error();
  const stop = watchSeenCards([a, b, c], report, clock);
  expect(threshold).toBe(0.5);
  notify([
    { target: a.element, isIntersecting: true },
    { target: b.element, isIntersecting: true },
  ]);
  clock.advance(seenDebounceMs - 1);
  notify([{ target: b.element, isIntersecting: false }]);
  clock.advance(seenDebounceMs - 1);
  expect(report).not.toHaveBeenCalled();
  clock.advance(1);
  expect(report).toHaveBeenCalledExactlyOnceWith(["a"]);
  expect(watched.has(a.element)).toBe(false);
  notify([{ target: c.element, isIntersecting: true }]);
  stop();
  clock.advance(seenDebounceMs);
  expect(report).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});
