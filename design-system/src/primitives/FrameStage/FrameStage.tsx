import { css } from "linaria";
import type { FocusEvent } from "react";
import { Button } from "../Button/index.ts";
import { Spinner } from "../Spinner/index.ts";
import { visuallyHidden } from "../VisuallyHidden/index.ts";
import { color, font, space } from "../../tokens/index.ts";

/** loading: the frame has not spoken yet. */
export type FrameState = "loading" | "ready" | "failed";

/** The box around a frame, with `data-state`: the frame is not seen before it has loaded. */
export const frameStage = css`
  position: relative;
  > iframe {
    width: 100%;
    border: 0;
    color-scheme: inherit;
  }
  &[data-state="loading"] > iframe,
  &[data-state="failed"] > iframe {
    visibility: hidden;
  }
`;

const over = css`
  position: absolute;
  inset: 0;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space[4]};
  padding: ${space[8]};
  color: ${color.textMuted};
  font: ${font.lead};
  text-align: center;
`;

export interface FrameCoverProps {
  state: FrameState;
  onRetry?: (() => void) | undefined;
  texts: { loading: string; failed: string; retry: string };
}

/** In a popup, what had the focus is hidden with the frame; a person who has gone on to something else is left there. */
function takeFocus(button: HTMLButtonElement | null): void {
  if (!button?.closest("[role=dialog]")) return;
  const at = document.activeElement;
  if (at === null || at instanceof HTMLIFrameElement || at.contains(button)) button.focus();
}

/** What lies over a frame that is not there yet, or did not come. */
export function FrameCover({ state, onRetry, texts }: FrameCoverProps) {
  if (state === "ready") return null;
  if (state === "loading")
    return (
      <div className={over} role="status">
        <Spinner size={32} label={texts.loading} />
      </div>
    );
  return (
    <div className={over} role="alert">
      <p>{texts.failed}</p>
      <Button ref={takeFocus} variant="primary" {...(onRetry === undefined ? {} : { onPress: onRetry })}>
        {texts.retry}
      </Button>
    </div>
  );
}

/** Whoever comes out of the frame goes on at the beginning of its popup; whoever comes backwards, or has no popup around, goes into it. */
function goRound({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  const frame = currentTarget.parentElement?.querySelector("iframe");
  const dialog = currentTarget.closest("[role=dialog], [role=alertdialog]");
  const isBackwards = relatedTarget !== null && relatedTarget !== frame;
  if (isBackwards || dialog === null) frame?.focus();
  else dialog.querySelector<HTMLElement>("button, a[href]")?.focus();
}

/** Stands behind a frame that is the last of its popup: nobody hears there that Tab leaves the frame, and the circle of Tab would be open. */
export const FrameEnd = () => <span tabIndex={0} className={visuallyHidden} onFocus={goRound} />;
