import type { Comment } from "@kadr/openapi/client";
import type { CommentItemProps } from "@kadr/design-system/comments";
import { avatarAt } from "./avatars.ts";
import { compactCount, countInWords, parseMoment, relativeDate } from "./duration.ts";
import type { SafeHref } from "@kadr/design-system/primitives/SafeAddress";
import type { LinkCheck, MediaCheck } from "../links/checks.ts";
import { presentText, type Moments } from "./writtenText.ts";

/** Why one may not comment (entity BannedUserInfo). */
export interface BlockFacts {
  readonly rule_link: string | null;
  readonly selected_text: string | null;
  readonly message: string | null;
}

/** Parts that the settings of the product leave out (SHELL-SETTINGS-02 to -05). */
export interface HiddenCommentParts {
  readonly likesButton: boolean;
  readonly dislikesButton: boolean;
  readonly likesCount: boolean;
  readonly dislikesCount: boolean;
}

export interface CommentContext {
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly channelOwnerId: string | null;
  readonly pinnedId: string | null;
  readonly focusedId: string | null;
  readonly hide: HiddenCommentParts;
  /** Address of one comment. */
  readonly hrefOf: (id: string) => SafeHref;
  /** The video that times lead into; null where none is beside the comments. */
  readonly moments: Moments | null;
  readonly link: LinkCheck;
  readonly mediaUrl: MediaCheck;
}

/** Parts of its comment that a row shows; the row's actions are the feature's. */
export type CommentLook = Omit<
  CommentItemProps,
  "texts" | "editor" | "children" | "canReply" | "hasMenu" | "onTime" | "onReact" | "onReply" | "onMenu"
>;

/** `comment`: as the person sees it, with a reaction of theirs that is still on its way. */
export function presentComment(comment: Comment, context: CommentContext): CommentLook {
  const { now, channelOwnerId, pinnedId, focusedId, hide, hrefOf, moments, link, mediaUrl } = context;
  const { id, user, parent_id: parentId, likes_number: likes, dislikes_number: dislikes } = comment;
  const isReply = parentId !== null;
  const moment = parseMoment(comment.created_ts);
  return {
    id,
    authorName: user.name,
    authorHref: link(user.site_url)?.href,
    avatarSrc: avatarAt(mediaUrl(user.avatar_url)),
    when: moment === undefined ? "" : relativeDate(moment, now),
    dateTime: comment.created_ts,
    href: hrefOf(id),
    text: presentText(comment.text, link, moments),
    addressee: isReply && comment.bro_id !== parentId ? comment.bro_user_name : undefined,
    likes: countOf(likes, hide.likesCount),
    dislikes: countOf(dislikes, hide.dislikesCount),
    likesInWords: countOf(likes, hide.likesCount, countInWords),
    dislikesInWords: countOf(dislikes, hide.dislikesCount, countInWords),
    reaction: comment.reaction,
    hiddenButtons: hiddenButtonsOf(hide),
    isReply,
    isByAuthor: user.id === channelOwnerId,
    isPinned: id === pinnedId,
    hasAuthorReplied: !isReply && comment.author_replied && user.id !== channelOwnerId,
    isFocused: id === focusedId,
  };
}

/** Text for the banned person (`comments.error.banned`): the server's words, else the documented ones. */
export function presentBlock(
  block: BlockFacts,
  bannedText: string,
  link: LinkCheck,
): { message: string; linkText?: string; href?: SafeHref } {
  const rule = link(block.rule_link);
  return {
    message: block.message ?? bannedText,
    ...(block.selected_text === null ? {} : { linkText: block.selected_text }),
    ...(rule === null ? {} : { href: rule.href }),
  };
}

function countOf(count: number, isHidden: boolean, print: (count: number) => string = compactCount): string {
  return isHidden || count === 0 ? "" : print(count);
}

const both: CommentItemProps["hiddenButtons"] = ["like", "dislike"];
const onlyLike: CommentItemProps["hiddenButtons"] = ["like"];
const onlyDislike: CommentItemProps["hiddenButtons"] = ["dislike"];

/** The same array for the same settings, so that rows are not drawn again for it. */
function hiddenButtonsOf({ likesButton, dislikesButton }: HiddenCommentParts): CommentItemProps["hiddenButtons"] {
  if (likesButton && dislikesButton) return both;
  return likesButton ? onlyLike : dislikesButton ? onlyDislike : undefined;
}
