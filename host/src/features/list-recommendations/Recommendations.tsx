import { useInfiniteQuery } from "@tanstack/react-query";
import { observer } from "mobx-react-lite";
import { useDeferredValue, useMemo, useState, type ReactNode } from "react";
import { AnyCard, CardSkeleton, type CardMenuRequest } from "@kadr/design-system/cards";
import { Shelf, type ShelfPhase } from "@kadr/design-system/shelves/Shelf";
import type { Card } from "@kadr/openapi/client";
import { presentCards, type CardContext } from "../../presenters/cards.ts";
import { isNothingThere } from "../../presenters/failure.ts";
import { recommendationsQuery } from "../../queries/video.ts";
import { cardTexts } from "../../texts/cards.ts";
import { shelfTexts } from "../../texts/shelves.ts";
import { videoTexts } from "../../texts/video.ts";
import { useHost } from "../../ports/Host.ts";

export interface RecommendationsProps {
  videoId: string;
  /** Sent along with the page; shown until the own call answers. */
  known?: readonly Card[] | undefined;
  context: CardContext;
  onMenuOpen: (request: CardMenuRequest) => void;
  /** Default «Рекомендации». */
  title?: string | undefined;
  /** `list`: rows beside a video; `grid`: under an error (ERROR-PAGE-10). */
  layout: "list" | "grid";
  /** Shows only a few at first, where more would bury what comes below. Default false: all that are loaded. */
  isBrief?: boolean | undefined;
  /** The page is still being opened: the first of the known ones are drawn, and nothing is asked for yet. Default false. */
  isEarly?: boolean | undefined;
  /** Shown when the server has nothing for this video. */
  otherwise?: ReactNode;
}

/** About as many rows as a screen is high. */
const earlyCount = 8;
/** How many are a few: beside a video, which on a phone is above its discussion, and under an error. */
const briefCounts = { list: 6, grid: 8 } as const;

const nothing: readonly Card[] = [];

/** Next videos to watch (VIDEO-PAGE-09). A failure stays in its place. */
export const Recommendations = observer(function Recommendations({
  videoId,
  known = nothing,
  context,
  onMenuOpen,
  title = videoTexts.recommendations,
  layout,
  isBrief = false,
  isEarly = false,
  otherwise,
}: RecommendationsProps) {
  const { api } = useHost();
  const query = useInfiniteQuery({ ...recommendationsQuery(api, videoId), enabled: !isEarly });
  // The first ones take the place of those that are known in slices: two dozen cards are much beside a video that begins.
  const isHere = useDeferredValue(query.data !== undefined);
  const pages = isHere ? query.data?.pages : undefined;
  const [isShort, setShort] = useState(isBrief);
  const cards = useMemo(() => {
    const seen = new Set([videoId]);
    return (pages?.flatMap((page) => page.results) ?? known)
      .filter(({ id }) => !seen.has(id) && seen.add(id))
      .map((card): Card =>
        layout === "list" && isVideoCard(card.card_type) ? { ...card, card_type: "video-horizontal" } : card,
      );
  }, [pages, known, videoId, layout]);
  const allowed = isShort ? cards.slice(0, briefCounts[layout]) : cards;
  const count = isEarly ? Math.min(earlyCount, allowed.length) : allowed.length;
  const shown = useMemo(
    () =>
      presentCards(cards.slice(0, count), context, {}).map((card) => (
        <AnyCard key={card.id} {...card} onMenuOpen={onMenuOpen} />
      )),
    [cards, count, context, onMenuOpen],
  );
  const hasMoreHere = allowed.length < cards.length;
  const phase: ShelfPhase = query.isFetchingNextPage
    ? "loadingMore"
    : query.isFetchNextPageError
      ? "moreFailed"
      : cards.length > 0 || pages !== undefined
        ? "ready"
        : query.isError && !query.isFetching
          ? "failed"
          : "loading";
  if (cards.length === 0 && (isNothingThere(query.error) || pages !== undefined)) return otherwise;
  return (
    <Shelf
      id="recommendations"
      title={title}
      layout="grid"
      size={layout === "list" ? "row" : "video"}
      phase={phase}
      skeleton={
        <CardSkeleton
          type="video"
          layout={layout === "list" ? "row" : "column"}
          hasAvatar={layout === "grid"}
          texts={cardTexts}
        />
      }
      hasMore={!isEarly && (hasMoreHere || query.hasNextPage)}
      onLoadMore={() => (hasMoreHere ? setShort(false) : void query.fetchNextPage())}
      onRetry={() => void (query.data === undefined ? query.refetch() : query.fetchNextPage())}
      texts={shelfTexts}
    >
      {shown}
    </Shelf>
  );
});

const isVideoCard = (kind: string) =>
  kind === "video" || kind === "video-compact" || kind === "for-you-web" || kind === "playlist-videos";
