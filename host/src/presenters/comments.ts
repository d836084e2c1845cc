import type { CommentItemProps } from "@kadr/design-system/comments";
import { avatarAt } from "./avatars.ts";
import { compactCount, countInWords, parseMoment, relativeDate } from "./duration.ts";
import type { SafeHref } from "@kadr/design-system/primitives/SafeAddress";
import type { LinkGate, MediaGate } from "../links/gates.ts";
import { presentText, type Moments } from "./writtenText.ts";

/** A comment as the store knows it: the part that is shown. */
export interface CommentFacts {
  readonly id: string;
  readonly parentId: string | null;
  readonly authorId: string;
  readonly authorName: string;
  readonly authorAvatarUrl: string | null;
  readonly authorUrl: string | null;
  readonly text: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly authorReplied: boolean;
  readonly broId: string | null;
  readonly broName: string | null;
}

/** Counters and reaction as the person sees them, intents included. */
export interface ReactionFacts {
  readonly reaction: "like" | "dislike" | null;
  readonly likes: number;
  readonly dislikes: number;
}

/** Why one may not comment (B §3 Banned-user info). */
export interface BlockFacts {
  readonly rule_link: string | null;
  readonly selected_text: string | null;
  readonly message: string | null;
}

/** What the settings of the product leave out (B §3 Application settings). */
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
  readonly link: LinkGate;
  readonly mediaUrl: MediaGate;
}

/** What a row shows of its comment; what it does is the feature's. */
export type CommentLook = Omit<
  CommentItemProps,
  "texts" | "editor" | "children" | "canReply" | "hasMenu" | "onTime" | "onReact" | "onReply" | "onMenu"
>;

export function presentComment(record: CommentFacts, view: ReactionFacts, context: CommentContext): CommentLook {
  const { now, channelOwnerId, pinnedId, focusedId, hide, hrefOf, moments, link, mediaUrl } = context;
  const isReply = record.parentId !== null;
  const moment = parseMoment(record.createdAt);
  return {
    id: record.id,
    authorName: record.authorName,
    authorHref: link(record.authorUrl)?.href,
    avatarSrc: avatarAt(mediaUrl(record.authorAvatarUrl)),
    when: moment === undefined ? "" : relativeDate(moment, now),
    dateTime: record.createdAt,
    href: hrefOf(record.id),
    text: presentText(record.text, link, moments),
    addressee: isReply && record.broId !== record.parentId ? (record.broName ?? undefined) : undefined,
    likes: countOf(view.likes, hide.likesCount),
    dislikes: countOf(view.dislikes, hide.dislikesCount),
    likesInWords: countOf(view.likes, hide.likesCount, countInWords),
    dislikesInWords: countOf(view.dislikes, hide.dislikesCount, countInWords),
    reaction: view.reaction,
    hiddenButtons: hiddenButtonsOf(hide),
    isReply,
    isByAuthor: record.authorId === channelOwnerId,
    isPinned: record.id === pinnedId,
    hasAuthorReplied: !isReply && record.authorReplied && record.authorId !== channelOwnerId,
    isFocused: record.id === focusedId,
  };
}

/** What the banned person reads (B §8, C §5): the server's words, else the documented ones. */
export function presentBlock(
  block: BlockFacts,
  bannedText: string,
  link: LinkGate,
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
