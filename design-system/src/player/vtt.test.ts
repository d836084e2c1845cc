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
