import { useEffect, useRef, useState } from "react";
import { lateComponent, LateSlot } from "@kadr/design-system/primitives/Late";
import { Skeleton } from "@kadr/design-system/primitives/Skeleton";
import type { Video } from "@kadr/openapi/client";
import type { HiddenParts } from "../../queries/settings.ts";
import { lateTexts } from "../../texts/late.ts";
import * as styles from "./VideoPage.styles.ts";

const Comments = lateComponent(() => import("./Comments.tsx").then((module) => module.default));

export interface VideoTalkProps {
  video: Video;
  hidden: HiddenParts;
  path: string;
  search: string;
}

/** What a skip link leads to. */
export const talkId = "comments";

/** How far below the screen the comments begin to load once the page moves, px. */
const nearPx = 600;

/**
 * The comments come when they are seen, or nearly so once the page was scrolled: until then the
 * player has the network for itself. A link to one comment brings them at once.
 */
export function VideoTalk(props: VideoTalkProps) {
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
    return () => {
      window.removeEventListener("scroll", look);
      window.removeEventListener("resize", look);
    };
  }, [isNear]);
  return (
    <div ref={place} id={talkId} className={styles.talkPlace} data-region tabIndex={-1} onFocus={() => setNear(true)}>
      {(isNear || isAskedFor) && <LateSlot pending={<Skeleton height="240px" />} texts={lateTexts}><Comments {...props} /></LateSlot>}
    </div>
  );
}
