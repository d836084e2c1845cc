import { changed, createFact } from "./fact.ts";
import type { PlayerCue, PlayerEngine, PlayerSnapshot, PlayerTime } from "../types.ts";

export interface FakeEngine extends PlayerEngine {
  /** Facts as if the media had told them. */
  update(changes: Partial<PlayerSnapshot>): void;
  updateTime(changes: Partial<PlayerTime>): void;
  setCues(cues: readonly PlayerCue[]): void;
  /** Every request in its order: `["seek", 30]`. */
  readonly requests: readonly (readonly [name: string, ...rest: unknown[]])[];
}

export interface FakeEngineOptions {
  snapshot?: Partial<PlayerSnapshot> | undefined;
  time?: Partial<PlayerTime> | undefined;
  cues?: readonly PlayerCue[] | undefined;
  /** Draws something in the place of the picture. */
  draw?: ((place: HTMLElement) => void) | undefined;
}

/** An engine without media for stories and tests: it obeys at once and remembers what it was asked. */
export function createFakeEngine({
  snapshot: first,
  time: firstTime,
  cues: firstCues = [],
  draw,
}: FakeEngineOptions = {}): FakeEngine {
  const snapshot = createFact<PlayerSnapshot>({
    phase: "paused",
    isWanted: false,
    hasFrame: true,
    isSeeking: false,
    duration: 634,
    isLive: false,
    volume: 0.8,
    isMuted: false,
    isMutedByAutoplay: false,
    rate: 1,
    isFast: false,
    qualities: [1080, 720, 360],
    quality: "auto",
    height: 720,
    captionTracks: [{ lang: "ru", label: "Русские" }],
    caption: null,
    codecs: { picture: null, sound: null },
    canPictureInPicture: true,
    isPictureInPicture: false,
    canFullscreen: true,
    isFullscreen: false,
    failure: null,
    ...first,
  });
  const time = createFact<PlayerTime>({ current: 65, buffered: 240, ...firstTime });
  const cues = createFact<readonly PlayerCue[]>(firstCues);
  const requests: (readonly [string, ...unknown[]])[] = [];
  const update = (changes: Partial<PlayerSnapshot>) => snapshot.set(changed(snapshot.get(), changes));
  const updateTime = (changes: Partial<PlayerTime>) => time.set(changed(time.get(), changes));
  const obey = (request: readonly [string, ...unknown[]], changes: Partial<PlayerSnapshot>) => {
    requests.push(request);
    update(changes);
  };
  return {
    requests,
    update,
    updateTime,
    setCues: cues.set,
    subscribe: snapshot.subscribe,
    getSnapshot: snapshot.get,
    subscribeTime: time.subscribe,
    getTime: time.get,
    subscribeCues: cues.subscribe,
    getCues: cues.get,
    play: () => obey(["play"], { phase: "playing", isWanted: true, hasFrame: true }),
    pause: () => obey(["pause"], { phase: "paused", isWanted: false }),
    seek(seconds) {
      const current = Math.min(Math.max(0, seconds), snapshot.get().duration);
      obey(["seek", current], snapshot.get().phase === "ended" ? { phase: "paused" } : {});
      updateTime({ current });
    },
    setVolume: (volume) => obey(["setVolume", volume], { volume: Math.min(1, Math.max(0, volume)), isMuted: false }),
    setMuted: (isMuted) => obey(["setMuted", isMuted], { isMuted, isMutedByAutoplay: false }),
    setRate: (rate) => obey(["setRate", rate], { rate }),
    setFast: (isFast) => obey(["setFast", isFast], { isFast }),
    step: (frames) => obey(["step", frames], { phase: "paused", isWanted: false }),
    setQuality: (quality) =>
      obey(["setQuality", quality], { quality, height: quality === "auto" ? snapshot.get().height : quality }),
    setCaption: (caption) => obey(["setCaption", caption], { caption }),
    requestPictureInPicture: (isPictureInPicture) =>
      obey(["requestPictureInPicture", isPictureInPicture], { isPictureInPicture }),
    requestFullscreen: (isFullscreen) => obey(["requestFullscreen", isFullscreen], { isFullscreen }),
    retry: () => obey(["retry"], { failure: null, phase: "waiting", isWanted: true }),
    attach(place) {
      draw?.(place);
      return () => place.replaceChildren();
    },
  };
}
