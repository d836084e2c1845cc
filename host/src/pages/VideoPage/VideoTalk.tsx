import { lazy, Suspense, useEffect, useRef, useState } from "react";
import type { Video } from "@kadr/openapi/client";
import type { HiddenParts } from "../../queries/settings.ts";
import * as styles from "./VideoPage.styles.ts";

const Comments = lazy(() => import("./Comments.tsx"));

export interface VideoTalkProps {
  video: Video;
  hidden: HiddenParts;
  path: string;
  search: string;
}

/** How far below the screen the comments begin to load, px. */
const nearPx = 600;

/** The comments come when they are near; a link to one comment brings them at once. */
export function VideoTalk(props: VideoTalkProps) {
  const isAskedFor = new URLSearchParams(props.search).has("comment_id");
  const [isNear, setNear] = useState(isAskedFor);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNear || place.current === null) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setNear(true);
    }, { rootMargin: `${nearPx}px` });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return (
    <div ref={place} className={styles.talkPlace}>
      {(isNear || isAskedFor) && <Suspense fallback={null}><Comments {...props} /></Suspense>}
    </div>
  );
}
