import { watchSize } from "@kadr/design-system/primitives/size";

/** A link by its address and where it stood in the window, px. */
export interface LinkPlace {
  readonly href: string;
  readonly left: number;
  readonly top: number;
}

export interface ScrollPlace {
  readonly scrollY: number;
  readonly focus: LinkPlace | null;
}

export function placeOf(link: Element | null): LinkPlace | null {
  const href = link?.getAttribute("href");
  if (link === null || !href) return null;
  const { left, top } = link.getBoundingClientRect();
  return { href, left, top };
}

/**
 * Of the links with this address, the nearest to where it stood. A channel has one on each of its cards, and rows that are out of sight have none:
 * how many come before it says nothing.
 */
export function linkAt({ href, left, top }: LinkPlace): HTMLElement | null {
  const links = document.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(href)}"]`);
  const [nearest] = [...links]
    .map((link) => {
      const rect = link.getBoundingClientRect();
      return { link, distance: Math.hypot(rect.left - left, rect.top - top) };
    })
    .sort((one, other) => one.distance - other.distance);
  return nearest?.link ?? null;
}

/** Frames in which rows that came into sight take their heights. */
const settlingFrames = 10;

/** The person's next action ends it: a press meanwhile would lose its focus to the link pressed before. */
const doings = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** Puts the page back where it was, once it is long enough; a person who scrolls or presses first is left alone. Returns what gives it up. */
export function restoreScroll({ scrollY: target, focus }: ScrollPlace, timeoutMs = 4000): () => void {
  let isOver = false;
  const finish = () => {
    isOver = true;
    endWatch();
    clearTimeout(timer);
    for (const name of doings) window.removeEventListener(name, finish);
  };
  const attempt = () => {
    if (isOver) return;
    window.scrollTo({ top: target, behavior: "instant" });
    if (Math.abs(window.scrollY - target) > 1) return;
    if (focus === null) return finish();
    endWatch();
    hold(focus, settlingFrames);
  };
  // Rows that were out of sight are as high as was guessed, until they are drawn: what was pressed tells the place better.
  const hold = (place: LinkPlace, framesLeft: number) => {
    if (isOver) return;
    const link = linkAt(place);
    // a long list puts it into the page once it knows that it is near
    if (link === null) return void requestAnimationFrame(() => hold(place, framesLeft));
    const isSeen = place.top >= 0 && place.top < window.innerHeight;
    const off = link.getBoundingClientRect().top - place.top;
    // one that is further away is another one of the same address
    if (!isSeen || Math.abs(off) < window.innerHeight) {
      if (document.activeElement !== link) link.focus({ preventScroll: true });
      if (isSeen && Math.abs(off) > 1) window.scrollBy({ top: off, behavior: "instant" });
    }
    if (framesLeft === 0 || !isSeen) return finish();
    requestAnimationFrame(() => hold(place, framesLeft - 1));
  };
  const timer = setTimeout(finish, timeoutMs);
  for (const name of doings) window.addEventListener(name, finish, { passive: true });
  const endWatch = watchSize(document.documentElement, attempt);
  attempt();
  return finish;
}
