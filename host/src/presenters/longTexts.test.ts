// @vitest-environment node
import { parseStoryboard } from "@kadr/design-system/player";
import { describe, expect, it } from "vitest";
import { parseChapters } from "@kadr/openapi/pages";
import { isLongDescription, withoutBlankLines } from "./description.ts";
import { embedCode } from "./share.ts";
import { presentText } from "./writtenText.ts";
import { anyLink, anyMedia, href } from "@kadr/design-system/primitives/SafeAddress/testing";

/** All functions that walk through a text which people send: descriptions, titles, captions, storyboards. */
const readers: [name: string, read: (text: string) => unknown][] = [
  ["presentText", (text) => presentText(text, anyLink, { duration: 36_000, hrefOf: () => href("/") })],
  ["withoutBlankLines", withoutBlankLines],
  ["isLongDescription", isLongDescription],
  ["parseChapters", (text) => parseChapters(text, 36_000)],
  // by the parser of captions
  [
    "parseStoryboard",
    (text) => parseStoryboard(`WEBVTT\n\n00:01.000 --> 00:02.000\n${text}`, "https://media.example/a/", anyMedia),
  ],
  ["embedCode", (text) => embedCode("https://kadr.example", "1", text)],
];

/** Texts of about `length` signs, each the worst case of some way to look for something: a start that never ends, an end that never comes. */
const texts: [kind: string, make: (length: number) => string][] = [
  ["spaces before a word", (length) => `${" ".repeat(length)}a`],
  ["spaces between words on many lines", (length) => " \t a\n".repeat(length / 5)],
  ["blank lines", (length) => "\n".repeat(length)],
  ["blank lines of spaces", (length) => " \n".repeat(length / 2)],
  ["opening brackets", (length) => "<".repeat(length)],
  ["entities that do not end", (length) => "&am".repeat(length / 3)],
  ["an address with stops", (length) => `https://a${".".repeat(length)}a`],
  ["many beginnings of addresses", (length) => "https://".repeat(length / 8)],
  ["many addresses", (length) => "https://a,".repeat(length / 10)],
  ["addresses that open brackets", (length) => "https://a(".repeat(length / 10)],
  ["addresses that open two brackets and close one", (length) => "https://a((a)".repeat(length / 13)],
  ["brackets of an address", (length) => `https://a${"(".repeat(length / 2)}${")".repeat(length / 2)}`],
  ["brackets that are closed by others", (length) => `https://a${"([".repeat(length / 4)}${")]".repeat(length / 4)}`],
  ["an address with letters and marks", (length) => `https://a${"а\u0301".repeat(length / 2)}`],
  ["digits and colons", (length) => "1:".repeat(length / 2)],
  ["moments", (length) => "0:01 ".repeat(length / 5)],
  ["a chapter with spaces and a rare line end", (length) => `0:00${" ".repeat(length)}a\u2028a`],
  ["dashes", (length) => `0:00 ${"- ".repeat(length / 2)}`],
  ["dashes within a name", (length) => `0:00 a${"-".repeat(length)}a`],
  ["marks before a time", (length) => `${"-".repeat(length)}a 0:00 a`],
  ["numbers before a time", (length) => "1. ".repeat(length / 3)],
  ["signs without width between numbers", (length) => `1${"\u200B".repeat(length)}1`],
  ["times in one line", (length) => "0:01 а ".repeat(length / 7)],
  ["places in a picture", (length) => "#xywh=".repeat(length / 6)],
  ["cues", (length) => "\n\n0:00.000 --> 0:01.000\nа".repeat(length / 24)],
];

const short = 10_000;
const times = 4;
/** Four times the text takes four times the time of the processor; sixteen times is a scan within a scan. Between them lies the noise of a machine. */
const maxRatio = 8;
/** ms: below this a ratio says nothing. */
const noticeable = 20;

/** Time of the processor, ms, the least of some runs: without what else the machine does, and without the first run's compiling. */
function cost(read: (text: string) => unknown, text: string): number {
  let least = Infinity;
  for (let run = 0; run < 5 && least > noticeable / times; run++) {
    const began = process.cpuUsage();
    read(text);
    least = Math.min(least, process.cpuUsage(began).user / 1000);
  }
  return least;
}

describe("a text that somebody sends", () => {
  it.each(readers)("takes %s time in proportion to its length, whatever it is made of", (_, read) => {
    for (const [kind, make] of texts) {
      if (cost(read, make(short * times)) < noticeable) continue;
      // other threads of the process count too, and may work in one of the two
      const ratios = Array.from({ length: 3 }, () => cost(read, make(short * times)) / cost(read, make(short)));
      expect(Math.min(...ratios), kind).toBeLessThan(maxRatio);
    }
  });
});
