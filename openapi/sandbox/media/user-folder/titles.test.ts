import { expect, it } from "vitest";
import { titleFromFile, titlesOf } from "./titles.ts";

it.each([
  ["a/2024_otpusk-na_more.mp4", "2024 otpusk na more"],
  ["IMG_0001.MOV", "IMG 0001"],
  ["__.mp4", "Без названия"],
  ["день_первый-вечер.mp4", "День первый вечер"],
  ["Урок 2.5 — введение.mp4", "Урок 2.5 — введение"],
  ["Урок_2.5.mp4", "Урок 2.5"],
  ["Поездка в Санкт-Петербург.mp4", "Поездка в Санкт-Петербург"],
  ["С.Т.А.Л.К.Е.Р.mkv", "С.Т.А.Л.К.Е.Р"],
  ["S.H.I.E.L.D.2013.mkv", "S.H.I.E.L.D 2013"],
  ["My.Film.2024.1080p.mkv", "My Film 2024 1080p"],
  ["2024.05.01.mp4", "2024.05.01"],
  ["и\u0306од.mp4".normalize("NFD"), "Йод"],
])("%s is called «%s»", (path, title) => {
  expect(titleFromFile(path)).toBe(title);
});

it("two files of one name have the folder or the format in their titles, others do not", () => {
  expect([
    ...titlesOf(["Фильм.mp4", "Фильм.mkv", "Курс А/Урок 1.mp4", "Курс Б/Урок 1.mp4", "Один.mp4"]).values(),
  ]).toEqual(["Фильм (mp4)", "Фильм (mkv)", "Урок 1 (Курс А)", "Урок 1 (Курс Б)", "Один"]);
});
