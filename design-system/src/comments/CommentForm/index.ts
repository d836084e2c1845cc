export { CommentForm } from "./CommentForm.tsx";
export type { CommentFormHandle, CommentFormPhase, CommentFormProps, CommentFormTexts } from "./CommentForm.tsx";
export { CommentBlocked, CommentGuest } from "./CommentGate.tsx";
export type { CommentBlockedProps, CommentGuestProps } from "./CommentGate.tsx";
