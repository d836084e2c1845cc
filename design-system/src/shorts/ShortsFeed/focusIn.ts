/** Marks what stands in each of the shorts alike: the focus goes from one to the other with the feed. */
export const controlAttribute = "data-control";

/** The focus moves on with the feed: to the same control of the next short, or to that short itself. Nothing, where it was elsewhere. */
export function carryFocus(from: HTMLElement | null, to: HTMLElement | null): void {
  const focused = document.activeElement;
  if (from === null || to === null || focused === null || !from.contains(focused)) return;
  const name = focused.closest(`[${controlAttribute}]`)?.getAttribute(controlAttribute);
  const place = name == null ? null : to.querySelector(`[${controlAttribute}="${CSS.escape(name)}"]`);
  const same = place?.matches("button, a[href]")
    ? (place as HTMLElement)
    : place?.querySelector<HTMLElement>("button, a[href]");
  (same ?? to).focus({ preventScroll: true });
}
