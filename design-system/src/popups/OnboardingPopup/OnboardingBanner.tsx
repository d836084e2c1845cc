import { css } from "linaria";
import { HintPopup } from "../HintPopup/index.ts";
import { space } from "../../tokens/index.ts";
import { OnboardingActions, OnboardingContent, type OnboardingElement } from "./OnboardingContent.tsx";

export interface OnboardingBannerProps {
  element: OnboardingElement;
  closeLabel: string;
  /** Put away as a whole. */
  onClose: () => void;
  onToggle: (choiceId: string) => void;
  onPress: (actionId: string) => void;
  /** The pointer or the focus is on it, or has left: what goes by itself waits meanwhile. */
  onHold?: ((isHeld: boolean) => void) | undefined;
}

const body = css`
  display: grid;
  gap: ${space[2]};
`;

const foot = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  padding-block-start: ${space[1]};
`;

/** An onboarding in the corner: it takes neither the focus nor the page. */
export function OnboardingBanner({ element, closeLabel, onClose, onToggle, onPress, onHold }: OnboardingBannerProps) {
  // The cross puts it away as well: one way of it is enough.
  const actions = element.actions.filter(({ href }) => href !== undefined);
  return (
    <HintPopup title={element.title} closeLabel={closeLabel} onClose={onClose} onHold={onHold}>
      <div className={body}>
        <OnboardingContent element={element} onToggle={onToggle} />
        {actions.length > 0 && (
          <div className={foot}>
            <OnboardingActions actions={actions} onPress={onPress} />
          </div>
        )}
      </div>
    </HintPopup>
  );
}
