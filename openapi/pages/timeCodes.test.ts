import { expect, it } from "vitest";
import { timeCodeOf, timeCodesIn } from "./timeCodes.ts";

const read = (text: string) => timeCodesIn(text).map(({ text: written, seconds }) => [written, seconds]);

it.each<[text: string, codes: [string, number][]]>([
  ["0:00", [["0:00", 0]]],
  ["07:05", [["07:05", 425]]],
  ["99:59", [["99:59", 5999]]],
  ["1:02:05", [["1:02:05", 3725]]],
  ["на 1:05 и 2:10.", [["1:05", 65], ["2:10", 130]]], // prettier-ignore
  ["0:03,0:05", [["0:03", 3], ["0:05", 5]]], // prettier-ignore
  ["0:03/0:05", [["0:03", 3], ["0:05", 5]]], // prettier-ignore
  ["0:03-0:05", [["0:03", 3], ["0:05", 5]]], // prettier-ignore
  ["0:03.0:05;0:07|0:09", [["0:03", 3], ["0:05", 5], ["0:07", 7], ["0:09", 9]]], // prettier-ignore
  ["слово,0:05", [["0:05", 5]]],
  ["0:05.", [["0:05", 5]]],
  ["0:05:", [["0:05", 5]]],
  ["(0:05)", [["0:05", 5]]],
  ["0：05", [["0：05", 5]]],
  ["\u200B0\u200E:\uFEFF05\u200B", [["0\u200E:\uFEFF05", 5]]],
  // a score, ratios, wrong minutes and seconds, pieces of something longer
  ...["1:0", "16:9", "0:75", "1:60:00", "1:5:30", "12:345", "123:45", "1:2:3:04", "12.10:30", "1,5:30", "00:1B:44"].map(
    (text): [string, []] => [text, []],
  ),
])("finds in «%s» the time codes %j", (text, codes) => {
  expect(read(text)).toEqual(codes);
});

it("writes what it reads", () => {
  for (const seconds of [0, 9, 65, 3599, 3600, 3725, 36_000])
    expect(read(timeCodeOf(seconds))).toEqual([[timeCodeOf(seconds), seconds]]);
});
