import { createMediaEngine, type PlayerEngine } from "@kadr/design-system/player";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { createProgressSaver } from "./createProgressSaver.ts";
import { startPosition } from "./startPosition.ts";
import type { WatchVideoPorts } from "../../ports/WatchVideoPorts.ts";
import type { WatchableVideo } from "./types.ts";
import type { PlayerStore } from "../../stores/PlayerStore.ts";

export interface WatchingOptions {
  video: WatchableVideo;
  store: PlayerStore;
  ports: WatchVideoPorts;
  startAt?: number | undefined;
  /** Its page was come back to. */
  isReturn?: boolean | undefined;
  savedAt?: number | undefined;
  /** Try to begin by itself. */
  isAutoplay: boolean;
  /** The mini player goes on; the page of the video takes over. */
  place: "page" | "mini";
}

/** The engine of one video with everything that watching it does besides: remembered choices, saved progress, modes. */
export function useWatching({
  video,
  store,
  ports,
  startAt,
  isReturn,
  savedAt,
  isAutoplay,
  place,
}: WatchingOptions): PlayerEngine {
  const [engine] = useState(() => {
    const begin = startPosition({
      startAt,
      isReturn,
      kept: store.positionOf(video.id),
      preloaded: video.source.hls === null ? null : ports.preloadedPosition?.(video.source.hls),
      savedAt,
      duration: video.source.duration,
      isLive: video.source.isLive,
    });
    return createMediaEngine({
      source: { ...video.source, startAt: begin },
      loadText: (url, signal) => ports.loadText(url, signal),
      loadStatus: (url, signal) => ports.loadStatus(url, signal),
      loadHls: (hasSeparateSound) => ports.loadHls(hasSeparateSound),
      hasFirstFrame: video.source.hls !== null && (ports.isPreloadSeen?.(video.source.hls, begin) ?? false),
      takeMedia: (url) => ports.takeMedia?.(url) ?? null,
      volume: store.volume,
      isMuted: store.isMuted,
      rate: store.rate,
      quality: store.quality,
      caption: store.captionFor(video.source.captions.map(({ lang }) => lang)),
    });
  });
  const current = useRef(video);
  useEffect(() => {
    current.current = video;
  });

  useEffect(() => {
    let isOver = false;
    if (place === "page") {
      store.takeOver();
      if (video.isAudio) store.setMode("audio");
      else if (store.isAudio) store.setMode("default");
    }
    if (isAutoplay)
      void ports.canAutoplay().then((isAllowed) => {
        if (isAllowed && !isOver) engine.play();
      });
    return () => {
      isOver = true;
    };
    // One engine lives as long as one video: its feature is keyed by the video's id.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [engine]);

  // A layout effect, whose end comes before the player takes the video away: that closes the window of the picture in
  // picture, which must not count as the viewer's wish.
  useLayoutEffect(() => {
    const onFacts = () => {
      const facts = engine.getSnapshot();
      if (!facts.isMutedByAutoplay) store.rememberSound(facts.volume, facts.isMuted);
      store.rememberRate(facts.rate);
      // A quality that only spares the line while there is no picture is not the person's choice.
      if (!store.isAudio) store.rememberQuality(facts.quality);
      if (facts.captionTracks.length > 0) store.rememberCaptions(facts.caption);
      store.follow("fullscreen", facts.isFullscreen);
      if (place === "page") store.follow("mini", facts.isPictureInPicture);
    };
    const stopFacts = engine.subscribe(onFacts);
    const stopWatch = place === "mini" ? store.watchMini(() => engine.getTime().current) : undefined;
    const stopSaving = createProgressSaver(engine, {
      save: (seconds) => ports.saveProgress(current.current.id, seconds),
      onLeave: (listener) => ports.onLeave(listener),
      clock: ports.clock,
    });
    return () => {
      stopFacts();
      stopWatch?.();
      const { isLive, isWanted, phase } = engine.getSnapshot();
      const isPlaying = isWanted && phase !== "ended" && phase !== "failed";
      // A mini player that was closed is not kept.
      if (place === "page" || store.isMini)
        store.keep({ video: current.current, position: isLive ? 0 : engine.getTime().current, isPlaying });
      stopSaving();
    };
  }, [engine, place, ports, store]);

  return engine;
}
