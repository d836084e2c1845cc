import type { SpeechEngine } from "../../stores/VoiceStore.ts";
import { meterMicrophone } from "./microphone.ts";

/** The parts of the Web Speech API that are used here; TypeScript's own library does not know it, and Safari has it under this name. */
interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: { readonly results: ArrayLike<RecognitionResult> }) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  abort(): void;
}

type RecognitionResult = ArrayLike<{ readonly transcript: string }> & { readonly isFinal: boolean };

type RecognitionClass = new () => Recognition;

const recognitionClass = (): RecognitionClass | undefined => {
  const view = window as { SpeechRecognition?: RecognitionClass; webkitSpeechRecognition?: RecognitionClass };
  return view.SpeechRecognition ?? view.webkitSpeechRecognition;
};

export const hasSpeech = (): boolean => recognitionClass() !== undefined;

/** The browser's own recognition: Russian, one utterance, with what it understands on the way (VOICE-RUN-02). */
export const speechEngine: SpeechEngine = {
  listen({ words, failed, ended }) {
    const Recognition = recognitionClass();
    if (Recognition === undefined) {
      failed("service-not-allowed");
      return () => undefined;
    }
    const recognition = new Recognition();
    recognition.lang = "ru-RU";
    recognition.continuous = false;
    recognition.interimResults = true;
    recognition.onresult = ({ results }) => {
      const all = Array.from(results);
      const text = all.map((result) => result[0]?.transcript ?? "").join("");
      words(text, all.length > 0 && all.every(({ isFinal }) => isFinal));
    };
    recognition.onerror = ({ error }) => failed(error);
    recognition.onend = () => ended();
    recognition.start();
    return () => {
      recognition.onresult = null;
      recognition.onerror = null;
      recognition.onend = null;
      recognition.abort();
    };
  },
  meter: meterMicrophone,
};
