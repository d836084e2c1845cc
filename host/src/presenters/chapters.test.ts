import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseChapters } from "./chapters.ts";

const code = (total: number) => {
  const [hours, minutes, rest] = [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60];
  const two = (value: number) => String(value).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
};

const name = fc.stringMatching(/^[А-Яа-яёЁa-z]{1,10}( [а-яё0-9]{1,8}){0,3}$/u).filter((text) => text.trim() === text);

describe("chapters", () => {
  it("are read from lines that open with m:ss or h:mm:ss may go on with an end time and end with a name", () => {
    expect(
      parseChapters("Текст\n0:00 Выезд\n1:05 Первая трещина\n1:02:05 Остров Ольхон\nhttps://a.test", 4000),
    ).toEqual([
      { time: 0, name: "Выезд" },
      { time: 65, name: "Первая трещина" },
      { time: 3725, name: "Остров Ольхон" },
    ]);
    expect(parseChapters("0:00-1:05 Начало\n1:05 – 2:00 — Середина\n2:00 - 1:02:05 Конец", 9000)).toEqual([
      { time: 0, name: "Начало" },
      { time: 65, name: "Середина" },
      { time: 120, name: "Конец" },
    ]);
  });

  it("need the time at the start of the line and a name after it", () => {
    expect(
      parseChapters(
        "см. 1:05 там\n1:05\n1:05 —\n1:5 Кратко\n12:345 Длинно\n1:75 Нет такой\nв 2:00 выходим\n10:00Слитно",
        4000,
      ),
    ).toEqual([]);
  });

  it("lie before the end of the video", () => {
    expect(parseChapters("0:59 Есть\n1:00 Нет\n1:01 Нет", 60).map((chapter) => chapter.time)).toEqual([59]);
    fc.assert(
      fc.property(fc.array(fc.nat(20_000)), fc.integer({ min: 1, max: 20_000 }), (times, duration) => {
        const chapters = parseChapters(times.map((time) => `${code(time)} Глава`).join("\n"), duration);
        expect(chapters.map((chapter) => chapter.time)).toEqual(
          [...new Set(times)].filter((time) => time < duration).sort((a, b) => a - b),
        );
      }),
    );
  });

  it("lose the dashes before their names and only those", () => {
    fc.assert(
      fc.property(name, fc.stringMatching(/^[-–— ]{0,5}$/u), fc.nat(3000), (wanted, dashes, time) => {
        expect(parseChapters(`${code(time)} ${dashes}${wanted}`, 3001)).toEqual([{ time, name: wanted }]);
      }),
    );
    expect(parseChapters("0:05 - северо-запад", 10)[0]?.name).toBe("северо-запад");
  });

  it("exist only with a duration and a description", () => {
    for (const duration of [0, null, undefined, Number.NaN]) expect(parseChapters("0:00 Начало", duration)).toEqual([]);
    for (const description of ["", null, undefined]) expect(parseChapters(description, 60)).toEqual([]);
  });

  it("are read from anything without a throw", () => {
    fc.assert(fc.property(fc.string({ maxLength: 300 }), (junk) => void parseChapters(junk, 100)));
  });
});
