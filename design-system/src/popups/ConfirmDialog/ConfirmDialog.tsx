import { css } from "linaria";
import type { ReactNode } from "react";
import { Button } from "../../primitives/Button/index.ts";
import { Dialog } from "../../primitives/Dialog/index.ts";
import { color, font, space } from "../../tokens/index.ts";

export interface ConfirmDialogProps {
  isOpen: boolean;
  /** Called with false when the question is put away without a yes. */
  onOpenChange: (isOpen: boolean) => void;
  onConfirm: () => void;
  /** The question. */
  title: string;
  /** Consequences of a yes. */
  children?: ReactNode;
  /** The yes, as a verb: «Удалить». */
  confirmLabel: string;
  cancelLabel: string;
  /** The yes destroys something. Default false. */
  isDanger?: boolean | undefined;
  /** The response is on its way. Default false. */
  isPending?: boolean | undefined;
  /** Heard while pending. */
  pendingLabel?: string | undefined;
  /** Words of the failure of the last yes. */
  error?: string | undefined;
}

const words = css`
  color: ${color.textMuted};
  font: ${font.body};
`;

const problem = css`
  margin-top: ${space[3]};
  color: ${color.danger};
  font: ${font.body};
`;

/** Asks before something that cannot be taken back; the safe answer is focused first. */
export function ConfirmDialog({
  isOpen,
  onOpenChange,
  onConfirm,
  title,
  children,
  confirmLabel,
  cancelLabel,
  isDanger = false,
  isPending = false,
  pendingLabel,
  error,
}: ConfirmDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={title}
      size="s"
      role="alertdialog"
      isDismissable={false}
      footer={
        <>
          <Button autoFocus onPress={() => onOpenChange(false)}>
            {cancelLabel}
          </Button>
          <Button
            variant={isDanger ? "danger" : "primary"}
            isPending={isPending}
            pendingLabel={pendingLabel}
            onPress={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children !== undefined && <div className={words}>{children}</div>}
      {error !== undefined && (
        <p role="alert" className={problem}>
          {error}
        </p>
      )}
    </Dialog>
  );
}
