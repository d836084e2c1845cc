import type { Notification } from "@kadr/openapi/client";
import { examples } from "@kadr/openapi/examples";
import { anyMedia, href } from "@kadr/design-system/primitives/SafeAddress/testing";
import { describe, expect, it } from "vitest";
import { presentNotification } from "./notifications.ts";

const [author, reply, like, news] = examples.listNotifications.first.results as [
  Notification,
  Notification,
  Notification,
  Notification,
];
const context = {
  now: Date.parse("2026-11-21T12:05:00Z"),
  link: (address: string | null | undefined) =>
    address?.startsWith("/") === true ? { href: href(address), isExternal: false } : null,
  mediaUrl: anyMedia,
};
const present = (one: Notification, isUnread = false) => presentNotification("id", one, isUnread, context);
const without = (one: Notification, more: Partial<Notification>): Notification => ({
  ...one,
  ...more,
  target_data: { ...one.target_data, link: "javascript:alert(1)" },
});

describe("a notification", () => {
  it("has the mark of what happened, its words, and how long ago it was", () => {
    expect([author, reply, like, news].map((one) => present(one).mark)).toEqual(["video", "answer", "like", "news"]);
    expect(present({ ...author, target_type: "livestream" }).mark).toBe("live");
    expect(present(reply, true)).toMatchObject({
      title: "Пётр Ладога отвечает на ваш комментарий",
      text: "Лёд там уже сантиметров сорок, можно идти смело.",
      time: "3\u00A0часа назад",
      isUnread: true,
      name: "Пётр Ладога",
      picture: undefined,
    });
  });

  it("leads where its link says, or to the page of its target where that is no address", () => {
    expect(present(reply).href).toBe("/video/5f1c2a9be0d34c7f8a6b1d2e3f405162/?comment_id=1012");
    const places = (
      [
        { target_type: "video" },
        { target_type: "livestream" },
        { target_type: "news" },
        { target_type: "card" },
        { target_type: "card", user_reason: "tv", user_reason_id: "7" },
        { target_type: "card", user_reason: "person", user_reason_id: "9" },
        { target_type: "card", user_reason: "pin" },
      ] as const
    ).map((more) => present(without(author, more)).href);
    expect(places).toEqual([
      `/video/${author.target_id}/`,
      `/live/video/${author.target_id}/`,
      "/news/",
      "/channel/1001/",
      "/metainfo/tv/7",
      "/person/9",
      undefined,
    ]);
  });
});

it("shows its pictures at their sizes, its name where it has one, and no time that cannot be read", () => {
  const data = { ...author.target_data, picture: "/p.webp", video_thumbnail: "/t.webp", name: null };
  expect(present({ ...author, created_ts: "когда-то", target_data: data } as unknown as Notification)).toMatchObject({
    id: "id",
    isUnread: false,
    picture: "/p.webp?width=280",
    thumbnail: "/t.webp?width=264",
    name: author.target_data.title,
    time: "",
    dateTime: "когда-то",
  });
  const bare = { ...author.target_data, video_thumbnail: null };
  expect(present({ ...author, target_data: bare } as unknown as Notification).thumbnail).toBeUndefined();
});
