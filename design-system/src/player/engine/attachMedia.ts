import { codecsOf } from "./codecs.ts";
import type { EngineFacts } from "./facts.ts";
import { watchFrameLength } from "./frames.ts";
import { listenToMedia } from "./listenToMedia.ts";
import type { PlyrClass } from "./loadPlyr.ts";
import { momentIn, speedOf } from "./mediaFacts.ts";
import type { MediaEngineOptions } from "./options.ts";
import { createRecovery } from "./recovery.ts";
import { createRemote, type Remote } from "./remote.ts";
import { fileQuality, uniqueBestFirst } from "./quality.ts";
import { qualitiesIn } from "./streams.ts";
import { createPlaybackMethods } from "./playbackMethods.ts";
import type { PlayerQuality } from "../types.ts";
import { hasFullscreen, hasPictureInPicture, requestPictureInPicture } from "./windows.ts";

export interface AttachOptions extends Pick<MediaEngineOptions, "source" | "loadStatus" | "loadHls" | "takeMedia"> {
  loadPlyr: () => Promise<PlyrClass>;
  place: HTMLElement;
  /** Element that goes fullscreen. */
  root: HTMLElement;
  /** Where it is told what becomes of the element. */
  facts: EngineFacts;
  /** Text of the HLS main playlist. */
  readPlaylist: () => Promise<string>;
  /** It was to play when it was last taken out of the page. */
  hasStarted: boolean;
}

/** A `<video>` in the page, from its coming to its going. */
export interface AttachedMedia extends Omit<Remote, "play" | "destroy"> {
  play(): void;
  /** s, within the media. */
  seek(seconds: number): void;
  /** How long one picture stays, s. */
  frameSeconds(): number;
  choose(quality: PlayerQuality): void;
  /** Begins the source anew where it stopped. */
  again(): void;
  requestPictureInPicture(isOn: boolean): void;
  detach(): void;
}

/** Puts a `<video>` into an empty place, begins the source in it and tells its facts. */
export function attachMedia({
  place,
  root,
  source,
  facts,
  loadStatus,
  loadHls,
  loadPlyr,
  takeMedia,
  readPlaylist,
  hasStarted,
}: AttachOptions): AttachedMedia {
  const { snapshot, time, captions, update } = facts;
  const preloaded = source.hls === null ? null : (takeMedia?.(source.hls) ?? null);
  const media = preloaded ?? document.createElement("video");
  media.playsInline = true;
  media.preload = "auto";
  media.volume = snapshot.get().volume;
  media.muted = snapshot.get().isMuted;
  // Each new stream begins at it.
  media.defaultPlaybackRate = snapshot.get().rate;
  media.tabIndex = -1;

  const life = new AbortController();
  const { signal } = life;
  const listener = listenToMedia({
    media,
    root,
    facts,
    hasStarted,
    hasFirstFrame: preloaded !== null && snapshot.get().hasFrame,
    signal,
  });
  const remote = createRemote({ media, root, loadPlyr, hasFrame: () => media.readyState >= 2, signal });
  const recovery = createRecovery({ media, facts, listener, methods: () => methods, signal });
  const frameSeconds = watchFrameLength(media, signal);
  /** The viewer goes on though they were told that there is no picture. */
  let isSoundEnough = false;
  const methods = createPlaybackMethods({
    media,
    source,
    isPreloaded: preloaded !== null,
    loadStatus,
    loadHls,
    readPlaylist,
    quality: () => snapshot.get().quality,
    position: () => time.get().current,
    signal,
    events: {
      onBegin: (method) => {
        const file = method.kind === "file" ? method.file : undefined;
        update({ codecs: codecsOf(file, (type) => media.canPlayType(type)) });
        recovery.begin();
      },
      onReady: () => {
        const { codecs } = snapshot.get();
        if (codecs.picture?.isDecoded === false) {
          // A picture of a size is the proof that there is a decoder, whatever the browser says of it.
          if (media.videoWidth > 0) update({ codecs: { ...codecs, picture: { ...codecs.picture, isDecoded: true } } });
          else if (!isSoundEnough) return recovery.fail("format");
        }
        media.playbackRate = speedOf(snapshot.get());
        if (snapshot.get().isWanted) play();
      },
      onPreloaded: () => {
        if (media.readyState >= 2) void learnQualities();
        listener.readTime();
        listener.read();
      },
      onQualities: (qualities) => update({ qualities }),
      onFailure: (failure) => recovery.fail(failure),
    },
  });

  const learnQualities = async () => {
    if (source.hls === null)
      return update({ qualities: uniqueBestFirst(source.mp4.map(({ height }) => fileQuality(height, media))) });
    if (snapshot.get().qualities.length > 0) return;
    try {
      const qualities = qualitiesIn(await readPlaylist());
      if (snapshot.get().qualities.length === 0) update({ qualities });
    } catch {
      // The menu then offers «Авто» alone.
    }
  };
  function play(): void {
    const { turn } = methods;
    // From its end it begins anew.
    if (snapshot.get().phase === "ended") seek(0);
    listener.setStarted(true);
    remote.play().catch((error: unknown) => {
      if (turn !== methods.turn || !(error instanceof DOMException) || error.name !== "NotAllowedError") return;
      // The browser lets no sound begin without a gesture: silent, then, with a button that gives the sound back.
      if (media.muted) {
        listener.setStarted(false);
        if (snapshot.get().isMutedByAutoplay) media.muted = false;
        update({ isWanted: false, isMuted: media.muted, isMutedByAutoplay: false, phase: "idle" });
        return;
      }
      media.muted = true;
      update({ isMutedByAutoplay: true });
      play();
    });
    listener.read();
  }

  function seek(seconds: number): void {
    if (media.readyState === 0) return;
    const { moment, isEnd } = momentIn(media, seconds);
    media.currentTime = moment;
    listener.setEnd(isEnd ? moment : null);
    captions.moveTo(moment);
    listener.read();
  }

  media.addEventListener("loadeddata", () => void learnQualities(), { signal });
  place.append(media);
  update({ canPictureInPicture: hasPictureInPicture(media), canFullscreen: hasFullscreen(media) });
  methods.open();

  return {
    ...remote,
    play,
    pause() {
      remote.pause();
      listener.read();
    },
    seek,
    setRate(rate) {
      media.defaultPlaybackRate = snapshot.get().rate;
      remote.setRate(rate);
    },
    frameSeconds,
    choose: (quality) => methods.choose(quality),
    again() {
      isSoundEnough ||= snapshot.get().codecs.picture?.isDecoded === false;
      listener.setStarted(true);
      if (!methods.again()) update({ failure: "unavailable" });
      listener.read();
    },
    requestPictureInPicture: (isOn) => requestPictureInPicture(media, isOn, signal),
    detach() {
      life.abort();
      // Its window does not close by itself with a page that is left: it went on showing an element without a film.
      requestPictureInPicture(media, false);
      methods.close();
      remote.destroy();
      media.pause();
      media.replaceChildren();
      media.removeAttribute("src");
      media.load();
      place.replaceChildren();
    },
  };
}
