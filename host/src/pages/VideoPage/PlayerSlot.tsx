import type { SafeHref, SafeMediaUrl } from "@kadr/design-system/primitives/SafeAddress";
import { observer } from "mobx-react-lite";
import { useArrived } from "@kadr/design-system/primitives/Late";
import { useHasPassed } from "@kadr/design-system/primitives/schedule";
import { useMemo, useState, type RefObject } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { useWholeWidth } from "../../features/watch-video/useWholeWidth.ts";
import { WatchVideo } from "../../features/watch-video/WatchVideo.tsx";
import type { WatchableVideo, WatchVideoHandle, WatchVideoProps } from "../../features/watch-video/types.ts";
import type { VideoPage } from "@kadr/openapi/client";
import { AgeCheck } from "@kadr/design-system/stubs/AgeCheck";
import { parseChapters } from "@kadr/openapi/pages";
import { homePath } from "../../links/addresses.ts";
import { useHost } from "../../ports/Host.ts";
import { ageCheckTexts } from "../../texts/stubs.ts";
import { AnnouncedSlot } from "./AnnouncedSlot.tsx";
import { Subscribe } from "../../features/follow/Subscribe.tsx";
import { type PlayerParts } from "../../ports/Host.ts";
import { PlayerFallback } from "./PlayerFallback.tsx";

export type PlayerHandle = WatchVideoHandle;

export interface PlayerSlotProps extends Pick<WatchVideoProps, "startAt" | "isReturn" | "queue" | "chaptersPanel"> {
  parts: PlayerParts;
  data: VideoPage;
  /** A programme that is over, of a channel: nothing of it is remembered as watched. Default: the video itself. */
  recordingId?: string | undefined;
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
const streamTimeoutMs = 1200;

/** The player of the page, once the resume position is there. */
const PlayerSlot = observer(function PlayerSlot({
  parts: { store, ports: playerPorts },
  data,
  recordingId,
  source,
  poster,
  isAudio,
  address,
  startAt,
  isReturn,
  queue,
  chaptersPanel,
  onWide,
  handle,
}: PlayerSlotProps) {
  const { video } = data;
  const { stores, mediaUrl, now } = useHost();
  const { session, watchProgress, watchLater: lateWatchLater } = stores;
  const watchLater = useArrived(lateWatchLater);
  const ports = useMemo(
    () => (recordingId === undefined ? playerPorts : { ...playerPorts, saveProgress: () => undefined }),
    [playerPorts, recordingId],
  );
  useWholeWidth(store, onWide);

  const isPatient = !useHasPassed(streamTimeoutMs);
  const knowsPosition =
    startAt !== undefined || session.phase === "guest" || session.phase === "failed" || watchProgress.isLoaded;

  const watchable = useMemo(
    (): WatchableVideo | null =>
      source && {
        id: recordingId ?? video.id,
        title: video.title,
        author: video.author.name,
        url: address,
        source,
        storyboard: mediaUrl(data.playback?.storyboard?.vtt) ?? null,
        chapters: parseChapters(video.description, video.duration),
        isAudio,
      },
    // The page's data stays the same object while its video does; a new source would start the player anew.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [data, isAudio, address],
  );

  // Where it stood when the player came; what is watched meanwhile must not seek it back.
  const [savedAt, setSavedAt] = useState<number | null | undefined>(undefined);
  if (savedAt === undefined && (knowsPosition || !isPatient))
    setSavedAt(recordingId === undefined ? watchProgress.positionOf(video.id) : null);

  const [hasAsked, setAsked] = useState(false);
  const confirmAge = () => {
    setAsked(true);
    store.confirmAge();
  };

  if (watchable === null) return <AnnouncedSlot video={video} poster={poster} address={address} now={now()} />;
  if (video.is_adult && !store.isAdult)
    return (
      <AgeCheck {...ageCheckTexts} onConfirm={confirmAge} leave={{ label: ageCheckTexts.leave, href: homePath }} />
    );
  if (savedAt === undefined) return <PlayerFallback poster={poster} />;
  const { author } = video;
  const place = { model: "userchannel", id: author.id } as const;
  const follow = <Subscribe place={place} name={author.name} trigger="subscribe-player" />;
  return (
    <I18nProvider locale="ru-RU">
      <WatchVideo
        key={video.id}
        video={watchable}
        store={store}
        ports={ports}
        takesFocus={hasAsked}
        startAt={startAt}
        isReturn={isReturn}
        savedAt={savedAt ?? undefined}
        later={
          watchLater === null
            ? undefined
            : {
                isIn: watchLater.has(video.id),
                onToggle: () => void watchLater.set(video.id, !watchLater.has(video.id), "watch-later-player"),
              }
        }
        queue={{ ...queue, author: { name: author.name, follow } }}
        chaptersPanel={chaptersPanel}
        ref={handle}
      />
    </I18nProvider>
  );
});

export default PlayerSlot;
