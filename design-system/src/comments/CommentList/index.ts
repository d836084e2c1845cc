export { CommentList } from "./CommentList.tsx";
export type { CommentListHandle, CommentListProps } from "./CommentList.tsx";
