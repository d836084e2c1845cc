import { useInfiniteQuery } from "@tanstack/react-query";
import { DottedLine } from "@kadr/design-system/primitives/DottedLine";
import { Button } from "@kadr/design-system/primitives/Button";
import type { Comment } from "@kadr/openapi/client";
import { commentPlace } from "../../presenters/ownComments.ts";
import { parseMoment, relativeDate } from "../../presenters/duration.ts";
import { ownCommentsQuery } from "../../queries/library.ts";
import { useHost } from "../../ports/Host.ts";
import { lateTexts } from "../../texts/late.ts";
import { libraryTexts } from "../../texts/library.ts";
import { LibraryList } from "./LibraryList.tsx";
import * as styles from "./LibraryPage.styles.ts";

const texts = libraryTexts.comment;

/** The person's comments, each with its video and a way to the place. */
export function OwnComments() {
  const { api } = useHost();
  const query = useInfiniteQuery(ownCommentsQuery(api));
  const comments = query.data?.pages.flatMap(({ results }) => results) ?? [];
  return (
    <LibraryList query={query} section="comments" isEmpty={comments.length === 0}>
      {({ phase, hasMore, onLoadMore }) => (
        <>
          <ul className={styles.rows}>
            {comments.map((comment) => (
              <OwnComment key={comment.id} comment={comment} />
            ))}
          </ul>
          {hasMore && (
            <Button isDisabled={phase === "loadingMore"} onPress={onLoadMore}>
              {phase === "moreFailed" ? lateTexts.retry : libraryTexts.more}
            </Button>
          )}
        </>
      )}
    </LibraryList>
  );
}

function OwnComment({ comment }: { comment: Comment }) {
  const { link, now } = useHost();
  const { video } = comment;
  const at = parseMoment(comment.created_ts);
  const place = video === undefined ? null : link(commentPlace(video.video_url, comment.id));
  const videoLink = video === undefined ? null : link(video.video_url);
  return (
    <li>
      {video !== undefined &&
        (videoLink === null ? (
          <span className={styles.strong}>{video.title}</span>
        ) : (
          <a className={styles.strong} href={videoLink.href} dir="auto">
            {video.title}
          </a>
        ))}
      <p dir="auto">{comment.text}</p>
      <span className={styles.quiet}>
        <DottedLine
          parts={[
            comment.parent_id !== null && texts.reply,
            at !== undefined && relativeDate(at, now()),
            comment.likes_number > 0 && texts.likes(comment.likes_number),
            comment.replies_number > 0 && texts.replies(comment.replies_number),
          ]}
        />
      </span>
      {place !== null && (
        <a className={styles.link} href={place.href}>
          {texts.open}
        </a>
      )}
    </li>
  );
}
