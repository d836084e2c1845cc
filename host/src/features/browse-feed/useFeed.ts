import { useQueryClient } from "@tanstack/react-query";
import { startTransition, useCallback, useEffect, useMemo, useRef } from "react";
import type { Feed } from "@kadr/openapi/client";
import { resourcesAtATime, shelvesOnFirstScreen } from "@kadr/openapi/pages";
import { useHost } from "../../ports/Host.ts";
import {
  dependsOnSession,
  kidsMaxAge,
  kidsSlug,
  presentCarousel,
  presentShelf,
  type CarouselView,
  type ShelfView,
} from "../../presenters/feed.ts";
import { shelfQuery } from "../../queries/feed.ts";
import { useEntryState } from "../../routes/usePageArrival.ts";
import { useDrawn, useGridPage, useGrowthSaid, useSettled, useShelves } from "./feedShelves.ts";

export interface FeedPlace {
  readonly isHome: boolean;
  /** The page of a grid that the address asks for, from 1. */
  readonly page: number;
}

/** A feed as it stands now. */
export interface ShownFeed {
  /** The shelves that are drawn, in their order. */
  readonly shown: readonly ShelfView[];
  readonly carousel: CarouselView | null;
  /** The person who is here is known, or the carousel is the same for all: until then only its place is there. */
  readonly isCarouselSure: boolean;
  /** Page of the address, for a feed of one shelf; null in a feed of several. */
  readonly grid: ReturnType<typeof useGridPage> | null;
  /** The feed is for children up to this age, years. */
  readonly maxAge: number | undefined;
  /** The shelves of the first screen have come, well or ill. */
  readonly isFirstReady: boolean;
  /** It has come, and there is nothing in it. */
  readonly isEmpty: boolean;
  /** How far each shelf was scrolled when the page was left, CSS px by its id. */
  readonly scrolls: Readonly<Record<string, number>>;
  readonly onScrollRest: (id: string, left: number) => void;
  /** Asks for the shelves that follow; null while they are on their way, or there are none. */
  readonly more: (() => void) | null;
  /** Asks for all of it anew. */
  readonly reload: () => void;
}

/** How the shelves of a feed come and stay. In an observer: some of them depend on who is here. */
export function useFeed(feed: Feed, { isHome, page }: FeedPlace): ShownFeed {
  const { api, stores } = useHost();
  const { session } = stores;
  const client = useQueryClient();
  const { isAuthorised } = session;
  const maxAge = feed.slug === kidsSlug ? kidsMaxAge : undefined;
  // Until it is known who is here, shelves that depend on it would come and go under the reader's eyes.
  const waits = session.phase === "unknown" && feed.resources.some(dependsOnSession);
  const views = useMemo(() => {
    const ordered = [...feed.resources].sort((a, b) => a.order_number - b.order_number);
    return ordered.flatMap(
      (shelf, index) =>
        presentShelf(
          shelf,
          { isAuthorised },
          { isLast: index === ordered.length - 1, pageTitle: isHome ? undefined : feed.name, maxAge },
        ) ?? [],
    );
  }, [feed.resources, feed.name, isHome, isAuthorised, maxAge]);
  // A feed of one shelf is a grid, whose pages have addresses (ROUTE-ADDRESS-09).
  const isGrid = views.length === 1 && views[0]?.kind === "shelf" && views[0].layout === "grid";
  const grid = useGridPage(isGrid, page);
  const [batches, setBatches] = useEntryState("batches", 1);
  const [scrolls, setScrolls] = useEntryState<Readonly<Record<string, number>>>("shelf-scrolls", {});
  const keepScroll = useRef(setScrolls);
  useEffect(() => {
    keepScroll.current = setScrolls;
  });
  const onScrollRest = useCallback(
    (id: string, left: number) => keepScroll.current((before) => ({ ...before, [id]: left })),
    [],
  );
  const wanted = waits ? 0 : Math.min(views.length, batches * resourcesAtATime);
  useShelves(
    views.slice(0, wanted).map(({ id }) => id),
    grid.from,
  );
  const isFirstReady = useSettled(waits ? null : views.slice(0, shelvesOnFirstScreen).map(({ id }) => id), grid.from);
  // Laid out together: one that turns out empty would otherwise pull up everything below it.
  const isBatchReady = useSettled(waits ? null : views.slice(0, resourcesAtATime).map(({ id }) => id), grid.from);
  const drawn = useDrawn(isBatchReady, wanted);
  const shown = views.slice(0, drawn);
  useGrowthSaid(isBatchReady && drawn === wanted ? shown.map(({ id }) => id) : null);
  const carousel = presentCarousel(feed, { isAuthorised });
  const isEmptyShelf = (id: string): boolean =>
    client.getQueryData(shelfQuery(api, id, grid.from).queryKey)?.pages.every(({ items }) => items.length === 0) ===
    true;
  return {
    shown,
    carousel,
    isCarouselSure:
      session.phase !== "unknown" ||
      feed.carousel?.banners.some(({ extra_params }) => extra_params && dependsOnSession({ extra_params })) !== true,
    grid: isGrid ? grid : null,
    maxAge,
    isFirstReady,
    // Empty shelves are not drawn, so that a feed of nothing else would be a blank page.
    isEmpty:
      isFirstReady && carousel === null && shown.length === views.length && views.every(({ id }) => isEmptyShelf(id)),
    scrolls,
    onScrollRest,
    more:
      isFirstReady && drawn === wanted && wanted < views.length
        ? () => startTransition(() => setBatches((count) => count + 1))
        : null,
    reload: () =>
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === "feed" || queryKey[0] === "shelf" }),
  };
}
