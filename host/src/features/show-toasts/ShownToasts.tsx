import { observer } from "mobx-react-lite";
import { useCallback } from "react";
import { useHasPassed } from "@kadr/design-system/primitives/schedule";
import { Toasts } from "@kadr/design-system/popups/Toasts";
import { useHost } from "../../ports/Host.ts";
import { layerTexts } from "../../texts/layers.ts";

/**
 * The toasts of the moment; the store keeps their time. It comes with the first message: the live
 * regions are in the page empty for a moment first, or that message would not be heard.
 */
export const ShownToasts = observer(function ShownToasts() {
  const { toasts } = useHost().stores;
  const onPauseChange = useCallback((isPaused: boolean) => toasts.hold("hover", isPaused), [toasts]);
  const isListening = useHasPassed(100);
  return (
    <Toasts
      toasts={(isListening ? toasts.shown : []).map(({ id, type, text, button }) => ({
        id,
        type,
        text,
        ...(button ? { button: { text: button.text } } : {}),
      }))}
      onClose={toasts.close}
      onAction={toasts.press}
      onPauseChange={onPauseChange}
      texts={layerTexts.toasts}
    />
  );
});
