import { useQuery } from "@tanstack/react-query";
import { observer } from "mobx-react-lite";
import { TvIcon } from "@kadr/design-system/primitives/Icon";
import { LinkButton } from "@kadr/design-system/primitives/LinkButton";
import { Pagination } from "@kadr/design-system/primitives/Pagination";
import { ChipList } from "@kadr/design-system/shelves/ChipList";
import { EmptyState } from "@kadr/design-system/stubs/EmptyState";
import { liveAddress } from "@kadr/openapi/pages";
import { CardShelf } from "../../features/show-cards/CardShelf.tsx";
import { useCardActions } from "../../features/show-shelf/useCardActions.ts";
import { useCardContext } from "../../features/show-shelf/useCardContext.ts";
import { guidePath, onAirPath } from "../../links/addresses.ts";
import { liveCategoriesQuery, onAirQuery } from "../../queries/tv.ts";
import type { PageProps } from "../PageProps.ts";
import { usePageArrival } from "../../routes/usePageArrival.ts";
import { useHost } from "../../ports/Host.ts";
import { pageTexts } from "../../texts/pages.ts";
import { shelfTexts } from "../../texts/shelves.ts";
import { tvTexts } from "../../texts/tv.ts";
import * as styles from "./LivePage.styles.ts";

const texts = tvTexts.live;

/** The other live pages: what is on the air now, by category. */
export default observer(function LivePage({ params, search }: Pick<PageProps, "params" | "search">) {
  usePageArrival({ title: texts.title });
  const address = liveAddress(params["rest"], search);
  const { api, prefetched } = useHost();
  const context = useCardContext();
  const { onAction, onMenuOpen, menu } = useCardActions();
  const query = useQuery(onAirQuery(api, address, prefetched));
  const categories = useQuery(liveCategoriesQuery(api, prefetched)).data?.results ?? [];
  const isNothing = query.data?.results.length === 0 && !query.isPlaceholderData;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>{texts.title}</h1>
        <LinkButton href={guidePath({ date: null, category: null, page: 1 })} icon={<TvIcon size={20} />}>
          {texts.guide}
        </LinkButton>
      </div>
      {categories.length > 0 && (
        <ChipList
          label={tvTexts.categories}
          most={categories.length + 1}
          texts={shelfTexts}
          chips={[
            { id: "all", label: texts.all, href: onAirPath(null), isCurrent: address.category === null },
            ...categories.map(({ id, name, slug }) => ({
              id,
              label: name,
              href: onAirPath(slug),
              isCurrent: address.category === slug,
            })),
          ]}
        />
      )}
      {isNothing ? (
        <EmptyState
          icon={<TvIcon size={32} />}
          {...texts.empty}
          headingLevel={2}
          action={<LinkButton href={onAirPath(null)}>{texts.list}</LinkButton>}
        />
      ) : (
        <>
          <CardShelf
            id="on-air"
            title={texts.list}
            layout="grid"
            kind="video"
            cards={query.data?.results.map(({ video }) => video)}
            query={query}
            context={context}
            onAction={onAction}
            onMenuOpen={onMenuOpen}
            isFirst
          />
          <Pagination
            label={texts.pages}
            page={address.page}
            previousHref={address.page > 1 ? onAirPath(address.category, address.page - 1) : undefined}
            nextHref={query.data?.has_next === true ? onAirPath(address.category, address.page + 1) : undefined}
            texts={pageTexts}
          />
        </>
      )}
      {menu}
    </div>
  );
});
