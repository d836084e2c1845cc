import { CommentItem } from "@kadr/design-system/comments/CommentItem";
import { CommentsHeader } from "@kadr/design-system/comments/CommentsHeader";
import type { SafeHref } from "@kadr/design-system/primitives/SafeAddress";
import type { ResponseBody } from "@kadr/openapi/client";
import { css } from "linaria";
import { useId } from "react";
import { presentComment } from "../../presenters/comments.ts";
import type { Moments } from "../../presenters/writtenText.ts";
import { toCount } from "../../stores/comments/records.ts";
import { commentsTexts as texts } from "../../texts/comments.ts";
import { section } from "./CommentsSection.styles.ts";
import { useHost } from "../../ports/Host.ts";

const list = css`
  display: grid;
  gap: 0;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export interface FirstCommentsProps {
  /** Comments that came with the document. */
  page: ResponseBody<"listComments">;
  channelOwnerId: string;
  /** Address of one comment. */
  hrefOf: (commentId: string) => SafeHref;
  /** The video that times in comments lead into; null: they stay words. */
  moments: Moments | null;
  /** Goes to a moment of it, in seconds. */
  onTime: (seconds: number) => void;
  /** Milliseconds since the epoch. */
  now: number;
}

const nothing = () => undefined;
/** A reader has nothing to press yet. */
const hide = { likesButton: true, dislikesButton: true, likesCount: true, dislikesCount: true };

/** The first comments of a page that a server drew: to be read until the discussion itself is there, and without a script. */
export function FirstComments({ page, channelOwnerId, hrefOf, moments, onTime, now }: FirstCommentsProps) {
  const { link, mediaUrl } = useHost();
  const titleId = useId();
  const pinnedId = page.pinned_comment?.id ?? null;
  const comments = [
    ...(page.pinned_comment === null ? [] : [page.pinned_comment]),
    ...page.results.filter(({ id }) => id !== pinnedId),
  ];
  const context = { now, channelOwnerId, pinnedId, focusedId: null, hide, hrefOf, moments, link, mediaUrl };
  return (
    <section aria-labelledby={titleId} className={section}>
      <CommentsHeader
        title={texts.title(toCount(page.comments_count))}
        titleId={titleId}
        sortLabel=""
        sorts={[]}
        sort=""
        onSort={nothing}
        canHaveFocus={false}
      />
      <ol role="list" aria-label={texts.list} className={list}>
        {comments.map((comment) => (
          <li key={comment.id}>
            <CommentItem
              {...presentComment(comment, context)}
              texts={texts.item}
              canReply={false}
              hasMenu={false}
              onTime={onTime}
              onReact={nothing}
              onReply={nothing}
              onMenu={nothing}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
