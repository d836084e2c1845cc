import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { css } from "linaria";
import {
  type FocusEvent,
  type KeyboardEvent,
  memo,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { focusRing, radius } from "../../tokens/index.ts";
import { watchSize } from "../../primitives/size/index.ts";

export interface CommentListHandle {
  /** Brings a row on the screen and puts the focus on it. */
  focusRow: (id: string) => void;
}

export interface CommentListProps {
  /** Ids of the rows in order: comments with their open replies. */
  ids: readonly string[];
  /** Draws a row. Must be stable: a row is asked for again only when its id or this function changes. */
  renderRow: (id: string) => ReactNode;
  /** Name of the list, for assistive technology. */
  label: string;
  /** How many rows there are, loaded or not; leave out while that is not known. */
  total?: number | undefined;
  /** More rows are on their way. Default false. */
  isBusy?: boolean | undefined;
  /** Height of a row that was not seen yet, px. Default 116. */
  estimate?: number | undefined;
  ref?: Ref<CommentListHandle> | undefined;
}

const list = css`
  position: relative;
  /* the list keeps its own place when rows come in above; the browser must not do it a second time */
  overflow-anchor: none;
`;

const place = css`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  &:focus-visible {
    outline: none;
  }
  /* over the ground of the focused comment, which is wider than the row */
  &:focus-visible::after {
    content: "";
    position: absolute;
    inset: 0 -12px;
    border-radius: ${radius.control};
    outline: ${focusRing.outline};
    outline-offset: ${focusRing.inset};
    pointer-events: none;
  }
`;

const Row = memo(function Row({ id, render }: { id: string; render: (id: string) => ReactNode }) {
  return render(id);
});

/**
 * A feed (APG) that scrolls with the window and has only the rows on the screen in the document.
 *
 * A feed and not a list: a list promises all its items, a feed says of each which of how many it is. Page Down and
 * Page Up go from comment to comment, Ctrl+End and Ctrl+Home leave it. The row with the focus is never taken out,
 * however far it is scrolled away; rows that come in above do not move what is on the screen.
 */
export function CommentList({ ids, renderRow, label, total, isBusy = false, estimate = 116, ref }: CommentListProps) {
  const feed = useRef<HTMLDivElement>(null);
  const [margin, setMargin] = useState(0);
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const [wanted, setWanted] = useState<string | null>(null);
  const focusedAt = focusedId === null ? -1 : ids.indexOf(focusedId);

  const virtual = useWindowVirtualizer<HTMLElement>({
    count: ids.length,
    estimateSize: () => estimate,
    getItemKey: (index) => ids[index] ?? index,
    overscan: 6,
    scrollMargin: margin,
    // Rows are told apart by key, so what comes in above shifts the window and not the reader.
    anchorTo: "end",
    useFlushSync: false,
    rangeExtractor: ({ startIndex, endIndex, overscan, count }) => {
      const first = Math.max(0, startIndex - overscan);
      const last = Math.min(count - 1, endIndex + overscan);
      const range = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
      if (focusedAt >= 0 && focusedAt < count && (focusedAt < first || focusedAt > last)) range.push(focusedAt);
      return range.sort((a, b) => a - b);
    },
  });

  // Where the list begins in the page: what stands above it loads and grows later.
  useLayoutEffect(() => {
    const element = feed.current;
    if (element === null) return;
    const measure = () => setMargin(Math.round(element.getBoundingClientRect().top + window.scrollY));
    measure();
    return watchSize(document.body, measure);
  }, []);

  useImperativeHandle(ref, () => ({ focusRow: setWanted }), []);

  // In two steps: the row has to be in the document before it can take the focus, and may be in the list only by the
  // next drawing, as a reply that was just published is.
  useLayoutEffect(() => {
    if (wanted === null) return;
    const index = ids.indexOf(wanted);
    if (index < 0) return;
    if (wanted !== focusedId) {
      setFocusedId(wanted);
      const row = feed.current?.querySelector(`[data-row="${CSS.escape(wanted)}"]`)?.getBoundingClientRect();
      const isSeen = row !== undefined && row.top >= 0 && row.bottom <= window.innerHeight;
      if (!isSeen) virtual.scrollToIndex(index, { align: "center" });
      return;
    }
    const row = feed.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(wanted)}"]`);
    if (row == null) return;
    setWanted(null);
    row.focus({ preventScroll: true });
  }, [wanted, focusedId, ids, virtual]);

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.target instanceof HTMLTextAreaElement) return;
    const by = event.key === "PageDown" ? 1 : event.key === "PageUp" ? -1 : 0;
    if (by !== 0 && focusedAt >= 0) {
      const next = ids[focusedAt + by];
      event.preventDefault();
      if (next !== undefined) setWanted(next);
    } else if (event.ctrlKey && (event.key === "End" || event.key === "Home")) {
      const way = event.key === "End" ? afterOf(feed.current) : beforeOf(feed.current);
      if (way === undefined) return;
      event.preventDefault();
      way.focus();
    }
  };

  return (
    <div
      ref={feed}
      role="feed"
      aria-label={label}
      aria-busy={isBusy}
      className={list}
      style={{ height: virtual.getTotalSize() }}
      onKeyDown={move}
      onFocus={(event: FocusEvent<HTMLDivElement>) => {
        const row = event.target.closest<HTMLElement>("[data-row]");
        setWanted(null);
        setFocusedId(row?.dataset["row"] ?? null);
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocusedId(null);
      }}
    >
      {virtual.getVirtualItems().map(({ index, start }) => {
        const id = ids[index];
        if (id === undefined) return null;
        return (
          <article
            key={id}
            ref={virtual.measureElement}
            data-index={index}
            data-row={id}
            className={place}
            tabIndex={-1}
            aria-posinset={index + 1}
            aria-setsize={total ?? -1}
            aria-labelledby={`comment-${id}-author`}
            aria-describedby={`comment-${id}-text`}
            style={{ transform: `translateY(${start - margin}px)` }}
          >
            <Row id={id} render={renderRow} />
          </article>
        );
      })}
    </div>
  );
}

const focusable = "a[href], button:not([disabled]), textarea, input, select, [tabindex='0']";

function beforeOf(feed: HTMLElement | null): HTMLElement | undefined {
  return all(feed)
    .filter(
      (element) => feed !== null && (feed.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0,
    )
    .at(-1);
}

function afterOf(feed: HTMLElement | null): HTMLElement | undefined {
  return all(feed).find(
    (element) => feed !== null && (feed.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
}

function all(feed: HTMLElement | null): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => feed?.contains(element) === false && element.tabIndex >= 0,
  );
}
