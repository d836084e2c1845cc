import { Fragment, useLayoutEffect, useRef, type ReactNode } from "react";
import { ChevronDownIcon, ChevronUpIcon } from "../../primitives/Icon/index.ts";
import { PlainButton } from "../../primitives/PlainButton/index.ts";
import { stepOf } from "./feedKeys.ts";
import { carryFocus } from "./focusIn.ts";
import { frame, scroller, slide, step, steps } from "./ShortsFeed.styles.ts";
import { useFeedScroll } from "./useFeedScroll.ts";

export interface ShortsFeedItem {
  /** Unique in the feed. */
  readonly key: string;
  /** Name for a screen reader: title and author. */
  readonly label: string;
}

export interface ShortsFeedProps {
  /** The feed's name. */
  label: string;
  items: readonly ShortsFeedItem[];
  /** The one in sight, from 0. */
  index: number;
  onIndexChange: (index: number) => void;
  /** Whether the list ends with the last item: then it is said how many there are. */
  isWhole: boolean;
  /** More are on their way. */
  isBusy: boolean;
  /** The content of an item that is in sight or beside it. */
  renderItem: (index: number, isCurrent: boolean) => ReactNode;
  texts: { readonly previous: string; readonly next: string };
}

/** Items so far from the one in sight are drawn. */
const near = 1;

/**
 * Shorts one below the other, each as high as the place: one is in sight. A feed of the ARIA practices: PageDown and PageUp, the arrows,
 * the wheel and a finger go from one to the next. Only the one in sight can be operated.
 */
export function ShortsFeed({
  label,
  items,
  index,
  onIndexChange,
  isWhole,
  isBusy,
  renderItem,
  texts,
}: ShortsFeedProps) {
  const place = useRef<HTMLDivElement>(null);
  const feed = useRef<HTMLDivElement>(null);
  useFeedScroll({ scroller: feed, index, count: items.length, onIndexChange });

  const go = (by: 1 | -1) => {
    const next = index + by;
    if (next >= 0 && next < items.length) onIndexChange(next);
  };
  const latest = useRef(go);
  useLayoutEffect(() => {
    latest.current = go;
  });
  // From the first moment that it is seen: an effect comes too late for who presses at once.
  useLayoutEffect(() => {
    // Before the player's own keys, which would take the arrows for the volume.
    const onKey = (event: KeyboardEvent) => {
      const by = place.current === null ? 0 : stepOf(event, place.current);
      if (by === 0) return;
      event.preventDefault();
      if (!event.repeat) latest.current(by);
    };
    document.addEventListener("keydown", onKey, true);
    return () => document.removeEventListener("keydown", onKey, true);
  }, []);

  const before = useRef(index);
  useLayoutEffect(() => {
    const at = (one: number) => (feed.current?.children[one] ?? null) as HTMLElement | null;
    if (before.current !== index) carryFocus(at(before.current), at(index));
    before.current = index;
  }, [index]);

  return (
    <div ref={place} className={frame} data-region data-player-keys>
      <div ref={feed} className={scroller} role="feed" aria-label={label} aria-busy={isBusy} tabIndex={-1}>
        {items.map((item, at) => (
          // A place stays where it is whatever comes to stand in it: the browser keeps the place in sight that it snapped to.
          <article
            key={at}
            className={slide}
            aria-label={item.label}
            aria-posinset={at + 1}
            aria-setsize={isWhole ? items.length : -1}
            tabIndex={at === index ? 0 : -1}
            inert={at !== index}
            data-current={at === index || undefined}
          >
            {Math.abs(at - index) <= near && <Fragment key={item.key}>{renderItem(at, at === index)}</Fragment>}
          </article>
        ))}
      </div>
      <div className={steps}>
        <PlainButton
          on="none"
          className={step}
          aria-label={texts.previous}
          data-tooltip={texts.previous}
          aria-disabled={index === 0}
          onClick={() => go(-1)}
        >
          <ChevronUpIcon size={24} />
        </PlainButton>
        <PlainButton
          on="none"
          className={step}
          aria-label={texts.next}
          data-tooltip={texts.next}
          aria-disabled={index >= items.length - 1}
          onClick={() => go(1)}
        >
          <ChevronDownIcon size={24} />
        </PlainButton>
      </div>
    </div>
  );
}
