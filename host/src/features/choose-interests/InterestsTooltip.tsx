import { observer } from "mobx-react-lite";
import { useLayoutEffect, useState } from "react";
import { HintPopup } from "@kadr/design-system/popups/HintPopup";
import type { InterestsStore } from "../../stores/InterestsStore.ts";
import { useHost } from "../../ports/Host.ts";
import { interestsTexts } from "../../texts/interests.ts";

export interface InterestsTooltipProps {
  interests: InterestsStore;
  isOpen: boolean;
  /** Another tooltip of the header, or something over the page, is shown: one at a time. */
  isSuppressed: () => boolean;
  /** Leads to the page of the interests. */
  onChoose: () => void;
}

/** The tooltip about interests, under the person's button in the header (INTEREST-TOOLTIP-01). */
export const InterestsTooltip = observer(function InterestsTooltip({
  interests,
  isOpen,
  isSuppressed,
  onChoose,
}: InterestsTooltipProps) {
  const { authPopup } = useHost().stores;
  const [isHeld, setHeld] = useState(false);
  const isSeen = isOpen && !isSuppressed();
  // Its time begins with its first sight.
  useLayoutEffect(() => {
    interests.showTooltip(isSeen && !isHeld);
  }, [interests, isSeen, isHeld]);
  const { tooltip } = interests;
  if (!isSeen || (tooltip !== "show" && tooltip !== "register")) return null;
  const { close } = interestsTexts.tooltip;
  const { title, text, action } = interestsTexts.tooltip[tooltip];
  return (
    <HintPopup
      place="header"
      title={title}
      text={text}
      closeLabel={close}
      onClose={interests.hideTooltip}
      onHold={setHeld}
      action={{
        label: action,
        onPress: () => {
          interests.hideTooltip();
          if (tooltip === "show") onChoose();
          else authPopup.open("header", "register");
        },
      }}
    />
  );
});
