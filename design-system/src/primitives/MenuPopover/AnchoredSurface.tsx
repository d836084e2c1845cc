import { css, cx } from "linaria";
import { useRef, type ReactNode, type RefObject } from "react";
import { DismissButton, Overlay } from "react-aria/Overlay";
import { usePopover } from "react-aria/usePopover";
import { color, depth, font, layer, media, motion, radius } from "../../tokens/index.ts";

/** Where it lies beside its button. */
export type AnchoredPlacement = "bottom end" | "bottom start" | "bottom" | "top end" | "top start" | "top";

export interface AnchoredSurfaceProps {
  /** What opened it. */
  triggerRef: RefObject<Element | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Default "bottom end". */
  placement?: AnchoredPlacement | undefined;
  /** Distance to what opened it, px. Default 4. */
  offset?: number | undefined;
  className?: string | undefined;
  /** A menu or a dialog, which names itself. */
  children: ReactNode;
}

const surface = css`
  overflow: auto;
  border: 1px solid ${color.lineFloating};
  border-radius: ${radius.popup};
  background: ${color.surfaceRaised};
  box-shadow: ${depth.floating};
  color: ${color.text};
  font: ${font.body};
  animation: anchored-in ${motion.entry};
  @keyframes anchored-in {
    from {
      opacity: 0;
      translate: 0 calc(-4px * ${motion.distance});
    }
  }
  ${media.forcedColors} {
    border-color: CanvasText;
  }
`;

/* what lies under it is not pressed by the press that closes it */
const underlay = css`
  position: fixed;
  inset: 0;
  z-index: ${layer.popover};
`;

/**
 * What floats beside the button that opened it. Not the library's Popover: that one is a dialog of its own around any
 * menu, so that the same name is heard twice, and brings two buttons to close it.
 */
export function AnchoredSurface(props: AnchoredSurfaceProps) {
  return props.isOpen ? <OpenSurface {...props} /> : null;
}

function OpenSurface({ triggerRef, onOpenChange, placement = "bottom end", offset = 4, className, children }: AnchoredSurfaceProps) {
  const ref = useRef<HTMLDivElement>(null);
  const close = () => onOpenChange(false);
  const state = { isOpen: true, setOpen: onOpenChange, open: () => onOpenChange(true), close, toggle: close, point: null, setPoint: () => undefined };
  const { popoverProps, underlayProps } = usePopover({ triggerRef, popoverRef: ref, placement, offset }, state);
  return (
    <Overlay>
      <div {...underlayProps} className={underlay} />
      <div {...popoverProps} ref={ref} className={cx(surface, className)}>
        {children}
        <DismissButton onDismiss={close} />
      </div>
    </Overlay>
  );
}
