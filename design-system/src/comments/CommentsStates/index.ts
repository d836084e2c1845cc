export { CommentsBar, CommentsSkeleton, CommentsState } from "./CommentsStates.tsx";
export type { CommentsBarProps, CommentsSkeletonProps, CommentsStateProps } from "./CommentsStates.tsx";
