import { describe, expect, it } from "vitest";
import { isAudioPath, rewriteAddress, videoIdOf } from "./rewrites.ts";

describe("addresses", () => {
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
});
