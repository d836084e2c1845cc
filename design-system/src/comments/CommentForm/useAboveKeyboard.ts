import { useEffect, type RefObject } from "react";
import { watchSize } from "../../primitives/size/index.ts";

/** Room that is kept under the form, px. */
const gap = 8;

/**
 * An on-screen keyboard lies over the page, and the browser brings only the caret above it. While somebody writes here,
 * the whole form with its buttons is brought above it, as far as its beginning stays in sight.
 */
export function useAboveKeyboard(form: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = form.current;
    const screen = window.visualViewport;
    if (element === null || !screen) return undefined;
    const rise = () => {
      // No keyboard lies over the page: the browser's own scrolling is enough.
      if (!element.contains(document.activeElement) || screen.height > window.innerHeight - gap) return;
      const { top, bottom } = element.getBoundingClientRect();
      const hidden = bottom + gap - (screen.offsetTop + screen.height);
      const room = top - gap - screen.offsetTop;
      if (hidden > 0 && room > 0) window.scrollBy({ top: Math.min(hidden, room), behavior: "instant" });
    };
    // The keyboard comes after the focus; the form grows while it is written in.
    screen.addEventListener("resize", rise);
    element.addEventListener("focusin", rise);
    const endWatch = watchSize(element, rise);
    return () => {
      screen.removeEventListener("resize", rise);
      element.removeEventListener("focusin", rise);
      endWatch();
    };
  }, [form]);
}
