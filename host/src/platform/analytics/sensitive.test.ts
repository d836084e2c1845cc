import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { measuredAddress, withoutSensitive } from "./sensitive.ts";

const page = "http://kadr.localhost:4300/video/a1/?pepper=secret&t=5#comments";

describe("what is sensitive", () => {
  it.each([
    ["vera@kadr.example"],
    ["пишите на vera.petrova+test@kadr.example сегодня"],
    ["/foo/vera%40kadr.example/"],
    ["4111 1111 1111 1111"],
    ["карта 5555-5555-5555-4444, срок"],
    ["2200000000000004"],
    ["+7 (912) 345-67-89"],
    ["Bearer abc.def"],
    ["eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln"],
    ["?pepper=Zx81kd"],
    ["&token=1a2b"],
    [`key ${"a1".repeat(30)}`],
  ])("is not in %s any more", (text) => {
    const clean = withoutSensitive(text);
    expect(clean).toContain("***");
    expect(clean).not.toMatch(/vera|4111|5555|2200|912|abc\.def|eyJ|Zx81kd|1a2b|a1a1/);
  });

  it.each([
    ["5f1c2a9be0d34c7f8a6b1d2e3f405162"],
    ["2026-11-23T12:00:00.000Z"],
    ["/video/5f1c2a9be0d34c7f8a6b1d2e3f405162/"],
    ["0b2a6d1e-6c1f-4c58-9f0a-1f2e3d4c5b6a"],
    ["4111 1111 1111 1112"],
    ["left-menu"],
  ])("leaves %s as it is", (text) => {
    expect(withoutSensitive(text)).toBe(text);
  });

  it("hides any e-mail and any card, wherever it stands", () => {
    const word = fc.stringMatching(/^[a-z]{2,12}$/);
    const card = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 18 }).map((digits) => {
      const sum = [...digits]
        .reverse()
        .map((digit, index) => (index % 2 === 0 ? (digit * 2 > 9 ? digit * 2 - 9 : digit * 2) : digit))
        .reduce((one, other) => one + other, 0);
      return [...digits, (10 - (sum % 10)) % 10].join("");
    });
    fc.assert(
      fc.property(word, word, word, card, (before, name, host, number) => {
        const text = `${before} ${name}@${host}.ru, ${number} ${before}`;
        const clean = withoutSensitive(text);
        expect(clean).not.toContain("@");
        expect(clean).not.toContain(number);
        expect(clean.startsWith(before) && clean.endsWith(before)).toBe(true);
      }),
    );
  });
});

describe("a measured address", () => {
  it("is the path, and how somebody came: no key, nothing that was typed", () => {
    expect(measuredAddress(page, page)).toBe("http://kadr.localhost:4300/video/a1/");
    expect(measuredAddress("/search/?query=vera&utm_source=mail&utm_campaign=x", page)).toBe(
      "http://kadr.localhost:4300/search/?utm_source=mail&utm_campaign=x",
    );
    expect(measuredAddress("/nowhere/vera%40kadr.example/", page)).not.toContain("vera");
    expect(measuredAddress("mailto:vera@kadr.example", page)).toBe("mailto:");
    expect(measuredAddress("http://[", page)).toBe("");
  });
});
