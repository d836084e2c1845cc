import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { hasVisible, visibleSign } from "./visible.ts";

describe("a text", () => {
  it.each([
    ["nothing", ""],
    ["blanks", " \t\n\u00A0\u2003\u3000"],
    ["a zero-width space", "\u200B"],
    ["joiners", "\u200C\u200D\u2060\uFEFF"],
    ["marks of direction", "\u200E\u200F\u202E\u2066\u2069"],
    ["a soft hyphen", "\u00AD"],
    ["an empty braille pattern", "\u2800\u2800"],
    ["fillers of Hangul", "\u3164\u115F\u1160\uFFA0"],
    ["a lone combining mark", "\u0301"],
    ["marks on a blank", " \u0301\u0327"],
    ["a grapheme joiner", "\u034F"],
    ["selectors of variants", "\uFE0F\u{E0100}"],
    ["tags", "\u{E0041}\u{E007F}"],
    ["controls", "\u0000\u0007\u001B\u0085"],
    ["the place of an object", "\uFFFC"],
    ["the musical null", "\u{1D159}"],
    ["a lone half of a pair", "\uD83D"],
    ["all of them", "\u200B \u2060\u2800\u3164\u0301\u00AD"],
  ])("of %s is nothing to be seen", (_what, text) => {
    expect(hasVisible(text)).toBe(false);
  });

  it.each([
    "а",
    "0",
    ".",
    "—",
    "❤️",
    "😀",
    "👨‍👩‍👧",
    "1️⃣",
    "🇷🇺",
    "й",
    "é",
    "שלום",
    "مرحبا",
    "日本",
    "한글",
    "⠁",
    "\u200Bа\u200B",
    "\uE000",
  ])("%s is seen", (text) => {
    expect(hasVisible(text)).toBe(true);
  });

  it.each(["CommentDraft", "ProfileUpdate", "ProblemReport", "ChatDraft"])(
    "is held to the same by the schema %s",
    (name) => {
      const schema = readFileSync(new URL(`../spec/schemas/${name}.yaml`, import.meta.url), "utf8");
      expect(schema).toContain(`pattern: '${visibleSign}'`);
    },
  );
});
