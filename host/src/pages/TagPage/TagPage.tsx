import { useQuery } from "@tanstack/react-query";
import { observer } from "mobx-react-lite";
import type { TagPage as Tag } from "@kadr/openapi/client";
import { pageIn, pathTo } from "@kadr/openapi/pages";
import { PagedCards } from "../../features/show-cards/PagedCards.tsx";
import { PlaceHead } from "../../features/show-place/PlaceHead.tsx";
import * as styles from "../../features/show-place/PlacePage.styles.ts";
import { useCardActions } from "../../features/show-shelf/useCardActions.ts";
import { useCardContext } from "../../features/show-shelf/useCardContext.ts";
import { homePath } from "../../links/addresses.ts";
import { ownHref } from "../../links/ownHref.ts";
import { tagVideosQuery } from "../../queries/catalogue.ts";
import type { PageProps } from "../PageProps.ts";
import { usePageArrival } from "../../routes/usePageArrival.ts";
import { useHost } from "../../ports/Host.ts";
import { catalogueTexts } from "../../texts/catalogue.ts";
import { PageError } from "../PageError.tsx";
import { PlaceSkeleton } from "../PlaceSkeleton.tsx";

const { tag: texts, none } = catalogueTexts;

/** The videos of one topic, by the page. */
export default function TagPage({ params, search }: Pick<PageProps, "params" | "search">) {
  const id = params["id"] ?? "";
  const page = pageIn(search);
  const { api, prefetched } = useHost();
  const query = useQuery({
    ...tagVideosQuery(api, id, prefetched, page),
    // The head stays while another page of the same topic comes.
    placeholderData: (before) => (before?.id === id ? { ...before, results: [] } : undefined),
  });
  if (query.data)
    return (
      <TagBody tag={query.data} page={page} query={query.isPlaceholderData ? { ...query, data: undefined } : query} />
    );
  if (query.isError && !query.isFetching) return <PageError error={query.error} onRetry={() => void query.refetch()} />;
  return <PlaceSkeleton label={texts.loading} />;
}

interface TagBodyProps {
  tag: Tag;
  page: number;
  query: Parameters<typeof PagedCards>[0]["query"];
}

const TagBody = observer(function TagBody({ tag, page, query }: TagBodyProps) {
  usePageArrival({ title: texts.title(tag.name) });
  const context = useCardContext();
  const { onAction, onMenuOpen, menu } = useCardActions();
  return (
    <div className={styles.page}>
      <PlaceHead name={texts.title(tag.name)} lines={[]} />
      <PagedCards
        id="tag-videos"
        title={texts.order}
        query={query}
        page={page}
        at={(number) => ownHref(pathTo("videoTag", { id: tag.id }) + (number > 1 ? `?page=${number}` : ""))}
        none={{ ...none, button: none.toHome, href: homePath }}
        pagesLabel={texts.pages}
        context={context}
        onAction={onAction}
        onMenuOpen={onMenuOpen}
        isFirst
      />
      {menu}
    </div>
  );
});
