import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { frameAt, parseStoryboard, parseVtt } from "./vtt.ts";
import { anyMedia } from "../primitives/SafeAddress/testing/index.ts";

const file = `\uFEFFWEBVTT - Русские\r
\r
NOTE сделано вручную\r
\r
1\r
00:00:01.000 --> 00:00:03.500 line:90%\r
<v Диктор>Лёд &amp; ветер,\r
<i>и больше</i> ничего\r
\r
00:05.000 --> 00:04.000\r
Кончается раньше, чем началась\r
\r
01:02:05.250 --> 01:02:06.000\r
<script>alert(1)</script>Второй час`;

describe("WebVTT", () => {
  it("gives the lines with their times, as text alone", () => {
    expect(parseVtt(file)).toEqual([
      { start: 1, end: 3.5, text: "Лёд & ветер,\nи больше ничего" },
      { start: 3725.25, end: 3726, text: "alert(1)Второй час" },
    ]);
  });

  it.each<[what: string, file: string, cues: readonly (readonly [start: number, end: number, text: string])[]]>([
    [
      "times directly behind a text",
      "00:01.000 --> 00:02.000\nОдин\n00:02.000 --> 00:03.000\nДва",
      [
        [1, 2, "Один"],
        [2, 3, "Два"],
      ],
    ],
    [
      "times behind a text, with a count above them",
      "1\n00:01.000 --> 00:02.000\nОдин\n2\n00:02.000 --> 00:03.000\nДва",
      [
        [1, 2, "Один"],
        [2, 3, "Два"],
      ],
    ],
    [
      "a number that is said",
      "00:01.000 --> 00:02.000\nРаз\n2\n00:02.000 --> 00:03.000\nДва",
      [
        [1, 2, "Раз\n2"],
        [2, 3, "Два"],
      ],
    ],
    ["times behind times", "00:01.000 --> 00:02.000\n00:02.000 --> 00:03.000\nДва", [[2, 3, "Два"]]],
    ["no spaces around the arrow", "00:01.000-->00:02.000 line:90%\nОдин", [[1, 2, "Один"]]],
    ["tabs around the arrow", "\t00:01.000\t-->\t00:02.000\tposition:10%\nОдин", [[1, 2, "Один"]]],
    [
      "lines of the header above the first cue",
      "Kind: captions\nLanguage: ru\n00:01.000 --> 00:02.000\nОдин",
      [[1, 2, "Один"]],
    ],
    ["a name of several words", "Вступление, часть 1\n00:01.000 --> 00:02.000\nОдин", [[1, 2, "Один"]]],
    ["a note directly above", "NOTE от автора\nи ещё\n00:01.000 --> 00:02.000\nОдин", [[1, 2, "Один"]]],
    [
      "a style, a region and a note",
      "STYLE\n::cue { color: red }\n\nREGION\nid:a\n\nNOTE x\n\n00:01.000 --> 00:02.000\nОдин",
      [[1, 2, "Один"]],
    ],
    ["a comma, one digit, none", "00:01,5 --> 00:02\nОдин", [[1.5, 2, "Один"]]],
    ["a hundred hours", "100:00:01.000 --> 100:00:02.000\nОдин", [[360_001, 360_002, "Один"]]],
    [
      "times that cannot be read cost their cue only",
      "00:01.000 --> 00:02.000\nОдин\n00:0 --> 00:03.000\nДва\n\n00:04.000 --> 00:05.000\nТри",
      [
        [1, 2, "Один"],
        [4, 5, "Три"],
      ],
    ],
    ["an arrow that is said", "00:01.000 --> 00:02.000\nМосква --> Байкал", [[1, 2, "Москва --> Байкал"]]],
    ["an end before its beginning", "00:02.000 --> 00:01.000\nНет\n00:03.000 --> 00:04.000\nДа", [[3, 4, "Да"]]],
    [
      "many empty lines, lines of blanks",
      "\n\n\n00:01.000 --> 00:02.000\nОдин\n   \nДва\n\n\n\n",
      [[1, 2, "Один\n   \nДва"]],
    ],
    [
      "no order",
      "00:05.000 --> 00:06.000\nДва\n\n00:01.000 --> 00:02.000\nОдин",
      [
        [1, 2, "Один"],
        [5, 6, "Два"],
      ],
    ],
    [
      "a cue that stands twice",
      "00:01.000 --> 00:02.000\nОдин\n\n00:01.000 --> 00:02.000\n<i>Один</i>",
      [[1, 2, "Один"]],
    ],
    [
      "a cue that stands twice and ends twice",
      "00:01.000 --> 00:02.000\nОдин\n\n00:01.000 --> 00:03.000\nОдин",
      [[1, 3, "Один"]],
    ],
    [
      "two who begin together",
      "00:01.000 --> 00:02.000\nОдин\n\n00:01.000 --> 00:02.000\nДва",
      [
        [1, 2, "Один"],
        [1, 2, "Два"],
      ],
    ],
    [
      "references and brackets",
      "00:01.000 --> 00:02.000\n<v Анна>&laquo;1 &lt; 2&raquo; &mdash; &#x2764;</v>",
      [[1, 2, "«1 < 2» — ❤"]],
    ],
  ])("reads %s", (_what, body, cues) => {
    for (const header of ["WEBVTT\n\n", "WEBVTT\n", "\uFEFFWEBVTT Русские\n", ""])
      for (const end of ["\n", "\r\n", "\r"])
        expect(parseVtt((header + body).replaceAll("\n", end))).toEqual(
          cues.map(([start, until, text]) => ({ start, end: until, text })),
        );
  });

  it("never throws, whatever the file holds", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (junk) => void parseVtt(`WEBVTT\n\n00:00.000 --> 00:01.000\n${junk}`)),
    );
  });

  it("finds the parts of a storyboard's sprite beside the file", () => {
    const board = parseStoryboard(
      "WEBVTT\n\n00:00.000 --> 00:05.000\nboard.webp#xywh=0,0,160,90\n\n00:05.000 --> 00:10.000\nboard.webp#xywh=160,0,160,90\n",
      "http://media.kadr.localhost:4300/clips/a/storyboard.vtt",
      anyMedia,
    );
    expect(board[1]).toEqual({
      start: 5,
      end: 10,
      url: "http://media.kadr.localhost:4300/clips/a/board.webp",
      part: { x: 160, y: 0, width: 160, height: 90 },
    });
    expect(frameAt(board, 4.9)).toBe(board[0]);
    expect(frameAt(board, 700)).toBe(board[1]);
    expect(frameAt([], 1)).toBeUndefined();
  });

  it("takes an address of a storyboard as it is written: «&para» in it is a parameter", () => {
    const [frame] = parseStoryboard(
      "WEBVTT\n\n00:00.000 --> 00:05.000\na.webp?sign=1&para;=2#xywh=0,0,160,90\n",
      "http://media.test/a.vtt",
      anyMedia,
    );
    expect(frame?.url).toBe("http://media.test/a.webp?sign=1&para;=2");
  });

  it("leaves out a picture whose address is refused", () => {
    const checkAddress = vi.fn((address: string) =>
      address.startsWith("http://media.test/") ? anyMedia(address) : undefined,
    );
    for (const picture of [
      "javascript:alert(1)",
      "data:image/png;base64,AA",
      "//stranger.test/a.webp#xywh=0,0,160,90",
    ]) {
      expect(
        parseStoryboard(`WEBVTT\n\n00:00.000 --> 00:05.000\n${picture}\n`, "http://media.test/a.vtt", checkAddress),
      ).toEqual([]);
    }
    expect(checkAddress.mock.calls.map(([address]) => address)).toEqual([
      "javascript:alert(1)",
      "data:image/png;base64,AA",
      "http://stranger.test/a.webp",
    ]);
  });
});
