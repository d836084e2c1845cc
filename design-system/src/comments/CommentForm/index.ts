export { CommentForm } from "./CommentForm.tsx";
export type { CommentFormHandle, CommentFormPhase, CommentFormProps, CommentFormTexts } from "./CommentForm.tsx";
export { CommentBlocked, CommentGuest } from "./CommentPermission.tsx";
export type { CommentBlockedProps, CommentGuestProps } from "./CommentPermission.tsx";
