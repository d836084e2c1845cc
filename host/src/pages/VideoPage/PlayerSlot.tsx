import { observer } from "mobx-react-lite";
import { use, useEffect, useMemo, useState, type RefObject } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { WatchVideo } from "../../features/watch-video/WatchVideo.tsx";
import type { WatchableVideo, WatchVideoHandle, WatchVideoProps } from "../../features/watch-video/types.ts";
import type { VideoPage } from "@kadr/openapi/client";
import { VideoUnavailable } from "@kadr/design-system/stubs/VideoUnavailable";
import { parseChapters } from "../../presenters/chapters.ts";
import { whyNothingPlays } from "../../presenters/announced.ts";
import { useStores } from "../../stores/StoresContext.ts";
import { usePagePorts } from "../PagePorts.ts";
import { PlayerFallback } from "./PlayerFallback.tsx";

export type PlayerHandle = WatchVideoHandle;

export interface PlayerSlotProps extends Pick<WatchVideoProps, "startAt" | "next" | "previous" | "onChaptersPress" | "areChaptersOpen" | "onChapterChange"> {
  data: VideoPage;
  /** `null`: there is nothing to play yet. */
  source: WatchableVideo["source"] | null;
  poster: string | null;
  isAudio: boolean;
  path: string;
  /** The player wants the whole width. */
  onWide: (isWide: boolean) => void;
  handle: RefObject<PlayerHandle | null>;
}

/** How long playback waits to hear where the person stopped last time, in milliseconds. */
const patienceMs = 1200;

/** The player of the page, once its parts and the resume position are there. */
const PlayerSlot = observer(function PlayerSlot({ data, source, poster, isAudio, path, startAt, next, previous, onChaptersPress, areChaptersOpen, onChapterChange, onWide, handle }: PlayerSlotProps) {
  const { video } = data;
  const { loadPlayer, mediaUrl, now } = usePagePorts();
  const { session, watchProgress } = useStores();
  const { store, ports } = use(loadPlayer());
  const isWide = store.mode === "cinema";
  useEffect(() => onWide(isWide), [isWide, onWide]);

  const [isPatient, setPatient] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  const knowsPosition = startAt !== undefined || session.phase === "guest" || session.phase === "failed" || watchProgress.isLoaded;

  const watchable = useMemo((): WatchableVideo | null => source && {
    id: video.id,
    title: video.title,
    author: video.author.name,
    url: path,
    source,
    storyboard: mediaUrl(data.playback?.storyboard?.vtt) ?? null,
    chapters: parseChapters(video.description, video.duration),
    isAudio,
    // The page's data stays the same object while its video does; a new source would start the player anew.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [data, isAudio, path]);

  // Where it stood when the player came; what is watched meanwhile must not seek it back.
  const [savedAt, setSavedAt] = useState<number | null | undefined>(undefined);
  if (savedAt === undefined && (knowsPosition || !isPatient)) setSavedAt(watchProgress.positionOf(video.id));

  if (watchable === null) return <VideoUnavailable title={whyNothingPlays(video, now())} headingLevel={2} />;
  if (savedAt === undefined) return <PlayerFallback poster={poster} />;
  return (
    <I18nProvider locale="ru-RU">
      <WatchVideo
        key={video.id}
        video={watchable}
        store={store}
        ports={ports}
        startAt={startAt}
        savedAt={savedAt ?? undefined}
        next={next}
        previous={previous}
        onChaptersPress={onChaptersPress}
        areChaptersOpen={areChaptersOpen}
        onChapterChange={onChapterChange}
        ref={handle}
      />
    </I18nProvider>
  );
});

export default PlayerSlot;
