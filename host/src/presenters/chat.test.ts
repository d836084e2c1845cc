import { expect, it } from "vitest";
import type { ChatMessage } from "@kadr/openapi/client";
import { anyMedia } from "@kadr/design-system/primitives/SafeAddress/testing";
import { presentMessage } from "./chat.ts";
import { writeMomentsIn } from "./zone.ts";

it("a message has its author, its time of the day, and is one's own by who wrote it", () => {
  writeMomentsIn("Europe/Moscow");
  const message = {
    id: "1",
    text: "Всем привет",
    created_ts: "2026-11-21T12:05:00Z",
    user: { id: "7", name: "Кот", avatar_url: "/cat.webp" },
    is_author: true,
  } as ChatMessage;
  const shown = {
    id: "1",
    authorName: "Кот",
    avatarSrc: "/cat.webp?width=280",
    text: "Всем привет",
    time: "15:05",
    dateTime: "2026-11-21T12:05:00Z",
    isByAuthor: true,
  };
  expect(presentMessage(message, { mediaUrl: anyMedia, userId: "7" })).toEqual({ ...shown, isOwn: true });
  expect(presentMessage(message, { mediaUrl: anyMedia, userId: "8" })).toEqual({ ...shown, isOwn: false });
  expect(presentMessage(message, { mediaUrl: () => undefined, userId: null }).avatarSrc).toBeUndefined();
  writeMomentsIn(undefined);
});
