import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { atWidth, safeMediaUrl, safeUrl, type LinkPolicy } from "./safeUrl.ts";

const policy: LinkPolicy = {
  origin: "http://kadr.localhost:4300",
  ownOrigins: ["http://auth.kadr.localhost:4300"],
  partners: ["partner.example", "*.wild.example"],
};

describe("safeUrl", () => {
  it.each([
    ["/video/1/", "/video/1/"],
    ["video/1/?t=5#c", "/video/1/?t=5#c"],
    ["http://kadr.localhost:4300/my/", "/my/"],
    ["?t=5", "/?t=5"],
    ["/a/../b/", "/b/"],
  ])("takes %s for an address of ours", (address, path) => {
    expect(safeUrl(address, policy)).toEqual({ kind: "internal", path });
  });

  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    " javascript:alert(1)",
    "java\nscript:alert(1)",
    "java\tscript:alert(1)",
    "data:text/html,<script>1</script>",
    "vbscript:x",
    "blob:http://kadr.localhost:4300/1234",
    "filesystem:http://kadr.localhost:4300/x",
    "file:///etc/passwd",
    "mailto:a@b.example",
    "/..//evil.test",
    "/./..//evil.test/x",
    "/\\evil.test",
    "\\\\evil.test",
    "http:\\\\evil.test",
    "http://user:pw@kadr.localhost:4300/",
    "http://kadr.localhost:4300@evil.test/",
    "http://user@kadr.localhost:4300/",
    "http://:pw@kadr.localhost:4300/",
    "http://",
    "",
    "   ",
    "https://e\u202Evil.test/",
    "https://e\u061Cvil.test/",
  ])("refuses %j", (address) => {
    expect(safeUrl(address, policy)).toEqual({ kind: "refuse" });
  });

  it.each([null, undefined, 5, {}, []])("refuses what is not text: %j", (address) => {
    expect(safeUrl(address as never, policy)).toEqual({ kind: "refuse" });
  });

  it("lets our other origins and partners through", () => {
    expect(safeUrl("http://auth.kadr.localhost:4300/x", policy).kind).toBe("allowed");
    expect(safeUrl("https://partner.example/x", policy).kind).toBe("allowed");
    expect(safeUrl("https://a.wild.example/x", policy).kind).toBe("allowed");
  });

  it("asks before a stranger, a look-alike and another port", () => {
    for (const address of [
      "https://evil.test/",
      "//evil.test/x",
      "https://notpartner.example/",
      "https://partner.example.evil.test/",
      "http://kadr.localhost:4301/",
    ]) {
      expect(safeUrl(address, policy).kind).toBe("ask");
    }
  });

  it("asks before every stranger when the partner list did not load", () => {
    expect(safeUrl("https://partner.example/x", { ...policy, partners: null }).kind).toBe("ask");
  });

  it("knows a partner however the list spells it, and nobody by an empty line of it", () => {
    const kindOf = (partner: string, address: string) => safeUrl(address, { ...policy, partners: [partner] }).kind;
    for (const partner of [" partner.example ", "Partner.Example", ".partner.example", "*..partner.example"])
      expect([partner, kindOf(partner, "https://a.partner.example/")]).toEqual([partner, "allowed"]);
    for (const partner of ["", "  ", ".", "*."]) expect(kindOf(partner, "https://evil.test./")).toBe("ask");
  });

  it("asks before a partner's page that would lead from https to http", () => {
    const secure = { ...policy, origin: "https://kadr.example" };
    expect(safeUrl("http://partner.example/x", secure).kind).toBe("ask");
    expect(safeUrl("https://partner.example/x", secure).kind).toBe("allowed");
    expect(safeUrl("http://partner.example/x", policy).kind).toBe("allowed");
  });

  it("takes an address of 4096 signs, and no longer one", () => {
    const path = `/${"a".repeat(4095)}`;
    expect(safeUrl(path, policy)).toEqual({ kind: "internal", path });
    expect(safeUrl(`${path}a`, policy)).toEqual({ kind: "refuse" });
  });

  it("minds a backslash where a host could follow it, not in what is asked for", () => {
    expect(safeUrl("/search/?query=a/\\b", policy)).toEqual({ kind: "internal", path: "/search/?query=a/\\b" });
    for (const address of ["///\\evil.test", "https://\\evil.test", "HTTP:/\\evil.test"])
      expect(safeUrl(address, policy)).toEqual({ kind: "refuse" });
  });

  it("never lets a path out that a browser would read as another host", () => {
    const pieces = fc.constantFrom(
      "/",
      "\\",
      "//",
      "..",
      ".",
      "evil.test",
      "@",
      ":",
      "http:",
      "javascript:",
      "blob:",
      "?",
      "#",
      "%2f",
      "%5c",
      "\n",
      "a",
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 9 }), (parts) => {
        const verdict = safeUrl(parts.join(""), policy);
        if (verdict.kind === "internal") {
          expect(verdict.path).toMatch(/^\/(?![/\\])/);
          expect(new URL(verdict.path, policy.origin).origin).toBe(policy.origin);
          // A path that was checked internal once stays internal when checked again.
          expect(safeUrl(verdict.path, policy).kind).toBe("internal");
        } else if (verdict.kind !== "refuse") {
          expect(["http:", "https:"]).toContain(new URL(verdict.href).protocol);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

describe("a picture or a film", () => {
  it("comes from our origins alone: a partner is none", () => {
    expect(safeMediaUrl("/media/1.webp", policy)).toBe("/media/1.webp");
    expect(safeMediaUrl("http://auth.kadr.localhost:4300/1.webp", policy)).toBe(
      "http://auth.kadr.localhost:4300/1.webp",
    );
    for (const address of ["https://partner.example/1.webp", "https://evil.test/1.webp", "javascript:alert(1)", null])
      expect(safeMediaUrl(address, policy)).toBeUndefined();
  });

  it("is asked for at a width, beside what its address asks already", () => {
    const at = (address: string) => atWidth(safeMediaUrl(address, policy) ?? expect.fail("is ours"), 320);
    expect(at("/media/1.webp")).toBe("/media/1.webp?width=320");
    expect(at("/media/1.webp?v=2")).toBe("/media/1.webp?v=2&width=320");
  });
});
