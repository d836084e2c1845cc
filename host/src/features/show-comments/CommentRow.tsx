import { CommentItem } from "@kadr/design-system/comments";
import { observer } from "mobx-react-lite";
import { presentComment } from "../../presenters/comments.ts";
import type { CommentId } from "../../stores/CommentsStore.ts";
import { commentsTexts as texts } from "../../texts/comments.ts";
import { DraftForm } from "./DraftForm.tsx";
import { useCommentsSection } from "./sectionContext.ts";
import { ThreadEnd, ThreadStart } from "./ThreadEnds.tsx";

export interface CommentRowProps {
  id: CommentId;
}

/** One row: it follows its own comment, so that a reaction draws this row again and no other. */
export const CommentRow = observer(function CommentRow({ id }: CommentRowProps) {
  const { store, view, context, focusRow, onMenu, onTime } = useCommentsSection();
  const comment = store.comment(id);
  if (comment === undefined) return null;
  const actions = store.actionsOf(id);
  const leaveEdit = () => {
    view.stopEdit(id);
    focusRow(id);
  };
  const look = presentComment(comment, context());
  return (
    <>
      <CommentItem
        {...look}
        hasAuthorReplied={look.hasAuthorReplied === true && !view.isOpen(id)}
        texts={texts.item}
        canReply={actions.includes("reply")}
        hasMenu={actions.length > 0}
        editor={view.isEditing(id) ? <DraftForm target={`edit:${id}`} onDone={leaveEdit} /> : undefined}
        onTime={onTime}
        onReact={react}
        onReply={reply}
        onMenu={onMenu}
      >
        {view.isReplying(id) && <ReplyForm id={id} />}
        {comment.parent_id === null && <ThreadStart id={id} />}
      </CommentItem>
      {comment.parent_id !== null && <ThreadEnd id={id} rootId={comment.parent_id} />}
    </>
  );

  function react(_id: CommentId, reaction: "like" | "dislike"): void {
    void store.reactions.toggle(id, reaction);
  }

  function reply(): void {
    if (!store.account.isAuthorised) {
      void store.signIn().then((isIn) => isIn && startReply());
    } else startReply();
  }

  function startReply(): void {
    store.beginDraft(`reply:${id}`);
    view.startReply(id);
  }
});

function ReplyForm({ id }: { id: CommentId }) {
  const { store, view, focusRow } = useCommentsSection();
  return (
    <DraftForm
      target={`reply:${id}`}
      onDone={(published) => {
        view.stopReply(id);
        if (published === null) return focusRow(id);
        view.openThread(store.comment(id)?.parent_id ?? id);
        focusRow(published);
      }}
    />
  );
}
