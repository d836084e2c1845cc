/**
 * The player's vocabulary: requests go down to a `PlayerEngine`, facts come up as snapshots, and the controls only
 * read them. That is why every state is a story with a fake engine. Times are seconds everywhere.
 */
import type { SafeMediaUrl } from "../primitives/SafeAddress/index.ts";

/** One MP4 file. */
export interface PlayerFile {
  /** Height of the picture, px. */
  readonly height: number;
  readonly url: SafeMediaUrl;
  /** Codec of the picture, as RFC 6381 names it. Default: not known. */
  readonly videoCodec?: string | undefined;
  /** Codec of the sound, as RFC 6381 names it. Default: not known. */
  readonly audioCodec?: string | undefined;
}

export interface PlayerCaptionTrack {
  /** BCP 47. */
  readonly lang: string;
  /** As the menu shows it. */
  readonly label: string;
  /** WebVTT. */
  readonly url: SafeMediaUrl;
}

/** Source to play: HLS is preferred, MP4 is the fallback. */
export interface PlayerSource {
  readonly hls: SafeMediaUrl | null;
  readonly mp4: readonly PlayerFile[];
  readonly captions: readonly PlayerCaptionTrack[];
  /** Still image, 16:9. */
  readonly poster: SafeMediaUrl | null;
  /** A live stream has no length and no resume position. Default false. */
  readonly isLive?: boolean;
  /** Known length, s; shown until the media tells its own. */
  readonly duration?: number;
  /** Where to begin, s. Default 0. */
  readonly startAt?: number;
}

/** Cause that stopped playback: the network, a format that this browser cannot play, or a file that is not there. */
export type PlayerFailure = "network" | "format" | "unavailable";

/** Codec of the picture or the sound. */
export interface PlayerTrackCodec {
  /** As people call it: «HEVC, H.265», «AC-3». */
  readonly name: string;
  /** Whether this browser has a decoder for it. */
  readonly isDecoded: boolean;
}

/** Null where nobody has said what it is written in, or there is none. */
export interface PlayerCodecs {
  readonly picture: PlayerTrackCodec | null;
  readonly sound: PlayerTrackCodec | null;
}

/** idle: nothing asked yet, the poster is shown; waiting: the buffer ran dry. */
export type PlayerPhase = "idle" | "playing" | "paused" | "waiting" | "ended" | "failed";

/** As people call it, 1080 or 480: the shorter side of a picture of 16:9, px (`engine/quality.ts`); or "auto". */
export type PlayerQuality = number | "auto";

/** One caption line as it is spoken; `start` and `end` in s. */
export interface PlayerCue {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Facts that change rarely. The object is replaced whole whenever one of them changes. */
export interface PlayerSnapshot {
  readonly phase: PlayerPhase;
  /** A person or the autoplay wants it to run, also while it waits. */
  readonly isWanted: boolean;
  /** A frame is seen, and it was to play: the poster may go. */
  readonly hasFrame: boolean;
  readonly isSeeking: boolean;
  /** s; 0 while unknown and for live. */
  readonly duration: number;
  readonly isLive: boolean;
  /** 0 to 1. */
  readonly volume: number;
  readonly isMuted: boolean;
  /** Muted by us because the browser let nothing louder begin. */
  readonly isMutedByAutoplay: boolean;
  /** Speed that was chosen; 1 is normal. */
  readonly rate: number;
  /** Twice as fast for as long as something is held; `rate` stays what was chosen. */
  readonly isFast: boolean;
  /** On offer, the best first. */
  readonly qualities: readonly number[];
  /** Quality that was chosen. */
  readonly quality: PlayerQuality;
  /** The quality on the screen; 0 while unknown. */
  readonly height: number;
  readonly captionTracks: readonly Omit<PlayerCaptionTrack, "url">[];
  /** Language of the captions shown; null is off. */
  readonly caption: string | null;
  /** Of what plays. */
  readonly codecs: PlayerCodecs;
  readonly canPictureInPicture: boolean;
  readonly isPictureInPicture: boolean;
  readonly canFullscreen: boolean;
  readonly isFullscreen: boolean;
  readonly failure: PlayerFailure | null;
}

/** Facts that change several times a second; only the time line reads them. */
export interface PlayerTime {
  /** s */
  readonly current: number;
  /** End of the buffered part that holds `current`, s. */
  readonly buffered: number;
}

/** Stops whatever returned it. */
export type PlayerDispose = () => void;

export interface PlayerEngine {
  // Facts up; each pair fits useSyncExternalStore.
  subscribe(listener: () => void): PlayerDispose;
  getSnapshot(): PlayerSnapshot;
  subscribeTime(listener: () => void): PlayerDispose;
  getTime(): PlayerTime;
  subscribeCues(listener: () => void): PlayerDispose;
  /** The caption lines of this moment. */
  getCues(): readonly PlayerCue[];

  // Requests down. None of them throws; what comes of them is seen in the facts.
  play(): void;
  pause(): void;
  /** s from the beginning; kept within the media. */
  seek(seconds: number): void;
  setVolume(volume: number): void;
  setMuted(isMuted: boolean): void;
  setRate(rate: number): void;
  /** Twice as fast until it is taken back; nothing for a live stream. */
  setFast(isFast: boolean): void;
  /** Stops and goes one picture on or back; nothing for a live stream. */
  step(frames: 1 | -1): void;
  setQuality(quality: PlayerQuality): void;
  /** null switches captions off. */
  setCaption(lang: string | null): void;
  requestPictureInPicture(isOn: boolean): void;
  requestFullscreen(isOn: boolean): void;
  /** After a failure: begin again where it stopped. */
  retry(): void;

  /** Puts the picture into an empty element; `root` is what goes fullscreen. The disposer takes it out again. */
  attach(place: HTMLElement, root: HTMLElement): PlayerDispose;
}

export interface PlayerChapter {
  /** Where it begins, s. */
  readonly time: number;
  readonly name: string;
}

/** One picture of a storyboard: a part of a sprite. */
export interface StoryboardFrame {
  /** s */
  readonly start: number;
  /** s */
  readonly end: number;
  readonly url: SafeMediaUrl;
  /** The part of the sprite, px; without it the whole picture. */
  readonly part?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

export type CaptionSize = "s" | "m" | "l" | "xl";
export type CaptionColor = "white" | "yellow" | "green" | "cyan";
export type CaptionBackground = "none" | "shade" | "solid";

/** How captions look. */
export interface CaptionLook {
  readonly size: CaptionSize;
  readonly color: CaptionColor;
  readonly background: CaptionBackground;
}

export interface ChaptersPanelProps {
  chapters: readonly PlayerChapter[];
  /** The chapter that plays; -1 is none. */
  currentIndex: number;
  storyboard?: readonly StoryboardFrame[] | undefined;
  /** Shown where there is no storyboard. */
  poster?: SafeMediaUrl | null | undefined;
  /** The most height, px, so that it ends where something beside it ends; never so low that six chapters do not fit. Default 560. */
  height?: number | undefined;
  /** Called with the chapter's time, s. */
  onSelect: (seconds: number) => void;
  /** By the button, Escape, or a drag of 40 px down while the list is at its top (PLAYER-CHAPTERS-02). */
  onClose: () => void;
  texts: {
    readonly title: string;
    readonly close: string;
    readonly current: string;
    /** When a chapter begins, s, in words: «1 минута 5 секунд». */
    readonly moment: (seconds: number) => string;
  };
}

export interface TranscriptTexts {
  readonly title: string;
  readonly close: string;
  readonly search: string;
  readonly found: (count: number) => string;
  readonly nothing: string;
  /** Makes the list follow the video again. */
  readonly follow: string;
  readonly language: string;
  readonly loading: string;
  readonly failed: string;
  readonly retry: string;
  /** When a line is said, s, in words. */
  readonly moment: (seconds: number) => string;
}

export interface TranscriptPanelProps {
  /** In the order of time; null while they are on their way. */
  lines: readonly PlayerCue[] | "failed" | null;
  /** The line that is spoken; -1 is none. */
  currentIndex: number;
  /** More than one can be chosen from. */
  languages: readonly Omit<PlayerCaptionTrack, "url">[];
  language: string;
  onLanguageChange: (lang: string) => void;
  /** The most height, px, so that it ends where something beside it ends. Default 560. */
  height?: number | undefined;
  /** Called with the line's beginning, s. */
  onSelect: (seconds: number) => void;
  onRetry: () => void;
  onClose: () => void;
  texts: TranscriptTexts;
}

/** Every word of the player. */
export interface PlayerTexts {
  readonly region: (title: string) => string;
  /** In the place of `region` in the audio mode. */
  readonly audioRegion: (title: string) => string;
  readonly controls: string;
  readonly play: string;
  readonly pause: string;
  readonly replay: string;
  readonly back10: string;
  readonly forward10: string;
  readonly seek: string;
  /** «1 минута 5 секунд из 10 минут, глава «…»» */
  readonly seekValue: (current: number, duration: number, chapter: string | undefined) => string;
  readonly mute: string;
  readonly unmute: string;
  readonly volume: string;
  readonly unmuteAutoplay: string;
  readonly captionsOn: string;
  readonly captionsOff: string;
  readonly captions: string;
  readonly captionsNone: string;
  readonly captionSize: string;
  readonly captionSizes: Readonly<Record<CaptionSize, string>>;
  readonly captionColor: string;
  readonly captionColors: Readonly<Record<CaptionColor, string>>;
  readonly captionBackground: string;
  readonly captionBackgrounds: Readonly<Record<CaptionBackground, string>>;
  readonly captionSample: string;
  readonly settings: string;
  readonly back: string;
  readonly close: string;
  readonly quality: string;
  readonly qualityAuto: string;
  readonly qualityAutoNow: (height: number) => string;
  readonly qualityValue: (height: number) => string;
  readonly speed: string;
  readonly speedNormal: string;
  readonly speedValue: (rate: number) => string;
  /** The choice whether the next video of a playlist begins by itself. */
  readonly playsNext: string;
  readonly later: string;
  readonly laterRemove: string;
  readonly pictureInPicture: string;
  readonly pictureInPictureExit: string;
  readonly inPictureInPicture: string;
  readonly cinema: string;
  readonly cinemaExit: string;
  readonly fullscreen: string;
  readonly fullscreenExit: string;
  readonly miniExit: string;
  /** Back up to the player of this page. */
  readonly miniHome: string;
  readonly miniClose: string;
  readonly next: string;
  readonly previous: string;
  readonly nextNamed: (title: string) => string;
  readonly previousNamed: (title: string) => string;
  readonly chapter: (name: string) => string;
  readonly chaptersOpen: string;
  /** Heard, and most of it shown for a moment, when a key or a gesture changed something. */
  readonly said: {
    readonly played: string;
    readonly paused: string;
    readonly volume: (percent: number) => string;
    readonly muted: string;
    readonly rate: (rate: number) => string;
    readonly captionsOn: (label: string) => string;
    readonly captionsOff: string;
    /** «+5 с», for the eye. */
    readonly skip: (seconds: number) => string;
    /** «Вперёд на 5 секунд», for the ear. */
    readonly skipInWords: (seconds: number) => string;
    readonly frame: (step: 1 | -1) => string;
  };
  readonly volumeValue: (percent: number, isMuted: boolean) => string;
  readonly live: string;
  readonly buffering: string;
  readonly ended: string;
  /** Over what the end offers. */
  readonly offer: string;
  /** The same when it begins by itself, in whole s. */
  readonly offerIn: (seconds: number) => string;
  /** Heard at the end in place of `nextNamed`, when it begins by itself. */
  readonly offerBegins: (title: string) => string;
  readonly offerTake: string;
  readonly offerStay: string;
  /** Before the button that follows the author of what ended. */
  readonly watchedFrom: (author: string) => string;
  /** Over the further recommendations. */
  readonly more: string;
  readonly retry: string;
  /** Where it will go on; a time code. */
  readonly stoppedAt: (time: string) => string;
  /** px */
  readonly lowerQuality: (height: number) => string;
  readonly soundOnly: string;
  readonly withPicture: string;
  /** Tracks that this browser has no decoder for, and the remedy; of the picture also in the place of the failure "format". */
  readonly undecoded: {
    readonly ofPicture: (codec: string) => string;
    readonly ofSound: (codec: string) => string;
    readonly text: string;
    readonly close: string;
  };
  readonly failure: Readonly<Record<PlayerFailure, { readonly title: string; readonly text: string }>>;
  readonly shortcuts: string;
  readonly shortcutsPageWide: string;
  /** Rows of the sheet: what it does, its keys, and how signs that readers pass over are said, in the same order. */
  readonly shortcutRows: readonly {
    readonly does: string;
    readonly keys: readonly string[];
    readonly said?: readonly string[];
  }[];
}
