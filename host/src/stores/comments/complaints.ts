import { attempt } from "../writing/index.ts";
import type { CommentsContext } from "./context.ts";
import type { CommentId, ComplaintReason } from "./types.ts";

/** Complains about a comment; a guest signs in first. One key an intent: a lost response makes no second complaint. */
export async function complain(context: CommentsContext, id: CommentId, reason: ComplaintReason): Promise<void> {
  const { api, newKey, notify, toasts, account } = context.ports;
  const key = newKey();
  const send = async (isReplay: boolean): Promise<void> => {
    const scope = context.scope();
    const ownerId = account.userId;
    const outcome = await attempt(context, {
      scope,
      write: (signal) => api.complain(id, reason, { key, signal }),
      maySignIn: () => !isReplay,
    });
    if (outcome.kind === "again") void context.admission.signIn("comments", ownerId, () => send(true));
    if (outcome.kind === "again" || outcome.kind === "off" || scope.ended) return;
    if (outcome.kind === "gone") context.forget(id);
    notify(
      outcome.kind === "done" ? { type: "success", text: toasts.complained } : { type: "danger", text: toasts.failed },
    );
  };
  await context.admission.admit("comments", () => send(false));
}
