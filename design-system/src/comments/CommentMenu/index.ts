export { CommentMenu } from "./CommentMenu.tsx";
export type { CommentMenuAction, CommentMenuProps } from "./CommentMenu.tsx";
