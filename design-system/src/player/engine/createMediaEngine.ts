import { createCaptions } from "./captions.ts";
import { changed, createFact } from "./fact.ts";
import { bufferedEnd, judgeFailure } from "./judge.ts";
import { loadPlyr as loadPlyrLazily, wrapInPlyr, type PlyrInstance } from "./loadPlyr.ts";
import { firstSnapshot, type MediaEngineOptions } from "./options.ts";
import { hasSeparateSound, heightsOf, openHls, waysToPlay, type Way } from "./streams.ts";
import type { PlayerEngine, PlayerFailure, PlayerPhase, PlayerQuality, PlayerSnapshot, PlayerTime } from "../types.ts";
import { hasFullscreen, hasPictureInPicture, requestFullscreen, requestPictureInPicture } from "./windows.ts";

export type { MediaEngineOptions } from "./options.ts";

/** A dry buffer that lasts longer than this while the machine is offline counts as a failure, ms. */
const offlinePatienceMs = 8_000;

/** The engine over a real `<video>`. It owns the element from `attach` to the disposer, and survives being attached again. */
export function createMediaEngine({ source, loadText, loadHls, loadPlyr = loadPlyrLazily, takeMedia, ...remembered }: MediaEngineOptions): PlayerEngine {
  const isLive = source.isLive ?? false;
  const snapshot = createFact(firstSnapshot(source, remembered));
  const time = createFact<PlayerTime>({ current: source.startAt ?? 0, buffered: 0 });
  const captions = createCaptions(loadText);

  let video: HTMLVideoElement | null = null;
  let root: HTMLElement | null = null;
  let plyr: PlyrInstance | null = null;
  let stream: { choose(quality: PlayerQuality): void; close(): void } | null = null;
  let ways: readonly Way[] = [];
  let way: Way | null = null;
  /** Raised by every new beginning; what answers for an older one is dropped. */
  let generation = 0;
  let hasStarted = false;
  /** The element came with its source. */
  let isAhead = false;
  let offlineTimer: ReturnType<typeof setTimeout> | undefined;

  const tell = (changes: Partial<PlayerSnapshot>) => snapshot.set(changed(snapshot.get(), changes));

  const phase = (media: HTMLVideoElement): PlayerPhase => {
    const { failure, isWanted } = snapshot.get();
    if (failure !== null) return "failed";
    if (media.ended) return "ended";
    if (!hasStarted) return "idle";
    if (!isWanted) return "paused";
    return media.readyState >= 3 && !media.paused ? "playing" : "waiting";
  };

  const read = () => {
    if (!video) return;
    tell({
      phase: phase(video),
      isSeeking: video.seeking,
      duration: isLive ? 0 : Number.isFinite(video.duration) && video.duration > 0 ? video.duration : snapshot.get().duration,
      volume: video.volume,
      isMuted: video.muted,
      isMutedByAutoplay: snapshot.get().isMutedByAutoplay && video.muted,
      height: video.videoHeight || snapshot.get().height,
    });
  };

  const readTime = () => {
    if (!video || video.readyState === 0) return;
    const current = video.currentTime;
    time.set(changed(time.get(), { current, buffered: bufferedEnd(video.buffered, current) }));
    captions.moveTo(current);
  };

  const fail = (failure: PlayerFailure) => {
    clearTimeout(offlineTimer);
    video?.pause();
    tell({ failure, phase: "failed", isWanted: false });
  };

  /** The next way, or the failure itself when there is none. A dead line fails every way, so it is not tried. */
  const giveUp = (failure: PlayerFailure) => {
    const next = way === null ? undefined : ways[ways.indexOf(way) + 1];
    if (failure !== "network" && next) begin(next, time.get().current);
    else fail(failure);
  };

  const judge = async (url: string, own: number) => {
    const failure = await judgeFailure(url, loadText);
    if (own !== generation) return;
    if (failure === "network") fail(failure);
    else giveUp(failure);
  };

  const onError = () => {
    if (!video?.error || way?.kind === "hls.js") return;
    if (video.error.code === MediaError.MEDIA_ERR_NETWORK) return fail("network");
    if (video.error.code === MediaError.MEDIA_ERR_DECODE) return giveUp("format");
    const url = way?.kind === "file" ? way.file.url : source.hls;
    // Only a playlist is small enough to be read whole for the answer.
    if (url !== null && way?.kind === "native") void judge(url, generation);
    else giveUp(navigator.onLine ? "unavailable" : "network");
  };

  function begin(next: Way, at: number): void {
    if (!video) return;
    const media = video;
    generation += 1;
    const own = generation;
    const wasAhead = isAhead;
    isAhead = false;
    stream?.close();
    stream = null;
    way = next;
    tell({ failure: null });
    const resume = () => {
      if (own !== generation) return;
      if (at > 0 && !isLive && Math.abs(media.currentTime - at) > 0.25) media.currentTime = at;
      media.playbackRate = snapshot.get().rate;
      if (snapshot.get().isWanted) start();
    };
    media.addEventListener("loadedmetadata", resume, { once: true });
    if (next.kind === "hls.js") {
      void openWithHls(media, at, own);
      return;
    }
    // It loads already: its first facts may have been told before anybody listened.
    if (wasAhead && next.kind === "native" && !media.error && media.networkState !== HTMLMediaElement.NETWORK_NO_SOURCE) {
      // Of a `<source>` that fails the element itself says nothing: asked for by its address it does, and why.
      media.addEventListener("error", (event) => { if (event.target !== media && own === generation) begin(next, at); }, { capture: true, once: true });
      if (media.readyState >= 1) resume();
      if (media.readyState >= 2) {
        tell({ hasFrame: true });
        void learnHeights();
      }
      readTime();
      read();
      return;
    }
    // Chromium's own HLS reads the pieces by script rules: from another origin it gives up (code 4) without CORS.
    media.crossOrigin = next.kind === "native" ? "anonymous" : null;
    media.src = next.kind === "native" ? (source.hls ?? "") : next.file.url;
    media.load();
  }

  async function openWithHls(media: HTMLVideoElement, at: number, own: number): Promise<void> {
    try {
      const playlist = await mainPlaylist().catch(() => "");
      const Hls = await loadHls?.(hasSeparateSound(playlist));
      if (own !== generation) return;
      if (!Hls?.isSupported() || source.hls === null) return giveUp("format");
      media.removeAttribute("src");
      stream = openHls(Hls, source.hls, media, isLive ? 0 : at, snapshot.get().quality, {
        onHeights: (qualities) => tell({ qualities }),
        onFailure: (failure) => own === generation && giveUp(failure),
      });
    } catch {
      if (own === generation) giveUp("network");
    }
  }

  function start(): void {
    if (!video) return;
    const media = video;
    const own = generation;
    hasStarted = true;
    Promise.resolve((plyr ?? media).play()).catch((error: unknown) => {
      if (own !== generation || !(error instanceof DOMException) || error.name !== "NotAllowedError") return;
      // The browser lets no sound begin without a gesture: silent, then, with a button that gives the sound back.
      if (media.muted) {
        hasStarted = false;
        if (snapshot.get().isMutedByAutoplay) media.muted = false;
        tell({ isWanted: false, isMuted: media.muted, isMutedByAutoplay: false, phase: "idle" });
        return;
      }
      media.muted = true;
      tell({ isMutedByAutoplay: true });
      start();
    });
    read();
  }

  let playlist: Promise<string> | null = null;
  const mainPlaylist = () => {
    playlist ??= loadText(source.hls ?? "", AbortSignal.timeout(10_000)).catch((error: unknown) => {
      playlist = null;
      throw error;
    });
    return playlist;
  };

  const learnHeights = async () => {
    if (source.hls === null || snapshot.get().qualities.length > 0) return;
    try {
      const heights = heightsOf(await mainPlaylist());
      if (snapshot.get().qualities.length === 0) tell({ qualities: heights });
    } catch {
      // The menu then offers «Авто» alone.
    }
  };

  const watchOffline = () => {
    clearTimeout(offlineTimer);
    offlineTimer = setTimeout(() => {
      if (snapshot.get().phase === "waiting" && !navigator.onLine) fail("network");
    }, offlinePatienceMs);
  };

  const engine: PlayerEngine = {
    subscribe: snapshot.subscribe,
    getSnapshot: snapshot.get,
    subscribeTime: time.subscribe,
    getTime: time.get,
    subscribeCues: captions.cues.subscribe,
    getCues: captions.cues.get,
    play() {
      if (snapshot.get().failure !== null) return engine.retry();
      tell({ isWanted: true });
      start();
    },
    pause() {
      tell({ isWanted: false });
      if (plyr) plyr.pause();
      else video?.pause();
      read();
    },
    seek(seconds) {
      const { duration } = snapshot.get();
      const to = Math.max(0, duration > 0 ? Math.min(seconds, duration) : seconds);
      if (!Number.isFinite(to) || isLive) return;
      time.set(changed(time.get(), { current: to }));
      if (!video || video.readyState === 0) return;
      video.currentTime = to;
      captions.moveTo(to);
      read();
    },
    setVolume(volume) {
      const next = Math.min(1, Math.max(0, volume));
      if (plyr) plyr.volume = next;
      else if (video) video.volume = next;
      tell({ volume: next });
      if (next > 0) engine.setMuted(false);
    },
    setMuted(isMuted) {
      if (plyr) plyr.muted = isMuted;
      else if (video) video.muted = isMuted;
      tell({ isMuted, isMutedByAutoplay: false });
    },
    setRate(rate) {
      if (plyr) plyr.speed = rate;
      else if (video) video.playbackRate = rate;
      tell({ rate });
    },
    setQuality(quality) {
      if (quality === snapshot.get().quality) return;
      tell({ quality });
      if (stream) return stream.choose(quality);
      const at = time.get().current;
      const adaptive = ways.find((other) => other.kind === "hls.js");
      if (adaptive) {
        // The browser's own HLS cannot be told a height, and going back to it would show the same picture again.
        begin(adaptive, at);
        return;
      }
      const file = quality === "auto" ? undefined : source.mp4.find((other) => other.height === quality);
      const next: Way | undefined = file ? { kind: "file", file } : ways[0];
      if (next) begin(next, at);
    },
    setCaption(lang) {
      const track = source.captions.find((other) => other.lang === lang) ?? null;
      tell({ caption: track?.lang ?? null });
      captions.show(track);
    },
    requestPictureInPicture(isOn) {
      if (video) requestPictureInPicture(video, isOn);
    },
    requestFullscreen(isOn) {
      if (root) requestFullscreen(root, plyr, isOn);
    },
    retry() {
      const at = time.get().current;
      tell({ failure: null, isWanted: true });
      hasStarted = true;
      const first = way ?? ways[0];
      if (first) begin(first, at);
      else tell({ failure: "unavailable" });
      read();
    },
    attach(place, fullscreenRoot) {
      const ahead = source.hls === null ? null : (takeMedia?.(source.hls) ?? null);
      const media = ahead ?? document.createElement("video");
      isAhead = ahead !== null;
      const life = new AbortController();
      const on = (type: string, listener: () => void, target: EventTarget = media) => target.addEventListener(type, listener, { signal: life.signal });
      media.playsInline = true;
      media.preload = "auto";
      media.volume = snapshot.get().volume;
      media.muted = snapshot.get().isMuted;
      media.tabIndex = -1;
      video = media;
      root = fullscreenRoot;

      for (const type of ["play", "playing", "seeking", "seeked", "canplay", "durationchange", "volumechange", "resize", "emptied"]) on(type, read);
      on("pause", () => {
        // Also the system pauses: headphones out, another tab's sound, the media keys.
        if (!media.ended && media.readyState > 0 && !media.error) tell({ isWanted: false });
        read();
      });
      on("play", () => {
        hasStarted = true;
        tell({ isWanted: true });
      });
      on("ended", () => { tell({ isWanted: false }); read(); });
      on("waiting", () => { read(); watchOffline(); });
      on("ratechange", () => tell({ rate: media.playbackRate }));
      on("loadeddata", () => { tell({ hasFrame: true }); read(); void learnHeights(); });
      for (const type of ["timeupdate", "progress", "seeking", "seeked", "loadedmetadata"]) on(type, readTime);
      on("timeupdate", () => { if (snapshot.get().phase === "waiting" && media.readyState >= 3) read(); });
      on("error", onError);
      on("enterpictureinpicture", () => tell({ isPictureInPicture: true }));
      on("leavepictureinpicture", () => tell({ isPictureInPicture: false }));
      on("fullscreenchange", () => tell({ isFullscreen: document.fullscreenElement === fullscreenRoot }), document);
      on("webkitbeginfullscreen", () => tell({ isFullscreen: true }));
      on("webkitendfullscreen", () => tell({ isFullscreen: false }));
      on("online", () => { if (snapshot.get().failure === "network") engine.retry(); }, window);

      place.append(media);
      tell({
        canPictureInPicture: hasPictureInPicture(media),
        canFullscreen: hasFullscreen(media),
      });
      ways = waysToPlay(source, (type) => media.canPlayType(type), loadHls !== undefined);
      const first = remembered.quality !== undefined && remembered.quality !== "auto" ? (ways.find((other) => other.kind === "hls.js") ?? ways[0]) : ways[0];
      if (first) begin(first, time.get().current);
      else fail("unavailable");

      // Plyr takes the element over when the person reaches for the player and the first frame is there: on a slow
      // line its code must not race the stream, and who only watches does not need it.
      const bringPlyr = () =>
        void loadPlyr().then(
          (Plyr) => { if (!life.signal.aborted) plyr = wrapInPlyr(Plyr, media); },
          () => undefined, // plays on without it
        );
      let isReached = false;
      const onReach = () => {
        if (isReached) return;
        isReached = true;
        if (snapshot.get().hasFrame) bringPlyr();
        else media.addEventListener("loadeddata", bringPlyr, { once: true, signal: life.signal });
      };
      for (const type of ["pointerover", "pointerdown", "focusin"]) fullscreenRoot.addEventListener(type, onReach, { passive: true, signal: life.signal });

      return () => {
        life.abort();
        generation += 1;
        clearTimeout(offlineTimer);
        stream?.close();
        stream = null;
        if (plyr) plyr.destroy();
        plyr = null;
        media.pause();
        media.replaceChildren();
        media.removeAttribute("src");
        media.load();
        place.replaceChildren();
        if (video === media) video = null;
        hasStarted = snapshot.get().isWanted;
        tell({ hasFrame: false, isPictureInPicture: false, isFullscreen: false });
      };
    },
  };
  if (remembered.caption) engine.setCaption(remembered.caption);
  return engine;
}
