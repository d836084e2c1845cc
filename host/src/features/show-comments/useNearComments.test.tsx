import { makeTestScreen } from "@kadr/design-system/primitives/near/testing";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useNearComments } from "./useNearComments.ts";

const view = makeTestScreen();
const margins: (string | undefined)[] = [];
const lastMargin = () => margins.at(-1);

beforeEach(() => {
  margins.length = 0;
  vi.stubGlobal(
    "IntersectionObserver",
    class extends view.Observer {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super(callback, options);
        margins.push(options?.rootMargin);
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

function Place({ isAskedFor = false }: { isAskedFor?: boolean }) {
  const { place, isNear } = useNearComments(isAskedFor);
  return <div ref={place}>{isNear ? "near" : "far"}</div>;
}

test("comments come when they are seen, and once the page was scrolled also when they are nearly so", () => {
  render(<Place />);
  const place = screen.getByText("far");
  expect(lastMargin()).toBe("0px 0px");

  fireEvent.scroll(window);
  expect(lastMargin()).toBe("600px 0px");
  act(() => view.setNear(place, true));
  expect(place.textContent).toBe("near");
  expect(view.observed(), "nothing is watched any more").toEqual([]);
});

test("a link to one comment brings them at once", () => {
  render(<Place isAskedFor />);
  expect(screen.getByText("near")).not.toBeNull();
  expect(view.observed()).toEqual([]);
});
