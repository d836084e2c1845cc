// @vitest-environment node
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mediaCatalog, resolveMediaFile } from "../media/index.ts";
import type { Sandbox } from "../server.ts";
import { small } from "../testing/small-seed.ts";
import { startSmall, Visitor } from "../testing/visitor.ts";

interface Shelf {
  id: string;
  items: Array<{ id: string; video_url?: string }>;
}
interface Paging {
  hasNext: boolean;
  nextUrl: string | null;
  prevUrl: string | null;
}
interface Resources {
  resources: Shelf[];
  resourcesPagination: Record<string, Paging>;
}

const videoId = (n: number): string => String(n).padStart(32, "0");

let sandbox: Sandbox;
let guest: Visitor;
let viewer: Visitor;
beforeAll(async () => {
  sandbox = await startSmall();
  guest = new Visitor(sandbox);
  viewer = await new Visitor(sandbox).signIn(small.viewer.email);
});
afterAll(() => sandbox.close());

const save = (id: string, position: number) =>
  viewer.call("/api/v2/video/history/actual", { method: "POST", body: { video_id: id, position } });

describe("a feed", () => {
  it("names its shelves first and gives their items apart, five at most [FEED-LOAD-03]", async () => {
    const feed = (await guest.call("/feed/home/?log=true")).json<{ resources: Array<Shelf & { isLoad: boolean }> }>();
    expect(feed.resources.map(({ id, items, isLoad }) => [id, items.length, isLoad])).toEqual([
      ["1", 0, false],
      ["2", 0, false],
    ]);
    const loaded = (await guest.call("/resources/2,404/items/")).json<Resources>();
    expect(loaded.resources.map(({ id, items }) => [id, items.length])).toEqual([["2", 10]]);
    expect((await guest.call("/resources/1,2,3,4,5,6/items/")).status).toBe(400);
  });

  it("goes on by its links without a gap or a repeat, and back", async () => {
    const first = (await guest.call("/resources/2/items/")).json<Resources>();
    const ids = (first.resources[0]?.items ?? []).map(({ id }) => id);
    let paging = first.resourcesPagination["2"];
    let back: string | null = null;
    while (paging?.nextUrl) {
      expect(paging.nextUrl).toContain("client=wdp");
      const page = (await guest.request(paging.nextUrl)).json<{ items: Array<{ id: string }>; pagination: Paging }>();
      ids.push(...page.items.map(({ id }) => id));
      paging = page.pagination;
      back = paging.prevUrl;
    }
    expect(ids).toEqual(Array.from({ length: 25 }, (_, n) => videoId(n + 1)));
    expect((await guest.request(back ?? "")).json<{ items: unknown[] }>().items).toHaveLength(10);
  });

  it("answers 404 for an unknown slug and for a missing tab [FEED-LOAD-06]", async () => {
    expect((await guest.call("/feed/nothing/")).status).toBe(404);
    expect((await guest.call("/feed/home/?tab=nothing")).status).toBe(404);
    expect((await guest.call("/feed/home/?tab=all")).status).toBe(200);
  });

  it("fills «continue watching» from the person's own positions", async () => {
    await save(videoId(3), 120);
    const items = async (visitor: Visitor) =>
      (await visitor.call("/resources/1/items/")).json<Resources>().resources[0]?.items.map(({ id }) => id);
    expect(await items(viewer)).toEqual([videoId(3)]);
    expect(await items(guest)).toEqual([]);
  });
});

describe("a video", () => {
  it("that cannot be shown says why by its documented code [ERROR-FETCH-01] [ERROR-FETCH-03]", async () => {
    const page = async (path: string) => {
      const reply = await guest.call(path);
      return [reply.status, reply.json()["code"]];
    };
    expect(await page(`/video/${videoId(30)}/`)).toEqual([404, "2042001"]);
    expect(await page("/video/unknown/")).toEqual([404, "2042003"]);
    expect(await page(`/video/${small.video}/?track_id=999`)).toEqual([410, "track_mismatch"]);
    const { query } = sandbox.context.database;
    for (const [code, status] of [
      [2042002, 403],
      [2042008, 403],
      [403, 403],
      [404, 404],
      [410, 410],
    ] as const) {
      await query.updateTable("videos").set({ state_code: code }).where("track_id", "=", 29).execute();
      expect((await guest.call(`/video/${videoId(29)}/`)).status).toBe(status);
    }
  });

  it("with a key opens for the key and for its author only", async () => {
    await sandbox.context.database.query
      .updateTable("videos")
      .set({ is_hidden: 1, pepper: "secret" })
      .where("track_id", "=", 28)
      .execute();
    const path = `/video/${videoId(28)}/`;
    expect((await guest.call(path)).status).toBe(403);
    expect((await guest.call(`${path}?pepper=wrong`)).status).toBe(403);
    const opened = await guest.call(`${path}?pepper=secret`);
    expect(opened.status).toBe(200);
    // The key is said where the page looks for it, to who knows it already, and nowhere else.
    expect(opened.json()).toMatchObject({ video: { pepper: "secret" } });
    expect(opened.text.replace('"pepper":"secret"', "")).not.toContain("secret");
    expect((await (await new Visitor(sandbox).signIn(small.author.email)).call(path)).status).toBe(200);
  });

  it("in a playlist knows its neighbours and keeps the playlist in their addresses", async () => {
    const page = (await guest.call(`/video/${videoId(2)}/?plId=1`)).json<{
      playlist: { items: unknown[] };
      playlistInfo: unknown;
    }>();
    expect(page.playlist.items).toHaveLength(3);
    expect(page.playlistInfo).toEqual({
      index: 1,
      next_url: `/video/${videoId(3)}/?plId=1`,
      previous_url: `/video/${videoId(1)}/?plId=1`,
    });
  });

  it("takes one reaction a person and counts it once", async () => {
    const set = (reaction: string) =>
      viewer.call("/reactions/", { method: "POST", body: { videoId: small.video, reaction } });
    expect((await set("like")).json()).toMatchObject({ reaction: "like", likes_number: 1, dislikes_number: 0 });
    expect((await set("dislike")).json()).toMatchObject({ reaction: "dislike", likes_number: 0, dislikes_number: 1 });
    expect((await guest.call(`/api/v2/reactions/videos/${small.video}`)).json()).toMatchObject({
      reaction: null,
      dislikes_number: 1,
    });
    expect((await viewer.call(`/api/v2/reactions/videos/${small.video}`, { method: "DELETE" })).json()).toMatchObject({
      reaction: null,
      dislikes_number: 0,
    });
    expect(
      (await guest.call("/reactions/", { method: "POST", body: { videoId: small.video, reaction: "like" } })).status,
    ).toBe(401);
    expect((await guest.call(`/api/numerator/video/${small.video}/vote`)).json()).toEqual({
      likes_number: 0,
      dislikes_number: 0,
    });
  });

  it("recommends others, never itself", async () => {
    const page = (await guest.call(`/api/video/recommendation/${small.video}/?limit=5`)).json<{
      results: Array<{ id: string }>;
      next: string;
    }>();
    expect(page.results).toHaveLength(5);
    expect(page.results.some(({ id }) => id === small.video)).toBe(false);
    expect((await guest.request(page.next)).status).toBe(200);
  });
});

describe("progress and history", () => {
  it("resume where the person stopped; the page of history can be emptied without losing that", async () => {
    await save(videoId(4), 30);
    await save(videoId(5), 100_000);
    expect((await viewer.call("/api/v2/video/history/actual?limit=300&ct=video")).json()).toMatchObject({
      [videoId(4)]: 30,
      [videoId(5)]: 600,
    });
    expect((await guest.call("/api/v2/video/history/actual")).json()).toEqual({});
    const list = async () =>
      (await viewer.call("/api/video/history/?limit=2")).json<{
        results: Array<{ video: { id: string } }>;
        has_next: boolean;
      }>();
    expect((await list()).results.map(({ video }) => video.id)).toEqual([videoId(5), videoId(4)]);
    expect((await list()).has_next).toBe(true);
    expect((await viewer.call(`/api/video/history/video/${videoId(5)}`, { method: "DELETE" })).status).toBe(204);
    expect((await viewer.call(`/api/video/history/video/${videoId(5)}`, { method: "DELETE" })).status).toBe(404);
    expect((await viewer.call("/api/video/history/", { method: "DELETE" })).status).toBe(204);
    expect((await list()).results).toEqual([]);
    expect((await viewer.call("/api/v2/video/history/actual")).json()).toMatchObject({ [videoId(4)]: 30 });
    expect((await guest.call("/api/video/history/")).status).toBe(401);
  });
});

it("changes what is sent of the profile and leaves the rest", async () => {
  const change = await viewer.call("/api/profile/user/", {
    method: "PATCH",
    body: { first_name: " Зоя ", gender: "female" },
  });
  expect(change.json()).toMatchObject({ name: "Зоя", gender: "female", birthdate: null, email: small.viewer.email });
});

it("serves the person's own files as a channel and the first shelf of home, and says there what is not shown", async () => {
  const folder = mkdtempSync(join(tmpdir(), "kadr-own-"));
  const [clip] = mediaCatalog();
  copyFileSync(resolveMediaFile(clip?.mp4.at(-1)?.url ?? "")?.file ?? "", join(folder, "мой_отпуск.mp4"));
  writeFileSync(join(folder, "пусто.mp4"), "");
  writeFileSync(join(folder, "письмо.mkv"), "не видео, а письмо");
  const own = await startSmall({ media: folder });
  try {
    const visitor = new Visitor(own);
    const home = (await visitor.call("/feed/home/")).json<{ resources: Array<{ id: string; name: string }> }>();
    expect(home.resources[0]?.name).toBe("Мои файлы");
    const [shelf] = (await visitor.call(`/resources/${home.resources[0]?.id ?? ""}/items/`)).json<Resources>()
      .resources;
    const page = (await visitor.call(`/video/${shelf?.items[0]?.id ?? ""}/`)).json<{
      video: { title: string; duration: number; author: { id: string } };
      playback: { hls: null; mp4: Array<{ url: string; video_codec: string; audio_codec: string }> };
    }>();
    expect(page.video).toMatchObject({ title: "Мой отпуск", duration: Math.round(clip?.duration ?? 0) });
    const [film] = page.playback.mp4;
    expect(film).toMatchObject({ video_codec: expect.stringMatching(/^avc1\.[\da-f]{6}$/), audio_codec: "mp4a.40.2" });
    const file = await visitor.request(new URL(film?.url ?? "").pathname, {
      host: "media",
      headers: { range: "bytes=0-9" },
    });
    expect([file.status, file.headers["content-type"]]).toEqual([206, "video/mp4"]);
    const channel = (await visitor.call(`/api/profile/user/${page.video.author.id}/`)).json<{ description: string }>();
    expect(channel.description).toBe(
      "Видео из вашей папки\n\nНе показано:\n«письмо.mkv»: это не видео\n«пусто.mp4»: пустой файл",
    );
  } finally {
    await own.close();
    rmSync(folder, { recursive: true });
  }
});
