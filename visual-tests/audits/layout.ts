import { once, quoted, wordsIn } from "./words.ts";

/** Between two facts; where it begins a line it is meant to be cut off, which `dots` looks at. */
const dot = "·";
/** CSS px by which two edges may differ: rounding. */
const slack = 1;

/** Elements wider than the window, so that the page scrolls sideways (WCAG 1.4.10). */
export function sideways(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const widest = [...document.querySelectorAll<HTMLElement>("body *")]
    .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > clientWidth + slack)
    .at(-1);
  return [
    `scrolls sideways by ${scrollWidth - clientWidth} ` +
      `px: ${widest === undefined ? "of what is not seen" : `${widest.tagName.toLowerCase()} ${quoted(widest.innerText)}`}`,
  ];
}

/** The box says of itself that there is more than it shows, or lets a person move to it. */
function hintsAtMore(box: HTMLElement): boolean {
  const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(box);
  return (
    textOverflow === "ellipsis" ||
    webkitLineClamp !== "none" ||
    [overflowX, overflowY].some((overflow) => overflow === "auto" || overflow === "scroll")
  );
}

/** How a box cuts what is in it. */
function clippingOf(box: HTMLElement) {
  const { overflowX, overflowY, position } = getComputedStyle(box);
  const [isX, isY] = [overflowX !== "visible", overflowY !== "visible"];
  if (!isX && !isY) return null;
  return { isX, isY, hintsAtMore: hintsAtMore(box), isFixed: position === "fixed", edge: box.getBoundingClientRect() };
}

/** Words of which a box around them cuts something off, with nothing that says so. */
export function cutWords(): string[] {
  const found: string[] = [];
  const clipping = once(clippingOf);
  for (const { text, owner, lines } of wordsIn(document.body)) {
    if (text === dot) continue;
    for (let box: HTMLElement | null = owner; box !== null && box !== document.body; box = box.parentElement) {
      const clip = clipping(box);
      if (clip === null) continue;
      const { isX, isY, edge } = clip;
      if (clip.hintsAtMore) break;
      const outside = lines.filter(
        ({ left, right, top, bottom }) =>
          (isX && (left < edge.left - slack || right > edge.right + slack)) ||
          (isY && ((top + bottom) / 2 < edge.top || (top + bottom) / 2 > edge.bottom)),
      );
      // what gives way whole, and is said elsewhere, is not cut but absent
      const isGone = outside.length === lines.length && owner.closest("[aria-hidden=true]") !== null;
      const isCut = outside.length > 0 && !isGone;
      if (isCut) found.push(`${quoted(text)} is cut by its ${box.tagName.toLowerCase()}`);
      if (isCut || clip.isFixed) break;
    }
  }
  return [...new Set(found)];
}

/** A dot stands between two facts of one line: one that begins a line is clipped away, none is cut in half. */
export function dots(): string[] {
  const found: string[] = [];
  for (const mark of document.querySelectorAll<HTMLElement>("span[aria-hidden]")) {
    if (mark.textContent.trim() !== dot || !mark.checkVisibility()) continue;
    const fact = mark.parentElement as HTMLElement;
    const line = fact.parentElement as HTMLElement;
    // the line is cut off 0.75em from its beginning, where the words of a line begin
    const edge = line.getBoundingClientRect().left + 0.75 * Number.parseFloat(getComputedStyle(line).fontSize);
    const { left, right, top } = mark.getBoundingClientRect();
    // beside what is seen stands what is heard instead, one pixel wide
    const before = [...line.children]
      .slice(0, [...line.children].indexOf(fact))
      .findLast(({ clientWidth }) => clientWidth > 1)
      ?.getBoundingClientRect();
    const isDrawn = right > edge + slack;
    if (isDrawn && (before === undefined || before.bottom <= top))
      found.push(`a dot begins ${quoted(fact.textContent)}`);
    if (isDrawn && left < edge - slack) found.push(`half a dot stands before ${quoted(fact.textContent)}`);
  }
  return found;
}

const isRead = (heading: Element): boolean => heading.checkVisibility() && heading.getBoundingClientRect().width > 1;
/** Lines that a heading may take until it is opened. */
const maxLines = 3;

/** A heading takes three lines at most, and says what no other below it says again. */
export function headings(): string[] {
  const found: string[] = [];
  for (const heading of document.querySelectorAll("h1, h2, h3")) {
    const lines = heading.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(heading).lineHeight);
    if (isRead(heading) && lines > maxLines + 0.1)
      found.push(`${heading.tagName} of ${Math.round(lines)} lines: ${quoted(heading.textContent)}`);
  }
  const first = [...document.querySelectorAll("h1")].find(isRead);
  if (first !== undefined)
    for (const heading of document.querySelectorAll("h2"))
      if (heading.textContent.trim() === first.textContent.trim())
        found.push(`${quoted(heading.textContent)} is said twice`);
  return found;
}

/** Words of a page that stand nearer to an edge of the window than the page's gutter; those in a row that scrolls may. */
export function gutter(): string[] {
  const main = document.querySelector("main");
  if (main === null) return [];
  const least = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--k-gutter"));
  const { clientWidth } = document.documentElement;
  const found: string[] = [];
  const isInRow = once(
    (box): boolean =>
      box !== main &&
      (getComputedStyle(box).overflowX !== "visible" || (box.parentElement !== null && isInRow(box.parentElement))),
  );
  for (const { text, owner, lines } of wordsIn(main)) {
    if (text === dot || isInRow(owner)) continue;
    if (lines.some(({ left, right }) => left < least - slack || right > clientWidth - least + slack))
      found.push(`${quoted(text)} stands nearer to the edge than ${least} px`);
  }
  return [...new Set(found)];
}
