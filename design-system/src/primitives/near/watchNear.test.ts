import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { makeTestScreen } from "./testing/index.ts";
import { watchNear } from "./watchNear.ts";

const screen = makeTestScreen();
beforeEach(() => void vi.stubGlobal("IntersectionObserver", screen.Observer));
afterEach(() => vi.unstubAllGlobals());

const element = () => document.createElement("div");

it("says of each element when it comes near and when it goes away, with its box", () => {
  const [one, other] = [element(), element()];
  const [ofOne, ofOther] = [vi.fn(), vi.fn()];
  const stops = [watchNear(one, "100px", ofOne), watchNear(other, "100px", ofOther)];
  screen.setNear(one, true, 30);
  screen.setNear(one, false, 40);
  expect(ofOne.mock.calls.map(([{ isNear, box }]) => [isNear, box.height])).toEqual([
    [true, 30],
    [false, 40],
  ]);
  expect(ofOther).not.toHaveBeenCalled();
  for (const stop of stops) stop();
});

it("keeps apart what is asked with different margins of the same element", () => {
  const one = element();
  const [wide, narrow] = [vi.fn(), vi.fn()];
  const stop = watchNear(one, "1000px", wide);
  watchNear(one, "10px", narrow)();
  screen.setNear(one, true);
  expect(wide).toHaveBeenCalledOnce();
  expect(narrow).not.toHaveBeenCalled();
  stop();
});

it("leaves an element alone once it is ended, and calls nobody where the browser says nothing of the screen", () => {
  const one = element();
  const heard = vi.fn();
  watchNear(one, "100px", heard)();
  expect(screen.observed()).toEqual([]);
  vi.stubGlobal("IntersectionObserver", undefined);
  watchNear(one, "100px", heard)();
  expect(heard).not.toHaveBeenCalled();
});
