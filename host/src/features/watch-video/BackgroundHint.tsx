import type { PlayerEngine } from "@kadr/design-system/player";
import { HintPopup } from "@kadr/design-system/popups/HintPopup";
import { VisuallyHidden } from "@kadr/design-system/primitives/VisuallyHidden";
import type { BackgroundPorts } from "../../ports/WatchVideoPorts.ts";
import { backgroundTexts } from "../../texts/background.ts";
import { useBackgroundPopup } from "./useBackgroundPopup.ts";

/** The popup about background playback (PLAYER-BACKGROUND-02). */
export function BackgroundHint({ engine, ports }: { engine: PlayerEngine; ports: BackgroundPorts | undefined }) {
  const [isShown, close] = useBackgroundPopup(engine, ports);
  const { title, text, action, close: closeLabel } = backgroundTexts;
  const canOpen = isShown && engine.getSnapshot().canPictureInPicture;
  return (
    <>
      <VisuallyHidden as="div">
        <span role="status">{isShown ? `${title}. ${text}` : ""}</span>
      </VisuallyHidden>
      {isShown && (
        <HintPopup
          title={title}
          text={text}
          closeLabel={closeLabel}
          onClose={close}
          action={
            canOpen
              ? {
                  label: action,
                  onPress: () => {
                    close();
                    engine.requestPictureInPicture(true);
                  },
                }
              : undefined
          }
        />
      )}
    </>
  );
}
