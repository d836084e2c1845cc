import type { ReactNode } from "react";
import type { SafeHref, SafeMediaUrl } from "../primitives/SafeAddress/index.ts";
import type { CaptionLook, PlayerChapter, PlayerEngine, PlayerTexts, StoryboardFrame } from "./types.ts";

/** `player.mode`: mini, audio, cinema, fullscreen; default is none of them. */
export type PlayerMode = "default" | "mini" | "audio" | "cinema" | "fullscreen";

/** Model that every player needs, whatever stands around its picture. */
export interface PlayerModel {
  readonly engine: PlayerEngine;
  readonly texts: PlayerTexts;
  readonly video: PlayerVideo;
  /** Default: nobody has chosen anything, and nothing of it can be changed here. */
  readonly preferences?: PlayerPreferences | undefined;
  /** Default: it is a video of its own. */
  readonly queue?: PlayerQueue | undefined;
}

/** Video that is watched. */
export interface PlayerVideo {
  /** The name of the player's region. */
  readonly title: string;
  /** Line to read in the audio mode, usually the author's name. */
  readonly subtitle?: string | undefined;
  /** Shown until the first frame. */
  readonly poster?: SafeMediaUrl | null | undefined;
  /** In the order of time; a name is shown over the time line. Default none. */
  readonly chapters?: readonly PlayerChapter[] | undefined;
  /** Pictures for seeking. Default none. */
  readonly storyboard?: readonly StoryboardFrame[] | undefined;
}

/** Choices of the person. */
export interface PlayerPreferences {
  /** Language that the captions are switched on with, where the video has it. Default: the first. */
  readonly captionLanguage?: string | null | undefined;
  /** Default: medium and white on a shade, until it is chosen otherwise in this player. */
  readonly captionLook?: CaptionLook | undefined;
  readonly onCaptionLookChange?: ((look: CaptionLook) => void) | undefined;
  /** Shortcuts work also while nothing on the page has the focus, not only while the player has it. Default false. */
  readonly hasPageShortcuts?: boolean | undefined;
  /** Without it that cannot be chosen here. */
  readonly onPageShortcutsChange?: ((isOn: boolean) => void) | undefined;
  /** Whether the next one begins by itself at the end. Default true. */
  readonly playsNext?: boolean | undefined;
  /** Without it that cannot be chosen here. */
  readonly onPlaysNextChange?: ((isOn: boolean) => void) | undefined;
}

/** Videos before and after. */
export interface PlayerQueue {
  /** Links to the neighbours in the playlist; a missing one has no button. */
  readonly next?: PlayerNeighbour | undefined;
  readonly previous?: PlayerNeighbour | undefined;
  /** Shown when the video has ended. Default `next`, or nothing. */
  readonly offer?: PlayerOffer | null | undefined;
  /** It begins by itself in so many whole s; null: it does not. Default null. */
  readonly offerIn?: number | null | undefined;
  /** Further recommendations for the end, where there is room for them; four at most are shown. Default none. */
  readonly more?: readonly PlayerOffer[] | undefined;
  /** Whose video it is, for the end. */
  readonly author?: PlayerAuthor | undefined;
  /** The offer was taken; without it the offer is only a link. */
  readonly onTake?: (() => void) | undefined;
  /** It is not to begin by itself. */
  readonly onStay?: (() => void) | undefined;
}

/** A neighbour in the playlist. */
export interface PlayerNeighbour {
  readonly href: SafeHref;
  readonly title: string;
}

/** Offer at the end of the video: the playlist's next or a recommendation. */
export interface PlayerOffer extends PlayerNeighbour {
  readonly thumbnailUrl: SafeMediaUrl | null;
  readonly author: string;
  /** s; null while it is not known, and for a live stream. */
  readonly durationSeconds: number | null;
}

/** Whose video ended, and the button that follows them. */
export interface PlayerAuthor {
  readonly name: string;
  readonly follow: ReactNode;
}

/** Whether the video is kept to be watched later. */
export interface PlayerLater {
  readonly isIn: boolean;
  readonly onToggle: () => void;
}

/** The list of chapters beside the player. */
export interface PlayerChaptersPanel {
  /** For who listens. Default: not said. */
  readonly isOpen?: boolean | undefined;
  readonly onPress: () => void;
}
