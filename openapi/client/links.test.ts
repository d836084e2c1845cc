// @vitest-environment jsdom
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { linkWithin } from "./links.ts";

const bases = ["http://kadr.test/backend", "http://kadr.test/backend/", "/backend"];

describe("a link of a response", () => {
  it("is resolved against the API, and against the page where the API is only a prefix", () => {
    for (const base of bases) {
      const origin = base.startsWith("/") ? location.origin : "http://kadr.test";
      expect(linkWithin(base, "/backend/api/comments/my?page=2")).toBe(`${origin}/backend/api/comments/my?page=2`);
      expect(linkWithin(base, "api/comments/my?page=2")).toBe(`${origin}/backend/api/comments/my?page=2`);
      expect(linkWithin(base, `${origin}/backend/x`)).toBe(`${origin}/backend/x`);
    }
  });

  it("is refused where a server could read a way out of the prefix, or a name and a password, in it", () => {
    for (const link of ["%2f", "%2F", "%5c", "%5C", "%2e%2e", "%2E%2E", "a//b"])
      expect(linkWithin("http://kadr.test/backend", `/backend/${link}`), link).toBeNull();
    for (const who of ["name", ":secret", "name:secret"])
      expect(linkWithin("http://kadr.test/backend", `http://${who}@kadr.test/backend/x`), who).toBeNull();
  });

  it("may be of https, and of no scheme but the two of the web", () => {
    expect(linkWithin("https://kadr.test/backend", "/backend/x")).toBe("https://kadr.test/backend/x");
    for (const base of ["ftp://kadr.test/backend", "ws://kadr.test/backend"])
      expect(linkWithin(base, "/backend/x"), base).toBeNull();
  });

  it("is none where the text is no address, or the API's own is not", () => {
    expect(linkWithin("http://kadr.test/backend", "http://")).toBeNull();
    expect(linkWithin("http://", "/backend/x")).toBeNull();
  });

  it("never leaves the origin and the prefix, whatever is in it", () => {
    const parts = fc.constantFrom(
      "/",
      "//",
      "\\",
      "..",
      ".",
      "%2e%2e",
      "%2f",
      "@",
      ":",
      "http:",
      "https:",
      "javascript:",
      "data:",
      "blob:",
      "evil.test",
      "kadr.test",
      "backend",
      "?",
      "#",
      "\t",
      "\n",
      " ",
      "a",
    );
    const link = fc.array(parts, { maxLength: 8 }).map((all) => all.join(""));
    fc.assert(
      fc.property(fc.constantFrom(...bases.slice(0, 2)), fc.oneof(link, fc.string()), (base, text) => {
        const found = linkWithin(base, text);
        if (found === null) return;
        const url = new URL(found);
        expect(url.origin).toBe("http://kadr.test");
        expect(url.pathname.startsWith("/backend/")).toBe(true);
        expect(url.username + url.password).toBe("");
      }),
      { numRuns: 2000 },
    );
  });
});
