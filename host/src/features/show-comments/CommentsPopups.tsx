import { CommentMenu, type CommentMenuAction } from "@kadr/design-system/comments";
import { ConfirmDialog } from "@kadr/design-system/popups/ConfirmDialog";
import { MenuPopover } from "@kadr/design-system/primitives/MenuPopover";
import { observer } from "mobx-react-lite";
import type { RefObject } from "react";
import type { CommentId, ComplaintReason } from "../../stores/CommentsStore.ts";
import { commentsTexts as texts } from "../../texts/comments.ts";
import { afterPopups } from "./afterPopups.ts";
import { useCommentsSection } from "./sectionContext.ts";

const reasons: readonly ComplaintReason[] = ["spam", "insult", "violence", "adult", "fraud", "other"];

export interface CommentsPopupsProps {
  /** The menu button of the row that was pressed last. */
  triggerRef: RefObject<HTMLButtonElement | null>;
  /** Where the focus goes when no row is left. */
  focusHeading: () => void;
}

/** The one menu, the one list of reasons and the one question of a discussion. */
export const CommentsPopups = observer(function CommentsPopups({ triggerRef, focusHeading }: CommentsPopupsProps) {
  const { store, view, focusRow } = useCommentsSection();
  const { menuFor, complaintFor, question } = view;

  const act = (id: CommentId, action: CommentMenuAction) => {
    switch (action) {
      case "reply":
        if (!store.account.isAuthorised) return void store.signIn().then((isIn) => isIn && startReply(id));
        return startReply(id);
      case "edit":
        store.beginDraft(`edit:${id}`, store.comment(id)?.text ?? "");
        return view.startEdit(id);
      case "pin":
        return void store.pin(id);
      case "unpin":
        return void store.unpin(id);
      case "complain":
        return afterPopups(() => view.setComplaint(id));
      case "delete":
      case "ban":
        return afterPopups(() => view.ask({ kind: action, id }));
    }
  };
  const startReply = (id: CommentId) => {
    store.beginDraft(`reply:${id}`);
    view.startReply(id);
  };
  const confirm = () => {
    if (question === null) return;
    const { kind, id } = question;
    const next = view.neighbourOf(id);
    view.ask(null);
    void (kind === "delete" ? store.remove(id) : store.ban(id));
    afterPopups(() => (next !== null && view.rowIds.includes(next) ? focusRow(next) : focusHeading()));
  };
  const questionComment = question === null ? undefined : store.comment(question.id);
  const isReply = questionComment?.parent_id != null;
  return (
    <>
      <CommentMenu
        label={texts.menu.label}
        actions={menuFor === null ? [] : store.actionsOf(menuFor)}
        texts={texts.menu}
        triggerRef={triggerRef}
        isOpen={menuFor !== null}
        onOpenChange={(isOpen) => !isOpen && view.setMenu(null)}
        onAction={(action) => menuFor !== null && act(menuFor, action)}
      />
      <MenuPopover
        label={texts.complaint.label}
        items={reasons.map((reason) => ({ id: reason, label: texts.complaint[reason] }))}
        triggerRef={triggerRef}
        isOpen={complaintFor !== null}
        onOpenChange={(isOpen) => !isOpen && view.setComplaint(null)}
        onAction={(reason) => complaintFor !== null && void store.complain(complaintFor, reason as ComplaintReason)}
      />
      <ConfirmDialog
        isOpen={question !== null}
        onOpenChange={(isOpen) => !isOpen && view.ask(null)}
        onConfirm={confirm}
        title={
          question?.kind === "ban" ? texts.ban.title(questionComment?.user.name ?? "") : texts.remove.title(isReply)
        }
        confirmLabel={question?.kind === "ban" ? texts.ban.confirm : texts.remove.confirm}
        cancelLabel={texts.remove.cancel}
        isDanger
      >
        {question?.kind === "ban" ? texts.ban.text : texts.remove.text(isReply)}
      </ConfirmDialog>
    </>
  );
});
