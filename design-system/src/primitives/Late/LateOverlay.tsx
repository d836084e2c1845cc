import { css } from "linaria";
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
  type RefObject,
} from "react";
import { CloseIcon } from "../Icon/index.ts";
import { PlainIconButton } from "../PlainIconButton/index.ts";
import { SheetHandle, useDragAway, useIsSheet, useOverlayEntry } from "../Overlay/index.ts";
import { Spinner } from "../Spinner/index.ts";
import { color, depth, font, layer, media, motion, radius, space } from "../../tokens/index.ts";
import { LateFailure, type LateTexts } from "./LateFailure.tsx";
import { LatePart, type LatePartProps } from "./LatePart.tsx";
import { watchSize } from "../size/index.ts";

export interface LateOverlayProps<T> extends Pick<LatePartProps<T>, "of" | "children"> {
  /** Name of the late overlay: «Поделиться». */
  label: string;
  texts: LateTexts;
  /** Put away before it came. */
  onClose: () => void;
  /** It comes beside this button, as a menu does. Default: as a dialog in the middle, a sheet on mobile. */
  anchorRef?: RefObject<Element | null> | undefined;
}

const dialog = css`
  position: fixed;
  z-index: ${layer.modal};
  inset: 0;
  width: min(400px, calc(100vw - 32px));
  max-width: none;
  margin: auto;
  padding: 0;
  border: 1px solid ${color.lineFloating};
  border-radius: ${radius.popup};
  background: ${color.surfaceRaised};
  box-shadow: ${depth.floating};
  color: ${color.text};
  animation: late-in ${motion.entry};
  @keyframes late-in {
    from {
      opacity: 0;
    }
  }
  &::backdrop {
    background: ${color.overlay};
  }
  &[data-anchored] {
    inset: var(--top) auto auto var(--left);
    width: 280px;
    margin: 0;
    &::backdrop {
      background: transparent;
    }
  }
  ${media.mobile} {
    &:not([data-anchored]) {
      inset: auto 0 0;
      width: 100%;
      margin: 0;
      padding-bottom: env(safe-area-inset-bottom);
      border-width: 1px 0 0;
      border-radius: ${radius.popup} ${radius.popup} 0 0;
    }
  }
  ${media.forcedColors} {
    border-color: CanvasText;
  }
`;

const waiting = css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[3]};
  min-height: 72px;
  padding: ${space[4]} 52px;
  color: ${color.textMuted};
  font: ${font.body};
`;

const closePlace = css`
  position: absolute;
  inset: ${space[1]} ${space[1]} auto auto;
`;

const anchoredWidth = 280;
/** Room that is kept to the edges of the screen, px. */
const edge = 16;

/** Under its button, inside the screen. */
function placeAt(anchor: Element): CSSProperties {
  const box = anchor.getBoundingClientRect();
  const left = Math.max(edge, Math.min(box.right - anchoredWidth, window.innerWidth - anchoredWidth - edge));
  const top = Math.max(edge, Math.min(box.bottom + 4, window.innerHeight - 200));
  return { "--left": `${left}px`, "--top": `${top}px` } as CSSProperties;
}

/** The popup may come between the two halves of a press on the way out: its button is gone then, and the press is meant all the same. */
function closesThoughGone(button: Element, onClose: () => void): void {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const onUp = ({ clientX: x, clientY: y }: PointerEvent) => {
    if (!button.isConnected && x >= left && x <= right && y >= top && y <= bottom) onClose();
  };
  window.addEventListener("pointerup", onUp, { once: true });
}

/** The native dialog that holds the place of a popup: what it is made of is here when nothing else is. */
function PlaceHolder({
  label,
  closeLabel,
  onClose,
  anchorRef,
  children,
}: {
  label: string;
  closeLabel: string;
  onClose: () => void;
  anchorRef: LateOverlayProps<unknown>["anchorRef"];
  children: ReactNode;
}) {
  const element = useRef<HTMLDialogElement>(null);
  const [position, setPosition] = useState<CSSProperties>();
  useOverlayEntry(onClose, true);
  const isSheet = useIsSheet() && anchorRef === undefined;
  const dragged = useDragAway({ to: "down", onAway: onClose, isEnabled: isSheet });
  useLayoutEffect(() => {
    const anchor = anchorRef?.current;
    if (!anchor) return undefined;
    const put = () => setPosition(placeAt(anchor));
    put();
    const ends = [anchor, document.documentElement].map((element) => watchSize(element, put));
    return () => ends.forEach((end) => end());
  }, [anchorRef]);
  useEffect(() => {
    const { current } = element;
    current?.showModal();
    return () => current?.close();
  }, []);
  return (
    <dialog
      ref={(node) => {
        element.current = node;
        dragged(node);
      }}
      className={dialog}
      data-focus-returns
      data-anchored={position === undefined ? undefined : true}
      style={position}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        // The backdrop belongs to the dialog's own element.
        if (event.target === element.current) onClose();
      }}
    >
      <div>
        {isSheet && <SheetHandle />}
        {children}
        <span className={closePlace} onPointerDown={(event) => closesThoughGone(event.currentTarget, onClose)}>
          <PlainIconButton
            size={44}
            variant="muted"
            icon={<CloseIcon size={20} />}
            label={closeLabel}
            onClick={onClose}
          />
        </span>
      </div>
    </dialog>
  );
}

/** A popup that comes late: something stands there at once, and a failure is told there, with a way to try again and out. */
export function LateOverlay<T>({ of, children, label, texts, onClose, anchorRef }: LateOverlayProps<T>) {
  const frame = { label, closeLabel: texts.close, onClose, anchorRef };
  return (
    <LatePart
      of={of}
      pending={
        <PlaceHolder {...frame}>
          <p className={waiting} role="status">
            <Spinner size={20} />
            {texts.pending}
          </p>
        </PlaceHolder>
      }
      failed={({ times, retry }) => (
        <PlaceHolder {...frame}>
          <LateFailure times={times} retry={retry} texts={texts} />
        </PlaceHolder>
      )}
    >
      {children}
    </LatePart>
  );
}
