import type { CommentThread } from "./thread.ts";
import type { CommentId, Phase } from "./types.ts";

/** The answers of one comment as a row shows them. */
export interface AnswersView {
  readonly ids: readonly CommentId[];
  /** All of them, loaded or not. */
  readonly count: number;
  readonly hasLater: boolean;
  readonly hasEarlier: boolean;
  readonly isFetched: boolean;
  readonly phase: Phase;
  readonly earlierPhase: Phase;
}

/** What is not shown of answers, and how many there are by the comment's own count. */
export interface AnswersLeft {
  readonly isHidden: (id: CommentId) => boolean;
  /** How many of these the intents of now hide. */
  readonly hiddenAmong: (ids: readonly CommentId[]) => number;
  /** The count of the comment, as the server said it last. */
  readonly replies: number;
}

/** Own answers stand after the server's, the newest last; nothing is shown twice. */
export function viewAnswers(thread: CommentThread | undefined, { isHidden, hiddenAmong, replies: all }: AnswersLeft): AnswersView {
  const known = thread === undefined ? [] : [...new Set([...thread.ids, ...[...thread.own].reverse()])];
  const ids = known.filter((answer) => !isHidden(answer));
  const replies = all - hiddenAmong(known);
  return {
    ids,
    count: thread?.isWhole === true ? ids.length : Math.max(ids.length, replies),
    hasLater: thread?.phase === "ready" ? thread.hasLater : replies > ids.length,
    hasEarlier: thread?.hasEarlier ?? false,
    isFetched: thread?.phase === "ready",
    phase: thread === undefined ? "idle" : thread.phase === "ready" ? thread.laterPhase : thread.phase,
    earlierPhase: thread?.earlierPhase ?? "idle",
  };
}
