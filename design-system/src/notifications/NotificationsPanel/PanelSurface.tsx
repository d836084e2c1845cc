import { css } from "linaria";
import type { ReactNode, RefObject } from "react";
import { Dialog } from "react-aria-components/Dialog";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { AnchoredSurface } from "../../primitives/AnchoredSurface/index.ts";
import { OverlayEntry, useExitEnd } from "../../primitives/Overlay/index.ts";
import { color, depth, layer, media, motion, radius, size, space } from "../../tokens/index.ts";
import { useSwipeClose } from "./useSwipeClose.ts";

export interface PanelSurfaceProps {
  /** The bell. */
  triggerRef: RefObject<Element | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** A card over a narrow screen, or beside the bell. */
  isMobile: boolean;
  label: string;
  children: ReactNode;
}

const anchored = css`
  width: 440px;
`;

const panel = css`
  display: flex;
  flex-direction: column;
  min-width: 0;
  outline: none;
  max-height: min(680px, calc(100dvh - ${size.header} - ${space[6]}));
  ${media.mobile} {
    max-height: none;
    min-height: 0;
    flex: 1;
  }
`;

/* A dialog among the popovers: the menu of a row and the question before a deletion lie over it. */
const overlay = css`
  position: fixed;
  inset: 0;
  z-index: ${layer.popover};
  background: ${color.overlay};
  transition: opacity 300ms cubic-bezier(0.2, 0, 0, 1);
  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }
  ${media.reducedMotion} {
    transition-duration: 120ms;
  }
`;

/* The finger that closes it begins in its lowest 100 px and goes down 150 px: below it stays room for that. */
const card = css`
  position: absolute;
  inset: ${space[2]} ${space[2]} auto;
  display: flex;
  max-height: calc(100dvh - 120px);
  overflow: hidden;
  border: 1px solid ${color.lineFloating};
  border-radius: ${radius.popup};
  background: ${color.surfaceRaised};
  box-shadow: ${depth.floating};
  color: ${color.text};
  transition: translate 300ms cubic-bezier(0.2, 0, 0, 1);
  &[data-entering] {
    translate: 0 calc(-16px * ${motion.distance});
  }
  &[data-exiting] {
    translate: 0 calc(100dvh * ${motion.distance});
  }
  @media (max-width: 767.98px) and (max-height: 480px) {
    max-height: calc(100dvh - 16px);
  }
  ${media.reducedMotion} {
    transition-duration: 120ms;
  }
  ${media.forcedColors} {
    border-color: CanvasText;
  }
`;

/**
 * Where the notifications lie: beside the bell, where a press outside closes them (NOTIF-POPUP-02), or over a narrow screen, where a
 * drag does too (NOTIF-POPUP-03).
 */
export function PanelSurface({ triggerRef, isOpen, onOpenChange, isMobile, label, children }: PanelSurfaceProps) {
  const close = () => onOpenChange(false);
  const swiped = useSwipeClose(close);
  const exit = useExitEnd(isOpen);
  const dialog = (
    <Dialog aria-label={label} className={panel}>
      {children}
    </Dialog>
  );
  if (!isMobile)
    return (
      <AnchoredSurface
        triggerRef={triggerRef}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        offset={8}
        className={anchored}
      >
        {dialog}
      </AnchoredSurface>
    );
  return (
    <>
      {isOpen && <OverlayEntry onClose={close} />}
      <ModalOverlay key={exit} isOpen={isOpen} onOpenChange={onOpenChange} isDismissable className={overlay}>
        <Modal ref={swiped} className={card}>
          {dialog}
        </Modal>
      </ModalOverlay>
    </>
  );
}
