import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { css } from "linaria";
import { canWatchNear, watchNear } from "../../primitives/near/index.ts";
import { media } from "../../tokens/index.ts";
import { isOnScreen } from "./drawSoon.ts";

/** Heights of what has left the page, px, by the first card of each: for as long as the columns are the same. */
export type Heights = Map<string, { readonly columns: number; readonly height: number }>;

interface PlaceProps {
  /** Of all that have the same `heights`. */
  name: string;
  heights: Heights;
  element: "li" | "div";
  /** How far from the screen it leaves the page (CSS, as of an IntersectionObserver). */
  margin: string;
  columns: number;
  /** On a phone one column of full width. */
  isStacked: boolean;
  /** It is there from its first frame on. Default false. */
  isAwaited: boolean;
  /** Before it is drawn, px. */
  guess: number;
  /** What stands in it while it is near. */
  children: () => ReactNode;
}

export const rowGap = 24;

const place = css`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: minmax(0, 1fr);
  row-gap: ${rowGap}px;
  ${media.mobile} {
    /* where a phone has one column (list.ts) */
    &[data-stacked] {
      row-gap: 15px;
    }
  }
`;

/**
 * A part of a long list: the list that it is a part of is the only one that is heard. Far from the screen it is an empty
 * place of its height; one that has the focus stays.
 */
export function Place({ name, heights, element: Element, margin, columns, guess, children, ...given }: PlaceProps) {
  const box = useRef<HTMLDivElement & HTMLLIElement>(null);
  const [isNear, setNear] = useState(() => given.isAwaited || !canWatchNear());
  // What is on the screen is there with the first frame, also in the middle of a list that is come back to.
  useLayoutEffect(() => {
    if (box.current !== null && isOnScreen(box.current)) setNear(true);
  }, []);
  useEffect(() => {
    const watched = box.current;
    if (watched === null) return undefined;
    return watchNear(watched, margin, (now) => {
      if (!now.isNear && watched.contains(document.activeElement)) return;
      if (!now.isNear) heights.set(name, { columns, height: now.box.height });
      setNear(now.isNear);
    });
  }, [margin, heights, name, columns]);
  const left = heights.get(name);
  return (
    <Element
      ref={box}
      role="none"
      className={place}
      data-stacked={given.isStacked || undefined}
      style={isNear ? undefined : { blockSize: left?.columns === columns ? left.height : guess }}
    >
      {isNear ? children() : null}
    </Element>
  );
}
