import { createContext, use } from "react";
import type { CommentContext } from "../../presenters/comments.ts";
import type { CommentId, CommentsStore } from "../../stores/CommentsStore.ts";
import type { TalkView } from "./TalkView.ts";

/** What every row of one discussion shares; the same object for as long as the discussion is on the screen. */
export interface Talk {
  readonly store: CommentsStore;
  readonly view: TalkView;
  readonly context: () => CommentContext;
  readonly focusRow: (id: CommentId) => void;
  readonly onMenu: (id: CommentId, button: HTMLButtonElement) => void;
}

const TalkContext = createContext<Talk | null>(null);

export const TalkProvider = TalkContext.Provider;

export function useTalk(): Talk {
  const talk = use(TalkContext);
  if (talk === null) throw new Error("A row of comments needs a TalkProvider above it");
  return talk;
}
