import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildPath, matchPattern } from "./pattern.ts";
import { pages } from "./table.ts";

describe("patterns", () => {
  it("reads a path with and without its trailing slash", () => {
    expect(matchPattern(pages.video.pattern, "/video/abc/")).toEqual({ id: "abc" });
    expect(matchPattern(pages.video.pattern, "/video/abc")).toEqual({ id: "abc" });
    expect(matchPattern(pages.channel.pattern, "/channel/7/videos/page-2/")).toEqual({
      personId: "7",
      tab: "videos",
      page: "page-2",
    });
    expect(matchPattern(pages.video.pattern, "/video/abc/more/")).toBeNull();
    expect(matchPattern(pages.video.pattern, "/video/%/")).toBeNull();
  });

  it("reads back what it builds, for any id", () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }).filter((id) => !/[\ud800-\udfff]/.test(id)),
        (id) => {
          expect(matchPattern(pages.video.pattern, buildPath(pages.video.pattern, { id }))).toEqual({ id });
        },
      ),
    );
  });

  it("takes a short url slug in place of a channel's id", () => {
    expect(matchPattern(pages.channel.pattern, "/channel/kino-klub/")).toEqual({ personId: "kino-klub" });
  });

  it("take no other spelling of their words: capitals are no address of ours", () => {
    expect(matchPattern(pages.video.pattern, "/VIDEO/abc/")).toBeNull();
    expect(matchPattern(pages.video.pattern, "/video/ABC/")).toEqual({ id: "ABC" });
  });

  it("write the rest of an area segment by segment", () => {
    expect(buildPath(pages.profile.pattern, { rest: "info/edit" })).toBe("/profile/info/edit/");
    expect(buildPath(pages.profile.pattern, {})).toBe("/profile/");
    // half of a letter, from a text that was cut
    expect(buildPath(pages.video.pattern, { id: "a\ud83d" })).toBe("/video/a%EF%BF%BD/");
    expect(buildPath(pages.video.pattern, { id: "😀" })).toBe("/video/%F0%9F%98%80/");
    expect(buildPath(pages.info.pattern, { rest: "a b/..?" })).toBe("/info/a%20b/..%3F/");
  });

  it("have words that a regular expression takes as they are", () => {
    for (const { pattern } of Object.values(pages))
      expect(pattern).toMatch(/^(?:\/(?:[a-z0-9]+|:[A-Za-z]+\??))*(?:\/\*\?)?\/?$/);
  });
});
