import { css, cx } from "linaria";
import { useRef, type ReactNode, type RefObject } from "react";
import { DismissButton, Overlay } from "react-aria/Overlay";
import { usePopover } from "react-aria/usePopover";
import { layer } from "../../tokens/index.ts";
import { floating, underlay } from "../Overlay/floating.ts";
import { useOverlayEntry } from "../Overlay/index.ts";

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
`;

/**
 * What floats beside the button that opened it. Not the library's Popover: that one is a dialog of its own around any
 * menu, so that the same name is heard twice, and brings two buttons to close it.
 */
export function AnchoredSurface(props: AnchoredSurfaceProps) {
  return props.isOpen ? <OpenSurface {...props} /> : null;
}

function OpenSurface({
  triggerRef,
  onOpenChange,
  placement = "bottom end",
  offset = 4,
  className,
  children,
}: AnchoredSurfaceProps) {
  const ref = useRef<HTMLDivElement>(null);
  const close = () => onOpenChange(false);
  useOverlayEntry(close);
  const state = {
    isOpen: true,
    setOpen: onOpenChange,
    open: () => onOpenChange(true),
    close,
    toggle: close,
    point: null,
    setPoint: () => undefined,
  };
  const { popoverProps, underlayProps } = usePopover({ triggerRef, popoverRef: ref, placement, offset }, state);
  // The library's own layer is over everything: a menu or a question that this surface opens would lie under it.
  const style = { ...popoverProps.style, zIndex: layer.popover };
  return (
    <Overlay>
      <div {...underlayProps} className={underlay} />
      <div {...popoverProps} style={style} ref={ref} className={cx(floating, surface, className)}>
        {children}
        <DismissButton onDismiss={close} />
      </div>
    </Overlay>
  );
}
