import { isShown } from "./candidates.ts";

/** The parts of a page that F6 goes through: its header, its content, and what says so of itself (`data-region`). */
const regions = "header:not(main header), main, [data-region]";

/** The element of a part that had the focus when F6 led away from that part. */
const remembered = new WeakMap<Element, WeakRef<HTMLElement>>();
/** The element that had it outside of any part. */
let outside: WeakRef<HTMLElement> | null = null;
let listeners = 0;

function onKey(event: KeyboardEvent): void {
  if (event.key !== "F6" || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
  const parts = [...document.querySelectorAll<HTMLElement>(regions)].filter(
    (part) => part.closest("[inert], [aria-hidden=true]") === null && isShown(part),
  );
  if (parts.length === 0) return;
  event.preventDefault();
  const { activeElement } = document;
  const here = parts.findLast((part) => part.contains(activeElement));
  if (activeElement instanceof HTMLElement && activeElement !== document.body) {
    if (here === undefined) outside = new WeakRef(activeElement);
    else if (here !== activeElement) remembered.set(here, new WeakRef(activeElement));
  }
  const step = event.shiftKey ? -1 : 1;
  const next =
    here === undefined ? parts.at(event.shiftKey ? -1 : 0) : parts.at((parts.indexOf(here) + step) % parts.length);
  if (next === undefined) return;
  if (next === here) return outside?.deref()?.focus();
  const known = remembered.get(next)?.deref();
  if (known?.isConnected === true && isShown(known) && next.contains(known)) return known.focus();
  if (!next.hasAttribute("tabindex")) next.tabIndex = -1;
  // A part in sight stays where it is: with its beginning the page would scroll, and the small player would go back to its place.
  const { top, bottom } = next.getBoundingClientRect();
  next.focus({ preventScroll: top < window.innerHeight && bottom > 0 });
}

/**
 * F6 goes to the next part of the page and Shift+F6 to the one before; in each the focus comes back to where it was. Our
 * own and not react-aria's `useLandmark`: parts come late and go, and no first load should carry a registry of them. It
 * listens once, however many ask for it. Returns what stops it.
 */
export function listenToRegionKeys(): () => void {
  if (listeners === 0) document.addEventListener("keydown", onKey);
  listeners += 1;
  return () => {
    listeners -= 1;
    if (listeners === 0) document.removeEventListener("keydown", onKey);
  };
}
