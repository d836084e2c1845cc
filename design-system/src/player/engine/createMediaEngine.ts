import { attachMedia, type AttachedMedia } from "./attachMedia.ts";
import { createFacts } from "./facts.ts";
import { speedOf } from "./mediaFacts.ts";
import { stepFrom, usualFrameSeconds } from "./frames.ts";
import { loadPlyr as loadPlyrLazily } from "./loadPlyr.ts";
import type { MediaEngineOptions } from "./options.ts";
import { createPlaylist } from "./streams.ts";
import type { PlayerEngine } from "../types.ts";

export type { MediaEngineOptions } from "./options.ts";

/**
 * The engine over a real `<video>`: what is asked becomes a fact and goes on to the element that stands in the page, if
 * one does (`attachMedia.ts`). The facts and the choices outlive the element, which may go and come again.
 */
export function createMediaEngine({
  source,
  loadText,
  loadStatus,
  loadHls,
  loadPlyr = loadPlyrLazily,
  takeMedia,
  hasFirstFrame = false,
  ...remembered
}: MediaEngineOptions): PlayerEngine {
  const facts = createFacts(source, remembered, loadText, hasFirstFrame);
  const { snapshot, time, captions, update, updateTime } = facts;
  const readPlaylist = createPlaylist(source.hls ?? "", loadText);
  let media: AttachedMedia | null = null;
  /** It was to play when it was last taken out of the page. */
  let wasWanted = false;

  const engine: PlayerEngine = {
    subscribe: snapshot.subscribe,
    getSnapshot: snapshot.get,
    subscribeTime: time.subscribe,
    getTime: time.get,
    subscribeCues: captions.cues.subscribe,
    getCues: captions.cues.get,
    play() {
      if (snapshot.get().failure !== null) return engine.retry();
      update({ isWanted: true });
      media?.play();
    },
    pause() {
      update({ isWanted: false });
      media?.pause();
    },
    seek(seconds) {
      const { duration, isLive } = snapshot.get();
      const to = Math.max(0, duration > 0 ? Math.min(seconds, duration) : seconds);
      if (!Number.isFinite(to) || isLive) return;
      updateTime({ current: to });
      media?.seek(to);
    },
    setVolume(volume) {
      const next = Math.min(1, Math.max(0, volume));
      media?.setVolume(next);
      update({ volume: next });
      if (next > 0) engine.setMuted(false);
    },
    setMuted(isMuted) {
      media?.setMuted(isMuted);
      update({ isMuted, isMutedByAutoplay: false });
    },
    setRate(rate) {
      update({ rate });
      media?.setRate(speedOf(snapshot.get()));
    },
    setFast(isFast) {
      const before = snapshot.get();
      if (isFast === before.isFast || (isFast && before.isLive)) return;
      update({ isFast });
      media?.setRate(speedOf(snapshot.get()));
    },
    step(frames) {
      if (snapshot.get().isLive) return;
      engine.pause();
      engine.seek(stepFrom(time.get().current, frames, media?.frameSeconds() ?? usualFrameSeconds));
    },
    setQuality(quality) {
      if (quality === snapshot.get().quality) return;
      update({ quality });
      media?.choose(quality);
    },
    setCaption(lang) {
      const track = source.captions.find((other) => other.lang === lang) ?? null;
      update({ caption: track?.lang ?? null });
      captions.show(track);
    },
    requestPictureInPicture: (isOn) => media?.requestPictureInPicture(isOn),
    requestFullscreen: (isOn) => media?.requestFullscreen(isOn),
    retry() {
      update({ failure: null, isWanted: true });
      media?.again();
    },
    attach(place, root) {
      const own = attachMedia({
        place,
        root,
        source,
        facts,
        loadStatus,
        loadHls,
        loadPlyr,
        takeMedia,
        readPlaylist,
        hasStarted: wasWanted,
      });
      media = own;
      return () => {
        own.detach();
        if (media === own) media = null;
        wasWanted = snapshot.get().isWanted;
        update({ hasFrame: false, isFast: false, isPictureInPicture: false, isFullscreen: false });
      };
    },
  };
  if (remembered.caption) engine.setCaption(remembered.caption);
  return engine;
}
