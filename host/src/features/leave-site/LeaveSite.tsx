import { ConfirmDialog } from "@kadr/design-system/popups/ConfirmDialog";
import { layerTexts } from "../../texts/layers.ts";

export interface LeaveSiteProps {
  /** Where the link leads; `null` closes the question. */
  host: string | null;
  onAnswer: (isYes: boolean) => void;
}

/** Asks before a link to a host that is not on the partner list (SHELL-LINKS-01). */
export function LeaveSite({ host, onAnswer }: LeaveSiteProps) {
  const { title, text, confirm, cancel } = layerTexts.leaving;
  return (
    <ConfirmDialog
      isOpen={host !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onAnswer(false);
      }}
      onConfirm={() => onAnswer(true)}
      title={title}
      confirmLabel={confirm}
      cancelLabel={cancel}
    >
      {host === null ? null : text(host)}
    </ConfirmDialog>
  );
}
