import { css } from "linaria";
import { useEffect, useRef, type ReactNode } from "react";
import { Dialog } from "../../primitives/Dialog/index.ts";
import { color, font, media, space } from "../../tokens/index.ts";
import { OnboardingActions, OnboardingContent, type OnboardingElement } from "./OnboardingContent.tsx";

export interface OnboardingModalProps {
  isOpen: boolean;
  element: OnboardingElement;
  /** «Шаг 1 из 2»; without it there is one step. */
  step?: string | undefined;
  closeLabel: string;
  /** Put away as a whole. */
  onClose: () => void;
  onToggle: (choiceId: string) => void;
  onPress: (actionId: string) => void;
}

const body = css`
  display: grid;
  gap: ${space[3]};
`;

const steps = css`
  color: ${color.textMuted};
  font: ${font.caption};
`;

/** Two share the row; one above the other on a mobile screen. */
const wide = css`
  flex: 1 1 40%;
  ${media.mobile} {
    flex: none;
  }
`;

/** An onboarding that is asked in the middle of the page, an element at a time in one dialog. */
export function OnboardingModal({
  isOpen,
  element,
  step,
  closeLabel,
  onClose,
  onToggle,
  onPress,
}: OnboardingModalProps) {
  // The last one in the order of the page is the main one.
  const actions = [...element.actions].reverse();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={element.title}
      closeLabel={closeLabel}
      size="s"
      isDismissable={false}
      footer={<OnboardingActions actions={actions} onPress={onPress} className={wide} />}
    >
      <StepBody key={element.id}>
        <div className={body}>
          {step !== undefined && <p className={steps}>{step}</p>}
          <OnboardingContent element={element} onToggle={onToggle} />
        </div>
      </StepBody>
    </Dialog>
  );
}

/** With each element the dialog is told anew, by its name: what was pressed is no longer there. */
function StepBody({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.closest<HTMLElement>("[role=dialog]")?.focus(), []);
  return <div ref={place}>{children}</div>;
}
