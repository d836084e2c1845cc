import { css } from "linaria";
import type { ReactNode } from "react";
import { Button } from "../../primitives/Button/index.ts";
import { Dialog } from "../../primitives/Dialog/index.ts";
import { color, font, space } from "../../tokens/index.ts";

export interface InterestsPopupProps {
  isOpen: boolean;
  title: string;
  /** Request to the person, in a sentence. */
  lead: string;
  /** The chips, or the channels. */
  children: ReactNode;
  /** Words of the failure; heard at once. */
  error?: string | undefined;
  saveLabel: string;
  /** The choice is empty. Default false. */
  isSaveDisabled?: boolean | undefined;
  /** It is being saved. Default false. */
  isSaving?: boolean | undefined;
  onSave: () => void;
  /** Put off: by its button, the cross, Escape or a press outside. */
  onPostpone: () => void;
  texts: { close: string; postpone: string; saving: string };
}

const leadWords = css`
  margin-bottom: ${space[5]};
  color: ${color.textMuted};
  font: ${font.body};
  text-wrap: pretty;
`;

const errorWords = css`
  margin-top: ${space[3]};
  color: ${color.danger};
  font: ${font.body};
`;

/** One step of setting up the interests: what it is about, the choice, save or put off (INTEREST-POPUP-01). */
export function InterestsPopup({
  isOpen,
  title,
  lead,
  children,
  error,
  saveLabel,
  isSaveDisabled = false,
  isSaving = false,
  onSave,
  onPostpone,
  texts,
}: InterestsPopupProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) onPostpone();
      }}
      title={title}
      closeLabel={texts.close}
      isDismissable={false}
      footer={
        <>
          <Button variant="ghost" onPress={onPostpone}>
            {texts.postpone}
          </Button>
          <Button
            variant="primary"
            isDisabled={isSaveDisabled}
            isPending={isSaving}
            pendingLabel={texts.saving}
            onPress={onSave}
          >
            {saveLabel}
          </Button>
        </>
      }
    >
      <p className={leadWords}>{lead}</p>
      {children}
      {error !== undefined && (
        <p className={errorWords} role="alert">
          {error}
        </p>
      )}
    </Dialog>
  );
}
