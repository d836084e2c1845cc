// @vitest-environment node
import fc from "fast-check";
import { expect, it } from "vitest";
import { shuffled } from "./shuffled.ts";

it("an order by a seed loses nothing and is the same each time", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(), { maxLength: 60 }), fc.integer({ min: 1, max: 999 }), (items, seed) => {
      const order = shuffled(items, seed);
      expect([...order].sort()).toEqual([...items].sort());
      expect(shuffled(items, seed)).toEqual(order);
    }),
  );
  const items = Array.from({ length: 12 }, (_, index) => index);
  expect(new Set([1, 2, 3, 4].map((seed) => shuffled(items, seed).join())).size).toBe(4);
});
