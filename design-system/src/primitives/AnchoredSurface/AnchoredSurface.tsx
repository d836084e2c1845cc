import { css, cx } from "linaria";
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from "react";
import { DismissButton, Overlay } from "react-aria/Overlay";
import { useOverlay } from "react-aria/useOverlay";
import { useOverlayPosition } from "react-aria/useOverlayPosition";
import { usePreventScroll } from "react-aria/usePreventScroll";
import { layer } from "../../tokens/index.ts";
import { floating } from "../Overlay/floating.ts";
import { floatingSurface, useOverlayEntry, usePressOutside } from "../Overlay/index.ts";

/** Where it lies beside its button. */
export type AnchoredPlacement = "bottom end" | "bottom start" | "bottom" | "top end" | "top start" | "top";

export interface AnchoredSurfaceProps {
  /** Element that opened it. */
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
 * Surface that floats beside the button that opened it. Not the library's Popover: that one is a dialog of its own around any
 * menu, so that the same name is heard twice, and brings two buttons to close it. Nor its `usePopover`: that one makes the page
 * beside it inert, so that a press there is lost, or else closes at any scroll.
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
  usePressOutside({ surfaceRef: ref, triggerRef, onPress: close });
  usePreventScroll();
  const { overlayProps } = useOverlay({ isOpen: true, onClose: close }, ref);
  // At once: what stood in its place while its code was on its way gives the focus back to the button a moment later.
  useLayoutEffect(() => {
    const dialog = ref.current?.querySelector<HTMLElement>("[role='dialog']");
    if (dialog && !dialog.contains(document.activeElement)) dialog.focus({ preventScroll: true });
  }, []);
  // no `onClose`: a page that settles under it does not close it
  const { overlayProps: placed } = useOverlayPosition({
    targetRef: triggerRef,
    overlayRef: ref,
    placement,
    offset,
    isOpen: true,
  });
  // The library's own layer is over everything: a menu or a question that this surface opens would lie under it.
  const style = { ...placed.style, zIndex: layer.popover };
  return (
    <Overlay>
      <div {...overlayProps} {...floatingSurface} style={style} ref={ref} className={cx(floating, surface, className)}>
        {children}
        <DismissButton onDismiss={close} />
      </div>
    </Overlay>
  );
}
