export { CommentsHeader } from "./CommentsHeader.tsx";
export type { CommentsHeaderProps, CommentsSortOption } from "./CommentsHeader.tsx";
