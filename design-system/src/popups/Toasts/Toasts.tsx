import { css, cx } from "linaria";
import { type ReactNode, type Ref, useEffect, useId, useRef, useState } from "react";
import { color, depth, fingerArea, focusRing, font, layer, media, motion, radius, space } from "../../tokens/index.ts";
import { listenToRegionKeys } from "../../primitives/focus/index.ts";
import { CloseIcon, DangerIcon, InfoIcon, SuccessIcon } from "../../primitives/Icon/index.ts";
import type { SafeHref } from "../../primitives/SafeAddress/index.ts";
import { PlainButton } from "../../primitives/PlainButton/index.ts";

export type ToastType = "danger" | "success" | "info" | "notice";

export interface ToastItem {
  id: string;
  /** danger is an alert, the others a status; a notice has no close button (COMMON-TOAST-03). */
  type: ToastType;
  text: string;
  /** One button: with `href` it is a link, else `onAction` is called. */
  button?: { text: string; href?: SafeHref | undefined } | undefined;
}

export interface ToastsProps {
  /** Oldest first. The host's store owns them and their timers. */
  toasts: readonly ToastItem[];
  onClose: (id: string) => void;
  /** The toast's button was pressed; not called for a link. */
  onAction?: ((id: string) => void) | undefined;
  /** True while a person may still be reading: pointer or focus inside, or the tab hidden. Stop the timers meanwhile. */
  onPauseChange?: ((isPaused: boolean) => void) | undefined;
  texts: {
    /** The name of the landmark, reached by F6. */
    region: string;
    /** The name of the close button. */
    close: string;
  };
  className?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

const region = css`
  position: fixed;
  inset: auto auto ${space[6]} ${space[6]};
  z-index: ${layer.toast};
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[2]};
  width: min(400px, calc(100vw - 48px));
  outline: none;
  pointer-events: none;
  &:focus-visible {
    outline: ${focusRing.outline};
    outline-offset: 4px;
    border-radius: ${radius.control};
  }
  ${media.mobile} {
    inset: auto ${space[3]} calc(${space[3]} + env(safe-area-inset-bottom) + var(--k-bottom-menu, 0px)) ${space[3]};
    width: auto;
    align-items: stretch;
  }
`;

const live = css`
  display: contents;
`;

const toast = css`
  @keyframes arrive {
    from {
      opacity: 0;
      translate: 0 calc(12px * ${motion.distance});
    }
  }
  animation: arrive ${motion.entry};
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  max-width: 100%;
  padding: ${space[3]} ${space[3]} ${space[3]} ${space[4]};
  border: 1px solid transparent;
  border-radius: ${radius.control};
  background: ${color.surfaceInverse};
  color: ${color.textInverse};
  box-shadow: ${depth.floating};
  font: ${font.body};
  pointer-events: auto;
  ${media.forcedColors} {
    border-color: CanvasText;
  }
`;

const mark = css`
  flex: none;
  color: ${color.textInverse};
  [data-type="success"] > & {
    color: ${color.successOnInverse};
  }
  [data-type="danger"] > & {
    color: ${color.dangerOnInverse};
  }
`;

const words = css`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
  hyphens: auto;
`;

const control = css`
  position: relative;
  flex: none;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 28px;
  min-height: auto;
  height: 28px;
  margin: -4px 0;
  padding: 0;
  border-radius: ${radius.badge};
  transition: background-color ${motion.state};
  &[data-words] {
    padding: 0 ${space[2]};
    color: ${color.accentOnInverse};
    font: ${font.bodyStrong};
  }
  /* the same for one that is a link */
  ${media.hover} {
    &:hover {
      background: ${color.hoverOnInverse};
    }
  }
  &:active {
    background: ${color.pressedOnInverse};
  }
  &:focus-visible {
    outline: 2px solid currentColor;
    outline-offset: 0;
  }
  ${media.coarse} {
    &::after {
      ${fingerArea}
    }
  }
`;

const icons: Record<ToastType, ReactNode> = {
  danger: <DangerIcon size={20} />,
  success: <SuccessIcon size={20} />,
  info: <InfoIcon size={20} />,
  notice: null,
};

/** Short messages at the corner of the page. The live regions are there before the first message, or nothing is heard. */
export function Toasts({ toasts, onClose, onAction, onPauseChange, texts, className, ref }: ToastsProps) {
  const isEmpty = toasts.length === 0;
  useEffect(() => (isEmpty ? undefined : listenToRegionKeys()), [isEmpty]);
  const pause = usePause(isEmpty, onPauseChange);

  const row = (item: ToastItem) => (
    <Toast key={item.id} item={item} closeLabel={texts.close} onClose={onClose} onAction={onAction} />
  );
  return (
    <section
      {...pause}
      {...(ref === undefined ? {} : { ref })}
      // above any dialog: react-aria neither hides it nor takes a press in it for one outside the dialog
      data-react-aria-top-layer="true"
      // an empty landmark would only be in the way
      {...(isEmpty ? { role: "presentation" } : { "aria-label": texts.region, tabIndex: -1, "data-region": true })}
      data-focus-returns="lasting"
      className={cx(region, className)}
      data-above-bottom-menu
    >
      <div role="status" aria-atomic="false" aria-relevant="additions text" className={live}>
        {toasts.filter((item) => item.type !== "danger").map(row)}
      </div>
      <div role="alert" aria-atomic="false" aria-relevant="additions text" className={live}>
        {toasts.filter((item) => item.type === "danger").map(row)}
      </div>
    </section>
  );
}

interface ToastProps {
  item: ToastItem;
  closeLabel: string;
  onClose: (id: string) => void;
  onAction: ((id: string) => void) | undefined;
}

function Toast({ item: { id, type, text, button }, closeLabel, onClose, onAction }: ToastProps) {
  const textId = useId();
  return (
    <div className={toast} data-type={type}>
      {icons[type] !== null && <span className={mark}>{icons[type]}</span>}
      {/* Tab goes from button to button: each says what it is about */}
      <span id={textId} className={words}>
        {text}
      </span>
      {button?.href !== undefined && (
        <a className={control} data-words href={button.href} aria-describedby={textId} onClick={() => onClose(id)}>
          {button.text}
        </a>
      )}
      {button !== undefined && button.href === undefined && (
        <PlainButton
          on="inverse"
          className={control}
          data-words
          aria-describedby={textId}
          onClick={() => onAction?.(id)}
        >
          {button.text}
        </PlainButton>
      )}
      {type !== "notice" && (
        <PlainButton
          on="inverse"
          className={control}
          aria-label={closeLabel}
          data-tooltip={closeLabel}
          aria-describedby={textId}
          onClick={() => onClose(id)}
        >
          <CloseIcon size={20} />
        </PlainButton>
      )}
    </div>
  );
}

/** Pointer or focus inside, or a hidden tab: nobody has had the time to read. */
function usePause(isEmpty: boolean, onPauseChange: ((isPaused: boolean) => void) | undefined) {
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const [isHidden, setHidden] = useState(() => typeof document !== "undefined" && document.hidden);
  useEffect(() => {
    const onChange = () => setHidden(document.hidden);
    document.addEventListener("visibilitychange", onChange);
    return () => document.removeEventListener("visibilitychange", onChange);
  }, []);
  // the last toast takes the pointer's and the focus's leaving events away with it
  if (isEmpty && (isHovered || hasFocus)) {
    setHovered(false);
    setFocus(false);
  }
  const isPaused = !isEmpty && (isHovered || hasFocus || isHidden);
  const wasPaused = useRef(false);
  useEffect(() => {
    if (wasPaused.current === isPaused) return;
    wasPaused.current = isPaused;
    onPauseChange?.(isPaused);
  }, [isPaused, onPauseChange]);
  return {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocus(true),
    onBlur: () => setFocus(false),
  };
}
