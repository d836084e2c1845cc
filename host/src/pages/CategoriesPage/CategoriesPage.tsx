import { useQuery } from "@tanstack/react-query";
import { observer } from "mobx-react-lite";
import { useMemo } from "react";
import { LinkButton } from "@kadr/design-system/primitives/LinkButton";
import { EmptyState } from "@kadr/design-system/stubs/EmptyState";
import type { CatalogueCategory } from "@kadr/openapi/client";
import { pageIn, pathTo } from "@kadr/openapi/pages";
import { CardShelf } from "../../features/show-cards/CardShelf.tsx";
import { PagedCards } from "../../features/show-cards/PagedCards.tsx";
import { PlaceHead } from "../../features/show-place/PlaceHead.tsx";
import * as styles from "../../features/show-place/PlacePage.styles.ts";
import { useCardActions } from "../../features/show-shelf/useCardActions.ts";
import { useCardContext } from "../../features/show-shelf/useCardContext.ts";
import { homePath } from "../../links/addresses.ts";
import { ownHref } from "../../links/ownHref.ts";
import { categoryCard } from "../../presenters/catalogue.ts";
import { categoriesQuery, categoryVideosQuery } from "../../queries/catalogue.ts";
import type { PageProps } from "../PageProps.ts";
import { usePageArrival } from "../../routes/usePageArrival.ts";
import { useHost } from "../../ports/Host.ts";
import { catalogueTexts } from "../../texts/catalogue.ts";
import NotFoundPage from "../NotFoundPage/NotFoundPage.tsx";
import { PageError } from "../PageError.tsx";
import { PlaceSkeleton } from "../PlaceSkeleton.tsx";

const { categories: texts, none } = catalogueTexts;

/** All categories, or one by its slug: an unknown one is nobody's page. */
export default function CategoriesPage({ params, search }: Pick<PageProps, "params" | "search">) {
  const { api, prefetched } = useHost();
  const query = useQuery(categoriesQuery(api, prefetched));
  const slug = params["slug"];
  if (query.data === undefined)
    return query.isError && !query.isFetching ? (
      <PageError error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <PlaceSkeleton label={texts.loading} />
    );
  if (slug === undefined) return <AllCategories categories={query.data.results} />;
  const category = query.data.results.find((one) => one.slug === slug);
  return category === undefined ? (
    <NotFoundPage />
  ) : (
    <CategoryBody key={slug} category={category} page={pageIn(search)} />
  );
}

const ready = { data: [], isError: false, isFetching: false, refetch: () => undefined };

const AllCategories = observer(function AllCategories({ categories }: { categories: readonly CatalogueCategory[] }) {
  usePageArrival({ title: texts.title });
  const context = useCardContext();
  const { onAction, onMenuOpen } = useCardActions();
  const cards = useMemo(() => categories.map(categoryCard), [categories]);
  return (
    <div className={styles.page}>
      <PlaceHead name={texts.title} lines={[]} />
      {cards.length === 0 ? (
        <EmptyState {...texts.none} headingLevel={2} action={<LinkButton href={homePath}>{none.toHome}</LinkButton>} />
      ) : (
        <CardShelf
          id="categories"
          title={texts.pick}
          layout="grid"
          kind="category"
          cards={cards}
          query={ready}
          context={context}
          onAction={onAction}
          onMenuOpen={onMenuOpen}
          isFirst
        />
      )}
    </div>
  );
});

interface CategoryBodyProps {
  category: CatalogueCategory;
  page: number;
}

const CategoryBody = observer(function CategoryBody({ category, page }: CategoryBodyProps) {
  usePageArrival({ title: category.name });
  const { api, prefetched, link } = useHost();
  const context = useCardContext();
  const { onAction, onMenuOpen, menu } = useCardActions();
  const videos = useQuery(categoryVideosQuery(api, category.id, prefetched, page));
  const picked = link(category.feed_url);
  const at = (number: number) =>
    ownHref(pathTo("categories", { slug: category.slug }) + (number > 1 ? `?page=${number}` : ""));
  return (
    <div className={styles.page}>
      <PlaceHead name={category.name} lines={[]}>
        {picked !== null && (
          <LinkButton variant="secondary" href={picked.href}>
            {texts.picked}
          </LinkButton>
        )}
        <LinkButton variant="secondary" href={ownHref(pathTo("categories"))}>
          {texts.all}
        </LinkButton>
      </PlaceHead>
      <PagedCards
        id="category-videos"
        title={texts.order}
        query={videos}
        page={page}
        at={at}
        none={{ ...none, button: texts.all, href: ownHref(pathTo("categories")) }}
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
