import { describe, expect, it } from "vitest";
import { startSecondsOf } from "./startMoment.ts";

describe("the moment that an address says to begin at", () => {
  it.each([
    ["90", 90],
    ["0", 0],
    ["10.5", 10.5],
    ["90s", 90],
    ["10.5s", 10.5],
    ["1m30s", 90],
    ["1m20s", 80],
    ["1M20S", 80],
    ["1m30", 90],
    ["2m", 120],
    ["1h", 3600],
    ["1h2s", 3602],
    ["1h2m3s", 3723],
    ["120h1500m5", 522_005],
    ["0:10", 10],
    ["1:05", 65],
    ["01:02:03", 3723],
    ["90:00", 5400],
    ["1:5", 65],
    ["0:10.25", 10.25],
    ["npt:10", 10],
    ["10,20", 10],
    ["npt:0:10,0:20", 10],
    ["%2090%20", 90],
    ["0%3A10", 10],
    // none
    ["", null],
    ["%20", null],
    ["-5", null],
    ["1e9", null],
    ["s", null],
    ["1:60", null],
    ["1:2:3:4", null],
    ["1m2m", null],
    [".5", null],
    ["0x10", null],
    ["Infinity", null],
    ["10abc", null],
  ])("%s is %o, wherever it stands", (written, moment) => {
    expect(startSecondsOf(`?t=${written}`)).toBe(moment);
    expect(startSecondsOf(`?autoplay=1&start=${written}`)).toBe(moment);
    expect(startSecondsOf("?plId=7", `#t=${written}`)).toBe(moment);
  });

  it("is that of `t` before `start`, and of the query before the fragment; what cannot be read is passed by", () => {
    expect(startSecondsOf("?start=20&t=10", "#t=30")).toBe(10);
    expect(startSecondsOf("?start=20&t=soon", "#t=30")).toBe(20);
    expect(startSecondsOf("?t=soon", "#t=30")).toBe(30);
    expect(startSecondsOf("", "#comments")).toBeNull();
    expect(startSecondsOf("")).toBeNull();
  });
});
