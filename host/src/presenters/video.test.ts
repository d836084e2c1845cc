import { describe, expect, it } from "vitest";
import { media } from "@kadr/design-system/primitives/SafeAddress/testing";
import type { VideoPage } from "@kadr/openapi/client";
import {
  isChildrenVideo,
  neighboursOf,
  playerSourceOf,
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
