import type { Api } from "@kadr/openapi/client";
import { createCommentsApi } from "../platform/api/commentsApi.ts";
import { createDraftsStorage } from "../platform/storage/drafts.ts";
import { draftsArea } from "../platform/storage/storage.ts";
import type { AuthGate, Clock, Notify, SessionReader } from "../stores/ports.ts";
import type { CommentsPorts } from "../stores/comments/ports.ts";
import { commentsNotices } from "../texts/comments.ts";

export interface CommentsSetup {
  readonly api: Api;
  readonly session: SessionReader;
  readonly auth: AuthGate;
  readonly notify: Notify;
  readonly clock: Clock;
}

/** What a comments store of one video needs; loaded with the comments. */
export function createCommentsPorts({ api, session, auth, notify, clock }: CommentsSetup): CommentsPorts {
  return {
    api: createCommentsApi(api),
    session,
    auth,
    notify,
    clock,
    drafts: createDraftsStorage(draftsArea()),
    notices: commentsNotices(),
    newKey: () => crypto.randomUUID(),
  };
}
