import { observer } from "mobx-react-lite";
import { HintPopup } from "@kadr/design-system/popups/HintPopup";
import { VisuallyHidden } from "@kadr/design-system/primitives/VisuallyHidden";
import type { Warning } from "../../stores/WarningsStore.ts";
import { warningTexts } from "../../texts/warnings.ts";

export interface WarningBannerProps {
  warning: Warning;
  isOpen: boolean;
  /** No other overlay lies over the page (SHELL-WARN-02, -03). */
  isAlone: () => boolean;
  onDismiss: () => void;
}

/** The banner about what slows the site down on the visitor's side (`warning.banner`). */
export const WarningBanner = observer(function WarningBanner({
  warning,
  isOpen,
  isAlone,
  onDismiss,
}: WarningBannerProps) {
  const { title, text } = warningTexts[warning];
  const isShown = isOpen && isAlone();
  return (
    <>
      <VisuallyHidden as="div">
        <span role="status">{isShown ? `${title}. ${text}` : ""}</span>
      </VisuallyHidden>
      {isShown && <HintPopup title={title} text={text} closeLabel={warningTexts.close} onClose={onDismiss} />}
    </>
  );
});
