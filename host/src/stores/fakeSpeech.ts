import type { SpeechEngine, SpeechHearing } from "./VoiceStore.ts";

/** A recognition that says what its holder says: for tests and stories. */
export class FakeSpeech implements SpeechEngine {
  /** The recognition that listens now. */
  hearing: SpeechHearing | null = null;
  /** How often it was begun. */
  times = 0;
  #onLevel: ((level: number) => void) | null = null;

  listen(hearing: SpeechHearing): () => void {
    this.hearing = hearing;
    this.times += 1;
    return () => {
      if (this.hearing === hearing) this.hearing = null;
    };
  }

  meter(onLevel: (level: number) => void): () => void {
    this.#onLevel = onLevel;
    return () => {
      this.#onLevel = null;
    };
  }

  /** The microphone hears so much, 0 to 1. */
  loud(level: number): void {
    this.#onLevel?.(level);
  }

  get isMeasured(): boolean {
    return this.#onLevel !== null;
  }
}
