// @vitest-environment node
import { expect, it, vi } from "vitest";
import { changed, createFact } from "./fact.ts";

it("a fact tells its listeners when it is another one, and only those that still listen", () => {
  const fact = createFact(Number.NaN);
  const [first, second] = [vi.fn(), vi.fn()];
  const stop = fact.subscribe(first);
  fact.subscribe(second);
  fact.set(Number.NaN);
  expect([first.mock.calls.length, fact.get()]).toEqual([0, Number.NaN]);
  fact.set(1);
  stop();
  fact.set(2);
  fact.set(2);
  expect([first.mock.calls.length, second.mock.calls.length, fact.get()]).toEqual([1, 2, 2]);
});

it("a listener that stops listening while it is told keeps no other from being told", () => {
  const fact = createFact(0);
  const second = vi.fn();
  const stop = fact.subscribe(() => stop());
  fact.subscribe(second);
  fact.set(1);
  expect(second).toHaveBeenCalledTimes(1);
});

it("what changes nothing is the same object", () => {
  const before = { a: 1, b: 2 };
  expect(changed(before, { a: 1 })).toBe(before);
  expect(changed(before, {})).toBe(before);
  expect(changed(before, { a: 1, b: 3 })).toEqual({ a: 1, b: 3 });
});
