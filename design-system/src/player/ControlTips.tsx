import { css } from "linaria";
import { useEffect, useRef, useState, type CSSProperties } from "react";
import { color, font, layer, media, radius, space } from "../tokens/index.ts";

export interface ControlTipsProps {
  /** Element that the controls stand in. */
  controls: HTMLElement | null;
}

/** Until it is shown under a pointer that rests, ms; the focus of the keyboard shows it at once. */
const delayMs = 500;

const tip = css`
  position: absolute;
  z-index: ${layer.raised};
  inset-block-end: var(--up);
  inset-inline-start: var(--start, auto);
  inset-inline-end: var(--end, auto);
  display: flex;
  gap: ${space[2]};
  max-width: calc(100% - 16px);
  padding: ${space[1]} ${space[2]};
  border: 1px solid ${color.playerTrack};
  border-radius: ${radius.badge};
  background: ${color.player};
  color: ${color.textOnPlayer};
  font: ${font.caption};
  pointer-events: none;
  &[data-middle] {
    translate: -50% 0;
  }
  &[data-below] {
    inset-block: var(--down) auto;
  }
  & > kbd {
    color: ${color.textMutedOnPlayer};
    font: inherit;
  }
  ${media.forcedColors} {
    border-color: CanvasText;
  }
`;

interface Tip {
  readonly text: string;
  readonly keys: string | undefined;
  readonly style: Readonly<Record<string, string>>;
  readonly isMiddle: boolean;
  readonly isBelow: boolean;
}

/** Beside the control: over it, or under one near the upper edge; near a side it lines up with the control's own side. */
function tipOf(control: HTMLElement, controls: HTMLElement): Tip {
  const own = control.getBoundingClientRect();
  const all = controls.getBoundingClientRect();
  const middle = (own.left + own.right) / 2 - all.left;
  const isStart = middle < all.width / 4;
  const isEnd = middle > (all.width * 3) / 4;
  const isBelow = own.top - all.top < 40;
  const style: Record<string, string> = {
    "--up": `${all.bottom - own.top + 4}px`,
    "--down": `${own.bottom - all.top + 4}px`,
    ...(isEnd
      ? { "--end": `${Math.max(8, all.right - own.right)}px` }
      : { "--start": `${isStart ? Math.max(8, own.left - all.left) : middle}px` }),
  };
  return { text: control.ariaLabel ?? "", keys: control.dataset["keys"], style, isMiddle: !isStart && !isEnd, isBelow };
}

/**
 * Name of an icon, for the eye, under a resting pointer or the keyboard's focus; Escape takes it away. One for all
 * controls, and inside the player, because in fullscreen nothing else is seen.
 */
export function ControlTips({ controls }: ControlTipsProps) {
  const [shown, setShown] = useState<Tip | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (!controls) return undefined;
    const end = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(type: K, listener: (event: HTMLElementEventMap[K]) => void) =>
      controls.addEventListener(type, listener, { signal: end.signal });
    const hide = () => {
      clearTimeout(timer.current);
      setShown(null);
    };
    const controlOf = (target: EventTarget | null) => {
      const control =
        target instanceof Element ? target.closest<HTMLElement>("button[aria-label], a[aria-label]") : null;
      // A control that opened a panel stands beside it.
      return control?.ariaExpanded === "true" ? null : control;
    };
    const show = (target: EventTarget | null, after: number) => {
      hide();
      const control = controlOf(target);
      if (!control) return;
      timer.current = setTimeout(() => setShown(control.isConnected ? tipOf(control, controls) : null), after);
    };
    on("pointerover", (event) => event.pointerType === "mouse" && show(event.target, delayMs));
    on("pointerout", hide);
    on("pointerdown", hide);
    on("click", hide);
    on(
      "focusin",
      (event) => event.target instanceof Element && event.target.matches(":focus-visible") && show(event.target, 0),
    );
    on("focusout", hide);
    // Under the pointer alone the focus is elsewhere.
    document.addEventListener("keydown", (event) => event.key === "Escape" && hide(), { signal: end.signal });
    return () => {
      end.abort();
      hide();
    };
  }, [controls]);
  if (!shown) return null;
  return (
    <div
      className={tip}
      style={shown.style as CSSProperties}
      data-middle={shown.isMiddle || undefined}
      data-below={shown.isBelow || undefined}
      data-tip
      aria-hidden
    >
      <span>{shown.text}</span>
      {shown.keys !== undefined && <kbd>{shown.keys}</kbd>}
    </div>
  );
}
