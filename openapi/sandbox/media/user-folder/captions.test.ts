import { describe, expect, it } from "vitest";
import { captionsOf, decodeText, toVtt } from "./captions.ts";

const found = (path: string) => ({ path, file: `/x/${path}` });
const cue = "00:00:01.500 --> 00:00:03.000";

describe("the captions of a video", () => {
  it.each([
    ["Фильм.srt", "ru"],
    ["Фильм.ru.vtt", "ru"],
    ["Фильм.EN.srt", "en"],
    ["Фильм.pt-br.srt", "pt-br"],
    ["Фильм.комментарий.srt", undefined],
    ["Фильм 2.srt", undefined],
    ["другая/Фильм.srt", undefined],
  ])("%s is in %s", (path, lang) => {
    expect(captionsOf("Фильм.mp4", [found(path)]).map((one) => one.lang)).toEqual(lang === undefined ? [] : [lang]);
  });

  it("are one of each language, the first by name", () => {
    const files = [found("a.ru.srt"), found("a.ru.vtt"), found("a.srt")];
    expect(captionsOf("a.mp4", files).map((one) => one.found.path)).toEqual(["a.ru.srt"]);
  });
});

describe("a file of captions", () => {
  const text = `1\n${cue.replaceAll(".", ",")}\nПривет, ёж\n`;
  const utf16 = Buffer.from(`\uFEFF${text}`, "utf16le");
  it.each([
    ["UTF-8", Buffer.from(text)],
    ["UTF-8 with a mark", Buffer.from(`\uFEFF${text}`)],
    ["UTF-16, little end first", utf16],
    ["UTF-16, big end first", Buffer.from(utf16).swap16()],
    [
      "Windows-1251",
      Buffer.concat([
        Buffer.from(text.split("Привет")[0] ?? ""),
        Buffer.from("cff0e8e2e5f22c20b8e6", "hex"),
        Buffer.from("\n"),
      ]),
    ],
    ["line ends of Windows", Buffer.from(text.replaceAll("\n", "\r\n"))],
    ["line ends of old Macs", Buffer.from(text.replaceAll("\n", "\r"))],
  ])("is read in %s", (_what, bytes) => {
    expect(toVtt(decodeText(bytes))).toBe(`WEBVTT\n\n1\n${cue}\nПривет, ёж\n`);
  });

  it.each([
    ["00:00:01,5 --> 00:00:03", cue],
    ["0:01.500-->0:03.000", cue],
    ["00:00:01,500 --> 00:00:03,000 X1:40 X2:600 Y1:20 Y2:50", cue],
    ["100:00:01,500 --> 100:00:03,000", "100:00:01.500 --> 100:00:03.000"],
  ])("its times are written anew: %s", (line, written) => {
    expect(toVtt(`1\n${line}\nСлова\n`)).toBe(`WEBVTT\n\n1\n${written}\nСлова\n`);
  });

  it("loses what only SubRip's players understand, and keeps the settings of WebVTT", () => {
    expect(toVtt(`1\n${cue}\n{\\an8}<font color="#fff">Слова</font>\n`)).toBe(`WEBVTT\n\n1\n${cue}\nСлова\n`);
    expect(toVtt(`WEBVTT\n\n${cue} line:0\nСлова\n`)).toBe(`WEBVTT\n\n${cue} line:0\nСлова\n`);
  });

  it("without a cue is none", () => {
    expect(toVtt("просто слова\nи ещё")).toBeNull();
    expect(toVtt("")).toBeNull();
  });
});
