import { css } from "linaria";
import { Button } from "../Button/index.ts";
import { Spinner } from "../Spinner/index.ts";
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
