import { describe, expect, it } from "vitest";
import type { Card } from "@kadr/openapi/client";
import { anyLink, anyMedia } from "@kadr/design-system/primitives/SafeAddress/testing";
import { presentCard } from "./table.ts";
import type { CardContext, CardPlace } from "./context.ts";

const context: CardContext = {
  now: Date.parse("2026-11-21T12:00:00Z"),
  userId: null,
  studioUrl: "http://studio.kadr.localhost",
  watchedShare: () => 0.456,
  link: anyLink,
  mediaUrl: anyMedia,
};
/** An item of which everything is known. */
const whole = {
  id: "v1",
  title: "Лес",
  name: "Лесная карта",
  thumbnail_url: "/thumbnail.webp",
  picture: "/picture.webp",
  duration: 75,
  hits: 1,
  publication_ts: "2026-11-19T12:00:00Z",
  author: { id: "7", name: "Кот", avatar_url: "/cat.webp", is_official: true },
  pg_rating: { age: 12 },
  preview_url: "/preview.webp",
  common_subscription_product_codes: ["X"],
  extra_params: { info: "новое", time: "19:00" },
  videos_count: 3,
  description: " О лесе ",
  is_official: true,
} as unknown as Card;
/** The same by its id and its title alone. */
const bare = { id: "v1", title: "Лес" } as Card;

/** Non-breaking spaces are read as ordinary ones, pictures by their address at 100 px. */
function readable(value: unknown): unknown {
  if (typeof value === "string") return value.replaceAll("\u00A0", " ");
  if (typeof value === "function") return (value as (widthPx: number) => string)(100);
  if (Array.isArray(value)) return value.map(readable);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, readable(one)]));
}
const present = (kind: Card["card_type"], item: Card, place: CardPlace = {}, by: Partial<CardContext> = {}) => {
  const card = presentCard({ ...item, card_type: kind }, { ...context, ...by }, place);
  const { texts: _texts, menu: _menu, ...shown } = card ?? {};
  return readable(shown) as Record<string, unknown>;
};

describe("a video", () => {
  it("shows all that is known of it", () => {
    expect(present("video", whole)).toEqual({
      type: "video",
      id: "v1",
      href: "/video/v1/",
      title: "Лес",
      label: "Лес, Кот, официальный канал, 1 минута 15 секунд, 12+, просмотрено 46 %, в подписке",
      image: { src: "/thumbnail.webp?width=100" },
      hasCross: false,
      hiddenNote: undefined,
      isPriority: false,
      layout: "column",
      note: undefined,
      rank: undefined,
      duration: "1:15",
      progress: 0.456,
      age: "12+",
      isLive: false,
      isAdult: false,
      isAudio: false,
      isPending: false,
      needsSubscription: true,
      author: { name: "Кот", avatarSrc: "/cat.webp?width=280", isOfficial: true, href: "/channel/7/" },
      meta: ["1 просмотр", "2 дня назад"],
      previewSrc: "/preview.webp",
      previewDelayMs: undefined,
      isPreviewedInSight: false,
    });
  });

  it("shows nothing of what is not", () => {
    expect(present("video", bare)).toEqual({
      type: "video",
      id: "v1",
      href: "/video/v1/",
      title: "Лес",
      label: "Лес",
      image: null,
      hasCross: false,
      hiddenNote: undefined,
      isPriority: false,
      layout: "column",
      note: undefined,
      rank: undefined,
      duration: undefined,
      progress: 0,
      age: undefined,
      isLive: false,
      isAdult: false,
      isAudio: false,
      isPending: false,
      needsSubscription: false,
      author: undefined,
      meta: undefined,
      previewSrc: undefined,
      previewDelayMs: undefined,
      isPreviewedInSight: false,
    });
  });

  it("says each of what is special about it, and leaves out its length where that says nothing", () => {
    const label = (change: object) => present("video", { ...whole, ...change }).label;
    expect(label({ is_audio: true })).toBe(
      "Лес, Кот, официальный канал, аудио, 1 минута 15 секунд, 12+, просмотрено 46 %, в подписке",
    );
    expect(label({ future_publication: true })).toBe(
      "Лес, Кот, официальный канал, видео готовится, 12+, просмотрено 46 %, в подписке",
    );
    expect(label({ is_adult: true })).toBe("Лес, Кот, официальный канал, 18+, просмотрено 46 %, в подписке");
    expect(label({ pg_rating: { age: 18 } })).toBe("Лес, Кот, официальный канал, 18+, просмотрено 46 %, в подписке");
    expect(label({ duration: 0 })).toBe("Лес, Кот, официальный канал, 12+, в подписке");
    expect(present("top-video", whole, { index: 0 }).label).toMatch(/^Лес, 1-е место, Кот/);
    expect(present("top-video", whole)).toMatchObject({ rank: undefined });
    expect(present("video", whole, { index: 0 })).toMatchObject({ rank: undefined });
    expect(present("for-you-web", whole)).toMatchObject({
      note: "новое",
      label: expect.stringMatching(/^Лес, новое, Кот/),
    });
  });

  it("is drawn as its kind and its place say", () => {
    expect(present("video-horizontal", whole)).toMatchObject({ layout: "row" });
    expect(present("video", whole, { hidesAuthor: true })).toMatchObject({ author: undefined });
    expect(present("video", whole, { isPriority: true })).toMatchObject({ isPriority: true });
    expect(present("video", whole, { isContinueWatching: true })).toMatchObject({ hasCross: true });
    expect(present("video", whole, {}, { watchedShare: () => 0 })).toMatchObject({
      progress: 0,
      label: expect.not.stringContaining("просмотрено"),
    });
    const { watchedShare: _none, ...without } = context;
    expect(presentCard({ ...whole, card_type: "video" }, without, {})).toMatchObject({ progress: 0 });
  });

  it("has the first picture that is known, and the moment when it was made where none was published", () => {
    for (const [name, address] of [
      ["picture", "/a.webp"],
      ["picture_url", "/b.webp"],
      ["image_url", "/c.webp"],
    ] as const)
      expect(present("video", { ...bare, [name]: address }).image, name).toEqual({ src: `${address}?width=100` });
    expect(present("video", { ...bare, created_ts: "2026-11-20T12:00:00Z" } as Card).meta).toEqual(["вчера"]);
  });

  it("leads to the first of its addresses that may be followed", () => {
    const at = (change: object) => present("video", { ...bare, ...change }).href;
    expect(at({ url: "/d/" })).toBe("/d/");
    expect(at({ absolute_url: "/c/", url: "/d/" })).toBe("/c/");
    expect(at({ video_url: "/b/", absolute_url: "/c/" })).toBe("/b/");
    expect(at({ extra_params: { link: "/a/" }, video_url: "/b/" })).toBe("/a/");
    expect(present("video", { ...bare, video_url: "/b/" } as Card)).not.toHaveProperty("opensNewTab");
  });

  it("is called by the first of its names that says something", () => {
    const called = (change: object) => present("video", { ...bare, ...change }).title;
    expect(called({ extra_params: { name: " Особый " } })).toBe("Особый");
    expect(called({ extra_params: { name: " " } })).toBe("Лес");
    expect(called({ title: " ", name: " Имя " })).toBe("Имя");
    expect(called({ title: " ", name: " " })).toBe("Без названия");
  });
});

it("a short is called one, and leads among those of its list", () => {
  const short = { ...whole, origin_type: "rshorts" } as Card;
  expect(present("shorts", short)).toEqual({
    type: "shorts",
    id: "v1",
    href: "/shorts/v1/",
    title: "Лес",
    label: "Лес, Кот, короткое видео",
    image: { src: "/thumbnail.webp?width=100" },
    hasCross: false,
    hiddenNote: undefined,
    isPriority: false,
    isAdult: false,
    meta: ["1 просмотр"],
    previewSrc: "/preview.webp",
  });
  expect(present("shorts", { ...bare, is_adult: true } as Card)).toMatchObject({
    label: "Лес, короткое видео, 18+",
    isAdult: true,
    meta: undefined,
    image: null,
  });
  expect(present("shorts", short, { shorts: { channel: "7" } as never }).href).not.toBe("/shorts/v1/");
});

it("a poster has its own picture, what is said of it, or who it is by", () => {
  expect(present("film", whole)).toEqual({
    type: "poster",
    id: "v1",
    href: "/video/v1/",
    title: "Лес",
    label: "Лес, новое, 12+, просмотрено 46 %, в подписке",
    image: { src: "/picture.webp?width=100" },
    hasCross: false,
    hiddenNote: undefined,
    isPriority: false,
    age: "12+",
    isAdult: false,
    needsSubscription: true,
    progress: 0.456,
    meta: "новое",
  });
  expect(present("film", { ...bare, author: whole.author, is_adult: true } as Card)).toMatchObject({
    label: "Лес, 18+",
    meta: "Кот",
    progress: 0,
    needsSubscription: false,
  });
  const { watchedShare: _none, ...without } = context;
  expect(presentCard({ ...whole, card_type: "film" }, without, {})).toMatchObject({ progress: 0 });
});

it("a playlist says how many it has, and whose it is unless its shelf hides that", () => {
  expect(present("playlist", whole)).toEqual({
    type: "playlist",
    id: "v1",
    href: "/plst/v1/",
    title: "Лес",
    label: "Лес, плейлист, 3 видео, Кот",
    image: { src: "/picture.webp?width=100" },
    isPriority: false,
    count: "3 видео",
    meta: "Кот",
  });
  expect(present("playlist", bare)).toMatchObject({ label: "Лес, плейлист, 0 видео", meta: undefined });
  expect(present("playlist", whole, { hidesAuthor: true })).toMatchObject({ meta: undefined });
});

it("a circle is a channel by its name, or a person", () => {
  expect(present("userchannel", { ...whole, is_livestream: true } as Card)).toEqual({
    type: "circle",
    id: "v1",
    href: "/channel/v1/",
    title: "Лесная карта",
    label: "Лесная карта, канал, официальный канал, прямой эфир, 3 видео",
    image: { src: "/picture.webp?width=280" },
    isPriority: false,
    size: "regular",
    isLive: true,
    isOfficial: true,
    meta: "3 видео",
  });
  expect(present("circle-compact", bare)).toMatchObject({
    label: "Лес, канал",
    title: "Лес",
    size: "compact",
    image: null,
    isLive: false,
    isOfficial: false,
    meta: undefined,
  });
  expect(present("person", { ...bare, name: " " } as Card)).toMatchObject({ label: "Лес, персона" });
  expect(present("userchannel", whole, { hidesVideoCount: true })).toMatchObject({ meta: undefined });
});

it("a category says how many it has unless its shelf hides that", () => {
  expect(present("category", whole)).toEqual({
    type: "category",
    id: "v1",
    href: "/feeds/v1/",
    title: "Лес",
    label: "Лес, 3 видео",
    image: { src: "/picture.webp?width=100" },
    isPriority: false,
    meta: "3 видео",
  });
  expect(present("category", bare)).toMatchObject({ label: "Лес", meta: undefined });
  expect(present("category", whole, { hidesVideoCount: true })).toMatchObject({ meta: undefined });
});

describe("what is no video", () => {
  it("leads to the first of its addresses, and has the first of its pictures", () => {
    const at = (change: object) => present("category", { ...bare, ...change });
    expect(at({ author: { id: "7", name: "Кот", site_url: "/e/" } }).href).toBe("/e/");
    expect(at({ feed_url: "/d/", author: { site_url: "/e/" } }).href).toBe("/d/");
    expect(at({ url: "/c/", feed_url: "/d/" }).href).toBe("/c/");
    expect(at({ absolute_url: "/b/", url: "/c/" }).href).toBe("/b/");
    expect(at({ extra_params: { link: "/a/" }, absolute_url: "/b/" }).href).toBe("/a/");
    const names = ["picture", "picture_url", "thumbnail_url", "icon", "image_url"];
    for (const [place, name] of names.entries()) {
      const rest = Object.fromEntries(names.slice(place).map((one) => [one, `/${one}.webp`]));
      expect(at(rest).image, name).toEqual({ src: `/${name}.webp?width=100` });
    }
    expect(present("category", whole, { isPriority: true })).toMatchObject({ isPriority: true });
  });
});

describe("a seldom kind", () => {
  it("shows all that is known of it", () => {
    expect(present("video-timeline", whole)).toEqual({
      type: "rare",
      look: "timeline",
      id: "v1",
      href: "/video/v1/",
      title: "Лес",
      label:
        "Лес, 19:00, Кот, официальный канал, новое, 1 минута 15 секунд, просмотрено 46 %, в подписке, 12+, 3 видео",
      image: { src: "/thumbnail.webp?width=100" },
      hasCross: false,
      hiddenNote: undefined,
      isPriority: false,
      time: "19:00",
      lines: [],
      note: "новое",
      description: "О лесе",
      count: "3 видео",
      duration: "1:15",
      age: "12+",
      isAdult: false,
      isLive: false,
      needsSubscription: true,
      progress: 0.456,
      author: { name: "Кот", avatarSrc: "/cat.webp?width=280", isOfficial: true },
      meta: ["1 просмотр", "2 дня назад"],
      previewSrc: "/preview.webp",
      frameSrc: undefined,
    });
  });

  it("shows nothing of what is not, and leads to its own page where it is no video", () => {
    expect(present("playlist-videos", { ...bare, hits: 1, description: " " } as Card)).toEqual({
      type: "rare",
      look: "playlistVideos",
      id: "v1",
      href: "/plst/v1/",
      title: "Лес",
      label: "Лес",
      image: null,
      isPriority: false,
      time: undefined,
      lines: [],
      note: undefined,
      description: undefined,
      count: undefined,
      duration: undefined,
      age: undefined,
      isAdult: false,
      isLive: false,
      needsSubscription: false,
      progress: 0,
      author: undefined,
      meta: undefined,
      previewSrc: undefined,
      frameSrc: undefined,
    });
    expect(present("blog", { ...bare, id: "a/b" } as Card).href).toBe("/feeds/a%2Fb/");
    expect(present("bubble", bare).href).toBe("/channel/v1/");
    expect(present("person-tvs", bare).href).toBe("/metainfo/tv/v1/");
  });

  it("has no length, no share and no date while it is live; 18+ stands for its length and its age", () => {
    expect(present("video-timetable", { ...whole, is_livestream: true } as Card)).toMatchObject({
      label: "Лес, 19:00, Кот, официальный канал, новое, прямой эфир, в подписке, 12+, 3 видео",
      duration: undefined,
      progress: 0,
      isLive: true,
      meta: ["1 просмотр"],
    });
    expect(present("video-timetable", { ...whole, is_adult: true } as Card).label).toBe(
      "Лес, 19:00, Кот, официальный канал, новое, 18+, просмотрено 46 %, в подписке, 3 видео",
    );
    const { watchedShare: _none, ...without } = context;
    expect(presentCard({ ...whole, card_type: "video-timetable" }, without, {})).toMatchObject({ progress: 0 });
  });

  it("leaves out what its shelf hides", () => {
    expect(present("video-timetable", whole, { hidesAuthor: true, hidesVideoCount: true })).toMatchObject({
      author: undefined,
      count: undefined,
      label: "Лес, 19:00, новое, 1 минута 15 секунд, просмотрено 46 %, в подписке, 12+",
    });
  });

  it("frames only what is a frame", () => {
    const framed = { ...bare, iframe_url: "https://news.example/" } as Card;
    const by = { frameAddress: anyMedia as (address: string) => ReturnType<typeof anyMedia> };
    expect(present("iframe", framed, {}, by).frameSrc).toBe("https://news.example/");
    expect(present("iframe", bare, {}, by).frameSrc).toBeUndefined();
    expect(present("blog", framed, {}, by).frameSrc).toBeUndefined();
  });
});

describe("what is known of a channel, of products and of a schedule", () => {
  it("makes the channel official only where it says so, and leads to its own address", () => {
    const by = (author: object) => present("video", { ...bare, author } as Card).author;
    expect(by({ id: "7", name: "Кот", site_url: "/u/kot/" })).toEqual({
      name: "Кот",
      avatarSrc: null,
      isOfficial: false,
      href: "/u/kot/",
    });
    expect(present("video-timeline", { ...bare, author: { id: "7", name: "Кот" } } as Card).author).toMatchObject({
      isOfficial: false,
    });
  });

  it("needs no subscription where one of its products is held", () => {
    const item = { ...bare, common_subscription_product_codes: ["X", "Y"] } as Card;
    expect(present("video", item, {}, { holds: (code) => code === "Y" }).needsSubscription).toBe(false);
    expect(present("video", item, {}, { holds: (code) => code === "Z" }).needsSubscription).toBe(true);
  });

  it("is published from its moment on", () => {
    const at = (moment: string) => present("video", { ...bare, future_publication: moment } as Card).isPending;
    expect([at("2026-11-21T12:00:00Z"), at("2026-11-21T12:00:01Z")]).toEqual([false, true]);
  });

  it("opens a short at an address of its own where it has one", () => {
    const short = { ...bare, origin_type: "rshorts", extra_params: { link: "/shorts/special/" } } as Card;
    expect(present("shorts", short).href).toBe("/shorts/special/");
  });

  it("leaves out the lines of a schedule that have no title, and shows no views that nobody counted", () => {
    const schedule = [
      { time: "19:00", title: 7 },
      { start_ts: 7, title: "Кино" },
    ];
    expect(present("video-schedule", { ...bare, schedule } as unknown as Card)).toMatchObject({
      lines: [],
      meta: undefined,
    });
  });
});
