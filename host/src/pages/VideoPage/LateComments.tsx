import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { createLate, LatePlace } from "@kadr/design-system/primitives/Late";
import { Skeleton } from "@kadr/design-system/primitives/Skeleton";
import type { Video } from "@kadr/openapi/client";
import { FirstComments } from "../../features/show-comments/FirstComments.tsx";
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

/** What a skip link leads to. */
export const commentsId = "comments";

/** How far below the screen the comments begin to load once the page moves, px. */
const nearPx = 600;

/**
 * The comments come when they are seen, or nearly so once the page was scrolled: until then the
 * player has the network for itself, and those that came with the document are there to be read. A link to one comment brings
 * them at once.
 */
export function LateComments(props: LateCommentsProps) {
  const { commentsPorts } = useHost().stores;
  const isAskedFor = new URLSearchParams(props.search).has("comment_id");
  const [isNear, setNear] = useState(isAskedFor);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNear) return;
    const look = () => {
      const top = place.current?.getBoundingClientRect().top ?? Infinity;
      if (top < window.innerHeight + (window.scrollY > 0 ? nearPx : 0)) setNear(true);
    };
    look();
    window.addEventListener("scroll", look, { passive: true });
    window.addEventListener("resize", look);
    // What stands above them may turn out to be nothing.
    const resized = new ResizeObserver(look);
    resized.observe(document.body);
    return () => {
      resized.disconnect();
      window.removeEventListener("scroll", look);
      window.removeEventListener("resize", look);
    };
  }, [isNear]);
  return (
    <div
      ref={place}
      id={commentsId}
      className={styles.commentsPlace}
      data-region
      tabIndex={-1}
      onFocus={() => setNear(true)}
    >
      {isNear || isAskedFor ? (
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
}

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
