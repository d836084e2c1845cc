import { useEffect, useEffectEvent, useState } from "react";

/**
 * The drag begins so near to the lower edge, px; it closes beyond the distance, px; it is looked at so often, ms
 * (`notifications.swipeClose.*`).
 */
export const swipe = { zonePx: 100, distancePx: 150, throttleMs: 100 } as const;

/**
 * A drag down from the lower edge closes what it is on; a shorter one springs back. Touch events, because only they may
 * take a scroll over before the browser begins it. Gives a ref.
 */
export function useSwipeClose(onClose: () => void): (element: HTMLElement | null) => void {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (element === null) return undefined;
    let startY: number | null = null;
    let lookedAt = -Infinity;
    const settle = () => {
      startY = null;
      element.style.translate = "";
      element.style.transition = "";
    };
    const onStart = (event: TouchEvent) => {
      const [touch] = event.touches;
      settle();
      if (touch === undefined || event.touches.length > 1) return;
      if (element.getBoundingClientRect().bottom - touch.clientY > swipe.zonePx) return;
      startY = touch.clientY;
      lookedAt = -Infinity;
    };
    const onMove = (event: TouchEvent) => {
      const [touch] = event.touches;
      if (startY === null || touch === undefined) return;
      if (event.cancelable) event.preventDefault();
      if (event.timeStamp - lookedAt < swipe.throttleMs) return;
      lookedAt = event.timeStamp;
      // Between two looks it glides.
      element.style.transition = `translate ${swipe.throttleMs}ms linear`;
      element.style.translate = `0 ${Math.max(0, touch.clientY - startY)}px`;
    };
    const onEnd = (event: TouchEvent) => {
      const [touch] = event.changedTouches;
      const isFar = startY !== null && touch !== undefined && touch.clientY - startY > swipe.distancePx;
      // From where the finger left it, it goes on by its own transition: out, or back.
      settle();
      if (isFar) close();
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
  }, [element]);
  return setElement;
}
