import { useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { css } from "linaria";
import { observer } from "mobx-react-lite";
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { announce } from "@kadr/design-system/primitives/announce";
import { lateComponent, LateSlot } from "@kadr/design-system/primitives/Late";
import { ChipList } from "@kadr/design-system/shelves/ChipList";
import { VisuallyHidden } from "@kadr/design-system/primitives/VisuallyHidden";
import { font, media, space } from "@kadr/design-system/tokens";
import type { Api, Feed, Shelf } from "@kadr/openapi/client";
import { homeSlug, resourcesAtATime, shelvesOnFirstScreen } from "@kadr/openapi/pages";
import { FeedShelf, type FeedShelfProps } from "../../features/show-shelf/FeedShelf.tsx";
import { FeedSkeleton } from "../../features/show-shelf/FeedSkeleton.tsx";
import { useCardActions } from "../../features/show-shelf/useCardActions.ts";
import { useCardContext } from "../../features/show-shelf/useCardContext.ts";
import { whenIdle } from "../../features/show-shelf/whenIdle.ts";
import { dependsOnSession, feedRedirect, presentCarousel, presentShelf } from "../../presenters/feed.ts";
import { feedQuery, shelfQuery } from "../../queries/feed.ts";
import { feedPath, homePath } from "../../links/addresses.ts";
import { leadOn } from "../../routes/leadOn.ts";
import { currentArrival } from "../../routes/navigation.ts";
import type { PageProps } from "../../routes/table.ts";
import { useEntryState, usePageArrival } from "../../routes/usePageArrival.ts";
import { useApi, useStores } from "../../stores/StoresContext.ts";
import { feedTexts } from "../../texts/feed.ts";
import { lateTexts } from "../../texts/late.ts";
import { shelfTexts } from "../../texts/shelves.ts";
import { SectionBoundary } from "../Boundary.tsx";
import { PageError } from "../PageError.tsx";
import { usePagePorts } from "../PagePorts.ts";

const EmptyFeed = lateComponent(() => import("./EmptyFeed.tsx").then((module) => module.default));
const FeedCarousel = lateComponent(() => import("./FeedCarousel.tsx").then((module) => module.default));

const page = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  padding: ${space[6]} var(--k-gutter) ${space[16]};
  ${media.mobile} {
    gap: ${space[6]};
    padding-block: ${space[4]} ${space[12]};
  }
`;

const heading = css`
  /* nearer to what it names than that is to the next */
  margin-bottom: -${space[2]};
  font: ${font.heading};
  overflow-wrap: anywhere;
  ${media.mobile} {
    font: ${font.title};
  }
`;

/* what a carousel will take: nothing below it may move when it comes */
const carouselPlace = css`
  aspect-ratio: 16 / 5;
  max-width: 1136px;
  margin-block: 52px 48px;
  ${media.belowDesktop} {
    aspect-ratio: 16 / 9;
  }
  ${media.mobile} {
    margin: 48px 24px 48px 0;
  }
  &[data-look="player"] {
    aspect-ratio: 16 / 9;
    max-width: 736px;
  }
`;

/** Far enough below the screen that the next shelves are there before they are reached, px. */
const nearPx = 900;

/** A feed of shelves: home without a slug (ROUTE-ADDRESS-07), any other by its slug, a tab by its own. */
export default function FeedPage({ params }: PageProps) {
  const slug = params["slug"] ?? homeSlug;
  return <FeedOf key={`${slug} ${params["tabSlug"] ?? ""}`} slug={slug} tab={params["tabSlug"]} isHome={params["slug"] === undefined} />;
}

interface FeedOfProps {
  slug: string;
  tab: string | undefined;
  isHome: boolean;
}

function FeedOf({ slug, tab, isHome }: FeedOfProps) {
  const api = useApi();
  const query = useQuery(feedQuery(api, slug, tab));
  const { data: feed } = query;
  usePageArrival({ title: feed ? (isHome ? feedTexts.home : feed.name) : null });
  const redirect = feed ? feedRedirect(feed) : null;
  const { link } = usePagePorts();
  useEffect(() => {
    if (redirect === null) return;
    const target = link(redirect);
    if (target && !target.isExternal) leadOn(target.href);
  }, [redirect, link]);

  if (feed) return redirect === null ? <FeedBody feed={feed} isHome={isHome} tab={tab} /> : null;
  if (query.isError && !query.isFetching) return <PageError error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <div className={page} aria-busy>
      <VisuallyHidden as="h1">{feedTexts.home}</VisuallyHidden>
      <FeedSkeleton />
    </div>
  );
}

interface FeedBodyProps {
  feed: Feed;
  isHome: boolean;
  tab: string | undefined;
}

const FeedBody = observer(function FeedBody({ feed, isHome, tab }: FeedBodyProps) {
  const api = useApi();
  const { session } = useStores();
  const { now, link, mediaUrl, studioUrl, copyText, origin, watchCards } = usePagePorts();
  const context = useCardContext({ now, studioUrl, link, mediaUrl, watchCards });
  const { onAction, onMenuOpen, menu } = useCardActions({ copyText, origin });

  const { isAuthorised } = session;
  const viewer = { isAuthorised };
  // Until it is known who is here, shelves that depend on it would come and go under the reader's eyes.
  const waits = session.phase === "unknown" && feed.resources.some(dependsOnSession);
  const views = useMemo(() => {
    const ordered = [...feed.resources].sort((a, b) => a.order_number - b.order_number);
    return ordered.flatMap((shelf, index) => presentShelf(shelf, { isAuthorised }, { isLast: index === ordered.length - 1, pageTitle: isHome ? undefined : feed.name }) ?? []);
  }, [feed.resources, feed.name, isHome, isAuthorised]);
  const [batches, setBatches] = useEntryState("batches", 1);
  const [scrolls, setScrolls] = useEntryState<Readonly<Record<string, number>>>("shelf-scrolls", {});
  const keepScroll = useRef(setScrolls);
  useEffect(() => { keepScroll.current = setScrolls; });
  const onScrollRest = useCallback((id: string, left: number) => keepScroll.current((before) => ({ ...before, [id]: left })), []);
  const wanted = waits ? 0 : Math.min(views.length, batches * resourcesAtATime);
  useShelves(views.slice(0, wanted).map(({ id }) => id));
  const isFirstReady = useSettled(waits ? null : views.slice(0, shelvesOnFirstScreen).map(({ id }) => id));
  // Laid out together: one that turns out empty would otherwise pull up everything below it.
  const isBatchReady = useSettled(waits ? null : views.slice(0, resourcesAtATime).map(({ id }) => id));
  const drawn = useDrawn(isBatchReady, wanted);
  const shown = views.slice(0, drawn);
  useGrowthSaid(isBatchReady && drawn === wanted ? shown.map(({ id }) => id) : null);
  const carousel = presentCarousel(feed, viewer);
  // Empty shelves are not drawn, so that a feed of nothing else would be a blank page.
  const client = useQueryClient();
  const isEmpty = isFirstReady && carousel === null && shown.length === views.length && views.every(({ id }) => client.getQueryData(shelfQuery(api, id).queryKey)?.pages.every(({ items }) => items.length === 0) === true);
  const isCarouselSure = session.phase !== "unknown" || feed.carousel?.banners.some(({ extra_params }) => extra_params && dependsOnSession({ extra_params })) !== true;
  const tabs = feed.tabs.length > 1 ? feed.tabs : [];

  return (
    <div className={page}>
      {isHome ? <VisuallyHidden as="h1">{feedTexts.home}</VisuallyHidden> : <h1 className={heading}>{feed.name}</h1>}
      {tabs.length > 0 && (
        <ChipList
          label={feedTexts.tabs}
          most={tabs.length}
          texts={shelfTexts}
          chips={tabs.map(({ id, name, slug }) => ({ id, label: name, href: isHome && slug === "all" ? homePath : feedPath(feed.slug, slug), isCurrent: slug === (tab ?? "all") }))}
        />
      )}
      {carousel !== null && (
        <LateSlot pending={<div className={carouselPlace} data-look={carousel.look} />} texts={lateTexts}>
          {isCarouselSure ? <FeedCarousel view={carousel} /> : <div className={carouselPlace} data-look={carousel.look} />}
        </LateSlot>
      )}
      {!isFirstReady ? <FeedSkeleton /> : shown.map((view, index) =>
        view.kind === "frame" ? <div key={view.id} data-shelf-frame={view.id} /> : (
          <SectionBoundary key={view.id}>
            <ShelfPlace view={view} context={context} onMenuOpen={onMenuOpen} onAction={onAction} watch={watchCards} isFirst={index === 0} isOnFirstScreen={index < shelvesOnFirstScreen} initialScroll={scrolls[view.id] ?? 0} onScrollRest={onScrollRest} />
          </SectionBoundary>
        ))}
      {isFirstReady && drawn === wanted && wanted < views.length && <Sentinel key={batches} onNear={() => startTransition(() => setBatches((count) => count + 1))} />}
      {isEmpty && <LateSlot pending={null} texts={lateTexts}><EmptyFeed onReload={isHome ? () => void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === "feed" || queryKey[0] === "shelf" }) : undefined} /></LateSlot>}
      {menu}
    </div>
  );
});

interface ShelfPlaceProps extends Pick<FeedShelfProps, "view" | "context" | "onMenuOpen" | "onAction" | "watch" | "isFirst" | "isOnFirstScreen" | "initialScroll"> {
  onScrollRest: (id: string, left: number) => void;
}

/** A shelf whose props stay the same while others join it: they do not draw it again. */
const ShelfPlace = observer(function ShelfPlace({ view, onScrollRest, ...shelf }: ShelfPlaceProps) {
  const api = useApi();
  const { link } = usePagePorts();
  return <FeedShelf {...shelf} api={api} view={view} link={view.address === undefined ? null : link(view.address)} onScrollRest={(left) => onScrollRest(view.id, left)} />;
});

/** Says how many shelves scrolling has brought, once all of them are there; `null` while the last ones are on their way. */
function useGrowthSaid(ids: readonly Shelf["id"][] | null): void {
  const api = useApi();
  const client = useQueryClient();
  const said = useRef<number | null>(null);
  const key = ids?.join(" ") ?? null;
  useEffect(() => {
    if (key === null) return;
    let isOver = false;
    void settle(api, client, key).then(() => {
      if (isOver) return;
      const count = idsOf(key).filter((id) => client.getQueryData(shelfQuery(api, id).queryKey)?.pages.some(({ items }) => items.length > 0)).length;
      // What the page opens with is the page.
      if (said.current !== null && count > said.current) announce(feedTexts.moreShelves(count - said.current));
      said.current = count;
    });
    return () => { isOver = true; };
  }, [key, api, client]);
}

/** Asks for the shelves of a batch together, before each of them is drawn (FEED-LOAD-03). */
function useShelves(ids: readonly Shelf["id"][]): void {
  const api = useApi();
  const client = useQueryClient();
  const key = ids.join(" ");
  useEffect(() => void settle(api, client, key), [key, api, client]);
}

/** Whether these shelves have all come, well or ill; once they have, it stays so. `null` waits. */
function useSettled(ids: readonly Shelf["id"][] | null): boolean {
  const api = useApi();
  const client = useQueryClient();
  const key = ids?.join(" ") ?? null;
  const [ready, setReady] = useState(() => key !== null && idsOf(key).every((id) => !isPending(api, client, id)));
  useEffect(() => {
    if (key === null || ready) return;
    let isOver = false;
    void settle(api, client, key).then(() => { if (!isOver) setReady(true); });
    return () => { isOver = true; };
  }, [key, ready, api, client]);
  return ready;
}

const idsOf = (key: string): string[] => (key === "" ? [] : key.split(" "));

const isPending = (api: Api, client: QueryClient, id: string): boolean => (client.getQueryState(shelfQuery(api, id).queryKey)?.status ?? "pending") === "pending";

/** What failed is not asked for again here: that is for the person to do, in its place. */
const settle = (api: Api, client: QueryClient, key: string): Promise<unknown> =>
  Promise.all(idsOf(key).filter((id) => isPending(api, client, id)).map((id) => client.prefetchInfiniteQuery(shelfQuery(api, id))));

/**
 * How many of the wanted shelves are drawn: those of the first screen at once, for they are what a person waits for, the
 * others one by one when the page has time. Fifty cards at once would hold it for as long as they take. Back finds the
 * page as long as it was.
 */
function useDrawn(isReady: boolean, wanted: number): number {
  const isBack = currentArrival() === "back";
  const [drawn, setDrawn] = useState(isReady && isBack ? wanted : shelvesOnFirstScreen);
  useEffect(() => {
    if (!isReady || drawn >= wanted) return;
    if (!isBack) return whenIdle(() => startTransition(() => setDrawn(drawn + 1)));
    setDrawn(wanted);
    return;
  }, [isReady, isBack, drawn, wanted]);
  return Math.min(drawn, wanted);
}

/** Calls once when the end of the list comes near the screen (FEED-LOAD-03). */
function Sentinel({ onNear }: { onNear: () => void }) {
  const element = useRef<HTMLDivElement>(null);
  const near = useRef(onNear);
  useEffect(() => { near.current = onNear; });
  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) near.current();
    }, { rootMargin: `${nearPx}px` });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={element} aria-hidden />;
}
