import { diagnoseFailure } from "./diagnose.ts";
import { fileQuality } from "./quality.ts";
import type { HlsLoader, StatusLoader } from "./options.ts";
import { addressOf, hasSeparateSound, openHls, methodsFor, type HlsStream, type PlaybackMethod } from "./streams.ts";
import type { PlayerFailure, PlayerQuality, PlayerSource } from "../types.ts";

export interface PlaybackEvents {
  /** A method begins: what failed before is over. */
  onBegin(method: PlaybackMethod): void;
  /** The length is known and the position is right: it may be played. */
  onReady(): void;
  /** The element loads already: its first facts were perhaps told to nobody. */
  onPreloaded(): void;
  onQualities(qualities: readonly number[]): void;
  /** There is no other method. */
  onFailure(failure: PlayerFailure): void;
}

export interface PlaybackMethodsOptions {
  media: HTMLVideoElement;
  source: PlayerSource;
  /** The element came with its source and loads it. */
  isPreloaded: boolean;
  loadStatus: StatusLoader;
  loadHls: HlsLoader | undefined;
  /** Text of the HLS main playlist. */
  readPlaylist: () => Promise<string>;
  /** Quality that is chosen now. */
  quality: () => PlayerQuality;
  /** Where it plays now, s; a new method goes on from there. */
  position: () => number;
  /** The end of the element's life. */
  signal: AbortSignal;
  events: PlaybackEvents;
}

export interface PlaybackMethods {
  /** Raised by every new beginning: what answers for an older one is dropped. */
  readonly turn: number;
  /** Begins the first method; without any it fails. */
  open(): void;
  /** Begins the present method anew; false where there is none. */
  again(): boolean;
  /** Begins the next method; false where there is none. */
  another(): boolean;
  /** Why the present method does not go on, as its media host answers: "format" where the host gives what is asked for. */
  diagnose(): Promise<PlayerFailure>;
  choose(quality: PlayerQuality): void;
  close(): void;
}

/** Plays one source into one element: the best method first, and when that fails the next. */
export function createPlaybackMethods({
  media,
  source,
  loadStatus,
  loadHls,
  readPlaylist,
  quality,
  position,
  signal,
  events,
  ...options
}: PlaybackMethodsOptions): PlaybackMethods {
  const all = methodsFor(source, (type) => media.canPlayType(type), loadHls !== undefined);
  const adaptive = all.find(({ kind }) => kind === "hls.js");
  let method: PlaybackMethod | null = null;
  let stream: HlsStream | null = null;
  let turn = 0;
  let { isPreloaded } = options;

  const begin = (next: PlaybackMethod, at = position()): void => {
    turn += 1;
    const own = turn;
    const loadsAlready =
      isPreloaded &&
      next.kind === "native" &&
      !media.error &&
      media.networkState !== HTMLMediaElement.NETWORK_NO_SOURCE;
    isPreloaded = false;
    stream?.close();
    stream = null;
    method = next;
    events.onBegin(next);
    const onMetadata = () => {
      if (own !== turn) return;
      if (!source.isLive && Math.abs(media.currentTime - at) > 0.25) media.currentTime = at;
      events.onReady();
    };
    media.addEventListener("loadedmetadata", onMetadata, { once: true });
    if (next.kind === "hls.js") {
      void openAdaptive(at, own);
    } else if (loadsAlready) {
      // Of a `<source>` that fails the element itself says nothing: asked for by its address it does, and why.
      media.addEventListener(
        "error",
        (event) => {
          if (event.target !== media && own === turn) begin(next, at);
        },
        { capture: true, once: true },
      );
      if (media.readyState >= 1) onMetadata();
      events.onPreloaded();
    } else {
      // Chromium's own HLS reads the pieces by script rules: from another origin it gives up (code 4) without CORS.
      media.crossOrigin = next.kind === "native" ? "anonymous" : null;
      media.src = addressOf(source, next);
      media.load();
      startAt(at);
    }
  };

  /** Before the media says what it is: it would play its first pictures until it is told to go on elsewhere. */
  const startAt = (at: number): void => {
    if (!source.isLive && at > 0 && media.readyState === 0) media.currentTime = at;
  };

  const openAdaptive = async (at: number, own: number): Promise<void> => {
    try {
      const playlist = await readPlaylist().catch(() => "");
      const Hls = await loadHls?.(hasSeparateSound(playlist));
      if (own !== turn) return;
      if (!Hls?.isSupported() || source.hls === null) return giveUp("format");
      media.removeAttribute("src");
      stream = openHls(Hls, source.hls, media, source.isLive ? 0 : at, quality(), {
        onQualities: events.onQualities,
        onFailure: (failure) => own === turn && giveUp(failure),
      });
      startAt(at);
    } catch {
      if (own === turn) giveUp("network");
    }
  };

  const another = (): boolean => {
    const next = method === null ? undefined : all[all.indexOf(method) + 1];
    if (next) begin(next);
    return next !== undefined;
  };

  /** The next method, or the failure itself when there is none. A dead line fails every method, so it is not tried. */
  const giveUp = (failure: PlayerFailure): void => {
    if (failure === "network" || !another()) events.onFailure(failure);
  };

  const diagnose = (): Promise<PlayerFailure> => {
    const present = method ?? all[0];
    return present ? diagnoseFailure(addressOf(source, present), loadStatus) : Promise.resolve("unavailable");
  };

  const onError = () => {
    if (!media.error || method?.kind === "hls.js") return;
    if (media.error.code === MediaError.MEDIA_ERR_NETWORK) return giveUp("network");
    if (media.error.code === MediaError.MEDIA_ERR_DECODE) return giveUp("format");
    const own = turn;
    void diagnose().then((failure) => {
      if (own === turn) giveUp(failure);
    });
  };
  media.addEventListener("error", onError, { signal });

  return {
    get turn() {
      return turn;
    },
    open() {
      const first = quality() === "auto" ? all[0] : (adaptive ?? all[0]);
      if (first) begin(first);
      else events.onFailure("unavailable");
    },
    again() {
      const present = method ?? all[0];
      if (present) begin(present);
      return present !== undefined;
    },
    another,
    diagnose,
    choose(wanted) {
      if (stream) return stream.choose(wanted);
      // The browser's own HLS cannot be told a quality, and going back to it would show the same picture again.
      if (adaptive) return begin(adaptive);
      const file = source.mp4.find(({ height }) => fileQuality(height, media) === wanted);
      const next: PlaybackMethod | undefined = file ? { kind: "file", file } : all[0];
      if (next) begin(next);
    },
    close() {
      turn += 1;
      stream?.close();
      stream = null;
    },
  };
}
