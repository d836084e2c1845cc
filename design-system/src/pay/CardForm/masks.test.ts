import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { codeMask, expiryMask, numberMask, retyped, type Mask } from "./masks.ts";

/** "|" is the caret. */
function type(mask: Mask, before: string, now: string, isForward = false): string {
  const caret = now.indexOf("|");
  const next = retyped(mask, before.replace("|", ""), { text: now.replace("|", ""), caret }, isForward);
  return `${next.text.slice(0, next.caret)}|${next.text.slice(next.caret)}`;
}

describe("the masks of a card", () => {
  it.each([
    ["digits in groups of four", numberMask, "4111|", "41111|", "4111 1|"],
    ["nothing but digits", numberMask, "41|", "41a|", "41|"],
    ["no more than there are", numberMask, "4111 1111 1111 1111|", "4111 1111 1111 11112|", "4111 1111 1111 1111|"],
    ["a digit in the middle, with the caret behind it", numberMask, "41|11 1", "419|11 1", "419|1 11"],
    ["a number that is pasted", numberMask, "|", "4111-1111-1111-1111|", "4111 1111 1111 1111|"],
    ["a month and a year", expiryMask, "12|", "123|", "12/3|"],
    ["a month of one digit and a slash", expiryMask, "5|", "5/|", "05|"],
    ["a year of four digits, filled in", expiryMask, "|", "05/2034|", "05/34|"],
    ["a code", codeMask, "12|", "12x|", "12|"],
  ])("take %s", (_what, mask, before, now, after) => {
    expect(type(mask, before, now)).toBe(after);
  });

  it("erase the digit beside a sign of theirs, on the side that was meant", () => {
    expect(type(numberMask, "4111 |2", "4111|2")).toBe("411|2");
    expect(type(numberMask, "4111| 2", "4111|2", true)).toBe("4111|");
    expect(type(expiryMask, "12/|3", "12|3")).toBe("1|3");
  });

  it("never lose, move or repeat a digit wherever one is typed or erased", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,15}$/), fc.nat(), fc.stringMatching(/^\d$/), (digits, at, digit) => {
        const text = numberMask.write(digits);
        const caret = at % (text.length + 1);
        const ahead = text.slice(0, caret).replace(/ /g, "");
        const next = retyped(
          numberMask,
          text,
          { text: text.slice(0, caret) + digit + text.slice(caret), caret: caret + 1 },
          false,
        );
        expect(next.text.replace(/ /g, "")).toBe(ahead + digit + digits.slice(ahead.length));
        expect(next.text.slice(0, next.caret).replace(/ /g, "")).toBe(ahead + digit);
      }),
    );
  });
});
