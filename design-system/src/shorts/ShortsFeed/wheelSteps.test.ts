import { expect, it } from "vitest";
import { createWheelSteps } from "./wheelSteps.ts";

const run = (turns: readonly (readonly [at: number, deltaY: number, deltaMode?: number])[]) => {
  const step = createWheelSteps();
  return turns.map(([timeStamp, deltaY, deltaMode = 0]) => step({ timeStamp, deltaY, deltaMode }));
};

it("makes one step of a notch, at once", () => {
  expect(run([[0, 100]])).toEqual([1]);
  expect(run([[0, -3, 1]])).toEqual([-1]);
});

it("makes one step of a glide of a trackpad, however long it lasts", () => {
  const glide = Array.from({ length: 60 }, (_, at) => [at * 16, 60 * 0.95 ** at] as const);
  expect(run(glide).filter((step) => step !== 0)).toEqual([1]);
});

it("goes on while a wheel is turned, not faster than a person sees", () => {
  const turned = Array.from({ length: 20 }, (_, at) => [at * 100, 120] as const);
  expect(run(turned).filter((step) => step !== 0)).toHaveLength(4);
});

it("takes a turn after a pause, or the other way, for another wish", () => {
  expect(
    run([
      [0, 100],
      [200, 100],
      [220, -100],
    ]),
  ).toEqual([1, 1, -1]);
});

it("does not move for a touch of the wheel", () => {
  expect(run([[0, 4]])).toEqual([0]);
});
