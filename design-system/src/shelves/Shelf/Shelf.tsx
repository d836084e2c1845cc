import { Children, isValidElement, useRef, type CSSProperties } from "react";
import { css, cx } from "linaria";
import { useNearScreen } from "../../primitives/near/index.ts";
import { skeletonGroup } from "../../primitives/Skeleton/index.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/index.ts";
import { media, size as shared, space } from "../../tokens/index.ts";
import { cardGrid, cardWidth } from "../parts/list.ts";
import { ScrollButtons } from "../parts/ScrollButtons.tsx";
import { ShelfHead } from "../parts/ShelfHead.tsx";
import { LoadMoreButton, SectionLink, ShelfFailure } from "../parts/ShelfParts.tsx";
import { useColumns } from "../parts/useColumns.ts";
import { useLoadMore } from "../parts/useLoadMore.ts";
import { useScroller } from "../parts/useScroller.ts";
import type { ShelfProps } from "../props.ts";

/** Items of a loading shelf (`shelf.skeletonItems`). */
export const SHELF_SKELETON_ITEMS = 10;

/**
 * So far below the screen a row is filled already, px. One that ends before the edge of a wide screen asks for its next
 * page by itself: «Загрузить ещё» in the middle of nothing is a press for what there is room for.
 */
const fillPx = 400;

const shelf = css`
  min-width: 0;
`;

/* The scroller reaches the page's edges and keeps room on all sides, so that a focus ring is never cut. */
const scroller = css`
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x proximity;
  scroll-padding-inline: ${shared.gutter};
  scrollbar-width: none;
  margin: -8px calc(-1 * ${shared.gutter});
  padding: 8px ${shared.gutter};
  &[data-still] {
    overflow: hidden;
  }
`;

const row = css`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: var(--shelf-card);
  gap: var(--shelf-gap);
  --shelf-room: 1.25rem;
  /*
   * A whole row that nearly fills a television: its cards grow by up to a third where that takes them to the edge, as they do
   * in a grid. A shorter one keeps their width (the factor turns any excess into less than nothing).
   */
  ${media.wide} {
    &[data-whole] {
      --shelf-share: calc((100% - (var(--shelf-count) - 1) * var(--shelf-gap)) / var(--shelf-count));
      grid-auto-columns: max(var(--shelf-card), min(var(--shelf-share), calc(var(--shelf-card) + (var(--shelf-card) * 1.34 - var(--shelf-share)) * 1000)));
    }
  }
  & > li {
    min-width: 0;
    scroll-snap-align: start;
  }
`;

const more = css`
  display: grid;
  place-items: center;
`;

const foot = css`
  display: flex;
  justify-content: center;
  gap: ${space[3]};
  margin-top: ${space[4]};
  ${media.mobile} {
    justify-content: stretch;
    & > * {
      flex: 1;
      justify-content: center;
    }
  }
`;

/** A titled row or grid of cards, with its skeleton, its failure and its way to more. */
export function Shelf(props: ShelfProps) {
  const {
    id,
    title,
    label,
    layout = "row",
    size = "video",
    phase = "ready",
    texts,
    hasMore = false,
    initialScroll = 0,
    skeleton,
  } = props;
  const cards = Children.toArray(props.children);
  const count = props.blocks?.count ?? cards.length;
  const scroll = useScroller({
    initialScroll,
    onScrollRest: props.onScrollRest,
    contentKey: `${phase} ${count}`,
  });
  const grid = useRef<HTMLUListElement>(null);
  const columns = useColumns(grid, layout === "grid" && phase !== "loading");
  // While more can come a grid ends with a whole row: what is left over stands in the next batch.
  const whole = layout === "grid" && hasMore && count > columns ? count - (count % columns) : count;
  const loadMore = useLoadMore(phase, whole, texts.added);
  const isFilling = layout === "row" && hasMore && scroll.isShort && (phase === "ready" || phase === "loadingMore");
  const fill = () => {
    loadMore.loadQuietly();
    props.onLoadMore?.();
  };
  useNearScreen(scroll.ref, fill, { nearPx: fillPx, isWanted: isFilling && phase === "ready" });
  if (phase === "ready" && count === 0) return null;

  const name = title ?? label;
  const headingId = `shelf-${id}`;
  const scrollerId = `${headingId}-cards`;
  const isLoading = phase === "loading";
  const isRow = layout === "row";
  const items = isLoading ? Array.from({ length: SHELF_SKELETON_ITEMS }, () => skeleton) : cards.slice(0, whole);
  const showsMore = hasMore && !isLoading && !isFilling && phase !== "failed";
  const moreButton = showsMore ? (
    <LoadMoreButton
      label={texts.loadMore}
      pendingLabel={texts.loading}
      shelf={name}
      phase={phase}
      onPress={props.onLoadMore}
    />
  ) : null;
  const list = (
    <ul
      role="list"
      ref={grid}
      id={scrollerId}
      className={cx(isRow ? row : cardGrid, isLoading && skeletonGroup)}
      style={isRow ? ({ "--shelf-count": items.length } as CSSProperties) : undefined}
      data-size={size}
      data-shelf-cards
      data-whole={(isRow && !hasMore && !isLoading) || undefined}
      aria-hidden={isLoading || undefined}
    >
      {items.map((card, index) => (
        <li key={isValidElement(card) && !isLoading ? card.key : index}>{card}</li>
      ))}
      {isLoading ? null : props.blocks?.draw(whole, columns)}
      {isRow && moreButton !== null ? <li className={more}>{moreButton}</li> : null}
    </ul>
  );

  return (
    <section
      ref={loadMore.ref}
      className={cx(shelf, cardWidth)}
      data-shelf={id}
      data-size={size}
      data-phase={phase}
      aria-labelledby={title === undefined ? undefined : headingId}
      aria-label={title === undefined ? label : undefined}
      aria-busy={isLoading || undefined}
    >
      <ShelfHead {...props} id={headingId} isTitleComing={isLoading && title === undefined && label === undefined}>
        {isRow && phase !== "failed" && (scroll.canGoBack || scroll.canGoOn) && !isLoading ? (
          <ScrollButtons
            texts={texts}
            shelf={name}
            canGoBack={scroll.canGoBack}
            canGoOn={scroll.canGoOn}
            onGo={scroll.go}
            controls={scrollerId}
          />
        ) : null}
      </ShelfHead>
      {isLoading ? <VisuallyHidden>{texts.loading}</VisuallyHidden> : null}
      {phase === "failed" ? (
        <ShelfFailure texts={texts} shelf={name} onRetry={props.onRetry} />
      ) : isRow ? (
        <div ref={scroll.ref} className={scroller} data-still={isLoading || undefined}>
          {list}
        </div>
      ) : (
        list
      )}
      {phase === "moreFailed" ? (
        <ShelfFailure texts={texts} shelf={name} onRetry={props.onRetry ?? props.onLoadMore} isSmall />
      ) : null}
      {(!isRow && moreButton !== null) || (props.hasSectionButton === true && props.href !== undefined) ? (
        <div className={foot}>
          {isRow ? null : moreButton}
          {props.hasSectionButton === true && props.href !== undefined && !showsMore && !isLoading ? (
            <SectionLink href={props.href} isExternal={props.isExternal === true} texts={texts} shelf={name} />
          ) : null}
        </div>
      ) : null}
      <VisuallyHidden as="div">
        <span role="status">{loadMore.announcement}</span>
      </VisuallyHidden>
    </section>
  );
}
