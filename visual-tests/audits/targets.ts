import { quoted } from "./words.ts";

const controls =
  "a[href], button, input:not([type=hidden]), textarea, select, [role=button], [role=slider], [role=menuitem], [role=menuitemradio], [role=option], [role=tab]";
/** CSS px (WCAG 2.5.5); half a pixel is lost to rounding. */
const least = 43.5;

const sides = ({ width, height }: { width: number; height: number }) => [width, height] as const;

/** Size that a pseudo-element adds to a target. */
function added(element: Element, pseudo: string): readonly [number, number] {
  const { content, position, width, height } = getComputedStyle(element, pseudo);
  return content !== "none" && position === "absolute" ? [Number.parseFloat(width), Number.parseFloat(height)] : [0, 0];
}

/** Only a link among the words of a text may be as high as its line (WCAG 2.5.5, inline). */
function isAmongWords(element: Element): boolean {
  const text = element.closest("p, li, dd");
  return (
    element.tagName === "A" &&
    getComputedStyle(element).display === "inline" &&
    text !== null &&
    text.textContent.trim() !== element.textContent?.trim()
  );
}

/** Hidden, for a screen reader alone, or seen only while a keyboard's focus is in it. */
function isOutOfReach(element: HTMLElement): boolean {
  const { clipPath, pointerEvents } = getComputedStyle(element);
  const box = element.getBoundingClientRect();
  return (
    (element.parentElement?.getBoundingClientRect().width ?? 0) <= 1 ||
    box.width <= 1 ||
    box.height <= 1 ||
    clipPath !== "none" ||
    pointerEvents === "none" ||
    element.closest("[inert]") !== null ||
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  );
}

/** Targets of a finger that take less than 44 px, also by the area that their pseudo-elements or their label add. */
export function smallTargets(): string[] {
  const small = [...document.querySelectorAll<HTMLElement>(controls)].flatMap((element) => {
    if (isOutOfReach(element) || isAmongWords(element)) return [];
    const areas = [
      sides(element.getBoundingClientRect()),
      added(element, "::after"),
      added(element, "::before"),
      ...[...((element as HTMLInputElement).labels ?? [])].map((label) => sides(label.getBoundingClientRect())),
    ];
    if (areas.some(([width, height]) => width >= least && height >= least)) return [];
    const [width, height] = sides(element.getBoundingClientRect());
    const name = element.getAttribute("aria-label") ?? element.innerText;
    return [
      `${element.getAttribute("role") ?? element.tagName.toLowerCase()} ${quoted(name)} takes ${Math.round(width)} × ${Math.round(height)} px`,
    ];
  });
  return [...new Set(small)];
}
