// @vitest-environment node
import { beforeAll, describe, expect, it } from "vitest";
import { insertRows } from "../../db/insert-rows.ts";
import { small } from "../../testing/small-seed.ts";
import { smallForFile } from "../../testing/small-file.ts";
import type { Visitor } from "../../testing/visitor.ts";
import { metaOf } from "./video.ts";

const world = smallForFile();
let author: Visitor;
beforeAll(async () => {
  author = await world.signIn(small.author.email);
});
const ask = async <Shape>(path: string, who: Visitor = world.guest): Promise<Shape> =>
  (await who.call(path)).json<Shape>();
const change = (id: string, changes: object) =>
  world.query.updateTable("videos").set(changes).where("id", "=", id).execute();

describe("the head of a video's page", () => {
  const origins = { shell: "https://kadr.example", media: "https://media.kadr.example" };
  const video = {
    id: "v1",
    kind: "video",
    title: "Байкал",
    description: "",
    thumbnail: "/images/a.webp",
    is_hidden: 0,
  };
  const meta = (changes: Partial<typeof video> = {}) => metaOf({ origins } as never, { ...video, ...changes } as never);

  it("has the first line of the description that says something, or else the title", () => {
    expect(meta({ description: "\n  \nПо льду\nдалее" }).description).toBe("По льду");
    expect(meta().description).toBe("Байкал");
  });

  it("has no more of it than two hundred letters", () => {
    const [short, long] = ["а".repeat(200), "а".repeat(201)];
    expect(meta({ description: short }).description).toBe(short);
    expect([meta({ description: long }).description, meta({ description: long }).og_description]).toEqual([
      `${"а".repeat(199)}…`,
      `${"а".repeat(199)}…`,
    ]);
  });

  it("has its picture or the usual one, its address, and keeps searches out of what is hidden", () => {
    expect(meta()).toEqual({
      title: "Байкал — смотреть на Кадре",
      description: "Байкал",
      canonical_url: "https://kadr.example/video/v1/",
      og_title: "Байкал",
      og_description: "Байкал",
      og_image: "https://media.kadr.example/images/a.webp",
      og_type: "video.other",
    });
    expect(meta({ thumbnail: null as never, kind: "tv", is_hidden: 1 })).toMatchObject({
      og_image: "https://media.kadr.example/assets/placeholder.webp",
      canonical_url: "https://kadr.example/live/video/v1/",
      robots: "noindex",
    });
  });
});

describe("a video", () => {
  it.each([
    ["video", false, 600, `/video/${small.quietVideo}/`],
    ["livestream", true, 0, `/video/${small.quietVideo}/`],
    ["tv", true, 0, `/live/video/${small.quietVideo}/`],
  ])("of the kind %s is live %s, %i s long, at %s", async (kind, isLive, duration, address) => {
    await change(small.quietVideo, { kind });
    expect((await ask<{ video: object }>(`/video/${small.quietVideo}/`)).video).toMatchObject({
      is_livestream: isLive,
      duration,
      video_url: address,
    });
    await change(small.quietVideo, { kind: "video" });
  });
});

describe("the streams of an author", () => {
  it("are told with what they are and since when, and how many may be more", async () => {
    const started = Date.UTC(2026, 5, 1);
    await change(small.quietVideo, { kind: "livestream", stream_type: "broadcast", publication_ts: started });
    const streams = await ask<{ results: object[] }>("/api/video/stream/owner", author);
    expect(streams).toMatchObject({
      slots_used: 1,
      can_create: true,
      results: [
        { stream_type: "broadcast", started_ts: new Date(started).toISOString(), video: { id: small.quietVideo } },
      ],
    });
    await change(small.quietVideo, { kind: "video", stream_type: null });
    const viewer = await world.signIn(small.viewer.email);
    expect(await ask("/api/video/stream/owner", viewer)).toEqual({
      slots_total: 0,
      slots_used: 0,
      can_create: false,
      results: [],
    });
  });
});

describe("the categories", () => {
  it("come in Russian order, each with the slug of its feed and the picture of its most watched video", async () => {
    await insertRows(world.query, "categories", [
      { id: 2, name: "Ёлки", url: "/feeds/yolki/" },
      { id: 3, name: "Жизнь", url: "/zhizn/" },
    ]);
    const shown = { is_adult: 0, is_hidden: 0, state_code: 0 };
    await change("0".repeat(31) + "3", { thumbnail: "/images/sea-1.webp", hits: 5, ...shown });
    await change("0".repeat(31) + "4", { thumbnail: "/images/sea-2.webp", hits: 9, ...shown });
    await change("0".repeat(31) + "5", { thumbnail: "/images/sea-3.webp", hits: 99, is_adult: 1 });
    const { results } = await ask<{ results: Array<Record<string, unknown>> }>("/api/video/category/");
    expect(results.map(({ name, slug }) => [name, slug])).toEqual([
      ["Ёлки", "yolki"],
      ["Жизнь", "zhizn"],
      ["Путешествия", "categories"],
    ]);
    expect(results.map(({ picture }) => picture)).toEqual([
      null,
      null,
      `${world.sandbox.context.origins.media}/images/sea-2.webp`,
    ]);
  });

  it("have their videos, the newest first", async () => {
    const videos = await ask<{ name: string; results: Array<{ id: string }> }>("/api/tags/video/1/");
    expect([videos.name, videos.results.length > 0]).toEqual(["Путешествия", true]);
    expect((await world.guest.call("/api/tags/video/999/")).status).toBe(404);
    expect((await ask<{ results: object[] }>("/api/tags/video/2/")).results).toEqual([]);
  });
});
