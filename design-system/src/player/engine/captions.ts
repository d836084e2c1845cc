import { createFact, type Fact } from "./fact.ts";
import type { TextLoader } from "./options.ts";
import { parseVtt } from "../vtt.ts";
import type { PlayerCaptionTrack, PlayerCue } from "../types.ts";

const none: readonly PlayerCue[] = [];

export interface Captions {
  readonly cues: Fact<readonly PlayerCue[]>;
  /** Loads a track and shows its lines from then on; null shows none. */
  show(track: PlayerCaptionTrack | null): void;
  /** s */
  moveTo(time: number): void;
}

/**
 * Caption lines of the moment. The file is read here and not by a `<track>`: that would need the media host to
 * trust our origin with the video itself, and the browser's own lines take neither our size nor our place.
 */
export function createCaptions(loadText: TextLoader): Captions {
  const cues = createFact<readonly PlayerCue[]>(none);
  const files = new Map<string, readonly PlayerCue[]>();
  let all: readonly PlayerCue[] = none;
  let now = 0;
  let loading: AbortController | null = null;

  const moveTo = (time: number) => {
    now = time;
    const spoken = all.filter((cue) => cue.start <= time && time < cue.end);
    const shown = cues.get();
    if (spoken.length === shown.length && spoken.every((cue, index) => cue === shown[index])) return;
    cues.set(spoken.length === 0 ? none : spoken);
  };

  return {
    cues,
    moveTo,
    show(track) {
      loading?.abort();
      loading = null;
      all = track === null ? none : (files.get(track.url) ?? none);
      moveTo(now);
      if (track === null || files.has(track.url)) return;
      const request = new AbortController();
      loading = request;
      loadText(track.url, request.signal).then(
        (file) => {
          if (request.signal.aborted) return;
          all = parseVtt(file);
          files.set(track.url, all);
          moveTo(now);
        },
        // Captions are secondary: playback goes on without them and the next choice tries again.
        () => undefined,
      );
    },
  };
}
