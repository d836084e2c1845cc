import { expect, it } from "vitest";
import type { Card } from "@kadr/openapi/client";
import { anyLink, anyMedia } from "@kadr/design-system/primitives/SafeAddress/testing";
import { channelMenuOf, channelToFollow, menuOf, shelfOfHiding } from "./menu.ts";
import type { CardContext, CardPlace } from "./context.ts";

const context: CardContext = {
  now: 0,
  userId: "7",
  studioUrl: "http://studio.kadr.localhost",
  link: anyLink,
  mediaUrl: anyMedia,
};
const card = (authorId?: string) =>
  ({
    id: "a/b",
    title: "Лес",
    card_type: "video",
    ...(authorId !== undefined && { author: { id: authorId, name: "Кот" } }),
  }) as Card;
const menu = (authorId?: string, place: CardPlace = {}, userId: string | null = "7") =>
  menuOf(card(authorId), { ...context, userId }, place);
const later = { id: "later", label: "Смотреть позже", icon: "later" };
const follow = { id: "follow 8", label: "Подписаться", description: "Кот", icon: "follow" };

it("is that of an author on their own video, of a follower on another's, and has only «Смотреть позже» on nobody's", () => {
  expect(menu("7")).toEqual([
    {
      id: "edit",
      label: "Редактировать видео",
      icon: "edit",
      href: "http://studio.kadr.localhost/video-editor/a%2Fb/",
    },
    { id: "share", label: "Поделиться роликом", icon: "share" },
    later,
  ]);
  expect(menu("8")).toEqual([later, follow]);
  expect(menu()).toEqual([later]);
  expect(menu(undefined, {}, null)).toEqual([later]);
});

it("hides where the shelf lets it, and has nothing else where one goes on watching", () => {
  const hide = { id: "hide s1", label: "Скрыть", icon: "hide" };
  expect(menu("8", { hidesAs: "s1" })).toEqual([later, follow, hide]);
  expect(menu("8", { hidesAs: "s1", isContinueWatching: true })).toEqual([hide]);
  expect(menu("8", { isContinueWatching: true })).toBeUndefined();
});

it("says by its action what it is about", () => {
  expect([
    shelfOfHiding("hide s1"),
    shelfOfHiding("later"),
    channelToFollow("follow 8"),
    channelToFollow("hide 8"),
  ]).toEqual(["s1", null, "8", null]);
});

it("of a channel follows it, and is none on one's own", () => {
  expect(channelMenuOf(card(), context)).toEqual([
    { id: "follow a/b", label: "Подписаться", description: undefined, icon: "follow" },
  ]);
  expect(channelMenuOf(card(), { ...context, userId: "a/b" })).toBeUndefined();
});
