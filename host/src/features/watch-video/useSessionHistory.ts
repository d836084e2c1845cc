import { useEffect, useState } from "react";
import type { VideoPage } from "@kadr/openapi/client";
import { useHost } from "../../ports/Host.ts";
import { currentArrival } from "../../routes/navigation.ts";
import { withoutMoment } from "../../stores/SessionHistoryStore.ts";

/** Notes the video in the history of this tab, once for each opening (LIBRARY-HISTORY-08). */
export function useSessionHistory({ video }: VideoPage, path: string, search: string): void {
  const { sessionHistory } = useHost().stores;
  const [entry] = useState(() => ({
    id: video.id,
    url: withoutMoment(path, search),
    title: video.title,
    thumbnailUrl: video.thumbnail_url ?? null,
    isAudio: video.is_audio,
  }));
  const [isBack] = useState(() => currentArrival() === "back");
  useEffect(() => {
    // The page is whole without it.
    sessionHistory.load().then(
      (store) => store.add(entry, isBack),
      () => undefined,
    );
  }, [sessionHistory, entry, isBack]);
}
