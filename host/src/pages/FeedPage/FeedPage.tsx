import { useQuery, useQueryClient } from "@tanstack/react-query";
import { css } from "linaria";
import { observer } from "mobx-react-lite";
import { startTransition, useCallback, useEffect, useMemo, useRef } from "react";
import { lateComponent } from "@kadr/design-system/primitives/Late";
import { ChipList } from "@kadr/design-system/shelves/ChipList";
import { Skeleton } from "@kadr/design-system/primitives/Skeleton";
import { VisuallyHidden } from "@kadr/design-system/primitives/VisuallyHidden";
import { color, font, media, space } from "@kadr/design-system/tokens";
import type { Feed } from "@kadr/openapi/client";
import {
  dom2Slug,
  homeSlug,
  homeTitle,
  pageIn,
  paramsOf,
  resourcesAtATime,
  shelvesOnFirstScreen,
} from "@kadr/openapi/pages";
import { useVisit } from "../../features/follow/useVisit.ts";
import { FeedShelf, type FeedShelfProps } from "../../features/show-shelf/FeedShelf.tsx";
import { FeedSkeleton } from "../../features/show-shelf/FeedSkeleton.tsx";
import { useCardActions } from "../../features/show-shelf/useCardActions.ts";
import { useCardContext } from "../../features/show-shelf/useCardContext.ts";
import {
  dependsOnSession,
  feedRedirect,
  kidsMostAge,
  kidsSlug,
  presentCarousel,
  presentShelf,
} from "../../presenters/feed.ts";
import { feedQuery, shelfQuery } from "../../queries/feed.ts";
import { feedPath, homePath } from "../../links/addresses.ts";
import { leadOn } from "../../routes/leadOn.ts";
import type { PageProps } from "../PageProps.ts";
import { useEntryState, usePageArrival } from "../../routes/usePageArrival.ts";
import { useHost } from "../../ports/Host.ts";
import { feedTexts } from "../../texts/feed.ts";
import { lateTexts } from "../../texts/late.ts";
import { shelfTexts } from "../../texts/shelves.ts";
import { SectionBoundary } from "../Boundary.tsx";
import { Sentinel } from "../Sentinel.tsx";
import { PageError } from "../PageError.tsx";
import { useDrawnFor } from "../../ports/useDrawnFor.ts";
import { useDrawn, useGridPage, useGrowthSaid, useSettled, useShelves } from "./feedShelves.ts";

const EmptyFeed = lateComponent(() => import("./EmptyFeed.tsx").then((module) => module.default), {
  pending: null,
  texts: lateTexts,
});
const FeedCarousel = lateComponent(() => import("./FeedCarousel.tsx").then((module) => module.default), {
  pending: ({ view }) => <CarouselPlace look={view.look} />,
  texts: lateTexts,
});

const Subscribe = lateComponent(
  () => import("../../features/follow/Subscribe.tsx").then((module) => module.Subscribe),
  {
    pending: <Skeleton width="125px" height="40px" />,
    texts: lateTexts,
  },
);

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

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[4]};
  /* nearer to what it names than that is to the next */
  margin-bottom: -${space[2]};
`;

const heading = css`
  min-width: 0;
  font: ${font.heading};
  overflow-wrap: anywhere;
  ${media.mobile} {
    font: ${font.title};
  }
`;

const kids = css`
  color: ${color.textMuted};
  font: ${font.body};
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

/** A feed of shelves: home without a slug (ROUTE-ADDRESS-07), any other by its slug, a tab by its own. */
export default function FeedPage({ params, path, search }: PageProps) {
  const isProject = paramsOf("dom2", path) !== null;
  const slug = params["slug"] ?? (isProject ? dom2Slug : homeSlug);
  return (
    <FeedOf
      key={`${slug} ${params["tabSlug"] ?? ""}`}
      slug={slug}
      tab={params["tabSlug"]}
      path={path}
      page={pageIn(search)}
      isHome={params["slug"] === undefined && !isProject}
    />
  );
}

interface FeedOfProps {
  path: string;
  /** The page of a grid that the address asks for. */
  page: number;
  slug: string;
  tab: string | undefined;
  isHome: boolean;
}

function FeedOf({ path, page: asked, slug, tab, isHome }: FeedOfProps) {
  const { api, link } = useHost();
  const query = useQuery(feedQuery(api, slug, tab));
  const { data: feed } = query;
  usePageArrival({
    title: feed ? (isHome ? feedTexts.home : feed.name) : null,
    // As the server says it.
    fullTitle: isHome ? homeTitle : undefined,
  });
  const elsewhere = feed ? feedRedirect(feed) : null;
  const redirect = elsewhere === path ? null : elsewhere;
  useEffect(() => {
    if (redirect === null) return;
    const target = link(redirect);
    if (target && !target.isExternal) leadOn(target.href);
  }, [redirect, link]);

  if (feed) return redirect === null ? <FeedBody feed={feed} isHome={isHome} tab={tab} asked={asked} /> : null;
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
  /** Page of a grid, from 1. */
  asked: number;
}

const FeedBody = observer(function FeedBody({ feed, isHome, tab, asked }: FeedBodyProps) {
  const { api, stores, watchCards } = useHost();
  const { session } = stores;
  const drawnFor = useDrawnFor();
  const { related_tv: show } = feed;
  useVisit("tv", show?.id);
  const context = useCardContext();
  const { onAction, onMenuOpen, menu } = useCardActions();

  const { isAuthorised } = session;
  const viewer = { isAuthorised };
  const mostAge = feed.slug === kidsSlug ? kidsMostAge : undefined;
  // Until it is known who is here, shelves that depend on it would come and go under the reader's eyes.
  const waits = session.phase === "unknown" && feed.resources.some(dependsOnSession);
  const views = useMemo(() => {
    const ordered = [...feed.resources].sort((a, b) => a.order_number - b.order_number);
    return ordered.flatMap(
      (shelf, index) =>
        presentShelf(
          shelf,
          { isAuthorised },
          { isLast: index === ordered.length - 1, pageTitle: isHome ? undefined : feed.name, mostAge },
        ) ?? [],
    );
  }, [feed.resources, feed.name, isHome, isAuthorised, mostAge]);
  // A feed of one shelf is a grid, whose pages have addresses (ROUTE-ADDRESS-09).
  const isGrid = views.length === 1 && views[0]?.kind === "shelf" && views[0].layout === "grid";
  const grid = useGridPage(isGrid, asked);
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
  const carousel = presentCarousel(feed, viewer);
  // Empty shelves are not drawn, so that a feed of nothing else would be a blank page.
  const client = useQueryClient();
  const isEmpty =
    isFirstReady &&
    carousel === null &&
    shown.length === views.length &&
    views.every(
      ({ id }) =>
        client.getQueryData(shelfQuery(api, id, grid.from).queryKey)?.pages.every(({ items }) => items.length === 0) ===
        true,
    );
  const isCarouselSure =
    session.phase !== "unknown" ||
    feed.carousel?.banners.some(({ extra_params }) => extra_params && dependsOnSession({ extra_params })) !== true;
  const tabs = feed.tabs.length > 1 ? feed.tabs : [];

  return (
    <div className={page}>
      {isHome ? (
        <VisuallyHidden as="h1">{feedTexts.home}</VisuallyHidden>
      ) : (
        <div className={head}>
          <h1 className={heading}>{feed.name}</h1>
          {/* A feed of a person is the person's own page (FEED-LOAD-05). */}
          {show && <Subscribe place={{ model: "tv", id: show.id }} name={feed.name} trigger="subscription" />}
        </div>
      )}
      {mostAge !== undefined && (
        <p className={kids} data-kids>
          {feedTexts.kids(mostAge)}
        </p>
      )}
      {tabs.length > 0 && (
        <ChipList
          label={feedTexts.tabs}
          most={tabs.length}
          texts={shelfTexts}
          chips={tabs.map(({ id, name, slug }) => ({
            id,
            label: name,
            href: isHome && slug === "all" ? homePath : feedPath(feed.slug, slug),
            isCurrent: slug === (tab ?? "all"),
          }))}
        />
      )}
      {carousel !== null &&
        (isCarouselSure ? <FeedCarousel view={carousel} /> : <CarouselPlace look={carousel.look} />)}
      {!isFirstReady ? (
        <FeedSkeleton />
      ) : (
        shown.map((view, index) =>
          view.kind === "frame" ? (
            <div key={view.id} data-shelf-frame={view.id} />
          ) : (
            <SectionBoundary key={view.id}>
              <ShelfPlace
                view={view}
                context={context}
                onMenuOpen={onMenuOpen}
                onAction={onAction}
                watch={watchCards}
                isFirst={index === 0}
                isOnFirstScreen={index < shelvesOnFirstScreen}
                screenWidth={drawnFor?.width}
                initialScroll={scrolls[view.id] ?? 0}
                onScrollRest={onScrollRest}
                {...(isGrid ? grid : null)}
              />
            </SectionBoundary>
          ),
        )
      )}
      {isFirstReady && drawn === wanted && wanted < views.length && (
        <Sentinel key={batches} onNear={() => startTransition(() => setBatches((count) => count + 1))} />
      )}
      {isEmpty && (
        <EmptyFeed
          onReload={
            isHome
              ? () =>
                  void client.invalidateQueries({
                    predicate: ({ queryKey }) => queryKey[0] === "feed" || queryKey[0] === "shelf",
                  })
              : undefined
          }
        />
      )}
      {menu}
    </div>
  );
});

/** Where a carousel of this look comes. */
function CarouselPlace({ look }: { look: string | undefined }) {
  return <div className={carouselPlace} data-look={look} />;
}

interface ShelfPlaceProps extends Pick<
  FeedShelfProps,
  | "view"
  | "context"
  | "onMenuOpen"
  | "onAction"
  | "watch"
  | "isFirst"
  | "isOnFirstScreen"
  | "screenWidth"
  | "initialScroll"
  | "from"
  | "onPage"
> {
  onScrollRest: (id: string, left: number) => void;
}

/** A shelf whose props stay the same while others join it: they do not draw it again. */
const ShelfPlace = observer(function ShelfPlace({ view, onScrollRest, ...shelf }: ShelfPlaceProps) {
  const { link } = useHost();
  return (
    <FeedShelf
      {...shelf}
      view={view}
      link={view.address === undefined ? null : link(view.address)}
      onScrollRest={(left) => onScrollRest(view.id, left)}
    />
  );
});
