import { css, cx } from "linaria";
import { useRef, type ReactNode, type RefObject } from "react";
import { DismissButton, Overlay } from "react-aria/Overlay";
import { usePopover } from "react-aria/usePopover";
import { usePreventScroll } from "react-aria/usePreventScroll";
import { layer } from "../../tokens/index.ts";
import { floating } from "../Overlay/floating.ts";
import { floatingSurface, useOverlayEntry, usePressOutside } from "../Overlay/index.ts";

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
  usePressOutside({ surfaceRef: ref, triggerRef, onPress: close });
  usePreventScroll();
  const { popoverProps } = usePopover(
    {
      triggerRef,
      popoverRef: ref,
      placement,
      offset,
      // what is beside it can be pressed
      isNonModal: true,
      // the focus that a press puts on its own button does not close it before the press does
      shouldCloseOnInteractOutside: (target) => triggerRef.current?.contains(target) !== true,
    },
    state,
  );
  // The library's own layer is over everything: a menu or a question that this surface opens would lie under it.
  const style = { ...popoverProps.style, zIndex: layer.popover };
  return (
    <Overlay>
      <div {...popoverProps} {...floatingSurface} style={style} ref={ref} className={cx(floating, surface, className)}>
        {children}
        <DismissButton onDismiss={close} />
      </div>
    </Overlay>
  );
}
