import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { safeUrl, type LinkPolicy } from "./safeUrl.ts";

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
    "javascript:alert(1)", "JaVaScRiPt:alert(1)", " javascript:alert(1)", "java\nscript:alert(1)", "java\tscript:alert(1)",
    "data:text/html,<script>1</script>", "vbscript:x", "blob:http://kadr.localhost:4300/1234", "filesystem:http://kadr.localhost:4300/x",
    "file:///etc/passwd", "mailto:a@b.example", "/..//evil.test", "/./..//evil.test/x", "/\\evil.test", "\\\\evil.test", "http:\\\\evil.test",
    "http://user:pw@kadr.localhost:4300/", "http://kadr.localhost:4300@evil.test/", "http://", "", "   ", "https://e\u202Evil.test/", "https://e\u061Cvil.test/",
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
    for (const address of ["https://evil.test/", "//evil.test/x", "https://notpartner.example/", "https://partner.example.evil.test/", "http://kadr.localhost:4301/"]) {
      expect(safeUrl(address, policy).kind).toBe("ask");
    }
  });

  it("asks before every stranger when the partner list did not load", () => {
    expect(safeUrl("https://partner.example/x", { ...policy, partners: null }).kind).toBe("ask");
  });

  it("never lets a path out that a browser would read as another host", () => {
    const pieces = fc.constantFrom("/", "\\", "//", "..", ".", "evil.test", "@", ":", "http:", "javascript:", "blob:", "?", "#", "%2f", "%5c", "\n", "a");
    fc.assert(fc.property(fc.array(pieces, { maxLength: 9 }), (parts) => {
      const verdict = safeUrl(parts.join(""), policy);
      if (verdict.kind === "internal") {
        expect(verdict.path).toMatch(/^\/(?![/\\])/);
        expect(new URL(verdict.path, policy.origin).origin).toBe(policy.origin);
        // What was judged internal once stays internal when judged again.
        expect(safeUrl(verdict.path, policy).kind).toBe("internal");
      } else if (verdict.kind !== "refuse") {
        expect(["http:", "https:"]).toContain(new URL(verdict.href).protocol);
      }
    }), { numRuns: 2000 });
  });
});
