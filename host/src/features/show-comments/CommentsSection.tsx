import {
  CommentBlocked,
  CommentGuest,
  CommentList,
  type CommentListHandle,
  CommentsBar,
  CommentsHeader,
  CommentsSkeleton,
  CommentsState,
} from "@kadr/design-system/comments";
import { announce } from "@kadr/design-system/primitives/announce";
import { Button } from "@kadr/design-system/primitives/Button";
import { useNearScreen } from "@kadr/design-system/primitives/near";
import { observer } from "mobx-react-lite";
import { useEffect, useId, useMemo, useRef } from "react";
import { type HiddenCommentParts, presentBlock } from "../../presenters/comments.ts";
import type { Moments } from "../../presenters/writtenText.ts";
import type { CommentId, CommentSort, CommentsStore } from "../../stores/CommentsStore.ts";
import { bannedText, commentsTexts as texts } from "../../texts/comments.ts";
import { CommentRow } from "./CommentRow.tsx";
import * as styles from "./CommentsSection.styles.ts";
import { DraftForm } from "./DraftForm.tsx";
import { type CommentsSectionParts, CommentsSectionProvider } from "./sectionContext.ts";
import { CommentsPopups } from "./CommentsPopups.tsx";
import { CommentsView } from "./CommentsView.ts";
import { useFreshness } from "./useFreshness.ts";
import type { SafeHref, SafeMediaUrl } from "@kadr/design-system/primitives/SafeAddress";
import { useHost } from "../../ports/Host.ts";

/** How far below the screen the next page begins to load, px. */
const nearPx = 800;

export interface CommentsSectionProps {
  /** The store of this video; whoever made it connects and disposes it. */
  store: CommentsStore;
  /** The comment a link leads to. Default none. */
  focusedCommentId?: CommentId | null | undefined;
  /** Parts that the settings of the product leave out. Default none. */
  hide?: HiddenCommentParts | undefined;
  /** The person who writes. Default none. */
  viewer?: { name: string; avatarSrc?: SafeMediaUrl | undefined } | null | undefined;
  /** «Показать все комментарии»: take the comment out of the address. */
  onLeaveFocus?: (() => void) | undefined;
  /** Address of one comment. */
  videoUrl: (commentId: CommentId) => SafeHref;
  /** The video that times in comments lead into. Default none: they stay words. */
  moments?: Moments | null | undefined;
  /** Goes to a moment of it, in seconds. */
  onTime?: ((seconds: number) => void) | undefined;
}

const nothingHidden: HiddenCommentParts = {
  likesButton: false,
  dislikesButton: false,
  likesCount: false,
  dislikesCount: false,
};
const sorts = [
  { id: "popular", label: texts.sort.popular },
  { id: "date_added_desc", label: texts.sort.date_added_desc },
] as const;
const renderRow = (id: CommentId) => <CommentRow id={id} />;

/** The comments under a video, whole. */
export const CommentsSection = observer(function CommentsSection({
  store,
  focusedCommentId = null,
  hide = nothingHidden,
  viewer = null,
  onLeaveFocus,
  videoUrl,
  moments = null,
  onTime,
}: CommentsSectionProps) {
  const { link, mediaUrl, now } = useHost();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<CommentListHandle>(null);
  const menuButton = useRef<HTMLButtonElement>(null);

  const latest = useRef({ hide, videoUrl, moments, onTime, link, mediaUrl, now });
  latest.current = { hide, videoUrl, moments, onTime, link, mediaUrl, now };
  const section = useMemo<CommentsSectionParts>(() => {
    const view = new CommentsView(store);
    return {
      store,
      view,
      context: () => ({
        now: latest.current.now(),
        channelOwnerId: store.subject.channelOwnerId,
        pinnedId: store.pinnedId,
        focusedId: store.listing.focusedId,
        hide: latest.current.hide,
        hrefOf: latest.current.videoUrl,
        moments: latest.current.moments,
        link: latest.current.link,
        mediaUrl: latest.current.mediaUrl,
      }),
      onTime: (seconds) => latest.current.onTime?.(seconds),
      focusRow: (id) => list.current?.focusRow(id),
      onMenu: (id, button) => {
        menuButton.current = button;
        view.setMenu(id);
      },
    };
  }, [store]);
  const { view } = section;

  useEffect(() => {
    void store.open(store.listing.sort, focusedCommentId).then(() => {
      const id = store.listing.focusedId;
      if (id === null) return;
      const parentId = store.comment(id)?.parent_id ?? null;
      if (parentId !== null) view.openThread(parentId);
      requestAnimationFrame(() => list.current?.focusRow(id));
    });
    // A new order is the store's to load; this opens the list once for each comment a link leads to.
  }, [store, view, focusedCommentId]);
  useFreshness(store);

  const later = async () => {
    const came = await store.listing.loadLater();
    if (came > 0) announce(texts.came(came));
  };
  const earlier = async () => {
    const came = await store.listing.loadEarlier();
    if (came > 0) announce(texts.came(came));
  };
  const laterPlace = useRef<HTMLDivElement>(null);
  useNearScreen(laterPlace, () => void later(), {
    nearPx,
    isWanted: store.listing.list.hasLater && store.listing.list.laterPhase === "idle",
  });

  if (store.listing.list.phase === "hidden") return null;
  const ids = view.rowIds;
  const isLoading = store.listing.list.phase === "loading" && ids.length === 0;
  return (
    <CommentsSectionProvider value={section}>
      <section aria-labelledby={titleId} className={styles.section}>
        <CommentsHeader
          ref={heading}
          title={texts.title(store.count)}
          titleId={titleId}
          sortLabel={texts.sort.label}
          sorts={sorts}
          sort={store.listing.sort}
          onSort={(id) => {
            changeSort(id as CommentSort);
          }}
        />
        {!store.account.isAuthorised ? (
          <CommentGuest label={texts.guest} onPress={() => void store.signIn()} />
        ) : store.permission.block !== null ? (
          <CommentBlocked {...presentBlock(store.permission.block, bannedText, link)} />
        ) : (
          <DraftForm target="new" author={viewer ?? undefined} onDone={showOwn} />
        )}
        {store.listing.focusedId !== null && (
          <CommentsBar
            actionLabel={texts.focus.action}
            onAction={() => {
              // With an address to change, the address brings the whole list; without one, the store does.
              if (onLeaveFocus === undefined) void store.listing.leaveFocus();
              else onLeaveFocus();
              heading.current?.focus();
            }}
          >
            {texts.focus.text}
          </CommentsBar>
        )}
        {store.listing.isFocusGone && (
          <p className={styles.note} role="status">
            {texts.focus.gone}
          </p>
        )}
        {store.newerCount > 0 && (
          <CommentsBar kind="news" actionLabel={texts.newer.action} onAction={() => showNewer()}>
            {texts.newer.text(store.newerCount)}
          </CommentsBar>
        )}
        {isLoading && <CommentsSkeleton label={texts.loading} />}
        {store.listing.list.phase === "failed" && ids.length === 0 && (
          <CommentsState
            kind="failed"
            title={texts.failed.title}
            text={texts.failed.text}
            actionLabel={texts.failed.action}
            onAction={() => void store.retry()}
          />
        )}
        {store.isEmpty && <CommentsState kind="empty" title={texts.empty.title} text={texts.empty.text} />}
        {store.listing.list.hasEarlier && (
          <Button
            isWide
            isPending={store.listing.list.earlierPhase === "loading"}
            pendingLabel={texts.loading}
            onPress={() => void earlier()}
          >
            {store.listing.list.earlierPhase === "failed" ? texts.laterFailed : texts.earlier}
          </Button>
        )}
        {ids.length > 0 && (
          <CommentList
            ref={list}
            ids={ids}
            renderRow={renderRow}
            label={texts.list}
            total={store.listing.list.hasLater || store.listing.list.hasEarlier ? undefined : ids.length}
            isBusy={
              store.listing.list.phase === "loading" ||
              store.listing.list.laterPhase === "loading" ||
              store.listing.list.earlierPhase === "loading"
            }
          />
        )}
        {store.listing.list.hasLater && (
          <div ref={laterPlace}>
            <Button
              isWide
              isPending={store.listing.list.laterPhase === "loading"}
              pendingLabel={texts.loading}
              onPress={() => void later()}
            >
              {store.listing.list.laterPhase === "failed" ? texts.laterFailed : texts.later}
            </Button>
          </div>
        )}
        <CommentsPopups triggerRef={menuButton} focusHeading={() => heading.current?.focus()} />
      </section>
    </CommentsSectionProvider>
  );

  function changeSort(sort: CommentSort): void {
    if (sort === store.listing.sort) return;
    void store.listing.setSort(sort).then(() => {
      if (store.listing.sort === sort && store.listing.list.phase === "ready") announce(texts.sort.changed[sort]);
    });
  }

  /** Sent by the button, which folds away: the focus goes to what it brought. Sent by a key, it stays in the field. */
  function showOwn(published: CommentId | null): void {
    if (published !== null && !(document.activeElement instanceof HTMLTextAreaElement))
      list.current?.focusRow(published);
  }

  function showNewer(): void {
    store.listing.showNewer();
    const first = view.rowIds[store.pinnedId === null ? 0 : 1];
    if (first !== undefined) requestAnimationFrame(() => list.current?.focusRow(first));
  }
});
