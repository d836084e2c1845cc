/** A text of the page as a person may see it: its words and where each of its lines stands. */
export interface Words {
  readonly text: string;
  /** The element that the text is in. */
  readonly owner: HTMLElement;
  readonly lines: readonly DOMRect[];
}

/** Asks once of each element: the ancestors of a page's texts are mostly the same. */
export function once<T>(ask: (element: HTMLElement) => T): (element: HTMLElement) => T {
  const known = new Map<HTMLElement, T>();
  return (element) => {
    if (!known.has(element)) known.set(element, ask(element));
    return known.get(element) as T;
  };
}

/** Only for ears, or not there at all: one pixel, clipped away, transparent. */
const isSeen = (element: HTMLElement): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  element.closest("svg, style, script, option, [inert]") === null;

/** An element of one pixel is for ears. */
function isForEars(element: HTMLElement): boolean {
  const { clipPath, position } = getComputedStyle(element);
  return position !== "static" && (clipPath === "inset(50%)" || element.offsetWidth <= 1);
}

/** Left of the page or above it: a link that comes when it has the focus. */
const isBeyond = ({ right, bottom }: DOMRect): boolean => right + scrollX <= 0 || bottom + scrollY <= 0;

/** The texts of an element that are seen, in their order. */
export function wordsIn(root: Element): Words[] {
  const found: Words[] = [];
  const isOnlyHeard = once(
    (element): boolean => isForEars(element) || (element.parentElement !== null && isOnlyHeard(element.parentElement)),
  );
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const owner = node.parentElement;
    const text = (node.textContent ?? "").trim();
    if (owner === null || text === "" || !isSeen(owner) || isOnlyHeard(owner)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter((line) => line.width > 1 && line.height > 1 && !isBeyond(line));
    if (lines.length > 0) found.push({ text, owner, lines });
  }
  return found;
}

/** Words as a finding quotes them. */
export const quoted = (text: string): string => {
  const line = text.replace(/\s+/g, " ").trim();
  return `«${line.length > 60 ? `${line.slice(0, 60)}…` : line}»`;
};
