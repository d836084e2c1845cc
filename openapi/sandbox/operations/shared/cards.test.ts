// @vitest-environment node
import { describe, expect, it } from "vitest";
import { authorOf, channelCard, pageAddress, playlistCard, videoCard, type CardRow } from "./cards.ts";

const context = { origins: { media: "http://media.kadr.localhost" } } as Parameters<typeof videoCard>[0];
const row: CardRow = {
  id: "v1",
  title: "Видео",
  thumbnail: "/images/a.webp",
  preview: null,
  duration: 600,
  hits: 7,
  publication_ts: 0,
  created_ts: 1000,
  pg_age: 12,
  is_adult: 0,
  is_paid: 0,
  kind: "video",
  origin_type: "rtb",
  is_original_content: 0,
  future_publication: 0,
  product_id: null,
  common_subscription_product_codes_json: "[]",
  access_types_json: "[]",
  channel_id: 5,
  channel_name: "Канал",
  channel_avatar: null,
  channel_official: 0,
};
const author = { id: "5", name: "Канал", avatar_url: null, site_url: "/channel/5/", is_official: false };
const card = (changes: Partial<CardRow> = {}, kind?: string) => videoCard(context, { ...row, ...changes }, kind);

describe("the card of a video", () => {
  it("says what it is, and nothing that it is not", () => {
    expect(JSON.parse(JSON.stringify(card()))).toEqual({
      id: "v1",
      card_type: "video",
      title: "Видео",
      video_url: "/video/v1/",
      thumbnail_url: "http://media.kadr.localhost/images/a.webp",
      duration: 600,
      hits: 7,
      publication_ts: "1970-01-01T00:00:00.000Z",
      created_ts: "1970-01-01T00:00:01.000Z",
      pg_rating: { age: 12 },
      is_adult: false,
      is_paid: false,
      is_audio: false,
      is_livestream: false,
      origin_type: "rtb",
      author,
    });
  });

  it("is told with each of its marks", () => {
    const marks = {
      thumbnail: null,
      is_adult: 1,
      is_paid: 1,
      is_original_content: 1,
      future_publication: 1,
      product_id: 7,
      common_subscription_product_codes_json: '["RUTUBE"]',
      access_types_json: '["svod"]',
      kind: "audio",
    } as const;
    expect(card(marks, "film")).toMatchObject({
      card_type: "film",
      thumbnail_url: undefined,
      is_adult: true,
      is_paid: true,
      is_audio: true,
      is_original_content: true,
      future_publication: "1970-01-01T00:00:00.000Z",
      product_id: "7",
      common_subscription_product_codes: ["RUTUBE"],
      access_types: ["svod"],
    });
  });

  it.each([
    ["video", "/video/v1/", false, 600],
    ["livestream", "/video/v1/", true, 0],
    ["tv", "/live/video/v1/", true, 0],
  ] as const)("of the kind %s leads to %s; live %s", (kind, address, isLive, duration) => {
    expect(card({ kind })).toMatchObject({ video_url: address, is_livestream: isLive, duration });
    expect(pageAddress({ id: "v1", kind })).toBe(address);
  });
});

it("an author has a picture where there is one, and is official where they are", () => {
  const person = { id: 5, name: "Канал", avatar: null, is_official: null };
  expect(authorOf(context, person)).toEqual(author);
  expect(authorOf(context, { ...person, avatar: "/images/b.webp", is_official: 1 })).toEqual({
    ...author,
    avatar_url: "http://media.kadr.localhost/images/b.webp",
    is_official: true,
  });
});

it("the card of a playlist is its author's, with a picture where it has one", () => {
  const person = { user_id: 5, name: "Канал", avatar: null, is_official: 0 } as const;
  const given = { id: 3, title: "Байкал", thumbnail: null, videos_count: 4, ...person };
  const shown = {
    id: "3",
    card_type: "playlist",
    title: "Байкал",
    url: "/plst/3/",
    videos_count: 4,
    author,
  };
  expect(playlistCard(context, given, "playlist")).toEqual(shown);
  expect(playlistCard(context, { ...given, thumbnail: "/images/a.webp" }, "playlist")).toEqual({
    ...shown,
    thumbnail_url: "http://media.kadr.localhost/images/a.webp",
  });
});

it("the card of a channel has its marks where it has them", () => {
  const channel = { id: 5, name: "Канал", avatar: null, videos_count: 4, is_official: 0, is_reborn: 0 } as const;
  const shown = {
    id: "5",
    card_type: "userchannel",
    title: "Канал",
    name: "Канал",
    absolute_url: "/channel/5/",
    videos_count: 4,
    is_official: false,
  };
  expect(channelCard(context, channel, "userchannel")).toEqual(shown);
  expect(
    channelCard(context, { ...channel, avatar: "/images/b.webp", is_official: 1, is_reborn: 1 }, "userchannel"),
  ).toEqual({
    ...shown,
    picture: "http://media.kadr.localhost/images/b.webp",
    is_official: true,
    is_reborn_channel: true,
  });
});
