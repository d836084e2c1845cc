import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseChapters } from "./chapters.ts";
import { timeCodeOf } from "./timeCodes.ts";

const hour = 3600;
/** «0:00 Выезд» of each chapter. */
const read = (description: string, duration = hour) =>
  parseChapters(description, duration).map(({ time, name }) => `${timeCodeOf(time)} ${name}`);

/** A line in the middle of a list: what is made of «1:05 Лёд» by this way to write it. */
const ofLine = (line: string) => read(`0:00 Выезд\n${line}\n50:00 Конец`).slice(1, -1);

/** No time in front, no name, no time. */
const noChapters = [
  "см. 1:05 там",
  "в 1:05 выходим",
  "Лёд 1:05",
  "12.10.2026 1:05 Лёд",
  "1:05",
  "1:05 —",
  "1:05 \u200B|",
  "1:05 - 2:00",
  "1:5 Лёд",
  "12:345 Лёд",
  "1:75 Лёд",
  "1:05Слитно",
  "1:05pm Лёд",
  "16:9 Лёд",
];

describe("chapters", () => {
  it("are lines of a time and a name, whatever people put before, between and behind", () => {
    // prettier-ignore
    const before = [
      "", " ", "1. ", "1) ", "(1) ", "12 — ", "№ 1: ", "#1 ", "- ", "• ", "* ", "— ", "→ ", "▶️ ", "🎬 ",
      "👨‍👩‍👧", "1️⃣ ", "1️⃣2️⃣ ", "① ", "\u200B", "\uFEFF\u200E",
    ];
    const times = ["1:05", "01:05", "0:01:05", "1：05", "1\u200B:05", "(1:05)", "[1:05]"];
    const ends = ["", "-2:00", " – 2:00", " — 0:02:00", " → 2:00", " / 2:00", " | 2:00", ", 2:00", " 2:00", " (2:00)", " [2:00]", "…2:00"]; // prettier-ignore
    // prettier-ignore
    const between = [
      " ", "  ", "\t", ". ", ": ", ", ", "; ", " - ", "-", " — ", " –– ", " | ", "|", " → ", "→", " -> ",
      " => ", " ~ ", " • ", " : ", "\u200B", " \u200B— ", " ➡️ ",
    ];
    const behind = ["", " ", " -", " 2:00", " - 2:00", " (2:00)", " | 2:00", " → 2:00\u200B", "\r"];
    const lines = [
      ...times.flatMap((time) => before.map((first) => `${first}${time} — `)),
      ...times.flatMap((time) => ends.flatMap((end) => between.map((separator) => time + end + separator))),
    ].map((start) => `${start}Лёд (2-й, 1/2)`);
    for (const line of [...lines, ...behind.map((end) => `1:05 Лёд (2-й, 1/2)${end}`)])
      expect(ofLine(line), JSON.stringify(line)).toEqual(["1:05 Лёд (2-й, 1/2)"]);
  });

  it.each<[line: string, chapters: string[]]>([
    // words that look like marks stay
    ["1:05 «Лёд»", ["1:05 «Лёд»"]],
    ["1:05 .NET и C++", ["1:05 .NET и C++"]],
    ["1:05 🎬 Лёд!", ["1:05 🎬 Лёд!"]],
    ["1:05 (кино) Лёд.", ["1:05 (кино) Лёд."]],
    ["1:05 - северо-запад", ["1:05 северо-запад"]],
    ["1:05 Подъём в 5:30", ["1:05 Подъём в 5:30"]],
    ["1:05 Лёд (до 2:00)", ["1:05 Лёд (до 2:00)"]],
    ["1:05 Счёт 16:9 и 1:0", ["1:05 Счёт 16:9 и 1:0"]],
    // several in one line
    ["1:05 Лёд, 2:10 Снег; 3:00-3:30 Вода", ["1:05 Лёд", "2:10 Снег", "3:00 Вода"]],
    ...noChapters.map((line): [string, string[]] => [line, []]),
  ])("read of a line «%s» %j", (line, chapters) => {
    expect(ofLine(line)).toEqual(chapters);
  });

  it.each<[what: string, description: string, chapters: string[]]>([
    ["a lone time of a clock", "Снято утром.\n0:05 рассвет", []],
    ["a score", "2:10 в нашу пользу\n3:15 во втором тайме", []],
    ["a list that begins late", "0:11 Лёд\n1:05 Снег", []],
    ["a list that begins within ten seconds", "0:10 Лёд\n1:05 Снег", ["0:10 Лёд", "1:05 Снег"]],
    ["a clock before the list", "19:30 эфир\n0:00 Лёд\n1:05 Снег", ["0:00 Лёд", "1:05 Снег"]],
    ["a lone time near 0 before the list", "0:05 заставка\n\n0:00 Лёд\n1:05 Снег", ["0:00 Лёд", "1:05 Снег"]],
    ["a line out of order", "0:00 Лёд\n2:00 Снег\n1:05 Вода\n3:00 Дом", ["0:00 Лёд", "2:00 Снег", "3:00 Дом"]],
    ["the same time again", "0:00 Лёд\n1:05 Снег\n1:05 Вода", ["0:00 Лёд", "1:05 Снег"]],
    ["only falling times", "3:00 Лёд\n2:00 Снег\n0:00 Вода", []],
    ["a second list", "0:00 Лёд\n1:05 Снег\nМузыка:\n0:00 Вальс\n2:00 Марш", ["0:00 Лёд", "1:05 Снег"]],
    ["times at and behind the end", "0:00 Лёд\n1:05 Снег\n60:00 В конце\n61:00 После", ["0:00 Лёд", "1:05 Снег"]],
    ["one time within the video", "0:00 Лёд\n60:00 В конце", []],
  ])("of %s", (_, description, chapters) => {
    expect(read(description)).toEqual(chapters);
  });

  it("rise, are at least two, begin near 0 and lie within the video, whatever is written", () => {
    const line = fc.tuple(fc.nat(200), fc.constantFrom(" Лёд", " — Снег", "", " 0:30 Вода", "\n"));
    fc.assert(
      fc.property(fc.array(line), fc.integer({ min: 1, max: 200 }), (lines, duration) => {
        const times = parseChapters(lines.map(([at, rest]) => timeCodeOf(at) + rest).join("\n"), duration).map(
          ({ time }) => time,
        );
        if (times.length === 0) return;
        expect(times.length).toBeGreaterThan(1);
        expect(times[0]).toBeLessThanOrEqual(10);
        expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
        expect(times.at(-1)).toBeLessThan(duration);
      }),
    );
  });

  it("exist only with a duration and a description", () => {
    const description = "0:00 Лёд\n0:10 Снег";
    for (const duration of [0, null, undefined, Number.NaN]) expect(parseChapters(description, duration)).toEqual([]);
    for (const nothing of ["", null, undefined]) expect(parseChapters(nothing, 60)).toEqual([]);
    expect(parseChapters(description, 60)).toHaveLength(2);
  });

  it("are read from anything without a throw", () => {
    fc.assert(fc.property(fc.string({ unit: "binary", maxLength: 300 }), (junk) => void parseChapters(junk, 100)));
  });
});
