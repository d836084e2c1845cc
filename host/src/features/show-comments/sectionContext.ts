import { createContext, use } from "react";
import type { CommentContext } from "../../presenters/comments.ts";
import type { CommentId, CommentsStore } from "../../stores/CommentsStore.ts";
import type { CommentsView } from "./CommentsView.ts";

/** Parts that all rows of one list of comments share; the same object for as long as the list is on the screen. */
export interface CommentsSectionParts {
  readonly store: CommentsStore;
  readonly view: CommentsView;
  readonly context: () => CommentContext;
  readonly focusRow: (id: CommentId) => void;
  /** Goes to a moment of the video, in seconds. */
  readonly onTime: (seconds: number) => void;
  readonly onMenu: (id: CommentId, button: HTMLButtonElement) => void;
}

const CommentsSectionContext = createContext<CommentsSectionParts | null>(null);

export const CommentsSectionProvider = CommentsSectionContext.Provider;

export function useCommentsSection(): CommentsSectionParts {
  const section = use(CommentsSectionContext);
  if (section === null) throw new Error("A row of comments needs a CommentsSectionProvider above it");
  return section;
}
