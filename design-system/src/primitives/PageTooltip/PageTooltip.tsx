import { css } from "linaria";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { layer } from "../../tokens/index.ts";
import { watchSize } from "../size/index.ts";
import { tooltip } from "./PageTooltip.styles.ts";

/** Until it opens under a resting pointer, ms. */
const RESTS_MS = 600;
/** After one was seen the next opens at once, ms: somebody reads along a row of icons. */
const READS_ON_MS = 300;
/** Time to go from the icon onto the words, ms (WCAG 1.4.13). */
const CROSSING_MS = 150;
/** Distance to the icon and to the edges of the window, px. */
const GAP = 8;

const place = css`
  position: fixed;
  inset: auto;
  left: var(--left, 0);
  top: var(--top, 0);
  z-index: ${layer.tooltip};
  /* not by what is left beside it: it is placed by its width */
  width: max-content;
  margin: 0;
  --tooltip-pointer: auto;
`;

export interface PageTooltipProps {
  /** Whose tooltip is shown now, or null: what else would stand there waits. */
  onShown?: ((target: HTMLElement | null) => void) | undefined;
}

interface Shown {
  readonly target: HTMLElement;
  readonly text: string;
}

/** The player shows its own, inside itself: in fullscreen nothing else is seen. */
function targetOf(node: EventTarget | null): HTMLElement | null {
  const target = node instanceof Element ? node.closest<HTMLElement>("[data-tooltip]") : null;
  return target === null || target.closest("[data-player]") !== null ? null : target;
}

/**
 * One tooltip for a whole page: whatever has `data-tooltip` shows those words under a resting mouse and, reached by Tab, at
 * once. The words are the name of the icon, which a screen reader has said already.
 * Escape puts it away, the pointer may go onto it (WCAG 1.4.13). A card or a row of the player needs no machinery of its own.
 */
export function PageTooltip({ onShown = () => undefined }: PageTooltipProps) {
  const [shown, setShown] = useState<Shown | null>(null);
  const target = shown?.target ?? null;
  const notifyShown = useEffectEvent(onShown);
  useEffect(() => notifyShown(target), [target]);
  const words = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let current: HTMLElement | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let seenAt = -Infinity;
    let isTabbing = false;
    const show = (target: HTMLElement) => {
      current = target;
      setShown({ target, text: target.dataset["tooltip"] ?? "" });
    };
    const hide = () => {
      clearTimeout(timer);
      if (current === null) return;
      current = null;
      seenAt = performance.now();
      setShown(null);
    };
    const onOver = (event: PointerEvent) => {
      if (event.pointerType !== "mouse") return;
      if (words.current?.contains(event.target as Node) === true) return clearTimeout(timer);
      const target = targetOf(event.target);
      if (target !== null && target === current) return clearTimeout(timer);
      clearTimeout(timer);
      if (target === null) {
        if (current !== null) timer = setTimeout(hide, CROSSING_MS);
        return;
      }
      const readsOn = current !== null || performance.now() - seenAt < READS_ON_MS;
      timer = setTimeout(() => show(target), readsOn ? 0 : RESTS_MS);
    };
    const onFocus = (event: FocusEvent) => {
      const target = targetOf(event.target);
      // Given back by a closing menu or put there by the page: nobody asked what this is.
      if (target !== null && target === event.target && isTabbing) show(target);
      else hide();
    };
    const onKey = (event: KeyboardEvent) => {
      isTabbing = event.key === "Tab";
      if (!isTabbing) hide();
    };
    const onDown = () => {
      isTabbing = false;
      hide();
    };
    document.addEventListener("pointerover", onOver);
    document.addEventListener("pointerdown", onDown, true);
    document.addEventListener("keydown", onKey, true);
    document.addEventListener("focusin", onFocus);
    document.addEventListener("scroll", hide, { capture: true, passive: true });
    document.documentElement.addEventListener("pointerleave", hide);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("pointerover", onOver);
      document.removeEventListener("pointerdown", onDown, true);
      document.removeEventListener("keydown", onKey, true);
      document.removeEventListener("focusin", onFocus);
      document.removeEventListener("scroll", hide, { capture: true });
      document.documentElement.removeEventListener("pointerleave", hide);
    };
  }, []);

  useLayoutEffect(() => {
    const box = words.current;
    if (shown === null || box === null) return undefined;
    // Above dialogs and a player that fills the screen, where the browser can.
    if ("popover" in box && !box.matches(":popover-open")) {
      box.popover = "manual";
      box.showPopover();
    }
    const put = () => {
      const at = shown.target.getBoundingClientRect();
      const { width, height } = box.getBoundingClientRect();
      const above = at.top - height - GAP;
      const left = at.left + (at.width - width) / 2;
      box.style.setProperty("--left", `${Math.max(GAP, Math.min(left, window.innerWidth - width - GAP))}px`);
      box.style.setProperty("--top", `${above >= GAP ? above : at.bottom + GAP}px`);
    };
    put();
    // the font of its words may come after them, and they are wider then
    return watchSize(box, put);
  }, [shown]);

  if (shown === null) return null;
  return (
    <div
      key={shown.text}
      ref={words}
      className={`${tooltip} ${place}`}
      data-page-tooltip
      aria-hidden="true"
      data-react-aria-top-layer="true"
    >
      {shown.text}
    </div>
  );
}
