import { describe, expect, it } from "vitest";
import { pathTo, playlistOf, rewriteAddress } from "@kadr/openapi/pages";
import {
  agreementPath,
  canonicalVideoPath,
  productPathOf,
  channelPath,
  feedPath,
  ownAddress,
  profileEditPath,
  searchPath,
  videoInPlaylist,
} from "./addresses.ts";

describe("addresses", () => {
  it("ends channel tab addresses with a slash", () => {
    expect(channelPath("12", "videos")).toBe("/channel/12/videos/");
    expect(rewriteAddress("/channel/12/videos", "")).toBe("/channel/12/videos/");
    expect(rewriteAddress("/channel/12/videos/", "")).toBeNull();
  });

  it("maps the tab all to the feed itself", () => {
    expect(feedPath("kids", "all")).toBe("/feeds/kids/");
    expect(feedPath("kids")).toBe("/feeds/kids/");
    expect(rewriteAddress("/feeds/kids/all/", "?page=2")).toBe("/feeds/kids/?page=2");
    expect(feedPath("kids", "cartoons")).toBe("/feeds/kids/cartoons/");
  });

  it("keeps the playlist on the way to another video and drops what belongs to this one", () => {
    expect(videoInPlaylist("v2", "?playlist=77&t=90&pl_type=custom")).toBe("/video/v2/?playlist=77&pl_type=custom");
    expect(videoInPlaylist("v2", "?plId=77", true)).toBe("/audio/v2?plId=77");
    expect(videoInPlaylist("v2", "?t=90")).toBe("/video/v2/");
    for (const search of ["?plId=7", "?playlist=7", "?pl_id=7"]) expect(playlistOf(search)).toBe("7");
  });

  it("keep the key of a private video, and a moment, on the way back to the same page", () => {
    expect(ownAddress("/video/private/v1", "?pepper=k&utm_source=x&t=5")).toBe("/video/private/v1?pepper=k");
    expect(ownAddress("/video/private/v1", "?pepper=k", 90)).toBe("/video/private/v1?pepper=k&t=90");
    expect(ownAddress("/video/v1/", "", 90)).toBe("/video/v1/?t=90");
    expect(ownAddress("/video/v1/", "?plId=7")).toBe("/video/v1/");
  });

  it("leads to what was searched for, whatever it was, to the agreement and to the own profile", () => {
    const { pathname, searchParams } = new URL(searchPath("a+b&c=d ё"), "http://own.test");
    expect([pathname, searchParams.get("query")]).toEqual([pathTo("search"), "a+b&c=d ё"]);
    expect(agreementPath).toBe("/info/agreement/");
    expect(profileEditPath).toBe("/profile/info/edit/");
  });

  it("knows where each kind of video belongs: a broadcast under the live path, a pushed stream under the usual one: rule.content.broadcast", () => {
    const usual = { id: "v", isAudio: false, streamType: null, isPrivate: false, productPath: null };
    expect(canonicalVideoPath(usual)).toBe("/video/v/");
    expect(canonicalVideoPath({ ...usual, isAudio: true })).toBe("/audio/v");
    expect(canonicalVideoPath({ ...usual, streamType: "broadcast" })).toBe("/live/video/v/");
    expect(canonicalVideoPath({ ...usual, streamType: "stream_push" })).toBe("/video/v/");
    expect(canonicalVideoPath({ ...usual, isPrivate: true })).toBe("/video/private/v");
    expect(canonicalVideoPath({ ...usual, productPath: "/yappy/v/" })).toBe("/yappy/v/");
  });

  it.each([
    ["/video/v/", null],
    ["/live/video/v/", null],
    ["/shorts/v/", "/shorts/v/"],
    ["/yappy/v/?utm_source=a#b", "/yappy/v/"],
    ["/yappy/other/", "/yappy/v/"],
    ["/yappy/a/b/", null],
    ["//evil.example/yappy/v/", null],
    ["https://evil.example/yappy/v/", null],
    ["javascript:alert(1)", null],
    ["", null],
  ])("the product's own page of a video whose address is «%s» is %s", (videoUrl, path) => {
    expect(productPathOf("v", videoUrl)).toBe(path);
  });
});
