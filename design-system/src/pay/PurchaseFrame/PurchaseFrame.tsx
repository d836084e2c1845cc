import { css, cx } from "linaria";
import type { CSSProperties, ReactNode } from "react";
import { FrameCover, FrameEnd, frameStage, type FrameState } from "../../primitives/FrameStage/index.ts";

export interface PurchaseFrameProps {
  /** The payment frame: the host's `<iframe>` (it owns the address and the messages). */
  children: ReactNode;
  /** loading shows a spinner over the frame until its load message; failed offers another try. */
  state: FrameState;
  /** How high the frame wants to be, px; it gets as much as the screen has. Default 536 (`payment.frame.defaultHeight`). */
  height?: number | undefined;
  onRetry: () => void;
  texts: { loading: string; failed: string; retry: string };
}

/** The mobile layout of payment has a limit of its own (PAY-POPUP-07, K02): under 767 px, or under 840 px in landscape. */
const mobilePayment = "@media (max-width: 766.98px), (max-width: 839.98px) and (orientation: landscape)" as const;

const stage = css`
  display: grid;
  height: min(var(--frame-height, 536px), calc(100dvh - 32px));
  ${mobilePayment} {
    height: 100dvh;
  }
  > iframe {
    height: 100%;
  }
`;

/** For the dialog around it: the whole screen in the mobile layout of payment. */
export const purchaseDialog = css`
  ${mobilePayment} {
    position: fixed;
    inset: 0;
    max-width: none;
    max-height: none;
    border: 0;
    border-radius: 0;
  }
`;

/** The frame of a payment in its dialog: a spinner until it speaks, as high as it says. */
export function PurchaseFrame({ children, state, height, onRetry, texts }: PurchaseFrameProps) {
  return (
    <div
      className={cx(frameStage, stage)}
      data-state={state}
      aria-busy={state === "loading"}
      style={height === undefined ? undefined : ({ "--frame-height": `${height}px` } as CSSProperties)}
    >
      {children}
      <FrameCover state={state} onRetry={onRetry} texts={texts} />
      {state === "ready" && <FrameEnd />}
    </div>
  );
}
