import type { SafeHref, SafeMediaUrl } from "@kadr/design-system/primitives/SafeAddress";
import { observer } from "mobx-react-lite";
import { useEffect, useMemo, useState, type RefObject } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { WatchVideo } from "../../features/watch-video/WatchVideo.tsx";
import type { WatchableVideo, WatchVideoHandle, WatchVideoProps } from "../../features/watch-video/types.ts";
import type { VideoPage } from "@kadr/openapi/client";
import { AgeGate } from "@kadr/design-system/stubs/AgeGate";
import { parseChapters } from "../../presenters/chapters.ts";
import { homePath } from "../../links/addresses.ts";
import { useStores } from "../../stores/StoresContext.ts";
import { ageGateTexts } from "../../texts/stubs.ts";
import { AnnouncedSlot } from "./AnnouncedSlot.tsx";
import { usePagePorts } from "../PagePorts.ts";
import { PlayerFallback } from "./PlayerFallback.tsx";

export type PlayerHandle = WatchVideoHandle;

export interface PlayerSlotProps extends Pick<WatchVideoProps, "startAt" | "next" | "previous" | "offer" | "onNext" | "onChaptersPress" | "areChaptersOpen" | "onChapterChange"> {
  data: VideoPage;
  /** `null`: there is nothing to play yet. */
  source: WatchableVideo["source"] | null;
  poster: SafeMediaUrl | null;
  isAudio: boolean;
  /** Of this page, for the way back to it. */
  address: SafeHref;
  /** The player wants the whole width. */
  onWide: (isWide: boolean) => void;
  handle: RefObject<PlayerHandle | null>;
}

/** How long playback waits to hear where the person stopped last time, in milliseconds. */
const patienceMs = 1200;

/** The player of the page, once its parts and the resume position are there. */
const PlayerSlot = observer(function PlayerSlot({ data, source, poster, isAudio, address, startAt, next, previous, offer, onNext, onChaptersPress, areChaptersOpen, onChapterChange, onWide, handle }: PlayerSlotProps) {
  const { video } = data;
  const { player, mediaUrl, now } = usePagePorts();
  const { session, watchProgress } = useStores();
  const { store, ports } = player.use();
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
    url: address,
    source,
    storyboard: mediaUrl(data.playback?.storyboard?.vtt) ?? null,
    chapters: parseChapters(video.description, video.duration),
    isAudio,
    // The page's data stays the same object while its video does; a new source would start the player anew.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [data, isAudio, address]);

  // Where it stood when the player came; what is watched meanwhile must not seek it back.
  const [savedAt, setSavedAt] = useState<number | null | undefined>(undefined);
  if (savedAt === undefined && (knowsPosition || !isPatient)) setSavedAt(watchProgress.positionOf(video.id));

  const [hasAsked, setAsked] = useState(false);
  const confirmAge = () => {
    setAsked(true);
    store.confirmAge();
  };

  if (watchable === null) return <AnnouncedSlot video={video} address={address} now={now()} />;
  if (video.is_adult && !store.isAdult) return <AgeGate {...ageGateTexts} onConfirm={confirmAge} leave={{ label: ageGateTexts.leave, href: homePath }} />;
  if (savedAt === undefined) return <PlayerFallback poster={poster} />;
  return (
    <I18nProvider locale="ru-RU">
      <WatchVideo
        key={video.id}
        video={watchable}
        store={store}
        ports={ports}
        takesFocus={hasAsked}
        startAt={startAt}
        savedAt={savedAt ?? undefined}
        next={next}
        previous={previous}
        offer={offer}
        onNext={onNext}
        onChaptersPress={onChaptersPress}
        areChaptersOpen={areChaptersOpen}
        onChapterChange={onChapterChange}
        ref={handle}
      />
    </I18nProvider>
  );
});

export default PlayerSlot;
