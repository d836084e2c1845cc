import type { Notification } from "@kadr/openapi/client";
import { examples } from "@kadr/openapi/examples";
import { expect, it } from "vitest";
import { actionsOf } from "./actionsOf.tsx";

const [one] = examples.listNotifications.first.results as [Notification];
const menuOf = (more: Partial<Notification>, kinds = {}) =>
  actionsOf(
    { id: "1/1", notification: { ...one, ...more }, isUnread: false, isHidden: false },
    { isFollowed: () => true },
    kinds,
  ).map(({ id, label, description }) => [id, label, description]);

const hide = ["hide", "Скрыть", undefined];
const follows = ["follow", "Отписаться", "Северный маршрут"];
const mutes = (kind: string) => ["mute", "Не сообщать об этом", kind];

it.each<[Partial<Notification>, (string | undefined)[]]>([
  [{ user_reason: "author" }, follows],
  [{ user_reason: "tv" }, follows],
  [{ user_reason: "person" }, follows],
  [{ user_reason: "comment" }, mutes("Комментарии к моим видео")],
  [{ user_reason: "answer" }, mutes("Ответы на мои комментарии")],
  [{ user_reason: "like" }, mutes("Отметки «Нравится» у моих комментариев")],
  [{ user_reason: "pin" }, mutes("Закрепление моих комментариев")],
  [{ user_reason: "video" }, mutes("Публикация моих видео")],
  [{ user_reason: "author", target_type: "news" }, mutes("Новости сервиса")],
])("a notification of %j can be hidden, and turned off at its source or with its kind", (more, turningOff) => {
  expect(menuOf(more)).toEqual([hide, turningOff]);
});

it("a kind that is off is turned on again there", () => {
  expect(menuOf({ user_reason: "like" }, { like: false })).toEqual([
    hide,
    ["unmute", "Снова сообщать об этом", "Отметки «Нравится» у моих комментариев"],
  ]);
});
