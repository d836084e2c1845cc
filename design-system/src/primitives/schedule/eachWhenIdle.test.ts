import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eachWhenIdle } from "./eachWhenIdle.ts";

let waiting: { task: () => void; timeout: number | undefined }[] = [];
const freeMoment = () => waiting.shift()?.task();

beforeEach(() => {
  waiting = [];
  vi.stubGlobal("requestIdleCallback", (task: () => void, options?: IdleRequestOptions) => {
    waiting.push({ task, timeout: options?.timeout });
    return waiting.length;
  });
  vi.stubGlobal("cancelIdleCallback", () => (waiting = []));
});
afterEach(() => vi.unstubAllGlobals());

test("each free moment does one task, in their order", () => {
  const done: number[] = [];
  eachWhenIdle([() => done.push(1), () => done.push(2), () => done.push(3)], "background");
  expect(waiting).toHaveLength(1);
  freeMoment();
  expect(done).toEqual([1]);
  freeMoment();
  expect(done).toEqual([1, 2]);
  freeMoment();
  expect(done).toEqual([1, 2, 3]);
  expect(waiting).toEqual([]);
});

test("a page that is never idle is waited for once at length, and for each further task half a second at most", () => {
  eachWhenIdle([() => undefined, () => undefined], "background");
  expect(waiting[0]?.timeout).toBe(5000);
  freeMoment();
  expect(waiting[0]?.timeout).toBe(500);
});

test("a task that throws keeps none of the others", () => {
  const last = vi.fn();
  const fault = () => {
    throw new Error("no storage");
  };
  eachWhenIdle([fault, last], "screen");
  expect(freeMoment).toThrow("no storage");
  freeMoment();
  expect(last).toHaveBeenCalledOnce();
});

test("what is still to be done can be taken back", () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const stop = eachWhenIdle([first, second], "background");
  freeMoment();
  stop();
  freeMoment();
  expect(first).toHaveBeenCalledOnce();
  expect(second).not.toHaveBeenCalled();
});

test("no tasks wait for nothing", () => {
  eachWhenIdle([], "background")();
  expect(waiting).toEqual([]);
});
