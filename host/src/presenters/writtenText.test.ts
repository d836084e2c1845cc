import { anyLink, href } from "@kadr/design-system/primitives/SafeAddress/testing";
import fc from "fast-check";
import { expect, it } from "vitest";
import { presentText, type Moments } from "./writtenText.ts";

const moments = (duration: number): Moments => ({ duration, hrefOf: (seconds) => href(`?t=${seconds}`) });
const time = (text: string, seconds: number) => ({ kind: "time", text, seconds, href: href(`?t=${seconds}`) });
const link = (text: string) => ({ kind: "link", text, href: href(text), isExternal: true });
const words = (text: string) => ({ kind: "text", text });

it("makes addresses and moments of the video pressable and leaves the rest as it was", () => {
  expect(presentText("0:00 Начало\n1:05 Дальше (https://a.example/x). В 2:00 нет", anyLink, moments(120))).toEqual([
    time("0:00", 0),
    words(" Начало\n"),
    time("1:05", 65),
    words(" Дальше ("),
    link("https://a.example/x"),
    words("). В 2:00 нет"),
  ]);
});

it("makes each of several times and addresses side by side pressable", () => {
  expect(presentText("0:03,0:05/0:07-0:09", anyLink, moments(60)).filter(({ kind }) => kind === "time")).toEqual([
    time("0:03", 3),
    time("0:05", 5),
    time("0:07", 7),
    time("0:09", 9),
  ]);
  expect(presentText("https://a.example/x,https://b.example/y)0:05", anyLink, moments(60))).toEqual([
    link("https://a.example/x"),
    words(","),
    link("https://b.example/y"),
    words(")"),
    time("0:05", 5),
  ]);
});

it("leaves as words a time where no video is, an address that the link policy refuses, and a time within an address", () => {
  expect(presentText("0:05 и https://a.example/0:05", () => null, null)).toEqual([
    words("0:05 и https://a.example/0:05"),
  ]);
  expect(presentText("https://a.example/0:05 и 0:05", () => null, moments(60))).toEqual([
    words("https://a.example/0:05 и "),
    time("0:05", 5),
  ]);
});

it("loses and invents no letter, whatever is written", () => {
  const pieces = ["0", "1", ":", " ", "h", "ttp://", "https://a", ".", ",", "(", ")", "]", "…", "\u200B", "ё", "\n"];
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...pieces) }), fc.nat(4000), (text, duration) => {
      const parts = presentText(text, anyLink, moments(duration));
      expect(parts.map((part) => part.text).join("")).toBe(text);
      expect(parts.filter((part) => part.text === "")).toEqual([]);
    }),
  );
});
