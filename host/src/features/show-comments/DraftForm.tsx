import { hasVisible } from "@kadr/openapi/pages";
import { CommentForm, type CommentFormHandle } from "@kadr/design-system/comments";
import { observer } from "mobx-react-lite";
import { useEffect, useRef } from "react";
import type { CommentId, DraftTarget } from "../../stores/CommentsStore.ts";
import { commentsTexts as texts } from "../../texts/comments.ts";
import { afterPopups } from "./afterPopups.ts";
import { useCommentsSection } from "./sectionContext.ts";
import type { SafeMediaUrl } from "@kadr/design-system/primitives/SafeAddress";

export interface DraftFormProps {
  target: DraftTarget;
  /** The person who writes. */
  author?: { name: string; avatarSrc?: SafeMediaUrl | undefined } | undefined;
  /** The text came out, or the person gave it up. */
  onDone?: ((published: CommentId | null) => void) | undefined;
}

/** The form over one draft of the store: a new comment, a reply, a change. */
export const DraftForm = observer(function DraftForm({ target, author, onDone }: DraftFormProps) {
  const { store } = useCommentsSection();
  const form = useRef<CommentFormHandle>(null);
  const draft = store.drafts.get(target);
  const isNew = target === "new";
  const isEdit = target.startsWith("edit:");

  // A press has opened this form: the menu that it was in gives the focus up only when it has closed.
  useEffect(() => {
    if (!isNew) afterPopups(() => form.current?.focus());
  }, [isNew]);

  const send = async () => {
    const id = await store.submit(target);
    if (id !== null) onDone?.(id);
  };
  const error =
    draft?.isReplyGone === true
      ? texts.replyGone
      : draft?.phase === "unknown"
        ? texts.unknown
        : store.coolDown.isOn && draft !== undefined && draft.text !== ""
          ? texts.coolDown
          : undefined;
  return (
    <CommentForm
      ref={form}
      value={draft?.text ?? ""}
      onChange={(text) => store.setDraft(target, text)}
      onSubmit={() => void send()}
      onCancel={
        isNew
          ? undefined
          : () => {
              // A reply's text stays for another time; a change that was given up does not.
              if (isEdit) store.drafts.drop(target);
              onDone?.(null);
            }
      }
      phase={draft?.phase}
      error={error}
      author={author}
      isExpanded={!isNew}
      isBlank={!hasVisible(draft?.text ?? "")}
      isWaiting={store.coolDown.isOn}
      texts={isNew ? texts.form : isEdit ? texts.editForm : texts.replyForm}
    />
  );
});
