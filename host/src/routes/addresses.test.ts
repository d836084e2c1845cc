import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  canonicalVideoPath, channelPath, feedPath, isAudioPath, ownAddress, patterns, playlistOf, rewriteAddress, startSecondsOf, videoIdOf, videoInPlaylist,
} from "./addresses.ts";
import { buildPath, matchPattern } from "./pattern.ts";

describe("addresses", () => {
  it("reads a path with and without its trailing slash", () => {
    expect(matchPattern(patterns.video, "/video/abc/")).toEqual({ id: "abc" });
    expect(matchPattern(patterns.video, "/video/abc")).toEqual({ id: "abc" });
    expect(matchPattern(patterns.channel, "/channel/7/videos/page-2/")).toEqual({ personId: "7", tab: "videos", page: "page-2" });
    expect(matchPattern(patterns.video, "/video/abc/more/")).toBeNull();
    expect(matchPattern(patterns.video, "/video/%/")).toBeNull();
  });

  it("reads back what it builds, for any id", () => {
    fc.assert(fc.property(fc.string({ minLength: 1 }).filter((id) => !/[\ud800-\udfff]/.test(id)), (id) => {
      expect(matchPattern(patterns.video, buildPath(patterns.video, { id }))).toEqual({ id });
    }));
  });

  it("take the id of a video after video, audio, shorts or private, from live, or from pl_video", () => {
    for (const path of ["/video/x1/", "/audio/x1", "/shorts/x1/", "/video/private/x1", "/live/video/x1/"]) expect(videoIdOf(path, "?pl_video=x2")).toBe("x1");
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

  it("is in audio mode on a path that contains audio", () => {
    expect(isAudioPath("/audio/1")).toBe(true);
    expect(isAudioPath("/video/1/")).toBe(false);
  });

  it("rewrites the legacy person route to the channel route", () => {
    expect(rewriteAddress("/video/person/12/", "")).toBe("/channel/12/");
    expect(rewriteAddress("/video/person/12/videos/page-3", "?a=1")).toBe("/channel/12/videos/page-3/?a=1");
  });

  it("takes a short url slug in place of a channel's id", () => {
    expect(matchPattern(patterns.channel, "/channel/kino-klub/")).toEqual({ personId: "kino-klub" });
  });

  it("ends channel tab addresses with a slash", () => {
    expect(channelPath("12", "videos")).toBe("/channel/12/videos/");
    expect(rewriteAddress("/channel/12/videos", "")).toBe("/channel/12/videos/");
    expect(rewriteAddress("/channel/12/videos/", "")).toBeNull();
  });

  it("maps the tab all to the feed itself", () => {
    expect(feedPath("kids", "all")).toBe("/feeds/kids/");
    expect(rewriteAddress("/feeds/kids/all/", "?page=2")).toBe("/feeds/kids/?page=2");
    expect(feedPath("kids", "cartoons")).toBe("/feeds/kids/cartoons/");
  });

  it("keeps the playlist on the way to another video and drops what belongs to this one", () => {
    expect(videoInPlaylist("v2", "?playlist=77&t=90&pl_type=custom")).toBe("/video/v2/?playlist=77&pl_type=custom");
    expect(videoInPlaylist("v2", "?plId=77", true)).toBe("/audio/v2?plId=77");
    for (const search of ["?plId=7", "?playlist=7", "?pl_id=7"]) expect(playlistOf(search)).toBe("7");
  });

  it("keep the key of a private video, and a moment, on the way back to the same page", () => {
    expect(ownAddress("/video/private/v1", "?pepper=k&utm_source=x&t=5")).toBe("/video/private/v1?pepper=k");
    expect(ownAddress("/video/private/v1", "?pepper=k", 90)).toBe("/video/private/v1?pepper=k&t=90");
    expect(ownAddress("/video/v1/", "", 90)).toBe("/video/v1/?t=90");
    expect(ownAddress("/video/v1/", "?plId=7")).toBe("/video/v1/");
  });

  it("knows where each kind of video belongs", () => {
    const usual = { id: "v", isAudio: false, streamType: null, isPrivate: false, productPath: null };
    expect(canonicalVideoPath(usual)).toBe("/video/v/");
    expect(canonicalVideoPath({ ...usual, isAudio: true })).toBe("/audio/v");
    expect(canonicalVideoPath({ ...usual, streamType: "broadcast" })).toBe("/live/video/v/");
    expect(canonicalVideoPath({ ...usual, isPrivate: true })).toBe("/video/private/v");
    expect(canonicalVideoPath({ ...usual, productPath: "/yappy/v/" })).toBe("/yappy/v/");
  });

  it.each([["?t=90", 90], ["?t=1m30s", 90], ["?t=1h2s", 3602], ["?t=-5", null], ["?t=", null], ["", null], ["?t=1e9", null]])("reads the start time of %s", (search, seconds) => {
    expect(startSecondsOf(search)).toBe(seconds);
  });
});
