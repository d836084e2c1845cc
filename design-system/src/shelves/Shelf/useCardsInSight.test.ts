import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useCardsInSight } from "./useCardsInSight.ts";

let freeMoment: (() => void) | undefined;

beforeEach(() => {
  freeMoment = undefined;
  vi.stubGlobal("requestIdleCallback", (task: () => void) => {
    freeMoment = task;
    return 1;
  });
  vi.stubGlobal("cancelIdleCallback", () => undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const row = { layout: "row", size: "video", areHere: true, screenWidth: 360 } as const;

test("a row begins with the cards in sight; the others come with the first free moment after their arrival", () => {
  const { result, rerender } = renderHook(useCardsInSight, { initialProps: { ...row, areHere: false } });
  const { count } = result.current;
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(5);
  expect(freeMoment, "nothing to wait for yet").toBeUndefined();

  rerender({ ...row, areHere: true });
  expect(result.current).toEqual({ count, areAll: false });
  act(() => freeMoment?.());
  expect(result.current).toEqual({ count, areAll: true });
});

test("a wider screen begins with more, and none with more than 20", () => {
  const countAt = (screenWidth: number) =>
    renderHook(() => useCardsInSight({ ...row, screenWidth })).result.current.count;
  expect(countAt(1440)).toBeGreaterThan(countAt(360));
  expect(countAt(20000)).toBe(20);
});

test("a grid is drawn whole at once, as a row that was scrolled is", () => {
  for (const options of [{ layout: "grid" }, { isScrolled: true }] as const)
    expect(renderHook(() => useCardsInSight({ ...row, ...options })).result.current.areAll).toBe(true);
});
