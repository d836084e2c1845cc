import { createCommentsApi } from "../platform/api/commentsApi.ts";
import { createDraftsStorage } from "../platform/storage/drafts.ts";
import { draftsArea } from "../platform/storage/storage.ts";
import { DraftsAside } from "../stores/comments/DraftsAside.ts";
import type { CommentsPorts } from "../stores/comments/ports.ts";
import { commentsToasts } from "../texts/comments.ts";
import type { StoreSetup } from "./StoreSetup.ts";

/** What a comments store of one video needs; loaded with the comments. */
export function createCommentsPorts({ api, account, auth, notify, clock }: StoreSetup): CommentsPorts {
  return {
    api: createCommentsApi(api),
    account,
    auth,
    notify,
    clock,
    drafts: createDraftsStorage(draftsArea()),
    aside: new DraftsAside(),
    toasts: commentsToasts(),
    newKey: () => crypto.randomUUID(),
  };
}
