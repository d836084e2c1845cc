import { css } from "linaria";
import type { ReactNode } from "react";
import { Button } from "../../primitives/Button/index.ts";
import { Dialog } from "../../primitives/Dialog/index.ts";
import { Spinner } from "../../primitives/Spinner/index.ts";
import { color, font, media, motion, space } from "../../tokens/index.ts";

export interface AuthPopupProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The authentication frame: the host's `<iframe>` (it owns the address and the messages). */
  children: ReactNode;
  /** loading shows a spinner over the frame until its load message; failed offers another try. Default "ready". */
  state?: "loading" | "ready" | "failed" | undefined;
  /** How high the frame wants to be, px; it gets as much as the screen has. Default 440, on mobile the whole screen always. */
  height?: number | undefined;
  onRetry?: (() => void) | undefined;
  texts: { title: string; close: string; loading: string; failed: string; retry: string };
}

const stage = css`
  position: relative;
  display: grid;
  height: min(var(--frame-height, 440px), calc(100dvh - 32px));
  transition: height ${motion.entry};
  ${media.mobile} {
    height: 100dvh;
  }
  > iframe {
    width: 100%;
    height: 100%;
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

/** The popup around the authentication frame: whole screen on mobile, spinner until the frame says that it is loaded. */
export function AuthPopup({ isOpen, onOpenChange, children, state = "ready", height, onRetry, texts }: AuthPopupProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={texts.title}
      isTitleHidden
      closeLabel={texts.close}
      size="s"
      mobile="full"
      isFlush
      isDismissable={false}
    >
      <div
        className={stage}
        data-state={state}
        aria-busy={state === "loading"}
        style={height === undefined ? undefined : ({ "--frame-height": `${height}px` } as React.CSSProperties)}
      >
        {children}
        {state === "loading" && (
          <div className={over} role="status">
            <Spinner size={32} label={texts.loading} />
          </div>
        )}
        {state === "failed" && (
          <div className={over} role="alert">
            <p>{texts.failed}</p>
            <Button variant="primary" {...(onRetry === undefined ? {} : { onPress: onRetry })}>
              {texts.retry}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}
