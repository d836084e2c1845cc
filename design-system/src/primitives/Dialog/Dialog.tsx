import { css, cx } from "linaria";
import { type ReactNode, useCallback, useRef, useState } from "react";
import { Dialog as AriaDialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { color, depth, font, layer, media, motion, radius, space } from "../../tokens/index.ts";
import { CloseIcon } from "../Icon/index.ts";
import { IconButton } from "../IconButton/index.ts";
import { OverlayEntry, SheetHandle, useDragAway, useEscapeOutside, useExitEnd, useIsSheet } from "../Overlay/index.ts";
import { watchSize } from "../size/index.ts";

export interface DialogProps {
  isOpen: boolean;
  /** Called with false by Escape, the close button and, where it may be dismissed, a press outside. */
  onOpenChange: (isOpen: boolean) => void;
  /** Back of the browser, where it is something else than closing: a step back, for instance. What stays open then has an entry of the history again. */
  onBack?: (() => void) | undefined;
  /** The heading, and the dialog's name. */
  title: string;
  /** Hides the heading from the eye only (a frame brings its own). Default false. */
  isTitleHidden?: boolean | undefined;
  /** The name of the close button; without it there is no close button. */
  closeLabel?: string | undefined;
  children?: ReactNode;
  /** Buttons at the foot, the main one last. */
  footer?: ReactNode;
  /** Widest: s 400, m 560, l 800 px. Default "m". */
  size?: "s" | "m" | "l" | undefined;
  /** On a mobile screen: a sheet from the bottom edge, or the whole screen. Default "sheet". */
  mobile?: "sheet" | "full" | undefined;
  /** A press outside closes it. Default true; false where something typed would be lost. */
  isDismissable?: boolean | undefined;
  /** Escape and a drag close it. Default true; false where it has to be answered. Back always calls `onOpenChange`. */
  isCancellable?: boolean | undefined;
  /** "alertdialog" interrupts and asks for an answer. Default "dialog". */
  role?: "dialog" | "alertdialog" | undefined;
  /** No padding around the children: for a frame or a list that reaches the edges. Default false. */
  isFlush?: boolean | undefined;
  className?: string | undefined;
}

const overlay = css`
  position: fixed;
  inset: 0;
  z-index: ${layer.modal};
  display: grid;
  place-items: center;
  padding: ${space[4]};
  background: ${color.overlay};
  transition: opacity ${motion.entry};
  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }
  ${media.mobile} {
    place-items: end stretch;
    padding: 0;
  }
`;

const modal = css`
  width: 100%;
  max-width: 560px;
  max-height: calc(100dvh - 32px);
  display: flex;
  border: 1px solid ${color.lineFloating};
  border-radius: ${radius.popup};
  background: ${color.surfaceRaised};
  box-shadow: ${depth.floating};
  color: ${color.text};
  overflow: hidden;
  transition: translate ${motion.entry};
  &[data-size="s"] {
    max-width: 400px;
  }
  &[data-size="l"] {
    max-width: 800px;
  }
  &[data-entering],
  &[data-exiting] {
    translate: 0 calc(12px * ${motion.distance});
  }
  ${media.mobile} {
    &,
    &[data-size] {
      max-width: none;
    }
    max-height: calc(100dvh - 24px);
    border-width: 1px 0 0;
    border-radius: ${radius.popup} ${radius.popup} 0 0;
    padding-bottom: env(safe-area-inset-bottom);
    &[data-mobile="full"] {
      height: 100dvh;
      max-height: none;
      border: 0;
      border-radius: 0;
    }
    &[data-entering],
    &[data-exiting] {
      translate: 0 calc(100% * ${motion.distance});
    }
  }
  ${media.forcedColors} {
    border-color: CanvasText;
  }
`;

const dialog = css`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  outline: none;
`;

const head = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  padding: ${space[4]} ${space[4]} ${space[4]} ${space[6]};
  &[data-bare] {
    position: absolute;
    inset: 0 0 auto auto;
    z-index: 1;
    padding: ${space[2]};
  }
  ${media.mobile} {
    padding-inline-start: ${space[4]};
  }
`;

const heading = css`
  min-width: 0;
  margin: 0;
  font: ${font.title};
  text-wrap: balance;
  overflow-wrap: anywhere;
  hyphens: auto;
  &[data-hidden] {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

const body = css`
  flex: 1 1 auto;
  min-height: 0;
  padding: 0 ${space[6]} ${space[6]};
  overflow: auto;
  overscroll-behavior: contain;
  outline-offset: -2px;
  ${media.mobile} {
    padding-inline: ${space[4]};
  }
  &[data-footer] {
    padding-bottom: ${space[2]};
  }
  &[data-flush] {
    padding: 0;
  }
`;

const foot = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[3]};
  padding: ${space[4]} ${space[6]} ${space[6]};
  ${media.mobile} {
    padding: ${space[3]} ${space[4]} ${space[4]};
    flex-direction: column-reverse;
    align-items: stretch;
  }
`;

/** A modal dialog: focus stays inside and returns; a sheet on mobile screens. */
export function Dialog({
  isOpen,
  onOpenChange,
  onBack,
  title,
  isTitleHidden = false,
  closeLabel,
  children,
  footer,
  size = "m",
  mobile = "sheet",
  isDismissable = true,
  isCancellable = true,
  role = "dialog",
  isFlush = false,
  className,
}: DialogProps) {
  const close = () => onOpenChange(false);
  const [entries, setEntries] = useState(0);
  const goBack = () => {
    (onBack ?? close)();
    setEntries(entries + 1);
  };
  const isSheet = useIsSheet() && mobile === "sheet";
  const exit = useExitEnd(isOpen);
  const dragged = useDragAway({ to: "down", onAway: close, isEnabled: isSheet && isCancellable });
  const surface = useRef<HTMLDivElement>(null);
  const place = useCallback(
    (node: HTMLDivElement | null) => {
      surface.current = node;
      dragged(node);
    },
    [dragged],
  );
  useEscapeOutside(surface, isOpen && isCancellable, close);
  return (
    <>
      {isOpen && <OverlayEntry key={entries} onClose={goBack} />}
      <ModalOverlay
        key={exit}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        isDismissable={isDismissable}
        isKeyboardDismissDisabled={!isCancellable}
        className={overlay}
      >
        <Modal ref={place} {...{ "data-size": size, "data-mobile": mobile }} className={cx(modal, className)}>
          <AriaDialog role={role} className={dialog}>
            {mobile === "sheet" && isCancellable && <SheetHandle />}
            <div className={head} data-bare={isTitleHidden || undefined}>
              <Heading slot="title" level={2} className={heading} {...{ "data-hidden": isTitleHidden || undefined }}>
                {title}
              </Heading>
              {closeLabel !== undefined && <IconButton icon={<CloseIcon />} label={closeLabel} onPress={close} />}
            </div>
            <Body isFlush={isFlush} hasFooter={footer !== undefined}>
              {children}
            </Body>
            {footer !== undefined && <div className={foot}>{footer}</div>}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </>
  );
}

/** Text that overflows and holds nothing focusable would be out of a keyboard's reach: then the scroller itself takes the focus. */
function Body({ isFlush, hasFooter, children }: { isFlush: boolean; hasFooter: boolean; children: ReactNode }) {
  const [overflows, setOverflows] = useState(false);
  const watch = (element: HTMLDivElement | null) =>
    element === null ? undefined : watchSize(element, () => setOverflows(element.scrollHeight > element.clientHeight));
  const [ref] = useState(() => watch);
  return (
    <div
      ref={ref}
      className={body}
      data-flush={isFlush || undefined}
      data-footer={hasFooter || undefined}
      tabIndex={overflows ? 0 : undefined}
    >
      {children}
    </div>
  );
}
