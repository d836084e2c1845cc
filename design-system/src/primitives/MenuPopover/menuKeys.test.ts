import { expect, it } from "vitest";
import { createTypeAhead, nextIndex } from "./menuKeys.ts";

it("arrows go round, Home and End to the ends, other keys nowhere", () => {
  expect([
    nextIndex("ArrowDown", 2, 3),
    nextIndex("ArrowUp", 0, 3),
    nextIndex("ArrowUp", -1, 3),
    nextIndex("Home", 2, 3),
    nextIndex("End", 0, 3),
  ]).toEqual([0, 2, 2, 0, 2]);
  expect([nextIndex("a", 0, 3), nextIndex("ArrowDown", -1, 0)]).toEqual([null, null]);
});

it("typing goes to what begins so, in either case, a letter again to the next, and a pause begins a new word", () => {
  let now = 0;
  const type = createTypeAhead(() => now);
  const labels = ["Скрыть", "Поделиться", "Пожаловаться", "Смотреть позже"];
  expect(type("п", labels, 0)).toBe(1);
  expect(type("о", labels, 1)).toBe(1);
  expect(type("ж", labels, 1)).toBe(2);
  now = 5000;
  expect(type("С", labels, 2)).toBe(3);
  expect(type("с", labels, 3)).toBe(0);
  now = 9000;
  expect(type("ы", labels, 0)).toBeNull();
  expect(type(" ", labels, 0)).toBeNull();
  expect(type("Enter", labels, 0)).toBeNull();
});
