export { CommentItem } from "./CommentItem.tsx";
export type { CommentItemProps, CommentItemTexts } from "./CommentItem.tsx";
export type { CommentReaction } from "./CommentActions.tsx";
