import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { VoicePopup } from "@kadr/design-system/popups/VoicePopup";
import type { Clock } from "../../stores/ports.ts";
import { useHost } from "../../ports/Host.ts";
import { VoiceStore, type SpeechEngine } from "../../stores/VoiceStore.ts";
import { voiceTexts } from "../../texts/voice.ts";

export interface VoiceSearchProps {
  engine: SpeechEngine;
  clock: Clock;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Searches for the spoken text. */
  onHeard: (text: string) => void;
}

/** Listens as long as it is open; what was said closes it and is looked for. */
export const VoiceSearch = observer(function VoiceSearch({
  engine,
  clock,
  isOpen,
  onOpenChange,
  onHeard,
}: VoiceSearchProps) {
  const { measure } = useHost();
  const [store] = useState(
    () =>
      new VoiceStore({
        engine,
        clock,
        measure,
        submit: (text) => {
          onOpenChange(false);
          onHeard(text);
        },
      }),
  );
  useEffect(() => {
    if (!isOpen) return undefined;
    store.start();
    return store.stop;
  }, [isOpen, store]);
  const { phase } = store;
  return (
    <VoicePopup
      isOpen={isOpen}
      phase={phase === "noSpeech" || phase === "notAllowed" ? phase : "recording"}
      level={store.level}
      heard={store.heard}
      onClose={() => onOpenChange(false)}
      onRetry={store.retry}
      texts={voiceTexts.popup}
    />
  );
});
