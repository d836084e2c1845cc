import { qualityOf, uniqueBestFirst } from "./quality.ts";
import type { HlsClass } from "./hls.ts";
import type { PlyrClass } from "./loadPlyr.ts";
import type { PlayerQuality, PlayerSnapshot, PlayerSource } from "../types.ts";

/** Choices of an earlier visit. */
export interface RememberedChoices {
  volume?: number | undefined;
  isMuted?: boolean | undefined;
  rate?: number | undefined;
  caption?: string | null | undefined;
  quality?: PlayerQuality | undefined;
}

/** Text of a caption file or a playlist. */
export type TextLoader = (url: string, signal: AbortSignal) => Promise<string>;

/** HTTP status with which the media host itself, and no cache, answers for an address; rejects where no response comes. */
export type StatusLoader = (url: string, signal: AbortSignal) => Promise<number>;

/** hls.js: the whole one, or the light build, which is silent where the sound is a playlist of its own. */
export type HlsLoader = (hasSeparateSound: boolean) => Promise<HlsClass>;

export interface MediaEngineOptions extends RememberedChoices {
  source: PlayerSource;
  loadText: TextLoader;
  loadStatus: StatusLoader;
  /** Asked only where the browser has no HLS of its own or a quality is chosen by hand. Default: no hls.js. */
  loadHls?: HlsLoader | undefined;
  /** A video that began to load this playlist before the player stood; it is played on. Default: none. */
  takeMedia?: ((url: string) => HTMLVideoElement | null) | undefined;
  /** The first frame of that video is on the screen: no poster comes before it any more. Default false. */
  hasFirstFrame?: boolean | undefined;
  /** Default: the package's own Plyr, in a chunk of its own. */
  loadPlyr?: (() => Promise<PlyrClass>) | undefined;
}

/** Snapshot before anything was loaded. */
export function firstSnapshot(source: PlayerSource, remembered: RememberedChoices, hasFrame: boolean): PlayerSnapshot {
  const isLive = source.isLive ?? false;
  return {
    phase: "idle",
    isWanted: false,
    hasFrame,
    isSeeking: false,
    duration: isLive ? 0 : (source.duration ?? 0),
    isLive,
    volume: remembered.volume ?? 1,
    isMuted: remembered.isMuted ?? false,
    isMutedByAutoplay: false,
    rate: remembered.rate ?? 1,
    isFast: false,
    qualities: source.hls === null ? uniqueBestFirst(source.mp4.map((file) => qualityOf(0, file.height))) : [],
    quality: remembered.quality ?? "auto",
    height: 0,
    captionTracks: source.captions,
    caption: null,
    codecs: { picture: null, sound: null },
    canPictureInPicture: false,
    isPictureInPicture: false,
    canFullscreen: false,
    isFullscreen: false,
    failure: null,
  };
}
