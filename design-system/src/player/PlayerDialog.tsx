import { css } from "linaria";
import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from "react";
import { CloseIcon } from "../primitives/Icon/index.ts";
import { IconButton } from "../primitives/IconButton/index.ts";
import { OverlayEntry, SheetHandle, useDragAway, useIsSheet } from "../primitives/Overlay/index.ts";
import { color, font, media, radius, space } from "../tokens/index.ts";

export interface PlayerDialogProps {
  title: string;
  closeLabel: string;
  /** Called by Escape, the button, a press outside. */
  onClose: () => void;
  /** Content before the title: the way back. */
  before?: ReactNode;
  /** Escape leads there instead: one level up. Default: it closes. */
  onEscape?: (() => void) | undefined;
  /** Content; `leave`, where it is not modal, gives the focus back to the opener and closes. */
  children: ReactNode | ((leave: (() => void) | undefined) => ReactNode);
  /** panel: beside the controls, a sheet from below on mobile; sheet: over the whole player. */
  variant: "panel" | "sheet";
}

const dialog = css`
  color-scheme: dark;
  max-width: calc(100vw - 32px);
  padding: 0;
  border: 1px solid ${color.playerTrack};
  border-radius: ${radius.popup};
  background: ${color.player};
  color: ${color.textOnPlayer};
  font: ${font.body};
  overflow: hidden;
  &[open] {
    display: flex;
    flex-direction: column;
  }
  &[data-variant="panel"] {
    position: absolute;
    inset: auto ${space[3]} calc(var(--controls-height, 88px) - 4px) auto;
    z-index: 3;
    width: 300px;
    max-height: min(420px, calc(100% - var(--controls-height, 88px) - 12px));
    margin: 0;
  }
  &[data-variant="sheet"] {
    width: min(560px, calc(100vw - 32px));
    max-height: min(640px, calc(100dvh - 48px));
    margin: auto;
  }
  /* the dialog is dark in both themes */
  & [data-sheet-handle]::before {
    background: ${color.textMutedOnPlayer};
  }
  &:modal::backdrop {
    background: ${color.overlay};
  }
  &:modal[data-variant] {
    position: fixed;
    ${media.mobile} {
      inset: auto 0 0;
      width: 100%;
      max-width: 100%;
      max-height: 80dvh;
      margin: 0;
      padding-bottom: env(safe-area-inset-bottom);
      border-width: 1px 0 0;
      border-radius: ${radius.popup} ${radius.popup} 0 0;
    }
  }
`;

const head = css`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  flex: none;
  padding: ${space[2]} ${space[2]} ${space[1]} ${space[4]};
  &[data-led] {
    padding-inline-start: ${space[2]};
  }
`;

const heading = css`
  flex: 1;
  min-width: 0;
  font: ${font.bodyStrong};
`;

const body = css`
  flex: 1;
  min-height: 0;
  padding: 0 ${space[2]} ${space[2]};
  overflow-y: auto;
  overscroll-behavior: contain;
`;

/**
 * The player's own dialog: a native one, because it must be seen in fullscreen, where only what lies inside the
 * player or in the top layer is shown. On mobile, and as a sheet, it is modal; beside the controls it is not.
 */
export function PlayerDialog({
  title,
  closeLabel,
  onClose,
  onEscape = onClose,
  before,
  children,
  variant,
}: PlayerDialogProps) {
  const [element, setElement] = useState<HTMLDialogElement | null>(null);
  const titleId = useId();
  const isReopening = useRef(false);
  const openedBy = useRef<Element | null>(null);
  const isSheet = useIsSheet();
  const isModal = variant === "sheet" || isSheet;
  const close = useEffectEvent(onClose);
  const dragged = useDragAway({ to: "down", onAway: onClose, isEnabled: isSheet });
  useEffect(() => dragged(element), [dragged, element]);

  useEffect(() => {
    openedBy.current = document.activeElement;
  }, []);

  // Also for a phone that is turned, a window that is narrowed: the same dialog becomes the other kind, and focus stays in it.
  useEffect(() => {
    if (!element) return;
    const focused = element.contains(document.activeElement) ? document.activeElement : null;
    // closing hands the focus to what opened it for a moment, which is not somebody leaving
    isReopening.current = true;
    if (element.open) element.close();
    if (isModal) element.showModal();
    else element.show();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    isReopening.current = false;
  }, [element, isModal]);

  useEffect(() => {
    if (!element) return undefined;
    const opener = openedBy.current;
    const content = element.lastElementChild;
    (
      content?.querySelector<HTMLElement>("[aria-checked=true]") ??
      content?.querySelector<HTMLElement>("button") ??
      element.querySelector<HTMLElement>("button")
    )?.focus({ preventScroll: true });
    const outside = (event: Event) => {
      // The opener closes it, too, by its own press.
      if (event.target instanceof Node && !element.contains(event.target) && !opener?.contains(event.target)) close();
    };
    document.addEventListener("pointerdown", outside, true);
    return () => {
      document.removeEventListener("pointerdown", outside, true);
      const hadFocus = element.contains(document.activeElement) || document.activeElement === document.body;
      element.close();
      if (hadFocus && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [element]);

  const leave = () => {
    if (openedBy.current instanceof HTMLElement) openedBy.current.focus({ preventScroll: true });
    onClose();
  };
  return (
    <dialog
      ref={setElement}
      className={dialog}
      data-variant={variant}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onEscape();
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        event.stopPropagation();
        onEscape();
      }}
      onClick={(event) => {
        // The backdrop belongs to the dialog's own element.
        if (event.target === element) onClose();
      }}
      onBlur={(event) => {
        if (
          variant === "panel" &&
          !isReopening.current &&
          event.relatedTarget instanceof Node &&
          !event.currentTarget.contains(event.relatedTarget)
        )
          onClose();
      }}
    >
      {isModal && <OverlayEntry onClose={onClose} />}
      <SheetHandle />
      <div className={head} data-led={before !== undefined || undefined}>
        {before}
        <h2 id={titleId} className={heading}>
          {title}
        </h2>
        <IconButton variant="onPlayer" size={32} icon={<CloseIcon size={20} />} label={closeLabel} onPress={onClose} />
      </div>
      <div className={body}>{typeof children === "function" ? children(isModal ? undefined : leave) : children}</div>
    </dialog>
  );
}
