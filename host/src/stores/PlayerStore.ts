import { makeAutoObservable } from "mobx";
import type { Dispose } from "./ports.ts";

/** The modes of the player (`player.mode`). `default` is none of the special ones. */
export type PlayerMode = "default" | "mini" | "audio" | "cinema" | "fullscreen";

/** Preferences kept from one visit to the next, with the names and shapes of the app's storage. */
export interface PlayerPreferences {
  /** 0 to 1 */
  readonly "player-volume": number;
  readonly "player-muted": boolean;
  /** 1 is normal */
  readonly "player-speed": number;
  /** As people call it («1080»), or «auto». */
  readonly "player-quality": string;
  /** Language of the captions chosen last, «ru». */
  readonly "player-captions-language": string;
  /** Captions are wanted. */
  readonly "player-captions": boolean;
  readonly "player-captions-size": string;
  /** Colour and background, «white/shade». */
  readonly "player-captions-color": string;
  /** Keys work while nothing on the page has the focus; so they do unless a person switched it off. */
  readonly "player-shortcuts": boolean;
  /** The next video of a playlist begins by itself; so it does unless a person switched it off. */
  readonly "player-autoplay-next": boolean;
  /** A person said on this device that videos for adults may be shown. */
  readonly "is-adult": boolean;
}

export interface PlayerPreferencesPort {
  get<K extends keyof PlayerPreferences>(key: K): PlayerPreferences[K] | undefined;
  set<K extends keyof PlayerPreferences>(key: K, value: PlayerPreferences[K]): void;
}

export interface PlayerPorts {
  readonly preferences: PlayerPreferencesPort;
}

/** A video that goes on while its page is left. */
export interface KeptVideo<V> {
  readonly video: V;
  /** s */
  readonly position: number;
  readonly isPlaying: boolean;
}

/** Facts of a video that the store needs, among those that the feature keeps with it. */
export interface KeepableVideo {
  readonly id: string;
  readonly url: string;
}

const sizes = ["s", "m", "l", "xl"] as const;
const colors = ["white", "yellow", "green", "cyan"] as const;
const backgrounds = ["none", "shade", "solid"] as const;
export interface CaptionPreference {
  readonly size: (typeof sizes)[number];
  readonly color: (typeof colors)[number];
  readonly background: (typeof backgrounds)[number];
}

const oneOf = <T extends string>(allowed: readonly T[], value: string | undefined, otherwise: T): T =>
  allowed.find((item) => item === value) ?? otherwise;

/** An address of a video's page: the mini player gives way to the player there (PLAYER-MODE-02). */
export function isVideoPath(path: string): boolean {
  return /^\/(?:video|audio|shorts|live\/video)\/[^/]+/.test(path);
}

/** The player's mode, what the person chose for it, and the video that outlives its page. */
export class PlayerStore {
  mode: PlayerMode = "default";
  volume: number;
  isMuted: boolean;
  rate: number;
  /** As people call it: 1080, 480. */
  quality: number | "auto";
  hasCaptions: boolean;
  captionLanguage: string | null;
  captionLook: CaptionPreference;
  hasPageShortcuts: boolean;
  playsNext: boolean;
  isAdult: boolean;
  /** Goes on in the mini player. */
  kept: KeptVideo<KeepableVideo> | null = null;
  private modeBefore: PlayerMode = "default";
  /** Where the mini player is by now; null while there is none. */
  private miniPosition: (() => number) | null = null;
  private readonly ports: PlayerPorts;

  constructor(ports: PlayerPorts) {
    const { preferences } = ports;
    this.ports = ports;
    this.volume = preferences.get("player-volume") ?? 1;
    this.isMuted = preferences.get("player-muted") ?? false;
    this.rate = preferences.get("player-speed") ?? 1;
    this.hasCaptions = preferences.get("player-captions") ?? false;
    this.captionLanguage = preferences.get("player-captions-language") ?? null;
    const height = Number(preferences.get("player-quality"));
    this.quality = Number.isInteger(height) && height > 0 ? height : "auto";
    this.hasPageShortcuts = preferences.get("player-shortcuts") ?? true;
    this.isAdult = preferences.get("is-adult") ?? false;
    this.playsNext = preferences.get("player-autoplay-next") ?? true;
    const [color, background] = (preferences.get("player-captions-color") ?? "").split("/");
    this.captionLook = {
      size: oneOf(sizes, preferences.get("player-captions-size"), "m"),
      color: oneOf(colors, color, "white"),
      background: oneOf(backgrounds, background, "shade"),
    };
    makeAutoObservable<this, "ports" | "miniPosition">(
      this,
      { ports: false, miniPosition: false, positionOf: false, watchMini: false },
      { autoBind: true },
    );
  }

  get isMini(): boolean {
    return this.mode === "mini";
  }
  get isAudio(): boolean {
    return this.mode === "audio";
  }
  get isCinema(): boolean {
    return this.mode === "cinema";
  }
  get isFullscreen(): boolean {
    return this.mode === "fullscreen";
  }

  /** PLAYER-MODE-02. */
  isMiniVisible(path: string): boolean {
    return this.mode === "mini" && !isVideoPath(path);
  }

  setMode(mode: PlayerMode): void {
    this.mode = mode;
  }

  /** Fullscreen and picture-in-picture come and go by the browser; leaving them gives back the mode of before. */
  follow(mode: "fullscreen" | "mini", isOn: boolean): void {
    if (isOn && this.mode !== mode) {
      this.modeBefore = this.mode === "cinema" || this.mode === "audio" ? this.mode : "default";
      this.mode = mode;
    } else if (!isOn && this.mode === mode) this.mode = this.modeBefore;
  }

  /** Called on leaving the page of a video: what plays goes on in the mini player, and so does what was there already. */
  keep(kept: KeptVideo<KeepableVideo>): void {
    if (kept.isPlaying) this.follow("mini", true);
    if (this.mode === "mini") this.kept = kept;
  }

  /** Closing the mini player returns to the default mode (PLAYER-MODE-03). */
  closeMini(): void {
    this.kept = null;
    if (this.mode === "mini") this.mode = "default";
  }

  /** The mini player tells where it is (s) for as long as it plays: its page may take over at any moment. */
  watchMini(position: () => number): Dispose {
    this.miniPosition = position;
    return () => {
      if (this.miniPosition === position) this.miniPosition = null;
    };
  }

  /** Where this video goes on, s: the page is drawn before the mini player has gone. Null when another is kept, or none. */
  positionOf(videoId: string): number | null {
    if (this.kept?.video.id !== videoId) return null;
    return this.miniPosition?.() ?? this.kept.position;
  }

  /** The page of a video takes over from the mini player. */
  takeOver(): void {
    this.kept = null;
    if (this.mode === "mini" || this.mode === "fullscreen") this.mode = this.modeBefore;
  }

  rememberSound(volume: number, isMuted: boolean): void {
    if (volume !== this.volume) this.ports.preferences.set("player-volume", volume);
    if (isMuted !== this.isMuted) this.ports.preferences.set("player-muted", isMuted);
    this.volume = volume;
    this.isMuted = isMuted;
  }

  rememberRate(rate: number): void {
    if (rate !== this.rate) this.ports.preferences.set("player-speed", rate);
    this.rate = rate;
  }

  rememberQuality(quality: number | "auto"): void {
    if (quality !== this.quality) this.ports.preferences.set("player-quality", String(quality));
    this.quality = quality;
  }

  /** The language shown, or null when captions are off: the language of before is then kept for the next time. */
  rememberCaptions(language: string | null): void {
    const areOn = language !== null;
    if (areOn !== this.hasCaptions) this.ports.preferences.set("player-captions", areOn);
    this.hasCaptions = areOn;
    if (language === null || language === this.captionLanguage) return;
    this.ports.preferences.set("player-captions-language", language);
    this.captionLanguage = language;
  }

  /** The language to begin with: the one chosen last, where the video has it; null when captions are off. */
  captionFor(languages: readonly string[]): string | null {
    if (!this.hasCaptions) return null;
    return languages.find((language) => language === this.captionLanguage) ?? languages[0] ?? null;
  }

  setCaptionLook(look: CaptionPreference): void {
    this.captionLook = look;
    this.ports.preferences.set("player-captions-size", look.size);
    this.ports.preferences.set("player-captions-color", `${look.color}/${look.background}`);
  }

  setPlaysNext(isOn: boolean): void {
    this.playsNext = isOn;
    this.ports.preferences.set("player-autoplay-next", isOn);
  }

  /** Asked once on a device: nothing of a video for adults is loaded before. */
  confirmAge(): void {
    this.isAdult = true;
    this.ports.preferences.set("is-adult", true);
  }

  setPageShortcuts(areOn: boolean): void {
    this.hasPageShortcuts = areOn;
    this.ports.preferences.set("player-shortcuts", areOn);
  }
}
