import { useQuery } from "@tanstack/react-query";
import { NewsCard } from "@kadr/design-system/cards/NewsCard";
import { CardSkeleton } from "@kadr/design-system/cards";
import { LinkButton } from "@kadr/design-system/primitives/LinkButton";
import { Pagination } from "@kadr/design-system/primitives/Pagination";
import { Shelf } from "@kadr/design-system/shelves/Shelf";
import { EmptyState } from "@kadr/design-system/stubs/EmptyState";
import { pageIn, pathTo } from "@kadr/openapi/pages";
import { PlaceHead } from "../../features/show-place/PlaceHead.tsx";
import * as styles from "../../features/show-place/PlacePage.styles.ts";
import { homePath } from "../../links/addresses.ts";
import { ownHref } from "../../links/ownHref.ts";
import { newsCard } from "../../presenters/catalogue.ts";
import { newsListQuery } from "../../queries/catalogue.ts";
import type { PageProps } from "../PageProps.ts";
import { usePageArrival } from "../../routes/usePageArrival.ts";
import { useHost } from "../../ports/Host.ts";
import { cardTexts } from "../../texts/cards.ts";
import { catalogueTexts } from "../../texts/catalogue.ts";
import { pageTexts } from "../../texts/pages.ts";
import { shelfTexts } from "../../texts/shelves.ts";
import { PageError } from "../PageError.tsx";

const { news: texts, none } = catalogueTexts;
/** Pictures that are loaded at once, of what is in sight. */
const early = 4;

const at = (page: number) => ownHref(pathTo("newsList") + (page > 1 ? `?page=${page}` : ""));

/** News by the page, the newest first. */
export default function NewsListPage({ search }: Pick<PageProps, "search">) {
  const page = pageIn(search);
  const { api, prefetched, link, mediaUrl, now } = useHost();
  const { data, error, isFetching, refetch } = useQuery(newsListQuery(api, prefetched, page));
  usePageArrival({ title: texts.title });
  if (data === undefined && error !== null && !isFetching)
    return <PageError error={error} onRetry={() => void refetch()} />;
  const context = { link, mediaUrl, now: now() };
  const isBeyond = page > 1;
  return (
    <div className={styles.page} aria-busy={data === undefined || undefined}>
      <PlaceHead name={texts.title} lines={[]} />
      {data?.results.length === 0 ? (
        <EmptyState
          {...(isBeyond ? texts.beyond : texts.none)}
          headingLevel={2}
          action={
            <LinkButton href={isBeyond ? at(1) : homePath}>{isBeyond ? texts.beyond.toFirst : none.toHome}</LinkButton>
          }
        />
      ) : (
        <Shelf
          id="news"
          label={texts.list}
          layout="grid"
          size="video"
          phase={data === undefined ? "loading" : "ready"}
          skeleton={<CardSkeleton type="video" layout="column" texts={cardTexts} />}
          texts={shelfTexts}
        >
          {data?.results.map((item, index) => (
            <NewsCard key={item.id} {...newsCard(item, context)} isPriority={index < early} />
          ))}
        </Shelf>
      )}
      <Pagination
        label={texts.pages}
        page={page}
        previousHref={isBeyond ? at(page - 1) : undefined}
        nextHref={data?.has_next === true ? at(page + 1) : undefined}
        texts={pageTexts}
      />
    </div>
  );
}
