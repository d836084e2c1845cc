import { observer } from "mobx-react-lite";
import { useCallback } from "react";
import { Toasts } from "@kadr/design-system/popups/Toasts";
import { useStores } from "../../stores/StoresContext.ts";
import { shellTexts } from "../../texts/shell.ts";

/** The toasts of the moment; the store keeps their time. */
export const Notices = observer(function Notices() {
  const { notices } = useStores();
  const onPauseChange = useCallback((isPaused: boolean) => notices.hold("hover", isPaused), [notices]);
  return (
    <Toasts
      toasts={notices.shown.map(({ id, type, text, button }) => ({ id, type, text, ...(button ? { button: { text: button.text } } : {}) }))}
      onClose={notices.close}
      onAction={notices.press}
      onPauseChange={onPauseChange}
      texts={shellTexts.toasts}
    />
  );
});
