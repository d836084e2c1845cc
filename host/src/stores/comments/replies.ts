import type { CommentThread } from "./thread.ts";
import type { CommentId, Phase } from "./types.ts";

/** The replies of one comment as a row shows them. */
export interface RepliesView {
  readonly ids: readonly CommentId[];
  /** All of them, loaded or not. */
  readonly count: number;
  readonly hasLater: boolean;
  readonly hasEarlier: boolean;
  readonly isFetched: boolean;
  readonly phase: Phase;
  readonly earlierPhase: Phase;
}

/** Replies that are not shown, and how many there are by the comment's own count. */
export interface RepliesLeft {
  readonly isHidden: (id: CommentId) => boolean;
  /** How many of these the intents of now hide. */
  readonly hiddenAmong: (ids: readonly CommentId[]) => number;
  /** The count of the comment, as the server said it last. */
  readonly replies: number;
}

/** Own replies stand after the server's, the newest last; nothing is shown twice. */
export function viewReplies(
  thread: CommentThread | undefined,
  { isHidden, hiddenAmong, replies: all }: RepliesLeft,
): RepliesView {
  const known = thread === undefined ? [] : [...new Set([...thread.ids, ...[...thread.own].reverse()])];
  const ids = known.filter((reply) => !isHidden(reply));
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
