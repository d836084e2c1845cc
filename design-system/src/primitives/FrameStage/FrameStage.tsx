import { css } from "linaria";
import type { FocusEvent } from "react";
import { Button } from "../Button/index.ts";
import { isShown } from "../focus/index.ts";
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

/**
 * The button that a person has pressed is gone, and the focus with it: it waits on the popup itself, and goes on into the frame when that
 * has come. Left alone, the popup would give it to its first button, as if the person had gone there.
 */
function focusPopup(cover: HTMLElement | null): void {
  if (document.activeElement === document.body) cover?.closest<HTMLElement>("[role=dialog]")?.focus();
}

/** The person is at something else in the popup than the frame and what lies over it: it does not take the focus from them. */
export function hasGoneOn(frame: HTMLIFrameElement): boolean {
  const dialog = frame.closest("[role=dialog]");
  const at = document.activeElement;
  return at !== dialog && dialog?.contains(at) === true && frame.parentElement?.contains(at) === false;
}

/** Cover of a frame that is not there yet, or did not come. */
export function FrameCover({ state, onRetry, texts }: FrameCoverProps) {
  if (state === "ready") return null;
  if (state === "loading")
    return (
      <div ref={focusPopup} className={over} role="status">
        <Spinner size={32} label={texts.loading} />
      </div>
    );
  return (
    <div className={over} role="alert">
      <p>{texts.failed}</p>
      <Button ref={takeFocus} variant="primary" onPress={() => onRetry?.()}>
        {texts.retry}
      </Button>
    </div>
  );
}

const tabbable = ":is(a[href], button, input, select, textarea, [tabindex]):not([disabled], [tabindex='-1'])";

/** Out of the frame: on to what follows in the popup, else to its beginning. Backwards, or without a popup around: into the frame. */
function goRound({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  const frame = currentTarget.parentElement?.querySelector("iframe");
  const dialog = currentTarget.closest("[role=dialog], [role=alertdialog]");
  const isBackwards = relatedTarget !== null && relatedTarget !== frame;
  if (isBackwards || dialog === null) return frame?.focus();
  const stops = [...dialog.querySelectorAll<HTMLElement>(tabbable)].filter(isShown);
  (stops[stops.indexOf(currentTarget) + 1] ?? stops[0])?.focus();
}

/** Stands behind the frame of a popup: the page around does not hear that Tab leaves a frame, and the circle of Tab would be open. */
export const FrameEnd = () => <span tabIndex={0} className={visuallyHidden} onFocus={goRound} />;
