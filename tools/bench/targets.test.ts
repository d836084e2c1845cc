// @vitest-environment node
import { expect, it } from "vitest";
import { heapVerdict, verdicts } from "./targets.ts";

const medians = {
  kadr: { titles: 900, lcp: 1200, menu: 2000, tbt: 119, cls: 0 },
  static: { titles: 700, lcp: 1000 },
  react: { titles: 1500, lcp: 1600, menu: 1900 },
};
const met = (isSlow: boolean, list: typeof medians | object): Record<string, boolean> =>
  Object.fromEntries(
    verdicts("home", isSlow, list as typeof medians).map(({ figure, floor, isMet }) => [`${figure} ${floor}`, isMet]),
  );

it("holds the slow line to static HTML in what is read, and to React alone in what answers", () => {
  expect(met(true, medians)).toEqual({
    "titles static": true,
    "lcp static": false,
    "menu react": false,
    "tbt –": true,
    "cls –": true,
  });
});

it("holds a fast line to React alone in everything", () => {
  expect(met(false, medians)).toEqual({ "titles react": true, "lcp react": true, "menu react": false, "cls –": true });
});

it("takes what never came, here or on the floor, for a miss, and the limits as they are written", () => {
  expect(met(true, { ...medians, kadr: { ...medians.kadr, menu: null, tbt: 120, cls: 0.001 } })).toMatchObject({
    "menu react": false,
    "tbt –": false,
    "cls –": false,
  });
  expect(met(true, { ...medians, static: {} })["titles static"]).toBe(false);
  expect([heapVerdict(0.004).isMet, heapVerdict(0.005).isMet]).toEqual([true, false]);
});
