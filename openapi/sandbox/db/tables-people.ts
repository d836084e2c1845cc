// People and what they do: accounts, comments, reactions, history.
import type { Generated } from "kysely";
import type { Flag } from "./flag.ts";

/** A person. A channel belongs to exactly one user and has the same id (OWNER-TOOLS-01). */
export interface UsersTable {
  id: Generated<number>;
  name: string;
  /** Lower case; null for seeded people who never sign in. Not confirmed it is a claim, which several may make. */
  email: string | null;
  email_confirmed: Generated<Flag>;
  /** The address that the person changes to, until it is confirmed; `email` stays theirs so long. */
  pending_email: string | null;
  phone_number: string | null;
  /** `scrypt$N$r$p$salt$hash`, see auth/passwords.ts; null: cannot sign in. */
  password_hash: string | null;
  first_name: string | null;
  /** YYYY-MM-DD. */
  birth_date: string | null;
  gender: "male" | "female" | null;
  avatar: string | null;
  created_ts: number;
  /** A removed account: nobody signs in to it until then (operations/profile/account.ts). */
  blocked_until_ts: number | null;
}

export interface SessionsTable {
  /** SHA-256 of the 256-bit id in the cookie, hex. */
  id_hash: string;
  user_id: number;
  created_ts: number;
  expires_ts: number;
  last_seen_ts: number;
}

/** A letter that the sandbox would have sent; shown on /sandbox. */
export interface LettersTable {
  id: Generated<number>;
  email: string;
  /** "reset": a code for a new password, and for a sign-in that has to be proved. */
  kind: "confirm" | "reset";
  code: string;
  created_ts: number;
  used: Generated<Flag>;
  /** Whom the code is for. */
  user_id: number | null;
  /** SHA-256 of the browser that asked for the code of a reset, else empty. */
  browser_hash: Generated<string>;
  /** No code: it tells an owner that somebody gave their address. */
  is_taken: Generated<Flag>;
}

/** A browser in which the letters with a code to this person count, too, from this time on: it asked while the mailbox was full. */
export interface SharedLettersTable {
  id_hash: string;
  user_id: number;
  created_ts: number;
}

/** A browser (auth/browsers.ts) that was in an account. */
export interface KnownBrowsersTable {
  id_hash: string;
  user_id: number;
  created_ts: number;
}

/** 0 published, 1 deleted by its author, 2 removed by a ban, 3 gone with its thread. */
export type CommentState = 0 | 1 | 2 | 3;

/** Messages of the chat beside a live stream. */
export interface ChatMessagesTable {
  id: Generated<number>;
  track_id: number;
  user_id: number;
  text: string;
  created_ts: number;
}

export interface CommentsTable {
  /** Grows with created_ts: seeded comments are inserted in the order of creation. */
  id: Generated<number>;
  track_id: number;
  user_id: number;
  /** The root of the thread, or null for a root. Threads are two levels deep. */
  parent_id: number | null;
  /** The reply that this one replies to, and its author; null when it replies to the root. */
  bro_id: number | null;
  bro_user_id: number | null;
  text: string;
  created_ts: number;
  edited_ts: number | null;
  state: Generated<CommentState>;
  likes_number: Generated<number>;
  dislikes_number: Generated<number>;
  /** Roots: published answers. */
  replies_number: Generated<number>;
  /** Roots: the channel author is among the replies. */
  author_replied: Generated<Flag>;
  /** Sort key of "popular": likes_number * 2 - dislikes_number + replies_number (db/popularity.ts). Never forget to set it. */
  popularity: Generated<number>;
}

export interface CommentReactionsTable {
  user_id: number;
  comment_id: number;
  /** 1 like, -1 dislike. */
  reaction: 1 | -1;
}

export interface PinsTable {
  track_id: number;
  comment_id: number;
  pinned_ts: number;
}

export interface BlocksTable {
  channel_id: number;
  user_id: number;
  created_ts: number;
}

export interface ComplaintsTable {
  id: Generated<number>;
  comment_id: number;
  user_id: number;
  reason: string;
  text: Generated<string>;
  created_ts: number;
}

/** Watch history and the position to resume at, one row per user and video. */
export interface HistoryTable {
  user_id: number;
  track_id: number;
  /** Seconds. */
  position: number;
  watched_ts: number;
  /** 0 once removed from the history page: the position stays. */
  is_listed: Generated<Flag>;
}

export interface VideoReactionsTable {
  user_id: number;
  track_id: number;
  /** 1 like, -1 dislike. */
  reaction: 1 | -1;
  created_ts: number;
}
