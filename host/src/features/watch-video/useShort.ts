import { createMediaEngine, type PlayerEngine } from "@kadr/design-system/player";
import { useLayoutEffect, useState } from "react";
import type { PlayerStore } from "../../stores/PlayerStore.ts";
import { createProgressSaver } from "./createProgressSaver.ts";
import type { WatchVideoPorts } from "../../ports/WatchVideoPorts.ts";
import type { WatchableVideo } from "./types.ts";

export interface ShortOptions {
  video: Pick<WatchableVideo, "id" | "source">;
  store: PlayerStore;
  ports: WatchVideoPorts;
  /** The one in sight plays; the others have loaded and wait. */
  isCurrent: boolean;
  /** Its first frame is seen, or will not come: the neighbours may load. */
  onSettled: () => void;
}

const noPlyr = () => Promise.reject(new Error("a short needs nothing of Plyr"));

/** It goes round: what was seen to its end stays seen. */
function createShortSaver({ id, source }: ShortOptions["video"], save: WatchVideoPorts["saveProgress"]) {
  const { duration = 0 } = source;
  let isWhole = false;
  return (seconds: number): void => {
    if (!isWhole) save(id, seconds);
    isWhole ||= duration > 0 && seconds >= Math.floor(duration);
  };
}

/** The engine of a short: it begins when it comes into sight, from its beginning, and again at its end; with the sound of the device. */
export function useShort({ video, store, ports, isCurrent, onSettled }: ShortOptions): PlayerEngine {
  const [engine] = useState(() =>
    createMediaEngine({
      source: video.source,
      loadText: (url, signal) => ports.loadText(url, signal),
      loadStatus: (url, signal) => ports.loadStatus(url, signal),
      loadHls: (hasSeparateSound) => ports.loadHls(hasSeparateSound),
      loadPlyr: noPlyr,
      volume: store.volume,
      isMuted: store.isMuted,
      caption: store.captionFor(video.source.captions.map(({ lang }) => lang)),
    }),
  );

  // Before it is painted as the one in sight, so that it moves at once.
  useLayoutEffect(() => {
    if (!isCurrent) return undefined;
    let isOver = false;
    engine.setVolume(store.volume);
    engine.setMuted(store.isMuted);
    engine.setCaption(store.captionFor(video.source.captions.map(({ lang }) => lang)));
    void ports.canAutoplay().then((isAllowed) => {
      if (isAllowed && !isOver) engine.play();
    });
    let isSettled = false;
    const onFacts = () => {
      const facts = engine.getSnapshot();
      if (!facts.isMutedByAutoplay) store.rememberSound(facts.volume, facts.isMuted);
      if (facts.captionTracks.length > 0) store.rememberCaptions(facts.caption);
      // Round again, once everybody has heard of the end.
      if (facts.phase === "ended")
        queueMicrotask(() => !isOver && engine.getSnapshot().phase === "ended" && engine.play());
      if (isSettled || (!facts.hasFrame && facts.failure === null)) return;
      isSettled = true;
      onSettled();
    };
    const stop = engine.subscribe(onFacts);
    onFacts();
    const stopSaving = createProgressSaver(engine, {
      save: createShortSaver(video, ports.saveProgress),
      onLeave: (listener) => ports.onLeave(listener),
      clock: ports.clock,
    });
    return () => {
      isOver = true;
      // Before it goes back to its beginning, which is nothing that was watched.
      stopSaving();
      stop();
      engine.pause();
      engine.seek(0);
    };
    // The engine lives as long as the short does; who hears that it is settled may be another function at each drawing.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [engine, isCurrent, ports, store]);

  return engine;
}
