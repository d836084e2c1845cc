import type { HlsClass } from "@kadr/design-system/player";
import type { SafeMediaUrl } from "@kadr/design-system/primitives/SafeAddress";
import type { MediaCheck } from "../links/checks.ts";
import type { Clock, Dispose } from "../stores/ports.ts";

/** Functions of the device and of the media host that playing a video needs. */
export interface WatchVideoPorts {
  /** Keeps the watched position on the server. Whole s. */
  saveProgress(videoId: string, seconds: number): void;
  /** Checks the address of a picture that a file names. */
  readonly mediaUrl: MediaCheck;
  /** Text of a VTT or a playlist on the media host. */
  loadText(url: string, signal: AbortSignal): Promise<string>;
  /** HTTP status with which the media host itself, and no cache, answers for an address. */
  loadStatus(url: string, signal: AbortSignal): Promise<number>;
  /** hls.js, only where it is needed; the light build cannot play sound from a playlist of its own. */
  loadHls(hasSeparateSound: boolean): Promise<HlsClass>;
  /** A video that began to load this playlist before the player was drawn. Default: there is none. */
  takeMedia?(url: string): HTMLVideoElement | null;
  /** Where that video was played to before there was a player, s; null: nowhere. */
  preloadedPosition?(url: string): number | null;
  /** A frame of that video is on the screen, of about this moment, s. Default: it is not. */
  isPreloadSeen?(url: string, moment: number): boolean;
  /** Whether playback may begin by itself (PLAYER-AUTOPLAY-01..03). */
  canAutoplay(): Promise<boolean>;
  /** Calls back when the page may be lost: hidden or left. */
  onLeave(listener: () => void): Dispose;
  /** Shows what plays in the system's own controls and takes its requests; returns its disposer. */
  showInSystem?(playing: SystemPlayback): Dispose;
  /** For the popup about background playback; without it there is none. */
  readonly background?: BackgroundPorts;
  readonly clock: Clock;
}

export interface SystemPlayback {
  readonly title: string;
  readonly artist: string;
  readonly picture: SafeMediaUrl | null;
  readonly play: () => void;
  readonly pause: () => void;
  /** s, forward or back */
  readonly skip: (seconds: number) => void;
  /** s, from the beginning */
  readonly seek: (seconds: number) => void;
  readonly next: (() => void) | undefined;
  readonly previous: (() => void) | undefined;
  /** Tells where it is now, and whenever that is not where playing on has led; null: nothing can be sought in. */
  readonly watchPosition: (listener: (position: SystemPosition | null) => void) => Dispose;
}

export interface SystemPosition {
  /** s */
  readonly current: number;
  /** s */
  readonly duration: number;
  /** 1 is normal. */
  readonly rate: number;
}

/** When the popup about background playback was shown, ms since the epoch, the oldest first. */
export type BackgroundShows = readonly number[];

export interface BackgroundPorts {
  /** When the popup was shown before, ms since the epoch. */
  shows(): BackgroundShows;
  remember(shows: BackgroundShows): void;
  /** Calls back when the page is hidden and when it is seen again. */
  watchHidden(listener: (isHidden: boolean) => void): () => void;
  /** ms since the epoch */
  now(): number;
}
