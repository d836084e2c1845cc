import { css } from "linaria";
import type { ReactNode } from "react";
import { Button } from "../../primitives/Button/index.ts";
import type { DialogProps } from "../../primitives/Dialog/index.ts";
import { DangerIcon, SuccessIcon } from "../../primitives/Icon/index.ts";
import { color, font, media, space } from "../../tokens/index.ts";

export interface OutcomeAction {
  readonly label: string;
  readonly onPress: () => void;
  /** The action that it began is on its way. Default false. */
  readonly isPending?: boolean | undefined;
  /** Heard while pending. */
  readonly pendingLabel?: string | undefined;
}

export interface Outcome {
  /** Outcome in a few words. */
  title: string;
  /** Consequences, and advice to the person. */
  text?: ReactNode;
  /** How it ended: a failure interrupts and asks for an answer. */
  tone: "success" | "failure";
  /** The way on. */
  action: OutcomeAction;
  /** Another way, beside it. */
  otherAction?: OutcomeAction | undefined;
  /** It can be put away by Escape, a drag or the close button. Default true; false where it has to be answered: then Back answers, too. */
  isCancellable?: boolean | undefined;
  /** The name of the close button; without it there is none. */
  closeLabel?: string | undefined;
}

const body = css`
  display: grid;
  justify-items: center;
  gap: ${space[3]};
  padding-top: ${space[8]};
  text-align: center;
`;

/** One takes the row, two share it; one above the other on a mobile screen. */
const wide = css`
  flex: 1 1 40%;
  ${media.mobile} {
    flex: none;
  }
`;

const sign = css`
  display: grid;
  place-items: center;
  width: 64px;
  height: 64px;
  border-radius: 50%;
  &[data-tone="success"] {
    background: ${color.successSoft};
    color: ${color.success};
  }
  &[data-tone="failure"] {
    background: ${color.dangerSoft};
    color: ${color.danger};
  }
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

const heading = css`
  font: ${font.title};
  text-wrap: balance;
  overflow-wrap: anywhere;
`;

const words = css`
  max-width: 44ch;
  color: ${color.textMuted};
  font: ${font.body};
  text-wrap: pretty;
`;

/** The parts of a dialog that tells an outcome: for a popup of several steps, which stays one dialog from the first to the last. */
export function outcomeParts({
  title,
  text,
  tone,
  action,
  otherAction,
  isCancellable = true,
  closeLabel,
}: Outcome): Omit<DialogProps, "isOpen" | "onOpenChange"> {
  return {
    title,
    isTitleHidden: true,
    size: "s",
    role: tone === "failure" ? "alertdialog" : "dialog",
    isDismissable: false,
    isCancellable,
    closeLabel: isCancellable ? closeLabel : undefined,
    children: (
      <div className={body}>
        <span className={sign} data-tone={tone}>
          {tone === "success" ? <SuccessIcon size={32} /> : <DangerIcon size={32} />}
        </span>
        {/* The dialog's own heading is heard; this one is seen. */}
        <p className={heading} aria-hidden>
          {title}
        </p>
        {text !== undefined && <div className={words}>{text}</div>}
      </div>
    ),
    footer: (
      <>
        {otherAction !== undefined && <OutcomeButton {...otherAction} />}
        <OutcomeButton isMain {...action} />
      </>
    ),
  };
}

function OutcomeButton({
  label,
  onPress,
  isPending = false,
  pendingLabel,
  isMain = false,
}: OutcomeAction & { isMain?: boolean }) {
  return (
    <Button
      variant={isMain ? "primary" : "secondary"}
      size="l"
      className={wide}
      autoFocus={isMain}
      isPending={isPending}
      pendingLabel={pendingLabel}
      onPress={onPress}
    >
      {label}
    </Button>
  );
}
