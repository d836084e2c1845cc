import { expect, it, vi } from "vitest";
import { FakeClock } from "../../stores/testing.ts";
import { watchScrollDepth } from "./scrollDepth.ts";

it("reports each threshold once a page, and nothing of a page that stands at its top", () => {
  const clock = new FakeClock();
  const report = vi.fn();
  const depth = watchScrollDepth(report, clock);
  vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(window.innerHeight * 4);
  const scrollTo = (screens: number) => {
    Object.defineProperty(window, "scrollY", { value: window.innerHeight * screens, configurable: true });
    window.dispatchEvent(new Event("scroll"));
    clock.advance(500);
  };
  scrollTo(0);
  expect(report).not.toHaveBeenCalled();
  scrollTo(0.5);
  scrollTo(1.2);
  scrollTo(0.5);
  expect(report.mock.calls).toEqual([[25], [50]]);
  scrollTo(3);
  expect(report.mock.calls).toEqual([[25], [50], [75], [100]]);
  depth.begin();
  scrollTo(0.5);
  expect(report).toHaveBeenLastCalledWith(25);
  depth.stop();
  scrollTo(3);
  expect(report).toHaveBeenCalledTimes(5);
});
