import { describe, expect, it } from "vitest";
import { shelvesCall, videoPageQueryOf } from "./calls.ts";
import { findPage, firstCalls } from "./find.ts";

it("sends the number of a page only when it is greater than 0", () => {
  expect(videoPageQueryOf("?playlist=7&p=2&season=1")).toEqual({ playlist: "7", p: 2, season: 1 });
  for (const p of ["0", "-1", "1.5", "x", ""])
    expect(videoPageQueryOf(`?playlist=7&p=${p}`)).toEqual({ playlist: "7" });
});

it("passes on to a video's page what its call takes, and nothing that is the page's own", () => {
  const taken = {
    pepper: "k",
    plId: "1",
    playlist: "2",
    pl_id: "3",
    pl_type: "custom",
    sourcePl: "4",
    sourcePlType: "tv",
    showPl: "5",
    pageType: "video",
    track_id: "6",
  };
  const query = new URLSearchParams({ ...taken, t: "90", utm_source: "x" });
  expect(videoPageQueryOf(query)).toEqual(taken);
  expect(videoPageQueryOf("?pepper=&playlist=")).toEqual({});
});

describe("the first screen", () => {
  it("of a video asks for its page, for the votes, a guest's or one's own, and for the first comments", () => {
    const calls = [
      { operation: "getVideoPage", path: { id: "x1" }, query: { playlist: "7" } },
      { operation: "getVideoVotes", path: { id: "x1" }, only: "guest" },
      { operation: "getVideoReaction", path: { id: "x1" }, only: "user" },
      { operation: "listComments", path: { videoId: "x1" }, query: { sort_by: "popular", limit: 5 } },
    ];
    for (const path of ["/video/x1/", "/audio/x1", "/live/video/x1/", "/video/private/x1"])
      expect(firstCalls(path, "?playlist=7&t=90")).toEqual(calls);
  });

  it("of a feed asks for that feed, home where none is named, and for its tab unless that is all of it", () => {
    const feed = (slug: string, tab?: string) => [
      { operation: "getFeed", path: { slug }, query: { ...(tab === undefined ? {} : { tab }), log: true } },
    ];
    expect(firstCalls("/", "")).toEqual(feed("home"));
    expect(firstCalls("/feeds/kids/", "")).toEqual(feed("kids"));
    expect(firstCalls("/feeds/kids/all/", "")).toEqual(feed("kids"));
    expect(firstCalls("/feeds/kids/cartoons/", "")).toEqual(feed("kids", "cartoons"));
  });

  it("of a page without calls, and of an address that is nobody's, asks for nothing", () => {
    for (const path of ["/search/", "/nobody/knows/", "/my/nowhere/"]) expect(firstCalls(path, "")).toEqual([]);
    expect([findPage("/nobody/knows/"), findPage("/my/nowhere/"), findPage("/info/")]).toEqual([null, null, null]);
    expect(findPage("/my/")?.name).toBe("my");
  });

  it("asks for shelves together, by their ids", () => {
    expect(shelvesCall(["1", "2"])).toEqual({
      operation: "getFeedResources",
      path: { ids: "1,2", kind: "items" },
      query: { log: true },
    });
  });
});
