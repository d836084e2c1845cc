import type { ReactNode, Ref } from "react";
import type {
  PlayerChapter,
  PlayerChaptersPanel,
  PlayerLater,
  PlayerQueue,
  PlayerSource,
} from "@kadr/design-system/player";
import type { PlayerStore } from "../../stores/PlayerStore.ts";
import type { WatchVideoPorts } from "../../ports/WatchVideoPorts.ts";
import type { Dispose } from "../../stores/ports.ts";
import type { SafeHref, SafeMediaUrl } from "@kadr/design-system/primitives/SafeAddress";

/** Facts of a video that the feature needs; the page's presenter makes them from `VideoPage`. */
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

/** Requests of the page to a player that runs: time codes in comments, the share link with time. */
export interface WatchVideoHandle {
  /** s */
  seek(seconds: number): void;
  /** s */
  currentTime(): number;
  /** Calls back as the video goes on, s. */
  watchTime(listener: (seconds: number) => void): Dispose;
}

/** Videos before and after; when the next one begins is the feature's own matter. */
export interface WatchQueue extends Omit<PlayerQueue, "offerIn" | "onTake" | "onStay"> {
  /** Goes to `next`, which then begins by itself at the end; without it nothing does. */
  onNext?: ((href: string) => void) | undefined;
}

export interface WatchChaptersPanel extends PlayerChaptersPanel {
  /** The chapter that plays changed; -1 is none. */
  onChapterChange: (index: number) => void;
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
  /** Default: it is a video of its own. */
  queue?: WatchQueue | undefined;
  /** The list of chapters beside the player. Default: there is none. */
  chaptersPanel?: WatchChaptersPanel | undefined;
  /** Lies over the poster instead of the player: a paid stub. */
  stub?: ReactNode;
  ref?: Ref<WatchVideoHandle> | undefined;
}
