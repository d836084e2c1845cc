import type { CommentItemProps, CommentItemTexts } from "@kadr/design-system/comments";
import type { Comment } from "@kadr/openapi/client";
import { examples } from "@kadr/openapi/examples";
import { type CommentContext, presentComment } from "../../host/src/presenters/comments.ts";
import { commentsTexts } from "../../host/src/texts/comments.ts";
import { anyLink, anyMedia, href } from "@kadr/design-system/primitives/SafeAddress/testing";

const context: CommentContext = {
  now: Date.parse("2026-11-21T12:00:00Z"),
  channelOwnerId: "1001",
  pinnedId: "c1000",
  focusedId: null,
  hide: { likesButton: false, dislikesButton: false, likesCount: false, dislikesCount: false },
  hrefOf: (id) => href(`?comment_id=${id}`),
  moments: { duration: 754, hrefOf: (seconds) => href(`?t=${seconds}`) },
  link: anyLink,
  mediaUrl: anyMedia,
};

/** The spec's comments: the only fixtures there are. Avatars live on a server that stories do not have. */
export const page = examples.listComments.popular as unknown as {
  results: Comment[];
  pinned_comment: Comment;
  comments_count: number;
};
export const replies = (examples.listComments.replies as unknown as { results: Comment[] }).results;
export const examplesOf = {
  pinned: page.pinned_comment,
  first: page.results[0] as Comment,
  liked: page.results[1] as Comment,
  stress: page.results[2] as Comment,
};

const itemTexts: CommentItemTexts = commentsTexts.item;

const nothing = () => undefined;

/** Without picture signs: a machine that has no font for them draws a box, each its own, and a picture would tell machines apart. */
const pictured = (text: string): string => text.replaceAll(/\s*\p{Extended_Pictographic}/gu, "");

/** The props of a row of one of the spec's comments. */
export function row(comment: Comment, change: Partial<CommentItemProps> = {}): CommentItemProps {
  const withoutPicture = { ...comment, text: pictured(comment.text), user: { ...comment.user, avatar_url: null } };
  return {
    ...presentComment(withoutPicture, context),
    texts: itemTexts,
    onReact: nothing,
    onReply: nothing,
    onMenu: nothing,
    ...change,
  };
}
