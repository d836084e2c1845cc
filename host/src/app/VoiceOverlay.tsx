import { VoiceSearch, type VoiceSearchProps } from "../features/search-by-voice/VoiceSearch.tsx";
import { systemClock } from "../platform/clock/clock.ts";
import { speechEngine } from "../platform/device/speech.ts";

/** The voice search on the browser's own recognition. */
export function VoiceOverlay(props: Omit<VoiceSearchProps, "engine" | "clock">) {
  return <VoiceSearch {...props} engine={speechEngine} clock={systemClock} />;
}
