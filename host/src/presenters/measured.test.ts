import { describe, expect, it } from "vitest";
import { examples } from "@kadr/openapi/examples";
import { contentOfVideo, contentTypeOf, failureKind, placesOf } from "./measured.ts";

const { video } = examples.getVideoPage.video;

describe("the content of an event", () => {
  it.each([
    [{ is_livestream: true, stream_type: "stream_push" }, "stream"],
    [{ is_livestream: true, stream_type: "broadcast" }, "live"],
    [{ is_livestream: true, stream_type: null }, "live"],
    [{ is_livestream: true, stream_type: "brdcast_tag", origin_type: "rshorts" }, "shorts"],
    [{ origin_type: "rshorts" }, "shorts"],
    [{ is_audio: true }, "audio"],
    [{ origin_type: "rtba" }, "audio"],
    [{ stream_type: "stream_push" }, "video"],
    [{}, "video"],
  ] as const)("%o is %s [ANALYTICS-RECORD-07]", (facts, type) => {
    expect(contentTypeOf({ ...video, is_livestream: false, is_audio: false, ...facts })).toBe(type);
  });

  it("has its channel and its category, or what the address alone says", () => {
    expect(contentOfVideo(video.id, video)).toEqual({
      id: video.id,
      type: "video",
      channelId: video.author.id,
      categoryId: video.category?.id,
    });
    expect(contentOfVideo("a1", undefined)).toEqual({ id: "a1", type: "video" });
  });
});

// rule.positions, rule.pageNumber [SEARCH-STATE-05] [ANALYTICS-NUMBERS-01] [ANALYTICS-NUMBERS-03]
it("tells of a hundred places at most, counted from 1, with the page that they are on", () => {
  const ids = Array.from({ length: 20 }, (_, index) => `${index}`);
  const pages = [0, 20, 40, 60, 80, 100].map((offset) => placesOf(ids, offset, 20, 100));
  expect(pages.flatMap(({ positions }) => positions)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
  expect(pages.map(({ items }) => items.length)).toEqual([20, 20, 20, 20, 20, 0]);
  expect(pages.map(({ page }) => page)).toEqual([1, 2, 3, 4, 5, 6]);
});

describe("a failure", () => {
  it("is reported by its kind", () => {
    expect([401, 403, 404, 500].map(failureKind)).toEqual(["login", "block", "deleted", "other"]);
  });
});

it("the page of a place is the one it stands on, from its first place to its last", () => {
  expect([0, 19, 20].map((offset) => placesOf(["a"], offset, 20).page)).toEqual([1, 1, 2]);
  expect(placesOf(["a", "b"], 98, 20).positions).toEqual([99, 100]);
  expect(placesOf(["a", "b", "c"], 99, 20)).toMatchObject({ items: ["a", "b", "c"] });
  expect(failureKind(null)).toBe("other");
});
