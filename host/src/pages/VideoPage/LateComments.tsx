import { useQuery } from "@tanstack/react-query";
import { memo, type ReactNode } from "react";
import { createLate, LatePlace } from "@kadr/design-system/primitives/Late";
import { Skeleton } from "@kadr/design-system/primitives/Skeleton";
import type { Video } from "@kadr/openapi/client";
import { FirstComments } from "../../features/show-comments/FirstComments.tsx";
import { useNearComments } from "../../features/show-comments/useNearComments.ts";
import type { HiddenParts } from "../../queries/settings.ts";
import type { Moments } from "../../presenters/writtenText.ts";
import { firstCommentsQuery } from "../../queries/video.ts";
import { useHost } from "../../ports/Host.ts";
import { commentAddress } from "./commentAddress.ts";
import { lateTexts } from "../../texts/late.ts";
import * as styles from "./VideoPage.styles.ts";

const comments = createLate(() => import("./Comments.tsx").then((module) => module.default));

export interface LateCommentsProps {
  video: Video;
  hidden: HiddenParts;
  path: string;
  search: string;
  /** The video that times in comments lead into; null where it does not play. */
  moments: Moments | null;
  /** Goes to a moment of it, in seconds. */
  onTime: (seconds: number) => void;
}

/** Target of a skip link. */
export const commentsId = "comments";

/**
 * The comments come when they are seen, or nearly so once the page was scrolled: until then the
 * player has the network for itself, and those that came with the document are there to be read. A link to one comment brings
 * them at once.
 */
export const LateComments = memo(function LateComments(props: LateCommentsProps) {
  const { commentsPorts } = useHost().stores;
  const { place, isNear, come } = useNearComments(new URLSearchParams(props.search).has("comment_id"));
  return (
    <div ref={place} id={commentsId} className={styles.commentsPlace} data-region tabIndex={-1} onFocus={come}>
      {isNear ? (
        <LatePlace
          of={{ Comments: comments, ports: commentsPorts }}
          pending={<EarlyComments {...props} otherwise={<Skeleton height="240px" />} />}
          texts={lateTexts}
        >
          {({ Comments, ports }) => <Comments {...props} ports={ports} />}
        </LatePlace>
      ) : (
        <EarlyComments {...props} />
      )}
    </div>
  );
});

/** The comments that came with the document. `otherwise`: what stands there without any, default nothing. */
function EarlyComments(props: LateCommentsProps & { otherwise?: ReactNode }) {
  const { video, path, search, moments, onTime, otherwise = null } = props;
  const { now } = useHost();
  const { data: page } = useQuery(firstCommentsQuery(video.id));
  if (page === undefined || page.comments_count === 0) return otherwise;
  return (
    <FirstComments
      page={page}
      channelOwnerId={video.author.id}
      hrefOf={(id) => commentAddress(path, search, id)}
      moments={moments}
      onTime={onTime}
      now={now()}
    />
  );
}
