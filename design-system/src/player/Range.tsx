import { css, cx } from "linaria";
import { useRef, useState, type CSSProperties, type PointerEvent, type ReactNode, type Ref } from "react";
import { color, focusRing, media, motion, radius } from "../tokens/index.ts";

export interface RangeProps {
  label: string;
  /** From 0 to `max`. */
  value: number;
  max: number;
  /** Of the keyboard and of assistive technology. */
  step: number;
  /** Value for assistive technology instead of `value`, where that moves by itself: each change is spoken. Default `value`. */
  heardValue?: number | undefined;
  /** That value in words. */
  valueText: string;
  /** The arrow keys belong to the player and not to this range. Default false. */
  hasPlayerKeys?: boolean | undefined;
  /** Called while the pointer drags, with the share (0 to 1) under it; null when the drag was taken back. */
  onDrag?: ((share: number | null) => void) | undefined;
  /** Called when the pointer lets go, and by the keyboard. */
  onChange: (value: number) => void;
  /** Called with the share under the pointer that hovers, or null. */
  onHover?: ((share: number | null) => void) | undefined;
  /** The range got the focus, or lost it. */
  onFocusChange?: ((hasFocus: boolean) => void) | undefined;
  /** The range was reached by the keyboard, or left. */
  onKeyboardFocus?: ((hasFocus: boolean) => void) | undefined;
  isDisabled?: boolean | undefined;
  /** Parts on the track under the knob: the played and buffered ones. */
  children: ReactNode;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

const range = css`
  position: relative;
  display: var(--range-display, flex);
  align-items: var(--range-align, center);
  height: var(--range-height, 24px);
  cursor: pointer;
  touch-action: none;
  user-select: none;
  -webkit-tap-highlight-color: transparent;
  ${media.coarse} {
    height: var(--range-height, 44px);
  }
  &[data-disabled] {
    cursor: default;
  }
`;

const native = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  pointer-events: none;
`;

const knob = css`
  position: absolute;
  inset-inline-start: var(--share);
  width: 14px;
  height: 14px;
  margin-inline-start: -7px;
  border-radius: ${radius.full};
  background: ${color.playerAccent};
  scale: 0;
  transition: scale ${motion.state};
  pointer-events: none;
  [data-hovered] > &,
  [data-dragging] > &,
  [data-shown] > &,
  :focus-visible ~ & {
    scale: 1;
  }
  :focus-visible ~ & {
    outline: ${focusRing.onPlayer};
    outline-offset: 2px;
  }
  ${media.coarse} {
    scale: 1;
  }
  ${media.forcedColors} {
    background: Highlight;
    border: 1px solid CanvasText;
  }
`;

/**
 * A slider over the picture. The native input is for the keyboard and assistive technology; the pointer is read here,
 * because the browser's own track is short by a thumb, and on iPhones does not follow a tap.
 */
export function Range({
  label,
  value,
  heardValue = value,
  max,
  step,
  valueText,
  hasPlayerKeys = false,
  onDrag,
  onChange,
  onHover,
  onFocusChange,
  onKeyboardFocus,
  isDisabled = false,
  children,
  className,
  style,
  ref,
}: RangeProps) {
  const own = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [isHovered, setHovered] = useState(false);
  const share = dragged ?? (max > 0 ? Math.min(1, value / max) : 0);

  const shareOf = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    return box.width === 0 ? 0 : Math.min(1, Math.max(0, (event.clientX - box.left) / box.width));
  };
  const move = (event: PointerEvent<HTMLDivElement>) => {
    const next = shareOf(event);
    if (event.pointerType !== "touch" || dragged !== null) onHover?.(next);
    if (dragged === null) return;
    setDragged(next);
    onDrag?.(next);
  };
  const stop = () => {
    setDragged(null);
    if (!isHovered) onHover?.(null);
  };

  return (
    <div
      ref={(element) => {
        own.current = element;
        if (typeof ref === "function") ref(element);
        else if (ref) ref.current = element;
      }}
      className={cx(range, className)}
      style={{ ...style, "--share": `${share * 100}%` } as CSSProperties}
      data-hovered={isHovered || undefined}
      data-dragging={dragged !== null || undefined}
      data-disabled={isDisabled || undefined}
      onPointerDown={(event) => {
        if (isDisabled || event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture?.(event.pointerId);
        own.current?.querySelector("input")?.focus({ preventScroll: true });
        const next = shareOf(event);
        setDragged(next);
        onDrag?.(next);
        onHover?.(next);
      }}
      onPointerMove={isDisabled ? undefined : move}
      onPointerUp={(event) => {
        if (dragged === null) return;
        const next = shareOf(event);
        stop();
        onChange(next * max);
        if (event.pointerType === "touch") onHover?.(null);
      }}
      // Leaving by a system gesture changes nothing: the press can be taken back.
      onPointerCancel={() => {
        if (dragged !== null) onDrag?.(null);
        stop();
      }}
      onPointerEnter={(event) => setHovered(event.pointerType !== "touch")}
      onPointerLeave={() => {
        setHovered(false);
        if (dragged === null) onHover?.(null);
      }}
    >
      <input
        type="range"
        className={native}
        min={0}
        max={max}
        step={step}
        value={Math.min(max, heardValue)}
        disabled={isDisabled}
        aria-label={label}
        aria-valuetext={valueText}
        data-keys={hasPlayerKeys ? "player" : undefined}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        onFocus={(event) => {
          onFocusChange?.(true);
          if (isByKeyboard(event.currentTarget)) onKeyboardFocus?.(true);
        }}
        // A page up counts from where it is, which may be further than was told.
        onKeyDown={(event) => {
          if (event.key.startsWith("Page")) event.currentTarget.valueAsNumber = Math.min(max, value);
        }}
        onKeyUp={onKeyboardFocus && (() => onKeyboardFocus(true))}
        onBlur={() => {
          onFocusChange?.(false);
          onKeyboardFocus?.(false);
        }}
      />
      {children}
      <div className={knob} />
    </div>
  );
}

function isByKeyboard(element: HTMLElement): boolean {
  try {
    return element.matches(":focus-visible");
  } catch {
    return true; // a browser without the selector
  }
}
