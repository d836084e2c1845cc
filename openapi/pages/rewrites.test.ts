import { describe, expect, it } from "vitest";
import { destinationOf, isAudioPath, playlistOf, rewriteAddress, spellingsOf, videoIdOf } from "./rewrites.ts";

describe("addresses", () => {
  it("take the id of a video after video, audio, shorts or private, from live, or from pl_video", () => {
    for (const path of ["/video/x1/", "/audio/x1", "/shorts/x1/", "/video/private/x1", "/live/video/x1/"])
      expect(videoIdOf(path, "?pl_video=x2")).toBe("x1");
    expect(videoIdOf("/plst/9/", "?pl_video=x2")).toBe("x2");
    expect(videoIdOf("/plst/9/", "?pl_video=")).toBeNull();
    expect(videoIdOf("/channel/9/", "")).toBeNull();
  });

  it("lead from a video that the query names to its page, in the playlist of the path", () => {
    expect(rewriteAddress("/plst/9/", "?pl_video=x2")).toBe("/video/x2/?playlist=9");
    expect(rewriteAddress("/plst/9/", "?pl_video=x2&plId=7&t=90")).toBe("/video/x2/?plId=7&t=90");
    expect(rewriteAddress("/video/", "?pl_video=x2")).toBe("/video/x2/");
    expect(rewriteAddress("/audio", "?pl_video=x2")).toBe("/audio/x2");
    for (const path of ["/video/x1/", "/channel/9/", "/"]) expect(rewriteAddress(path, "?pl_video=x2")).toBeNull();
  });

  it("name a playlist in three ways, the newest first", () => {
    for (const search of ["?playlist=7", "?plId=7", "?pl_id=7", "?playlist=7&plId=8&pl_id=9", "?plId=7&pl_id=9"])
      expect(playlistOf(search)).toBe("7");
    expect(playlistOf("?list=7")).toBeNull();
  });

  it("take no area's own word for the id of a video", () => {
    for (const path of ["/video/person", "/video/private", "/video/person/", "/video/private/"])
      expect(videoIdOf(path, "")).toBeNull();
  });

  it("are the same with and without the slash at the end, the root excepted", () => {
    expect(spellingsOf("/old/")).toEqual(["/old/", "/old"]);
    expect(spellingsOf("/old")).toEqual(["/old", "/old/"]);
    expect(spellingsOf("/")).toEqual(["/"]);
  });

  it("end a channel's with a slash, keep what is asked for, and leave alone what is right", () => {
    expect(rewriteAddress("/channel/12/videos", "?page=2")).toBe("/channel/12/videos/?page=2");
    expect(rewriteAddress("/channel/12/videos/", "?page=2")).toBeNull();
    expect(rewriteAddress("/search", "?query=a")).toBeNull();
  });

  it("take the tab of everything for the feed itself, and no other tab", () => {
    expect(rewriteAddress("/feeds/kids/all/", "?page=2")).toBe("/feeds/kids/?page=2");
    expect(rewriteAddress("/feeds/kids/cartoons/", "")).toBeNull();
  });

  it("is in audio mode on a path that contains audio", () => {
    expect(isAudioPath("/audio/1")).toBe(true);
    expect(isAudioPath("/video/1/")).toBe(false);
  });

  it("rewrites the legacy person route to the channel route", () => {
    expect(rewriteAddress("/video/person/12/", "")).toBe("/channel/12/");
    expect(rewriteAddress("/video/person/12/videos/page-3", "?a=1")).toBe("/channel/12/videos/page-3/?a=1");
  });
});

describe("where an address leads on to", () => {
  const table = new Map([
    ["/agreement/", "/info/agreement/"],
    ["/старое/", "/feeds/new/"],
    ["/%D1%82%D1%83%D0%B4%D0%B0", "/feeds/there/"],
    ["/a/b", "/feeds/two/"],
    ["/self/", "/self/"],
  ]);
  it.each([
    ["/agreement/", "/info/agreement/"],
    ["/agreement", "/info/agreement/"],
    ["/%61greement/", "/info/agreement/"],
    ["/%61%67reement", "/info/agreement/"],
    ["/старое/", "/feeds/new/"],
    [encodeURI("/старое"), "/feeds/new/"],
    ["/туда/", "/feeds/there/"],
    ["/a%2Fb", null],
    ["/a/b/", "/feeds/two/"],
    ["/%zz/", null],
    ["/self/", null],
    ["/video/person/7/", "/channel/7/"],
    ["/constructor", null],
  ])("%s: %s", (path, destination) => {
    expect(destinationOf(path, "", (spelling) => table.get(spelling))).toBe(destination);
  });
});
