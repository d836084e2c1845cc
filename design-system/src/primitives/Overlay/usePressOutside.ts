import { useEffect, useEffectEvent, type RefObject } from "react";
import { flushSync } from "react-dom";

/** Every surface that floats beside its button has it: one that was opened from another lies behind it in the document. */
export const floatingSurface = { "data-floating": "" } as const;

const listening = { capture: true } as const;

/** The click that ends a press which was taken; a later press or key is another one's. */
function swallowClick(): void {
  const ending = new AbortController();
  const end = () => ending.abort();
  const options = { ...listening, signal: ending.signal };
  window.addEventListener("pointerdown", end, options);
  window.addEventListener("keydown", end, options);
  window.addEventListener(
    "click",
    (event) => {
      event.preventDefault();
      event.stopPropagation();
      end();
    },
    options,
  );
}

export interface PressOutside {
  /** The floating surface. */
  readonly surfaceRef: RefObject<Element | null>;
  /** The button that opened it. */
  readonly triggerRef: RefObject<Element | null>;
  readonly onPress: () => void;
}

/**
 * A press beside what floats closes it, and does besides what it does anywhere: a link is followed, another menu opens. A press on its own
 * button only closes it, and so does one beside the dialog that it belongs to, whose own layer would take that for a press on itself. A finger
 * that scrolls presses nothing.
 */
export function usePressOutside({ surfaceRef, triggerRef, onPress }: PressOutside): void {
  const close = useEffectEvent(onPress);
  useEffect(() => {
    // the press that opened it is still under way
    let press: "taken" | "let through" | null = null;
    const isOutside = (target: EventTarget | null): target is Element => {
      const surface = surfaceRef.current;
      if (!(target instanceof Element) || surface === null || surface.contains(target)) return false;
      const other = target.closest(`[data-floating], [role="dialog"], [role="alertdialog"]`);
      // what was opened from it, or over it
      return other === null || (surface.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) === 0;
    };
    const isTaken = (target: Element): boolean => {
      const trigger = triggerRef.current;
      if (trigger?.contains(target) === true) return true;
      const dialog = trigger?.closest(`[role="dialog"], [role="alertdialog"]`) ?? null;
      return dialog !== null && !dialog.contains(target);
    };
    const take = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    const down = (event: PointerEvent) => {
      press = !isOutside(event.target) ? null : isTaken(event.target) ? "taken" : "let through";
      if (press === "taken") take(event);
    };
    const up = (event: PointerEvent) => {
      if (press === null) return;
      if (press === "taken") {
        take(event);
        swallowClick();
      }
      press = null;
      close();
    };
    const cancel = () => (press = null);
    // At once: a dialog that holds the focus would take it back from what is pressed.
    const focus = (event: FocusEvent) => {
      if (press !== "let through" || !isOutside(event.target)) return;
      press = null;
      flushSync(close);
    };
    // a press within a frame is not seen from here, but the focus that goes there is
    const blur = () => document.activeElement instanceof HTMLIFrameElement && close();
    window.addEventListener("pointerdown", down, listening);
    window.addEventListener("pointerup", up, listening);
    window.addEventListener("pointercancel", cancel, listening);
    window.addEventListener("focusin", focus, listening);
    window.addEventListener("blur", blur);
    return () => {
      window.removeEventListener("pointerdown", down, listening);
      window.removeEventListener("pointerup", up, listening);
      window.removeEventListener("pointercancel", cancel, listening);
      window.removeEventListener("focusin", focus, listening);
      window.removeEventListener("blur", blur);
    };
  }, [surfaceRef, triggerRef]);
}
