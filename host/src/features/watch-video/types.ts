import type { ReactNode, Ref } from "react";
import type {
  HlsClass,
  PlayerChapter,
  PlayerLater,
  PlayerNeighbour,
  PlayerOffer,
  PlayerSource,
} from "@kadr/design-system/player";
import type { PlayerStore } from "../../stores/PlayerStore.ts";
import type { Clock, Dispose } from "../../stores/ports.ts";
import type { BackgroundPorts } from "./useBackgroundPopup.ts";
import type { SafeHref, SafeMediaUrl } from "@kadr/design-system/primitives/SafeAddress";
import type { MediaGate } from "../../links/gates.ts";

/** What the feature needs to know of a video; the page's presenter makes it from `VideoPage`. */
export interface WatchableVideo {
  readonly id: string;
  readonly title: string;
  readonly author: string;
  /** Own address of the video, for the mini player's way back. */
  readonly url: SafeHref;
  readonly source: PlayerSource;
  /** Address of the storyboard's VTT. */
  readonly storyboard: SafeMediaUrl | null;
  readonly chapters: readonly PlayerChapter[];
  /** Only sound: the poster stays. Default false. */
  readonly isAudio?: boolean;
}

export interface WatchVideoPorts {
  /** Keeps the watched position on the server; must survive leaving the page (fetch keepalive). Whole s. */
  saveProgress(videoId: string, seconds: number): void;
  /** Checks the address of a picture that a file names. */
  readonly mediaUrl: MediaGate;
  /** Text of a VTT or a playlist on the media host. */
  loadText(url: string, signal: AbortSignal): Promise<string>;
  /** HTTP status with which the media host itself, and no cache, answers for an address. */
  loadStatus(url: string, signal: AbortSignal): Promise<number>;
  /** hls.js, only where it is needed; the light build cannot play sound from a playlist of its own. */
  loadHls(hasSeparateSound: boolean): Promise<HlsClass>;
  /** A video that began to load this playlist before the player was drawn. Default: there is none. */
  takeMedia?(url: string): HTMLVideoElement | null;
  /** Where that video was played to before there was a player, s; null: nowhere. */
  playedAhead?(url: string): number | null;
  /** A frame of that video is on the screen, of about this moment, s. Default: it is not. */
  isSeenAhead?(url: string, moment: number): boolean;
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

/** What the rest of the page may ask of a player that runs: time codes in comments, the share link with time. */
export interface WatchVideoHandle {
  /** s */
  seek(seconds: number): void;
  /** s */
  currentTime(): number;
  /** Calls back as the video goes on, s. */
  watchTime(listener: (seconds: number) => void): Dispose;
}

export interface WatchVideoProps {
  video: WatchableVideo;
  store: PlayerStore;
  ports: WatchVideoPorts;
  /** From the address (`t=90`), s; wins over the saved position. */
  startAt?: number | undefined;
  /** The page was come back to: what plays goes on. Default false. */
  isReturn?: boolean | undefined;
  /** Saved on another visit, s; near the end it begins anew. */
  savedAt?: number | undefined;
  /** It came in the place of what had the focus. Default false. */
  takesFocus?: boolean | undefined;
  /** Try to begin by itself. Default true. */
  isAutoplay?: boolean | undefined;
  /** The button that keeps the video for later. */
  later?: PlayerLater | undefined;
  next?: PlayerNeighbour | undefined;
  previous?: PlayerNeighbour | undefined;
  /** What the end offers. Default: `next`, or nothing. */
  offer?: PlayerOffer | null | undefined;
  /** What else the end offers. Default nothing. */
  more?: readonly PlayerOffer[] | undefined;
  /** The button that follows the author, for the end. Default none is offered there. */
  follow?: ReactNode;
  /** Goes to `next`, which then begins by itself at the end; without it nothing does. */
  onNext?: ((href: string) => void) | undefined;
  onChaptersPress?: (() => void) | undefined;
  /** Whether the list of chapters is shown. */
  areChaptersOpen?: boolean | undefined;
  /** The chapter that plays changed; -1 is none. */
  onChapterChange?: ((index: number) => void) | undefined;
  /** Lies over the poster instead of the player: a paid stub. */
  stub?: ReactNode;
  ref?: Ref<WatchVideoHandle> | undefined;
}
