import { describe, expect, it } from "vitest";
import { contentOf, failureKind, isChildrenVideo, neighboursOf, unavailableByCode, unavailableCode, videoKind } from "./video.ts";

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
    expect(unavailableByCode("9", new Set(["9"]))).toEqual({ title: "Видео удалено за нарушение правил", linksRules: true, code: "9", showsCode: false });
    expect(unavailableByCode("9").linksRules).toBe(false);
  });
  it("says Упс for any other code, 410 of a moved video among them", () => {
    expect(unavailableByCode("1")).toMatchObject({ title: "Упс, неправильная ссылка" });
    expect(unavailableByCode(unavailableCode(http(410, "track_mismatch")) ?? "")).toEqual({ title: "Упс, неправильная ссылка", linksRules: false, code: "410", showsCode: true });
  });
  it("has the code of the answer, or its status, or 404", () => {
    expect(unavailableCode(http(403, "2042005"))).toBe("2042005");
    expect(unavailableCode(http(403))).toBe("403");
    expect(unavailableCode({ kind: "http", status: null, retryAfter: null })).toBe("404");
    expect(unavailableCode(http(503))).toBeNull();
    expect(unavailableCode({ kind: "offline", status: null, retryAfter: null })).toBeNull();
  });
  it("is reported by its kind", () => {
    expect([401, 403, 404, 500].map(failureKind)).toEqual(["login", "block", "deleted", "other"]);
  });
});

describe("a video", () => {
  it("is TV live with origin rst, topics and a programme today", () => {
    const topics = [{ id: "1", name: "Кино" }] as never;
    expect(videoKind({ origin_type: "rst", topics, is_livestream: true }, [{}])).toBe("tvLive");
    expect(videoKind({ origin_type: "rst", topics, is_livestream: true }, [])).toBe("livestream");
    expect(videoKind({ origin_type: "rtb", topics, is_livestream: false }, [{}])).toBe("video");
  });
  it("is shorts, audio or video by origin", () => {
    expect(contentOf("rshorts")).toBe("shorts");
    expect(contentOf("rtba")).toBe("audio");
    for (const origin of ["rtb", "rst", "ifrm", "rspa"]) expect(contentOf(origin)).toBe("video");
  });
  it("is for children up to 12 in one category and up to 6 in another", () => {
    const video = (id: string, age: number) => ({ category: { id, name: "" }, pg_rating: { age } });
    const ids = { upTo12: "a", upTo6: "b" };
    expect([isChildrenVideo(video("a", 12), ids), isChildrenVideo(video("a", 16), ids)]).toEqual([true, false]);
    expect([isChildrenVideo(video("b", 6), ids), isChildrenVideo(video("b", 12), ids), isChildrenVideo(video("c", 0), ids)]).toEqual([true, false, false]);
  });
  it("has neighbours only in a playlist of several that holds it", () => {
    const items = ["1", "2", "3"].map((id) => ({ id }));
    expect(neighboursOf(items, "1")).toEqual({ index: 0, previous: null, next: { id: "2" } });
    expect(neighboursOf(items, "3")?.next).toBeNull();
    expect(neighboursOf(items, "9")).toBeNull();
    expect(neighboursOf([{ id: "1" }], "1")).toBeNull();
  });
});
