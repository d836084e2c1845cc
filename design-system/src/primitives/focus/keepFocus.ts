import { canTakeFocus, headingOf, isShown, lasting, neighbourOf, surfaces, trailOf, type Trail } from "./candidates.ts";

/** The element that had the focus before a surface took it: its opener, mostly. */
const openers = new WeakMap<Element, { readonly element: Element; readonly trail: Trail }>();

/** Opener of the surface that an element is in; null: it is in none, or that has not had the focus yet. */
export function openerAround(element: Element): Element | null {
  const surface = element.closest(surfaces);
  return surface === null ? null : (openers.get(surface)?.element ?? null);
}

/** So many frames a dialog's own return of the focus may take (react-aria needs one, a page's own step two). */
const framesOfOthers = 3;

/**
 * Keeps the focus from falling to the body when what had it goes away: a button that did its work, an item of a list, a
 * panel, a popup whose opener has gone too. Then what opened it has the focus, else the next item, else the one before,
 * else the heading of the section. Whoever knows a better place puts the focus there first: this looks a few frames later,
 * and only when nobody has. Returns what stops it.
 */
export function keepFocus(): () => void {
  /** The element that had the focus last, and where it stood. */
  let last: { readonly element: Element; readonly trail: Trail; readonly path: string } | null = null;
  let isWaiting = false;
  let isStopped = false;
  const remember = (target: EventTarget | null): void => {
    if (!(target instanceof Element) || target === document.body) return;
    const surface = target.closest(surfaces);
    if (surface !== null && last !== null && !last.trail.some(({ element }) => element === surface))
      if (surface.matches(lasting) || !openers.has(surface)) openers.set(surface, openerOf(surface) ?? last);
    last = { element: target, trail: trailOf(target), path: window.location.pathname };
  };

  const onFocus = ({ target }: FocusEvent): void => remember(target);
  // A frame that takes the focus by itself says so by no event of its own: the window loses it, and a moment later the frame has it.
  const onFrameFocus = (): void => {
    setTimeout(() => {
      if (document.activeElement instanceof HTMLIFrameElement) remember(document.activeElement);
    });
  };

  /** A button says by `aria-controls` what it opens; else it is what had the focus before. */
  const openerOf = ({ id }: Element): { readonly element: Element; readonly trail: Trail } | null => {
    const button = id === "" ? null : document.querySelector(`[aria-controls~="${CSS.escape(id)}"]`);
    return button === null ? null : { element: button, trail: trailOf(button) };
  };

  const successorOf = (trail: Trail, depth = 0): HTMLElement | null => {
    for (const place of trail) {
      if (place.element.matches(surfaces)) {
        const opener = openers.get(place.element);
        if (opener && depth < 8)
          return canTakeFocus(opener.element) ? opener.element : successorOf(opener.trail, depth + 1);
      }
      if (!place.parent.isConnected || place.parent === document.body) continue;
      const found = neighbourOf(place) ?? headingOf(place.parent);
      if (found) return found;
    }
    return document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");
  };

  const handOn = (): void => {
    isWaiting = false;
    // Elsewhere meanwhile, still there, or on another page, whose arrival takes the focus along.
    if (isStopped || !isLost() || last === null || last.path !== window.location.pathname) return;
    const found = successorOf(last.trail);
    if (found === null) return;
    if (found.tabIndex < 0 && !found.hasAttribute("tabindex")) found.tabIndex = -1;
    found.focus({ preventScroll: isInSight(found) });
  };

  const look = (framesLeft: number): void => {
    requestAnimationFrame(() => {
      if (framesLeft > 0 && !isStopped) look(framesLeft - 1);
      else handOn();
    });
  };

  const isLost = (): boolean => {
    const { activeElement } = document;
    return (
      (activeElement === null || activeElement === document.body) &&
      last !== null &&
      (!last.element.isConnected || !isShown(last.element) || last.element.matches("[disabled]"))
    );
  };

  const check = (): void => {
    if (isWaiting || !isLost()) return;
    // Of what lasts nobody else gives the focus back; and while nobody has it, a dialog that has just opened takes it for itself (react-aria).
    if (last?.trail.some(({ element }) => element.matches(lasting)) === true) return handOn();
    isWaiting = true;
    look(framesOfOthers);
  };
  // Removed: only some browsers say so by an event. Hidden or disabled: the focus leaves for nowhere.
  const removals = new MutationObserver(check);
  removals.observe(document.body, { childList: true, subtree: true });
  const onLeave = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget === null) requestAnimationFrame(check);
  };
  document.addEventListener("focusin", onFocus);
  document.addEventListener("focusout", onLeave);
  window.addEventListener("blur", onFrameFocus);
  return () => {
    isStopped = true;
    window.removeEventListener("blur", onFrameFocus);
    removals.disconnect();
    document.removeEventListener("focusin", onFocus);
    document.removeEventListener("focusout", onLeave);
  };
}

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}
