// @vitest-environment node
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { brandOf, cardFates, expiryOf, fateOf, issuerOf, problemsOf, testCards } from "./cards.ts";

const now = Date.UTC(2026, 10, 25);
const good = { number: "4111111111111111", month: "12", year: "30", cvc: "123" };

describe("the scheme of a card", () => {
  it.each([
    ["2199999999999999", undefined],
    ["2200000000000000", "Mir"],
    ["2204990000000000", "Mir"],
    ["2205000000000000", undefined],
    ["2220990000000000", undefined],
    ["2221000000000000", "MasterCard"],
    ["2229990000000000", "MasterCard"],
    ["2230000000000000", "MasterCard"],
    ["2300000000000000", "MasterCard"],
    ["2699990000000000", "MasterCard"],
    ["2700000000000000", "MasterCard"],
    ["2719990000000000", "MasterCard"],
    ["2720000000000000", "MasterCard"],
    ["2721000000000000", undefined],
    ["5099990000000000", undefined],
    ["5100000000000000", "MasterCard"],
    ["5599990000000000", "MasterCard"],
    ["5600000000000000", undefined],
    ["4000000000000000", "Visa"],
    ["6200000000000000", "UnionPay"],
    ["6300000000000000", undefined],
    ["1420000000000000", undefined],
  ])("%s: %s", (number, brand) => {
    expect(brandOf(number)).toBe(brand);
  });

  it("and its bank are known by the first six digits", () => {
    expect(issuerOf("4111119999999999")).toBe("sberbank");
    expect(issuerOf("2201000000000000")).toBe("gazprombank");
    expect(issuerOf("4111129999999999")).toBe("");
  });
});

describe("the faults of a card", () => {
  const faults = (changes: Record<string, unknown>): string[] => problemsOf({ ...good, ...changes }, now);

  it.each(Object.keys(testCards))("%s has none", (number) => {
    expect(faults({ number })).toEqual([]);
  });

  it("one digit that is not the right one, or two that changed their places, are found", () => {
    fc.assert(
      fc.property(fc.nat(15), fc.integer({ min: 1, max: 9 }), (place, more) => {
        const digits = [...good.number];
        digits[place] = String((Number(digits[place]) + more) % 10);
        expect(faults({ number: digits.join("") })).toEqual(["invalid_number"]);
      }),
    );
    expect(faults({ number: "5555555555554444" })).toEqual([]);
    expect(faults({ number: "5555555555545444" })).toEqual(["invalid_number"]);
  });

  it("a number has 12 to 19 digits, nothing else, and a scheme that is taken", () => {
    const withDigits = (length: number): string => {
      const start = "4".padEnd(length - 1, "0");
      return (
        Array.from({ length: 10 }, (_, n) => `${start}${n}`).find((number) => faults({ number }).length === 0) ?? ""
      );
    };
    expect([11, 12, 19, 20].map((length) => withDigits(length).length)).toEqual([0, 12, 19, 0]);
    expect(faults({ number: "4111 1111 1111 1111" })).toEqual(["invalid_number"]);
    // It passes the check of digits, and no scheme has it.
    expect(faults({ number: "0000000000000000" })).toEqual(["invalid_number"]);
  });

  it("a month is 1 to 12, with a nought before it or not", () => {
    expect(["1", "01", "9", "10", "12"].map((month) => faults({ month }))).toEqual([[], [], [], [], []]);
    for (const month of ["0", "00", "13", "20", "1a", "a1", "012", ""])
      expect(faults({ month }), month).toEqual(["invalid_expiry_month"]);
  });

  it("a year is of two digits or four, of this century, not past and not twenty years away", () => {
    expect(["26", "2026", "27", "46", "2046"].map((year) => faults({ year }))).toEqual([[], [], [], [], []]);
    for (const year of ["25", "2025", "47", "2047", "1930", "030", "2030a", "a30", "", "12030"])
      expect(faults({ year }), year).toEqual(["invalid_expiry_year"]);
  });

  it("it is good for the whole of its last month, and no longer", () => {
    expect(faults({ month: "11", year: "26" })).toEqual([]);
    expect(faults({ month: "10", year: "26" })).toEqual(["invalid_expiry_month"]);
    expect(faults({ month: "1", year: "2027" })).toEqual([]);
    // A month that there is not is told once.
    expect(faults({ month: "0", year: "26" })).toEqual(["invalid_expiry_month"]);
  });

  it("a code has three digits", () => {
    for (const cvc of ["12", "1234", "12a", "a123", ""]) expect(faults({ cvc }), cvc).toEqual(["invalid_cvc"]);
  });

  it("all of them are told at once, in the order of the form", () => {
    expect(faults({ number: "1", month: "13", year: "1", cvc: "1" })).toEqual([
      "invalid_number",
      "invalid_expiry_month",
      "invalid_expiry_year",
      "invalid_cvc",
    ]);
  });

  it.each(["number", "month", "year", "cvc"])(
    "without %s, or with no text there, it is not looked at further",
    (key) => {
      expect(faults({ [key]: undefined })).toEqual(["missing"]);
      expect(faults({ [key]: 12 })).toEqual(["missing"]);
    },
  );
});

describe("what a card does", () => {
  it.each([
    ["pays", "succeeded", null],
    ["held", "waiting_for_capture", null],
    ["asks", "succeeded", null],
    ["poor", "failed", "notEnoughMoney"],
    ["refused", "failed", "somethingWrong"],
    ["broken", "failed", "somethingWrongWithUs"],
    ["stuck", "cancelled", "somethingWrong"],
    ["once", "succeeded", null],
  ] as const)("%s: %s", (outcome, ends, errorKind) => {
    expect(fateOf(outcome)).toEqual({
      outcome: ends,
      errorKind,
      confirmation: outcome === "asks" ? "card" : "none",
      isStuck: outcome === "stuck",
      refusesRenewal: outcome === "once",
    });
  });

  it("is to pay, where nothing else is known of it", () => {
    expect(fateOf("another")).toBe(cardFates.pays);
    expect(fateOf("toString")).toBe(cardFates.pays);
  });
});

it("keeps the expiry as a year and a month of two digits", () => {
  expect(expiryOf({ ...good, month: "3", year: "31" })).toBe("2031-03");
  expect(expiryOf({ ...good, month: "11", year: "2031" })).toBe("2031-11");
});
