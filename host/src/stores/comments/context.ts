import type { Admission, CoolDown, Scope, WriteLanes } from "../writing/index.ts";
import type { ListSummary } from "./listSummary.ts";
import type { CommentsPorts, CommentsSubject } from "./ports.ts";
import type { CommentRecords } from "./records.ts";
import type { CommentId } from "./types.ts";

/** State that the parts of the store share. Made once, by the store. */
export interface CommentsContext {
  readonly ports: CommentsPorts;
  readonly subject: CommentsSubject;
  readonly records: CommentRecords;
  readonly lanes: WriteLanes;
  readonly admission: Admission;
  readonly coolDown: CoolDown;
  readonly summary: ListSummary;
  /** Resolves when the list that is being opened is there, or has failed. */
  readonly loaded: () => Promise<void>;
  /** The page is still open, whoever is on it. */
  readonly isHere: () => boolean;
  /** The scope of now: take it before asking, look at it when the response comes. */
  readonly scope: () => Scope;
  /** The server has lost this comment: take it from everywhere. */
  readonly forget: (id: CommentId) => void;
  /** A count has changed or may have: asks the server for the summary of the list again. */
  readonly reconcile: () => void;
}

/** The lane of one comment. */
export function laneOf(id: CommentId): string {
  return `comment:${id}`;
}
