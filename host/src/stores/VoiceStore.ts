import { makeAutoObservable } from "mobx";
import type { Measure } from "./measure/Measure.ts";
import type { Clock, Dispose } from "./ports.ts";

/** Hears what is said to the device (platform/device/speech.ts). */
export interface SpeechEngine {
  /** Begins to listen, to one utterance; what it returns ends that. Nothing is told any more then. */
  listen(hearing: SpeechHearing): Dispose;
  /** How loud it is, 0 to 1, as long as it is asked; silent where nobody can know. */
  meter(onLevel: (level: number) => void): Dispose;
}

export interface SpeechHearing {
  /** All that was understood so far. */
  words(text: string, isFinal: boolean): void;
  /** The code of the browser; `ended` follows or not. */
  failed(code: string): void;
  ended(): void;
}

export interface VoicePorts {
  readonly engine: SpeechEngine;
  readonly clock: Clock;
  readonly measure: Measure;
  /** Searches for the spoken text. */
  readonly submit: (text: string) => void;
}

/** So long nothing is said, ms, before it ends (VOICE-RUN-03). */
const silenceMs = 5000;
/** How much louder than it is measured a voice counts, and from where on it is speech and loud speech (VOICE-RUN-06). */
const sensitivity = 2;
const thresholds = [0.4, 0.8] as const;

export type VoicePhase = "idle" | "recording" | "result" | "noSpeech" | "notAllowed";

/** Idle, recording, then a result that is looked for, or a failure of two kinds (`voice.state`, `voice.error`). */
export class VoiceStore {
  phase: VoicePhase = "idle";
  /** Text understood so far. */
  heard = "";
  level: 0 | 1 | 2 = 0;
  readonly #ports: VoicePorts;
  #running: readonly Dispose[] = [];
  #endSilence: Dispose = () => undefined;

  constructor(ports: VoicePorts) {
    this.#ports = ports;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(): void {
    this.stop();
    this.phase = "recording";
    const { engine } = this.#ports;
    this.#running = [
      engine.listen({ words: this.hear, failed: this.fail, ended: this.end }),
      engine.meter(this.measureLevel),
    ];
    // A recording that begins may fail at once.
    if (this.isRecording) this.waitForSpeech();
    else this.rest();
  }

  get isRecording(): boolean {
    return this.phase === "recording";
  }

  retry(): void {
    this.#ports.measure("voice.tryAgain", { location: "voice" });
    this.start();
  }

  /** The person ended it; nothing is looked for. */
  stop(): void {
    this.rest();
    this.phase = "idle";
    this.heard = "";
  }

  private hear(text: string, isFinal: boolean): void {
    if (!this.isRecording) return;
    const words = text.trim();
    if (words !== "") this.heard = words;
    if (isFinal) this.end();
    else this.waitForSpeech();
  }

  /** Silence, or the engine's own end: what was understood until then counts. */
  private end(): void {
    if (!this.isRecording) return;
    if (this.heard === "") return this.fail("no-speech");
    this.rest();
    this.phase = "result";
    this.#ports.submit(this.heard);
  }

  /** `not-allowed` and `service-not-allowed` (K19), and a device without a microphone; all else is as if nothing had been heard. */
  private fail(code: string): void {
    if (!this.isRecording) return;
    const isClosed = code === "not-allowed" || code === "service-not-allowed" || code === "audio-capture";
    this.rest();
    this.heard = "";
    this.phase = isClosed ? "notAllowed" : "noSpeech";
    this.#ports.measure("voice.errorPopup", { context: this.phase, location: "voice" });
  }

  private measureLevel(level: number): void {
    const loud = level * sensitivity;
    this.level = loud >= thresholds[1] ? 2 : loud >= thresholds[0] ? 1 : 0;
  }

  private waitForSpeech(): void {
    this.#endSilence();
    this.#endSilence = this.#ports.clock.after(silenceMs, this.end);
  }

  private rest(): void {
    this.#endSilence();
    const running = this.#running;
    this.#running = [];
    for (const end of running) end();
    this.level = 0;
  }
}
