import { describe, expect, it } from "vitest";
import { media } from "@kadr/design-system/primitives/SafeAddress/testing";
import type { VideoPage } from "@kadr/openapi/client";
import {
  isChildrenVideo,
  mayDownload,
  neighboursOf,
  playerSourceOf,
  ratingOfPage,
  unavailableByCode,
  unavailableCode,
  videoKind,
} from "./video.ts";

const http = (status: number, code: string | null = null) => ({ kind: "http", status, code, retryAfter: null });

describe("a video that cannot be shown", () => {
  it.each(["2042002", "2042004", "2042005", "2042006", "2042007", "403"])("says Видео недоступно for %s", (code) => {
    expect(unavailableByCode(code).title).toBe("Видео недоступно");
  });
  it("says that the author took it away", () => {
    expect(unavailableByCode("2042001").title).toBe("Автор убрал это видео из открытого доступа");
  });
  it.each(["2042003", "404"])("says Такого видео нет for %s", (code) => {
    expect(unavailableByCode(code).title).toBe("Такого видео нет");
  });
  it("says that it is in moderation", () => {
    expect(unavailableByCode("2042008").title).toBe("Видео на модерации");
  });
  it("links the rules for a violation, whose list is empty", () => {
    expect(unavailableByCode("9", new Set(["9"]))).toEqual({
      title: "Видео удалено за нарушение правил",
      linksRules: true,
      code: "9",
      showsCode: false,
    });
    expect(unavailableByCode("9").linksRules).toBe(false);
  });
  it("says Упс for any other code, 410 of a moved video among them", () => {
    expect(unavailableByCode("1")).toMatchObject({ title: "Упс, неправильная ссылка" });
    expect(unavailableByCode(unavailableCode(http(410, "track_mismatch")) ?? "")).toEqual({
      title: "Упс, неправильная ссылка",
      linksRules: false,
      code: "410",
      showsCode: true,
    });
  });
  it("has the code of the response, or its status, or 404 [ERROR-FETCH-01]", () => {
    expect(unavailableCode(http(403, "2042005"))).toBe("2042005");
    expect(unavailableCode(http(403))).toBe("403");
    expect(unavailableCode({ kind: "http", status: null, retryAfter: null })).toBe("404");
    expect(unavailableCode(http(503))).toBeNull();
    expect(unavailableCode({ kind: "offline", status: null, retryAfter: null })).toBeNull();
  });
});

describe("a video", () => {
  it("is TV live with origin rst, topics and a programme today", () => {
    const topics = [{ id: "1", name: "Кино" }] as never;
    expect(videoKind({ origin_type: "rst", topics, is_livestream: true }, [{}])).toBe("tvLive");
    expect(videoKind({ origin_type: "rst", topics, is_livestream: true }, [])).toBe("livestream");
    expect(videoKind({ origin_type: "rtb", topics, is_livestream: false }, [{}])).toBe("video");
  });
  it("is for children up to 12 in one category and up to 6 in another", () => {
    const video = (id: string, age: number) => ({ category: { id, name: "" }, pg_rating: { age } });
    const ids = { upTo12: "a", upTo6: "b" };
    expect([isChildrenVideo(video("a", 12), ids), isChildrenVideo(video("a", 16), ids)]).toEqual([true, false]);
    expect([
      isChildrenVideo(video("b", 6), ids),
      isChildrenVideo(video("b", 12), ids),
      isChildrenVideo(video("c", 0), ids),
    ]).toEqual([true, false, false]);
  });
  it("has neighbours only in a playlist of several that holds it [VIDEO-PAGE-07]", () => {
    const items = ["1", "2", "3"].map((id) => ({ id }));
    expect(neighboursOf(items, "1")).toEqual({ index: 0, previous: null, next: { id: "2" } });
    expect(neighboursOf(items, "3")?.next).toBeNull();
    expect(neighboursOf(items, "9")).toBeNull();
    expect(neighboursOf([{ id: "1" }], "1")).toBeNull();
  });
});

describe("what plays", () => {
  const ours = (address: string | null | undefined) => (address?.startsWith("/media/") ? media(address) : undefined);
  const source = (playback: Partial<NonNullable<VideoPage["playback"]>> | null) =>
    playerSourceOf(
      {
        playback: playback && { hls: null, mp4: [], captions: [], poster: null, ...playback },
        video: { thumbnail_url: "/media/still.webp", is_livestream: false, duration: 61 },
      } as unknown as VideoPage,
      ours,
    );

  it("is the stream, the files and the captions of our own addresses; others are left out one by one", () => {
    expect(
      source({
        hls: "/media/a.m3u8",
        mp4: [
          { height: 360, url: "/media/360.mp4", video_codec: "avc1.4d401f", audio_codec: "ac-3" },
          { height: 720, url: "https://evil.test/720.mp4" },
        ],
        captions: [
          { lang: "en", label: "English", url: "https://evil.test/en.vtt" },
          { lang: "ru", label: "Русский", url: "/media/ru.vtt" },
        ],
        poster: "/media/poster.webp",
      } as never),
    ).toEqual({
      hls: "/media/a.m3u8",
      mp4: [{ height: 360, url: "/media/360.mp4", videoCodec: "avc1.4d401f", audioCodec: "ac-3" }],
      captions: [{ lang: "ru", label: "Русский", url: "/media/ru.vtt" }],
      poster: "/media/poster.webp",
      isLive: false,
      duration: 61,
    });
  });

  it("has the video's own picture before it where it has no poster, and none from elsewhere", () => {
    expect(source({ hls: "/media/a.m3u8" })?.poster).toBe("/media/still.webp");
    expect(source({ hls: "/media/a.m3u8", poster: "https://evil.test/1.webp" })?.poster).toBeNull();
  });

  it("is nothing where there is neither a stream nor a file that may be loaded", () => {
    expect([source(null), source({}), source({ hls: "https://evil.test/a.m3u8" })]).toEqual([null, null, null]);
    expect(source({ mp4: [{ height: 360, url: "/media/360.mp4" }] } as never)?.hls).toBeNull();
  });
});

it("of a children's category is known by its address too, and by both at once", () => {
  const of = (category: object | null, age?: number) =>
    isChildrenVideo({ category, ...(age !== undefined && { pg_rating: { age } }) } as never);
  expect(of({ id: "1", category_url: "/feeds/deti/" }, 12)).toBe(true);
  expect(of({ id: "1", category_url: "/feeds/malyshi/" }, 6)).toBe(true);
  expect(of({ id: "1", category_url: "/feeds/malyshi/" }, 7)).toBe(false);
  expect(of({ id: "deti" }, 0)).toBe(true);
  expect(of({ id: "1", category_url: "/feeds/detiam/" }, 0)).toBe(false);
  expect([of({ id: "deti" }), of(null, 0)]).toEqual([false, false]);
});

it("a video that cannot be shown says its code only where the words do not say what happened", () => {
  for (const code of ["2042001", "2042002", "404", "2042008"])
    expect(unavailableByCode(code), code).toMatchObject({ code, linksRules: false, showsCode: false });
  expect(unavailableCode(http(429))).toBeNull();
  expect(unavailableCode(http(500))).toBeNull();
  expect(unavailableCode(http(499))).toBe("499");
  expect(unavailableCode(http(404, "a1"))).toBe("404");
  expect(unavailableCode(http(404, "1a"))).toBe("404");
  expect(unavailableCode({ kind: "wrongShape", status: 404, retryAfter: null })).toBeNull();
  expect(unavailableCode(new Error("a bug"))).toBeNull();
});

it("live of a channel needs its topics", () => {
  const origin = { origin_type: "rst", is_livestream: true } as const;
  expect(videoKind(origin as never, [{}])).toBe("livestream");
  expect(videoKind({ ...origin, topics: [] } as never, [{}])).toBe("livestream");
});

it("of two in a playlist each has the other", () => {
  const items = [{ id: "1" }, { id: "2" }];
  expect(neighboursOf(items, "1")).toEqual({ index: 0, previous: null, next: { id: "2" } });
  expect(neighboursOf(items, "2")).toEqual({ index: 1, previous: { id: "1" }, next: null });
});

it("what is not said of a video that plays is that it is no stream and has no length", () => {
  expect(
    playerSourceOf(
      { playback: { hls: "/media/a.m3u8", mp4: [], captions: [], poster: null }, video: {} } as never,
      (address) => (address == null ? undefined : media(address)),
    ),
  ).toMatchObject({ isLive: false, duration: 0, poster: null });
});

it("what is free or one's own may be kept as a file, where there is one", () => {
  const may = (video: object, mp4: readonly object[] | null = [{}], userId: string | null = "7") =>
    mayDownload(
      {
        video: { is_livestream: false, is_paid: false, author: { id: "8" }, ...video },
        playback: mp4 && { mp4 },
      } as unknown as VideoPage,
      userId,
    );
  expect(may({})).toBe(true);
  expect(may({}, [{}], null)).toBe(true);
  expect([may({}, []), may({}, null), may({ is_livestream: true })]).toEqual([false, false, false]);
  for (const sold of [{ is_paid: true }, { common_subscription_product_codes: ["X"] }]) {
    expect(may(sold)).toBe(false);
    expect(may({ ...sold, author: { id: "7" } })).toBe(true);
  }
  expect(may({ common_subscription_product_codes: [] })).toBe(true);
});

it("the rating of a page is that of all with the person's own, or none", () => {
  expect(ratingOfPage({ rating: { rating: 4.5, votes_count: 10, my_rating: 5 } } as VideoPage)).toEqual({
    mean: 4.5,
    votes: 10,
    own: 5,
  });
  expect(ratingOfPage({ rating: null } as never)).toBeNull();
});
