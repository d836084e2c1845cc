import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { systemClock } from "./clock.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: 1_700_000_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

it("the system's clock tells the time in milliseconds and runs a task once, when its time has come", () => {
  const task = vi.fn();
  systemClock.after(500, task);
  vi.advanceTimersByTime(499);
  expect(task).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(task).toHaveBeenCalledOnce();
  expect(systemClock.now()).toBe(1_700_000_001_499);
});

it("a task that was called off in time never runs", () => {
  const task = vi.fn();
  systemClock.after(500, task)();
  vi.advanceTimersByTime(1_000);
  expect(task).not.toHaveBeenCalled();
});
