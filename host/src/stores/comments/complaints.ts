import { failureOf, isStatus } from "../writing/index.ts";
import type { CommentsContext } from "./context.ts";
import type { CommentId, ComplaintReason } from "./types.ts";

/** Complains about a comment; a guest signs in first. One key an intent: a lost response makes no second complaint. */
export async function complain(context: CommentsContext, id: CommentId, reason: ComplaintReason): Promise<void> {
  const { api, newKey, notify, toasts } = context.ports;
  const key = newKey();
  await context.admission.admit("comments", async () => {
    const scope = context.scope();
    try {
      await api.complain(id, reason, { key, signal: scope.signal });
      if (!scope.ended) notify({ type: "success", text: toasts.complained });
    } catch (error) {
      const failure = failureOf(error);
      if (scope.ended || failure.kind === "aborted") return;
      context.coolDown.heed(failure);
      if (isStatus(failure, 404, 410)) context.forget(id);
      notify({ type: "danger", text: toasts.failed });
    }
  });
}
