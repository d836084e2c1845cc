import { expect, it } from "vitest";
import { readDevice } from "./device.ts";

// [COMMON-DEVICE-01] [COMMON-DEVICE-02]
it("the class of a device follows its width: under 768 px mobile, under 1024 tablet, under 2560 desktop, up to 3600 tv, then big tv", () => {
  const classes = [
    [320, "mobile"],
    [767, "mobile"],
    [768, "tablet"],
    [1023, "tablet"],
    [1024, "desktop"],
    [2559, "desktop"],
    [2560, "tv"],
    [3600, "tv"],
    [3601, "bigTv"],
    [4000, "bigTv"],
  ] as const;
  const classOf = (innerWidth: number) => readDevice({ innerWidth, navigator: window.navigator } as Window).class;
  expect(classes.map(([width]) => [width, classOf(width)])).toEqual(classes);
});
