import { createCommentsApi } from "../platform/api/commentsApi.ts";
import { createDraftsStorage } from "../platform/storage/drafts.ts";
import { draftsArea } from "../platform/storage/storage.ts";
import { DraftsAside } from "../stores/comments/DraftsAside.ts";
import type { CommentsPorts } from "../stores/comments/ports.ts";
import { commentsToasts } from "../texts/comments.ts";
import type { StoreSetup } from "./StoreSetup.ts";

declare module "../stores/stores.ts" {
  interface LateStores {
    /** Ports of the comments store of one video; the store and its calls are loaded with the comments. */
    readonly commentsPorts: CommentsPorts;
  }
}

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
