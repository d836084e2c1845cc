import { useQuery } from "@tanstack/react-query";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { lateComponent } from "@kadr/design-system/primitives/Late";
import { ChipList } from "@kadr/design-system/shelves/ChipList";
import { Skeleton } from "@kadr/design-system/primitives/Skeleton";
import { VisuallyHidden } from "@kadr/design-system/primitives/VisuallyHidden";
import type { Feed } from "@kadr/openapi/client";
import { dom2Slug, homeSlug, homeTitle, pageIn, paramsOf } from "@kadr/openapi/pages";
import { useFeed } from "../../features/browse-feed/useFeed.ts";
import { useVisit } from "../../features/follow/useVisit.ts";
import { FeedShelf, type FeedShelfProps } from "../../features/show-shelf/FeedShelf.tsx";
import { FeedSkeleton } from "../../features/show-shelf/FeedSkeleton.tsx";
import { useCardActions } from "../../features/show-shelf/useCardActions.ts";
import { useCardContext } from "../../features/show-shelf/useCardContext.ts";
import { feedRedirect } from "../../presenters/feed.ts";
import { feedQuery } from "../../queries/feed.ts";
import { feedPath, homePath } from "../../links/addresses.ts";
import { useRedirect } from "../../routes/followRedirect.ts";
import type { PageProps } from "../PageProps.ts";
import { usePageArrival } from "../../routes/usePageArrival.ts";
import { useHost } from "../../ports/Host.ts";
import { feedTexts } from "../../texts/feed.ts";
import { lateTexts } from "../../texts/late.ts";
import { shelfTexts } from "../../texts/shelves.ts";
import { SectionBoundary } from "../Boundary.tsx";
import { Sentinel } from "../Sentinel.tsx";
import { PageError } from "../PageError.tsx";
import { useDrawnFor } from "../../ports/useDrawnFor.ts";
import * as styles from "./FeedPage.styles.ts";

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

function FeedOf({ path, page, slug, tab, isHome }: FeedOfProps) {
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
  const target = redirect === null ? null : link(redirect);
  useRedirect(target === null || target.isExternal ? null : target.href);

  if (feed) return redirect === null ? <FeedBody feed={feed} isHome={isHome} tab={tab} page={page} /> : null;
  if (query.isError && !query.isFetching) return <PageError error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <div className={styles.page} aria-busy>
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
  page: number;
}

const FeedBody = observer(function FeedBody({ feed, isHome, tab, page }: FeedBodyProps) {
  const { watchCards } = useHost();
  const drawnFor = useDrawnFor();
  // As it was at first: the shelves keep the cards that they began with.
  const [screenWidth] = useState(() => drawnFor?.width ?? window.innerWidth);
  const { related_tv: show, tabs } = feed;
  useVisit("tv", show?.id);
  const context = useCardContext();
  const { onAction, onMenuOpen, menu } = useCardActions();
  const { shown, carousel, grid, maxAge, isFirstReady, isCarouselSure, isEmpty, scrolls, onScrollRest, more, reload } =
    useFeed(feed, { isHome, page });

  return (
    <div className={styles.page}>
      {isHome ? (
        <VisuallyHidden as="h1">{feedTexts.home}</VisuallyHidden>
      ) : (
        <div className={styles.head}>
          <h1 className={styles.heading}>{feed.name}</h1>
          {/* A feed of a person is the person's own page (FEED-LOAD-05). */}
          {show && <Subscribe place={{ model: "tv", id: show.id }} name={feed.name} trigger="subscription" />}
        </div>
      )}
      {maxAge !== undefined && (
        <p className={styles.kids} data-kids>
          {feedTexts.kids(maxAge)}
        </p>
      )}
      {tabs.length > 1 && (
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
                screenWidth={screenWidth}
                initialScroll={scrolls[view.id] ?? 0}
                onScrollRest={onScrollRest}
                {...grid}
              />
            </SectionBoundary>
          ),
        )
      )}
      {more !== null && <Sentinel key={shown.length} onNear={more} />}
      {isEmpty && <EmptyFeed onReload={isHome ? reload : undefined} />}
      {menu}
    </div>
  );
});

/** Where a carousel of this look comes. */
function CarouselPlace({ look }: { look: string | undefined }) {
  return <div className={styles.carouselPlace} data-look={look} />;
}

interface ShelfPlaceProps extends Pick<
  FeedShelfProps,
  | "view"
  | "context"
  | "onMenuOpen"
  | "onAction"
  | "watch"
  | "isFirst"
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
