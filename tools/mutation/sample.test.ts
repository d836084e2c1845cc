import { describe, expect, it } from "vitest";
import { isInSample, isResultInSample, leastShare } from "./sample.ts";

const faults = Array.from({ length: 4000 }, (_, line) => ({
  fileName: "host/src/stores/SomeStore.ts",
  location: { start: { line, column: 2 }, end: { line, column: 9 } },
  mutatorName: "ConditionalExpression",
  replacement: "false",
}));

describe("a sample of the faults of a layer", () => {
  it("is about the share that is asked for", () => {
    const tenth = faults.filter((fault) => isInSample(fault, 0.1)).length;
    expect(tenth).toBeGreaterThan(340);
    expect(tenth).toBeLessThan(460);
    expect(faults.filter((fault) => isInSample(fault, 1))).toHaveLength(faults.length);
  });

  it("is the same in each run, by a name from the root or a whole one, and part of a larger sample", () => {
    for (const fault of faults) {
      const isIn = isInSample(fault, 0.1);
      expect(isInSample({ ...fault, fileName: `${process.cwd()}/${fault.fileName}` }, 0.1)).toBe(isIn);
      if (isIn) expect(isInSample(fault, 0.2)).toBe(true);
    }
  });

  it("is found again among results, whose lines and columns begin with 1", () => {
    const afterOne = ({ line, column }: { line: number; column: number }) => ({ line: line + 1, column: column + 1 });
    for (const fault of faults) {
      const { start, end } = fault.location;
      const result = { ...fault, location: { start: afterOne(start), end: afterOne(end) } };
      expect(isResultInSample(result, 0.1)).toBe(isInSample(fault, 0.1));
    }
  });

  it("tells faults of one place apart", () => {
    const alike = faults.filter(
      (fault) => isInSample(fault, 0.5) === isInSample({ ...fault, replacement: "true" }, 0.5),
    );
    expect(alike.length).toBeGreaterThan(1800);
    expect(alike.length).toBeLessThan(2200);
  });
});

describe("the least share of the whole that a sample speaks for", () => {
  it.each([
    [0, 0, 0],
    [95, 100, 90.08],
    [360, 400, 87.26],
    [400, 400, 99.33],
  ])("%i of %i: %f %%", (found, all, least) => {
    expect(leastShare(found, all)).toBeCloseTo(least, 2);
  });
});
