import { cleanup, render } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { act } from "react";
import { makeTestScreen } from "./testing/index.ts";
import { useNearScreen, type NearScreenOptions } from "./useNearScreen.ts";

const screen = makeTestScreen();
beforeEach(() => void vi.stubGlobal("IntersectionObserver", screen.Observer));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function End({ onNear, ...options }: NearScreenOptions & { onNear: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useNearScreen(box, onNear, options);
  return <div ref={box} />;
}

const end = () => document.querySelector("div > div") as Element;
const come = (isNear: boolean) => act(() => screen.setNear(end(), isNear));

it("calls each time the element comes near, and the callback of the last rendering", () => {
  const [first, later] = [vi.fn(), vi.fn()];
  const { rerender } = render(<End onNear={first} />);
  come(true);
  come(false);
  rerender(<End onNear={later} />);
  come(true);
  expect([first.mock.calls.length, later.mock.calls.length]).toEqual([1, 1]);
});

it("watches only while it is wanted, and leaves the element alone when it goes", () => {
  const onNear = vi.fn();
  const { rerender, unmount } = render(<End onNear={onNear} isWanted={false} />);
  expect(screen.observed()).toEqual([]);
  rerender(<End onNear={onNear} isWanted />);
  expect(screen.observed()).toEqual([end()]);
  rerender(<End onNear={onNear} isWanted={false} />);
  expect(screen.observed()).toEqual([]);
  rerender(<End onNear={onNear} isWanted nearPx={400} />);
  unmount();
  expect(screen.observed()).toEqual([]);
  expect(onNear).not.toHaveBeenCalled();
});

it("calls nobody where the browser does not say what is near", () => {
  vi.stubGlobal("IntersectionObserver", undefined);
  const onNear = vi.fn();
  render(<End onNear={onNear} />);
  expect(onNear).not.toHaveBeenCalled();
});
