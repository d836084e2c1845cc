import { css, cx } from "linaria";
import type { ReactNode } from "react";
import { Dialog } from "../../primitives/Dialog/index.ts";
import { media, motion } from "../../tokens/index.ts";
import { FrameCover, FrameEnd, frameStage, type FrameState } from "../../primitives/FrameStage/index.ts";

export interface AuthPopupProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The authentication frame: the host's `<iframe>` (it owns the address and the messages). */
  children: ReactNode;
  /** loading shows a spinner over the frame until its load message; failed offers another try. Default "ready". */
  state?: FrameState | undefined;
  /** How high the frame wants to be, px; it gets as much as the screen has. Default 440, on mobile the whole screen always. */
  height?: number | undefined;
  onRetry?: (() => void) | undefined;
  texts: { title: string; close: string; loading: string; failed: string; retry: string };
}

const stage = css`
  display: grid;
  height: min(var(--frame-height, 440px), calc(100dvh - 32px));
  transition: height ${motion.entry};
  ${media.mobile} {
    height: 100dvh;
  }
  > iframe {
    height: 100%;
  }
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
        className={cx(frameStage, stage)}
        data-state={state}
        aria-busy={state === "loading"}
        style={height === undefined ? undefined : ({ "--frame-height": `${height}px` } as React.CSSProperties)}
      >
        {children}
        <FrameCover state={state} onRetry={onRetry} texts={texts} />
        {state === "ready" && <FrameEnd />}
      </div>
    </Dialog>
  );
}
