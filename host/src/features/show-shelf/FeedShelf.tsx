import { useInfiniteQuery } from "@tanstack/react-query";
import { observer } from "mobx-react-lite";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { AnyCard, CardSkeleton, type CardMenuRequest } from "@kadr/design-system/cards";
import { createLate, lateComponent, LatePlace } from "@kadr/design-system/primitives/Late";
import { Shelf, useCardsInSight, type ShelfPhase } from "@kadr/design-system/shelves/Shelf";
import { presentCards, type CardContext } from "../../presenters/cards.ts";
import { eachOnce } from "../../presenters/eachOnce.ts";
import { isForAge, type ShelfView } from "../../presenters/feed.ts";
import { shelfQuery } from "../../queries/feed.ts";
import { useHost } from "../../ports/Host.ts";
import type { ShelfWatch } from "../../ports/ShelfWatch.ts";
import { cardTexts } from "../../texts/cards.ts";
import { lateTexts } from "../../texts/late.ts";
import { shelfTexts } from "../../texts/shelves.ts";
import type { PageLink } from "../../links/checks.ts";

export interface FeedShelfProps {
  view: Extract<ShelfView, { kind: "shelf" }>;
  context: CardContext;
  /** Where the title leads, checked. */
  link: PageLink | null;
  onMenuOpen: (request: CardMenuRequest) => void;
  /** An entry of a card's menu, or its cross. */
  onAction: (cardId: string, actionId: string) => void;
  /** Default: nothing is watched. */
  watch?: ShelfWatch | undefined;
  /** The first of the page: the pictures in sight are loaded at once. */
  isFirst: boolean;
  /**
   * The width of the window, CSS px. A server cannot ask for it, and a page that has just grown would be laid out for the answer.
   * Default: the window's own.
   */
  screenWidth?: number | undefined;
  initialScroll: number;
  onScrollRest: (left: number) => void;
  /** The page of a grid that the address asks for. Default 1. */
  from?: number | undefined;
  /** Hears which page of a grid was loaded last. Default: nobody. */
  onPage?: ((page: number) => void) | undefined;
}

/** A tabbed shelf is a rare one: its tabs come when there is one. */
const tabbedShelf = createLate(() =>
  import("@kadr/design-system/shelves/TabbedShelf").then((module) => module.TabbedShelf),
);

/** Only an address that begins in the middle of a grid has something before it. */
const EarlierCards = lateComponent(() => import("./EarlierCards.tsx").then((module) => module.EarlierCards), {
  pending: null,
  texts: lateTexts,
});

/** Where a short that is opened from a shelf comes from. */
const fromShelf = { source: "shelf" };

/** One shelf of a feed: its own call, its own failure, its own further pages. */
export const FeedShelf = observer(function FeedShelf({
  view,
  context,
  link,
  onMenuOpen,
  onAction,
  watch,
  isFirst,
  screenWidth,
  initialScroll,
  onScrollRest,
  from,
  onPage,
}: FeedShelfProps) {
  const { api, stores } = useHost();
  const { hidden, watchProgress } = stores;
  const query = useInfiniteQuery(shelfQuery(api, view.id, from));
  const pages = query.data?.pages;
  const lastPage = pages?.at(-1)?.pagination?.page;
  useEffect(() => {
    if (lastPage !== undefined) onPage?.(lastPage);
  }, [onPage, lastPage]);
  const loaded = useMemo(() => {
    const items = eachOnce((pages ?? []).flatMap((page) => page.items)).filter(
      (item) => view.maxAge === undefined || isForAge(item, view.maxAge),
    );
    return view.limit === undefined ? items : items.slice(0, view.limit);
  }, [pages, view.limit, view.maxAge]);
  // A video watched to its end leaves the list, but not a list under the reader's eyes: all below it would move up.
  const [kept, keep] = useState(loaded);
  if (view.isContinueWatching && loaded.length > 0 && loaded !== kept) keep(loaded);
  const cards = view.isContinueWatching && loaded.length === 0 ? kept : loaded;

  const phase: ShelfPhase = query.isFetchingNextPage
    ? "loadingMore"
    : query.isFetchNextPageError
      ? "moreFailed"
      : query.data === undefined
        ? query.isError && !query.isFetching
          ? "failed"
          : "loading"
        : "ready";
  // Its first card is on the way: it comes into a place that is there already.
  const isAwaited = view.isContinueWatching && cards.length === 0 && watchProgress.isSettling;
  const hasMore = query.hasNextPage && (view.limit === undefined || cards.length < view.limit);
  const { hidesAs, isContinueWatching, hidesAuthor, hidesVideoCount } = view;
  const inSight = useCardsInSight({
    layout: view.layout,
    size: view.size,
    areHere: cards.length > 0,
    isScrolled: initialScroll > 0,
    screenWidth,
  });
  // A card whose props stay the same is not drawn again: what the shelf learns of itself, and the rest of the row, is nothing to it.
  const place = useMemo(
    () => ({ hidesAs, isContinueWatching, hidesAuthor, hidesVideoCount, shorts: fromShelf }),
    [hidesAs, isContinueWatching, hidesAuthor, hidesVideoCount],
  );
  const early = useMemo(
    () => presentCards(cards.slice(0, inSight.count), context, { ...place, isPriority: isFirst }),
    [cards, context, place, isFirst, inSight.count],
  );
  const presented = useMemo(
    () =>
      inSight.areAll ? [...early, ...presentCards(cards.slice(inSight.count), context, place, inSight.count)] : early,
    [early, cards, context, place, inSight.count, inSight.areAll],
  );

  const frames = useRef(new Map<string, () => void>());
  const onFrame = useCallback(
    (frame: HTMLIFrameElement | null, cardId: string) => {
      frames.current.get(cardId)?.();
      frames.current.delete(cardId);
      if (frame !== null && watch !== undefined) frames.current.set(cardId, watch.frame(frame));
    },
    [watch],
  );
  useEffect(() => {
    const places = document.getElementById(`shelf-${view.id}-cards`)?.children ?? [];
    return watch?.seen(
      view,
      presented.flatMap(({ id }, index) => (places[index] === undefined ? [] : [{ id, element: places[index] }])),
    );
  }, [watch, view, presented]);

  const tabs = view.isTabbed ? pages?.[0]?.shelf?.tabs : undefined;
  const tabbed = useMemo(
    () =>
      tabs?.map(({ id, name, childs }) => ({
        id,
        label: name,
        cards: presentCards(childs, context, place),
      })),
    [tabs, context, place],
  );
  const cardOf = (card: (typeof presented)[number]) => (
    <AnyCard
      key={card.id}
      {...card}
      hiddenState={hidden.stateOf(card.id)}
      onMenuOpen={onMenuOpen}
      onCross={onAction}
      {...(card.type === "rare" ? { onFrame } : null)}
      onRestore={hidden.restore}
    />
  );

  const skeleton = (
    <CardSkeleton
      type={view.drawing.type}
      layout={view.drawing.layout ?? "column"}
      hasAvatar={!view.hidesAuthor}
      texts={cardTexts}
    />
  );
  if (tabbed && tabbed.length > 0) {
    const head = {
      id: view.id,
      title: view.title,
      label: view.title === undefined ? view.label : undefined,
      href: link?.href,
      isExternal: link?.isExternal,
      icon: context.mediaUrl(view.icon),
      textColor: view.textColor,
      size: view.size,
      texts: shelfTexts,
    };
    return (
      <LatePlace
        of={{ TabbedShelf: tabbedShelf }}
        pending={<Shelf {...head} layout="grid" phase="loading" skeleton={skeleton} />}
        texts={lateTexts}
      >
        {({ TabbedShelf }) => (
          <TabbedShelf {...head} tabs={tabbed.map((tab) => ({ ...tab, cards: tab.cards.map(cardOf) }))} />
        )}
      </LatePlace>
    );
  }

  const shelf = (
    <Shelf
      id={view.id}
      title={view.title}
      label={view.title === undefined ? view.label : undefined}
      href={link?.href}
      isExternal={link?.isExternal}
      icon={context.mediaUrl(view.icon)}
      textColor={view.textColor}
      layout={view.layout}
      size={view.size}
      phase={isAwaited ? "loading" : phase}
      skeleton={skeleton}
      hasSectionButton={view.hasSection && link !== null && !hasMore}
      hasMore={hasMore}
      onLoadMore={() => void query.fetchNextPage()}
      onRetry={() => void (query.data === undefined ? query.refetch() : query.fetchNextPage())}
      texts={shelfTexts}
      initialScroll={initialScroll}
      onScrollRest={onScrollRest}
    >
      {presented.map(cardOf)}
    </Shelf>
  );
  if (!query.hasPreviousPage) return shelf;
  return (
    <>
      <EarlierCards
        shelfId={view.id}
        isPending={query.isFetchingPreviousPage}
        isFailed={query.isFetchPreviousPageError}
        count={cards.length}
        onPress={() => void query.fetchPreviousPage()}
      />
      {shelf}
    </>
  );
});
