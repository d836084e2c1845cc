export * from "./CommentForm/index.ts";
export * from "./CommentItem/index.ts";
export * from "./CommentList/index.ts";
export * from "./CommentMenu/index.ts";
export * from "./CommentsHeader/index.ts";
export * from "./CommentsStates/index.ts";
export * from "./ThreadControl/index.ts";
