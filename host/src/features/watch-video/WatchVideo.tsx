import {
  chapterIndexAt,
  parseStoryboard,
  Player,
  type PlayerChapter,
  type PlayerEngine,
  type StoryboardFrame,
} from "@kadr/design-system/player";
import { observer } from "mobx-react-lite";
import { startTransition, useEffect, useEffectEvent, useImperativeHandle, useMemo, useRef, useState } from "react";
import { playerTexts } from "../../texts/player.ts";
import { BackgroundHint } from "./BackgroundHint.tsx";
import { corner } from "./MiniPlayer.styles.ts";
import { miniPlayerId } from "./miniPlayerId.ts";
import type { WatchVideoPorts } from "../../ports/WatchVideoPorts.ts";
import type { WatchVideoProps } from "./types.ts";
import { useDocking } from "./useDocking.ts";
import { useSystemPlayback } from "./useSystemPlayback.ts";
import { useUpNext } from "./useUpNext.ts";
import { useWatching } from "./useWatching.ts";

/** Pictures for seeking: asked for when the first frame is there, so that they never compete with it. */
function useStoryboard(engine: PlayerEngine, url: string | null, ports: WatchVideoPorts): readonly StoryboardFrame[] {
  const [storyboard, setStoryboard] = useState<readonly StoryboardFrame[]>([]);
  useEffect(() => {
    if (url === null) return undefined;
    const request = new AbortController();
    let isAsked = false;
    const ask = () => {
      if (isAsked || !engine.getSnapshot().hasFrame) return;
      isAsked = true;
      ports.loadText(url, request.signal).then(
        (file) => startTransition(() => setStoryboard(parseStoryboard(file, url, ports.mediaUrl))),
        () => undefined,
      );
    };
    const stop = engine.subscribe(ask);
    ask();
    return () => {
      stop();
      request.abort();
    };
  }, [engine, ports, url]);
  return storyboard;
}

function useChapter(
  engine: PlayerEngine,
  chapters: readonly PlayerChapter[],
  onChange: ((index: number) => void) | undefined,
): void {
  const notifyChange = useEffectEvent((index: number) => onChange?.(index));
  // none, as long as nothing was said
  const shown = useRef(-1);
  useEffect(() => {
    const look = () => {
      const index = chapterIndexAt(chapters, engine.getTime().current);
      if (index === shown.current) return;
      shown.current = index;
      notifyChange(index);
    };
    look();
    return engine.subscribeTime(look);
  }, [chapters, engine]);
}

/** The player of the watch page. Key it by the video's id. */
export const WatchVideo = observer(function WatchVideo({
  video,
  store,
  ports,
  startAt,
  isReturn,
  savedAt,
  isAutoplay = true,
  takesFocus = false,
  later,
  queue = {},
  chaptersPanel,
  stub,
  ref,
}: WatchVideoProps) {
  const { onNext, ...around } = queue;
  const { next, previous } = around;
  const isStubbed = stub !== undefined && stub !== null;
  const engine = useWatching({
    video,
    store,
    ports,
    startAt,
    isReturn,
    savedAt,
    isAutoplay: isAutoplay && !isStubbed,
    place: "page",
  });
  const storyboard = useStoryboard(engine, video.storyboard, ports);
  const root = useRef<HTMLElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const docking = useDocking(engine, place, root, chaptersPanel?.isOpen);
  const isDocked = docking.height !== null;
  useChapter(engine, video.chapters, chaptersPanel?.onChapterChange);
  const upNext = useUpNext({
    engine,
    clock: ports.clock,
    href: store.playsNext ? next?.href : undefined,
    isAway: isDocked,
    onNext,
  });

  useImperativeHandle(
    ref,
    () => ({
      seek(seconds: number) {
        engine.seek(seconds);
        engine.play();
        place.current?.scrollIntoView({ block: "nearest" });
      },
      currentTime: () => engine.getTime().current,
      watchTime: (listener) => engine.subscribeTime(() => listener(engine.getTime().current)),
    }),
    [engine],
  );

  const { isAudio = false } = video;
  /** Without the picture the line has less to carry; the quality that the person chose comes back with it. */
  const listen = (isOn: boolean) => {
    store.setMode(isOn ? "audio" : "default");
    const { qualities } = engine.getSnapshot();
    engine.setQuality(isOn ? (qualities.at(-1) ?? "auto") : store.quality);
  };

  useEffect(() => {
    if (takesFocus) root.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  const nextHref = next?.href;
  const previousHref = previous?.href;
  const [goOn, goBack] = useMemo(() => {
    const followed = (which: "next" | "previous") => () =>
      root.current?.querySelector<HTMLAnchorElement>(`a[data-${which}]`)?.click();
    return [
      nextHref === undefined ? undefined : followed("next"),
      previousHref === undefined ? undefined : followed("previous"),
    ];
  }, [nextHref, previousHref]);
  useSystemPlayback({ engine, video, ports, next: goOn, previous: goBack });

  return (
    <>
      <div ref={place} style={isDocked ? { height: docking.height ?? undefined } : undefined}>
        <div className={isDocked ? corner : undefined} id={isDocked ? miniPlayerId : undefined}>
          <Player
            ref={root}
            model={{
              engine,
              texts: playerTexts,
              video: {
                title: video.title,
                subtitle: video.author,
                poster: video.source.poster,
                chapters: video.chapters,
                storyboard,
              },
              preferences: {
                captionLanguage: store.captionLanguage,
                captionLook: store.captionLook,
                onCaptionLookChange: store.setCaptionLook,
                hasPageShortcuts: store.hasPageShortcuts,
                onPageShortcutsChange: store.setPageShortcuts,
                playsNext: store.playsNext,
                onPlaysNextChange: onNext && (next ?? previous) ? store.setPlaysNext : undefined,
              },
              queue: { ...around, offerIn: upNext.seconds, onStay: upNext.stay },
            }}
            mode={isDocked ? "mini" : store.mode === "mini" ? "default" : store.mode}
            onModeChange={(mode) => (isDocked && mode === "default" ? docking.close() : store.setMode(mode))}
            home={docking.home}
            later={later}
            onSoundOnly={isAudio ? undefined : listen}
            chaptersPanel={chaptersPanel}
            stub={stub}
          />
        </div>
      </div>
      <BackgroundHint engine={engine} ports={ports.background} />
    </>
  );
});
