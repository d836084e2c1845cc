import fc from "fast-check";
import { expect, it } from "vitest";
import { describe as partsOf } from "./description.ts";

it("makes addresses and moments of the video pressable and leaves the rest as it was", () => {
  expect(partsOf("0:00 Начало\n1:05 Дальше (https://a.example/x). В 99:59 нет", 120)).toEqual([
    { kind: "time", text: "0:00", seconds: 0 },
    { kind: "text", text: " Начало\n" },
    { kind: "time", text: "1:05", seconds: 65 },
    { kind: "text", text: " Дальше (" },
    { kind: "link", text: "https://a.example/x", address: "https://a.example/x" },
    { kind: "text", text: "). В 99:59 нет" },
  ]);
});

it("loses and invents no letter, whatever is written", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom("0", "1", ":", " ", "h", "ttp://", "https://a", ".", ")", "ё", "\n") }),
      fc.nat(4000),
      (text, duration) => {
        expect(
          partsOf(text, duration)
            .map((part) => part.text)
            .join(""),
        ).toBe(text);
      },
    ),
  );
});
