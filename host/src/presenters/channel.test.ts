import { expect, it } from "vitest";
import type { Channel } from "@kadr/openapi/client";
import { channelUnavailable, projectCard, recommendedCard, tabsOf } from "./channel.ts";

it("tabs are those that have something in them; one that is not named shows", () => {
  const all = tabsOf({} as Channel);
  expect(all.length).toBeGreaterThan(2);
  const [first, second] = all;
  const tabs = { [String(first)]: false, [String(second)]: true };
  expect(tabsOf({ tabs } as unknown as Channel)).toEqual(all.slice(1));
});

it("a project is the card of a show, with its picture and how many it has where that is known", () => {
  const bare = { id: "5", name: "Лес", absolute_url: "/metainfo/tv/5/" };
  const card = { id: "5", card_type: "tv-show", title: "Лес", absolute_url: "/metainfo/tv/5/" };
  expect(projectCard(bare as Parameters<typeof projectCard>[0])).toEqual(card);
  expect(projectCard({ ...bare, picture: "/p.webp", videos_count: 0 } as Parameters<typeof projectCard>[0])).toEqual({
    ...card,
    picture: "/p.webp",
    extra_params: { info: "0\u00A0выпусков" },
  });
});

it("a recommended channel is the card of a channel, official only where it says so", () => {
  const bare = { id: "6", name: "Кот" } as Parameters<typeof recommendedCard>[0];
  const card = { id: "6", card_type: "userchannel", title: "Кот", name: "Кот", is_official: false };
  expect(recommendedCard(bare)).toEqual(card);
  expect(recommendedCard({ ...bare, is_official: true, absolute_url: "/channel/6/", avatar_url: "/cat.webp" })).toEqual(
    { ...card, is_official: true, absolute_url: "/channel/6/", picture: "/cat.webp" },
  );
});

it.each([
  [403, 403, "Канал заблокирован"],
  [404, 404, "Такого канала нет"],
  [410, 410, "Канал закрыт"],
  [400, 404, "Такого канала нет"],
  [499, 404, "Такого канала нет"],
])("the answer %i says of a channel what belongs to %i: %s", (status, code, title) => {
  expect(channelUnavailable({ kind: "http", status })).toMatchObject({ code, title });
});

it.each([
  { kind: "http", status: 429 },
  { kind: "http", status: 500 },
  { kind: "http", status: 503 },
  { kind: "http" },
  { kind: "network", status: 404 },
  new Error("другое"),
])("nothing is said of the channel by %j", (error) => {
  expect(channelUnavailable(error)).toBeNull();
});
