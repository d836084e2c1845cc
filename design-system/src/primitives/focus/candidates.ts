/** Where something stood when it had the focus, from itself up to the body. Kept, because it may be gone when it is asked for. */
export interface Place {
  readonly element: Element;
  readonly parent: Element;
  /** The sibling after it. */
  readonly next: Element | null;
  /** Which child of its parent it was, from 0. */
  readonly index: number;
}

export type Trail = readonly Place[];

export function trailOf(element: Element): Trail {
  const trail: Place[] = [];
  for (let at = element; at.parentElement !== null && at !== document.body; at = at.parentElement) {
    trail.push({
      element: at,
      parent: at.parentElement,
      next: at.nextElementSibling,
      index: [...at.parentElement.children].indexOf(at),
    });
  }
  return trail;
}

/** Surfaces that lie over the page or beside it for a while: leaving one leads back to its opener. */
export const surfaces = "[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [data-focus-returns]";

/** Those that stay when all in them has gone, as messages do: each time that a person comes into one, it is from another place. */
export const lasting = "[data-focus-returns=lasting]";

/** Elements that may have a heading of their own, which can stand for all of them. */
const sections = "section, aside, nav, main, form, header, footer, [role=region], [role=feed]";

const focusable = "a[href], button, summary, [tabindex], [contenteditable=true]";

/** Whether the focus may be put there for somebody. A field is left out: it would call the on-screen keyboard unasked. */
export function canTakeFocus(element: Element): element is HTMLElement {
  return (
    element instanceof HTMLElement &&
    element.isConnected &&
    element.tabIndex >= 0 &&
    element.matches(focusable) &&
    !element.matches("[disabled], input, textarea, select") &&
    element.closest("[inert], [aria-hidden=true]") === null &&
    isShown(element)
  );
}

export const isShown = (element: Element): boolean =>
  !("checkVisibility" in element) || element.checkVisibility({ visibilityProperty: true });

const inside = (box: Element): HTMLElement[] => [box, ...box.querySelectorAll(focusable)].filter(canTakeFocus);

/** The element in its place, else the next neighbour, else the one before: of a list's items their first candidate, of others the nearest. */
export function neighbourOf({ element, parent, next, index }: Place): HTMLElement | null {
  // The element that took its place, as a form does an invitation to sign in. A field in it is not called up: it is one Tab away.
  const successor = element.parentElement === parent ? undefined : parent.children[index];
  if (successor instanceof HTMLElement && successor !== next && isShown(successor)) {
    const field = successor.querySelector("input, textarea, select");
    const first = field === null ? inside(successor)[0] : (field.closest("form") ?? successor);
    if (first) return first;
  }
  const after =
    element.parentElement === parent
      ? element.nextElementSibling
      : next?.parentElement === parent
        ? next
        : parent.children[index];
  for (let at = after ?? null; at !== null; at = at.nextElementSibling) {
    const first = inside(at)[0];
    if (first) return first;
  }
  const before =
    element.parentElement === parent
      ? element.previousElementSibling
      : after
        ? after.previousElementSibling
        : parent.lastElementChild;
  for (let at = before; at !== null; at = at.previousElementSibling) {
    const all = inside(at);
    const near = at.matches("li, article") ? all[0] : all.at(-1);
    if (near) return near;
  }
  return null;
}

/** The heading of the section around, made ready for the focus. */
export function headingOf(box: Element): HTMLElement | null {
  if (!box.matches(sections)) return null;
  const heading = [...box.querySelectorAll<HTMLElement>("h1, h2, h3")].find(
    (one) => isShown(one) && one.closest("[inert], [aria-hidden=true]") === null,
  );
  if (!heading) return null;
  if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  return heading;
}
