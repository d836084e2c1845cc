import { examples } from "@kadr/openapi/examples";
import type { Comment } from "@kadr/openapi/client";
import { describe, expect, it } from "vitest";
import { type CommentContext, presentBlock, presentComment } from "./comments.ts";
import { anyLink, anyMedia, href } from "@kadr/design-system/primitives/SafeAddress/testing";

const context: CommentContext = {
  now: Date.parse("2026-11-21T12:00:00Z"),
  channelOwnerId: "1001",
  pinnedId: "c1000",
  focusedId: "c1001",
  hide: { likesButton: false, dislikesButton: false, likesCount: false, dislikesCount: false },
  hrefOf: (id) => href(`/video/v/?comment_id=${id}`),
  moments: { duration: 60, hrefOf: (seconds) => href(`/video/v/?t=${seconds}`) },
  link: anyLink,
  mediaUrl: anyMedia,
};
const page = examples.listComments.popular as unknown as { results: Comment[]; pinned_comment: Comment };
const first = page.results[0] as Comment;
const replies = (examples.listComments.replies as unknown as { results: Comment[] }).results;

describe("presentComment", () => {
  it("shows the spec's comment", () => {
    expect(presentComment(first, context)).toMatchObject({
      id: "c1001",
      authorName: "Ольга Тихонова",
      authorHref: href("/channel/2001/"),
      when: "неделю назад",
      likes: "148",
      dislikes: "2",
      reaction: null,
      isReply: false,
      isByAuthor: false,
      isPinned: false,
      isFocused: true,
      hasAuthorReplied: true,
      href: href("/video/v/?comment_id=c1001"),
    });
  });

  it("marks the pinned one and the author of the video", () => {
    expect(presentComment(page.pinned_comment, context)).toMatchObject({
      isPinned: true,
      isByAuthor: true,
      hasAuthorReplied: false,
    });
  });

  it("names whom a reply to a reply speaks to, and not whom a reply to the comment does", () => {
    const looks = replies.map((reply) => presentComment(reply, context));
    expect(looks.every(({ isReply }) => isReply === true)).toBe(true);
    expect(looks.map(({ addressee }) => addressee)).toEqual(
      replies.map((reply) =>
        reply.bro_id == null || reply.bro_id === reply.parent_id ? undefined : reply.bro_user_name,
      ),
    );
  });

  it("makes addresses and moments of the video pressable, by the rules of a description", () => {
    const comment = { ...first, text: "На 0:05 и https://a.example/. На 1:05 нет" };
    expect(presentComment(comment, context).text).toEqual([
      { kind: "text", text: "На " },
      { kind: "time", text: "0:05", seconds: 5, href: href("/video/v/?t=5") },
      { kind: "text", text: " и " },
      { kind: "link", text: "https://a.example/", href: href("https://a.example/"), isExternal: true },
      { kind: "text", text: ". На 1:05 нет" },
    ]);
    expect(presentComment({ ...comment, text: "На 0:05" }, { ...context, moments: null }).text).toEqual([
      { kind: "text", text: "На 0:05" },
    ]);
  });

  it("leaves out what the settings of the product hide", () => {
    const hidden = presentComment(first, {
      ...context,
      hide: { likesButton: false, dislikesButton: true, likesCount: true, dislikesCount: false },
    });
    expect(hidden).toMatchObject({ likes: "", dislikes: "2", hiddenButtons: ["dislike"] });
  });
});

describe("presentBlock", () => {
  it("takes the server's words, else the documented ones", () => {
    const words = { rule_link: "/info/agreement/", selected_text: "правила", message: "Нарушены правила" };
    expect(presentBlock(words, "нельзя", anyLink)).toEqual({
      message: "Нарушены правила",
      linkText: "правила",
      href: "/info/agreement/",
    });
    expect(presentBlock({ rule_link: null, selected_text: null, message: null }, "нельзя", anyLink)).toEqual({
      message: "нельзя",
    });
  });
});

it("has no buttons that the settings hide, and the same list of them each time", () => {
  const hiding = (hide: Partial<CommentContext["hide"]>) =>
    presentComment(first, { ...context, hide: { ...context.hide, ...hide } });
  expect(hiding({}).hiddenButtons).toBeUndefined();
  expect(hiding({ likesButton: true }).hiddenButtons).toEqual(["like"]);
  expect(hiding({ dislikesButton: true }).hiddenButtons).toEqual(["dislike"]);
  const both = { likesButton: true, dislikesButton: true };
  expect(hiding(both).hiddenButtons).toEqual(["like", "dislike"]);
  expect(hiding(both).hiddenButtons).toBe(hiding(both).hiddenButtons);
  expect(hiding({ dislikesCount: true })).toMatchObject({ dislikes: "", dislikesInWords: "", likes: "148" });
});

it("says no number where nobody has reacted, and larger ones in words for who listens", () => {
  const counted = presentComment({ ...first, likes_number: 1234, dislikes_number: 0 }, context);
  expect(counted).toMatchObject({
    likes: "1,2\u00A0тыс.",
    likesInWords: "1,2 тысячи",
    dislikes: "",
    dislikesInWords: "",
  });
});

it("says that the author has replied to others only, and not under a reply", () => {
  const replied = { ...first, author_replied: true };
  expect(presentComment(replied, context).hasAuthorReplied).toBe(true);
  expect(presentComment({ ...replied, author_replied: false }, context).hasAuthorReplied).toBe(false);
  expect(presentComment({ ...replied, parent_id: "c1" }, context).hasAuthorReplied).toBe(false);
  expect(presentComment({ ...replied, user: { ...first.user, id: "1001" } }, context).hasAuthorReplied).toBe(false);
});

it("has the picture of its author, and no time where none can be read", () => {
  const user = { ...first.user, avatar_url: "/o.webp", site_url: "" };
  const look = presentComment({ ...first, created_ts: "когда-то", user }, context);
  expect(look).toMatchObject({ avatarSrc: "/o.webp?width=280", when: "", dateTime: "когда-то" });
  expect(look.authorHref).toBeUndefined();
  expect(presentComment(first, { ...context, focusedId: null }).isFocused).toBe(false);
});

it("names whom it speaks to under a reply alone, and only where that is another reply", () => {
  const to = (change: Partial<Comment>) =>
    presentComment({ ...first, bro_user_name: "Кот", ...change }, context).addressee;
  expect(to({ parent_id: "c1", bro_id: "c2" })).toBe("Кот");
  expect(to({ parent_id: "c1", bro_id: "c1" })).toBeUndefined();
  expect(to({ parent_id: null, bro_id: "c2" })).toBeUndefined();
});
