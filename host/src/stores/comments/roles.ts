import type { BlockInfo, CommentAction, UserId } from "./types.ts";

export interface RoleFacts {
  readonly authorId: UserId;
  readonly isReply: boolean;
  readonly isPinned: boolean;
  /** `null` for a guest. */
  readonly userId: UserId | null;
  readonly channelOwnerId: UserId | null;
  readonly block: BlockInfo | null;
}

/**
 * Which actions a person is offered on a comment (COMMENT-ROLE-01, -02; G12 leaves roles open). A guest is offered
 * what the auth popup can lead to. The order is that of the menu.
 */
export function actionsFor({ authorId, isReply, isPinned, userId, channelOwnerId, block }: RoleFacts): CommentAction[] {
  const isOwn = userId !== null && userId === authorId;
  const isChannelAuthor = userId !== null && userId === channelOwnerId;
  const actions: CommentAction[] = [];
  if (block === null) actions.push("reply");
  if (isOwn) actions.push("edit");
  if (isChannelAuthor && !isReply) actions.push(isPinned ? "unpin" : "pin");
  if (!isOwn) actions.push("complain");
  if (isChannelAuthor && !isOwn) actions.push("ban");
  if (isOwn) actions.push("delete");
  return actions;
}
