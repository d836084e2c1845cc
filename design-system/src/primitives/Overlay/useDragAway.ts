import { useEffect, useEffectEvent, useState } from "react";

export interface DragAway {
  /** Where it goes: a sheet down, a drawer to the left edge that it came from. */
  to: "down" | "left";
  onAway: () => void;
  /** Default true. */
  isEnabled?: boolean | undefined;
}

/** So far a finger moves before it is known what it does, px. */
const decidedPx = 8;
/** Let go beyond this share of its size, or thrown faster than this, px a millisecond, it goes. */
const awayShare = 0.3;
const thrownSpeed = 0.5;
const thrownMinPx = 24;

/** Whether something under the finger is scrolled and would go back first. */
function isScrolled(target: EventTarget | null, element: HTMLElement): boolean {
  for (let at = target instanceof Element ? target : null; at !== null && at !== element; at = at.parentElement)
    if (at.scrollTop > 0) return true;
  return false;
}

/**
 * A sheet or a drawer follows the finger and goes, or springs back. Every such drag has a button, Escape and Back beside
 * it. Touch events, because only they may take a scroll over before the browser begins it. Gives a ref.
 */
export function useDragAway({ to, onAway, isEnabled = true }: DragAway): (element: HTMLElement | null) => void {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const away = useEffectEvent(onAway);
  useEffect(() => {
    if (element === null || !isEnabled) return undefined;
    const isDown = to === "down";
    let start: { readonly x: number; readonly y: number; readonly at: number } | null = null;
    let isDragging = false;
    let moved = 0;
    const settle = () => {
      start = null;
      isDragging = false;
      element.style.translate = "";
      element.style.transition = "";
    };
    const onStart = (event: TouchEvent) => {
      const [touch] = event.touches;
      if (touch === undefined || event.touches.length > 1 || (isDown && isScrolled(event.target, element)))
        return settle();
      if (event.target instanceof Element && event.target.closest("input[type=range], textarea, [role=slider]")) return;
      start = { x: touch.clientX, y: touch.clientY, at: event.timeStamp };
      moved = 0;
    };
    const onMove = (event: TouchEvent) => {
      const [touch] = event.touches;
      if (start === null || touch === undefined) return;
      const along = isDown ? touch.clientY - start.y : start.x - touch.clientX;
      const across = Math.abs(isDown ? touch.clientX - start.x : touch.clientY - start.y);
      if (!isDragging) {
        if (Math.abs(along) < decidedPx && across < decidedPx) return;
        if (along < across) return void (start = null);
        isDragging = true;
      }
      if (event.cancelable) event.preventDefault();
      moved = Math.max(0, along);
      element.style.transition = "none";
      element.style.translate = isDown ? `0 ${moved}px` : `${-moved}px 0`;
    };
    const onEnd = (event: TouchEvent) => {
      if (start === null || !isDragging) return settle();
      const size = isDown ? element.offsetHeight : element.offsetWidth;
      const speed = moved / Math.max(1, event.timeStamp - start.at);
      const isAway = moved > size * awayShare || (speed > thrownSpeed && moved > thrownMinPx);
      // From where the finger left it, it goes on by its own transition: out, or back.
      settle();
      if (isAway) away();
    };
    element.addEventListener("touchstart", onStart, { passive: true });
    element.addEventListener("touchmove", onMove, { passive: false });
    element.addEventListener("touchend", onEnd);
    element.addEventListener("touchcancel", settle);
    return () => {
      element.removeEventListener("touchstart", onStart);
      element.removeEventListener("touchmove", onMove);
      element.removeEventListener("touchend", onEnd);
      element.removeEventListener("touchcancel", settle);
    };
  }, [element, isEnabled, to]);
  return setElement;
}

/** Media query of `media.mobile`, for matchMedia. */
export const mobileQuery = "(max-width: 767.98px)";

/** Whether dialogs are sheets on this screen. */
export function useIsSheet(): boolean {
  const [isSheet, setSheet] = useState(() => typeof matchMedia === "function" && matchMedia(mobileQuery).matches);
  useEffect(() => {
    if (typeof matchMedia !== "function") return undefined;
    const list = matchMedia(mobileQuery);
    const onChange = () => setSheet(list.matches);
    list.addEventListener("change", onChange);
    return () => list.removeEventListener("change", onChange);
  }, []);
  return isSheet;
}
