import { expect, it } from "vitest";
import { eachOnce } from "./eachOnce.ts";

it("an item of two pages is shown once, where it was first", () => {
  const [a, b, again] = [
    { id: "a", n: 1 },
    { id: "b", n: 2 },
    { id: "a", n: 3 },
  ];
  expect(eachOnce([a, b, again])).toEqual([a, b]);
});
