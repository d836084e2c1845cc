import { ThreadControl } from "@kadr/design-system/comments";
import { announce } from "@kadr/design-system/primitives/announce";
import { observer } from "mobx-react-lite";
import type { CommentId } from "../../stores/CommentsStore.ts";
import { commentsTexts } from "../../texts/comments.ts";
import { useCommentsSection } from "./sectionContext.ts";

const texts = commentsTexts.replies;

/** Under a comment: opens and closes its replies. */
export const ThreadStart = observer(function ThreadStart({ id }: { id: CommentId }) {
  const { store, view } = useCommentsSection();
  const { count, ids, hasEarlier, isFetched, phase, earlierPhase } = store.repliesOf(id);
  if (count === 0) return null;
  const isOpen = view.isOpen(id);

  const open = async () => {
    view.openThread(id);
    if (isFetched) return;
    const came = await store.listing.loadReplies(id);
    if (came > 0) announce(texts.came(came));
  };
  const earlier = async () => {
    const came = await store.listing.loadReplies(id, "earlier");
    if (came > 0) announce(texts.came(came));
  };
  return (
    <>
      <ThreadControl
        label={isOpen ? texts.hide : texts.show(count)}
        kind={isOpen ? "close" : "open"}
        isExpanded={isOpen}
        isPending={isOpen && !isFetched && phase === "loading"}
        pendingLabel={texts.loading}
        onPress={() => (isOpen ? view.closeThread(id) : void open())}
      />
      {isOpen && phase === "failed" && ids.length === 0 && (
        <ThreadControl label={texts.retry} kind="retry" onPress={() => void open()} />
      )}
      {isOpen && hasEarlier && (
        <ThreadControl
          label={earlierPhase === "failed" ? texts.retry : texts.earlier}
          kind={earlierPhase === "failed" ? "retry" : "more"}
          isPending={earlierPhase === "loading"}
          pendingLabel={texts.loading}
          onPress={() => void earlier()}
        />
      )}
    </>
  );
});

/** Under the last reply that is here: brings the next ones. */
export const ThreadEnd = observer(function ThreadEnd({ id, rootId }: { id: CommentId; rootId: CommentId }) {
  const { store } = useCommentsSection();
  const { ids, hasLater, phase } = store.repliesOf(rootId);
  if (!hasLater || ids.at(-1) !== id) return null;
  const more = async () => {
    const came = await store.listing.loadReplies(rootId);
    if (came > 0) announce(texts.came(came));
  };
  return (
    <ThreadControl
      label={phase === "failed" ? texts.retry : texts.more}
      kind={phase === "failed" ? "retry" : "more"}
      isPending={phase === "loading"}
      pendingLabel={texts.loading}
      isUnderReply
      onPress={() => void more()}
    />
  );
});
