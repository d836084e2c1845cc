import { useQuery } from "@tanstack/react-query";
import { observer } from "mobx-react-lite";
import { LinkButton } from "@kadr/design-system/primitives/LinkButton";
import { SearchIcon } from "@kadr/design-system/primitives/Icon";
import { SkeletonRegion, Skeleton } from "@kadr/design-system/primitives/Skeleton";
import { TabLinks } from "@kadr/design-system/primitives/TabLinks";
import { Button } from "@kadr/design-system/primitives/Button";
import { EmptyState } from "@kadr/design-system/stubs/EmptyState";
import { isOfAllKinds, searchAddress, searchTabs, minQueryLength, type SearchAddress } from "@kadr/openapi/pages";
import { searchAddressPath } from "../../links/addresses.ts";
import { searchCardsQuery } from "../../queries/search.ts";
import type { PageProps } from "../PageProps.ts";
import { usePageArrival } from "../../routes/usePageArrival.ts";
import { useHost } from "../../ports/Host.ts";
import { searchTexts as texts } from "../../texts/search.ts";
import { PopularShelf } from "../PopularShelf.tsx";
import { Filters } from "./Filters.tsx";
import { FoundPlaces } from "./FoundPlaces.tsx";
import { Beyond, FoundShorts, FoundVideos, Pages, ShortsRow } from "./FoundVideos.tsx";
import { NothingFound } from "./NothingFound.tsx";
import * as styles from "./SearchPage.styles.ts";

/** So many channels and shows stand over the videos; the rest has a tab of its own. */
const placesOverVideos = 3;

/** Results for the query of the address: videos, channels, shorts (SEARCH-LINE-11). */
export default function SearchPage({ search }: Pick<PageProps, "search">) {
  const address = searchAddress(search);
  const { query } = address;
  usePageArrival({ title: query === "" ? texts.title : texts.found(query) });
  if (query.length < minQueryLength) {
    const { title, text } = query === "" ? texts.begin : texts.tooShort;
    return (
      <div className={styles.page}>
        <h1 className={styles.title}>{title}</h1>
        <EmptyState icon={<SearchIcon size={32} />} title={text} />
        <PopularShelf title={texts.nothing.instead} />
      </div>
    );
  }
  return <Results key={query} address={address} />;
}

function Results({ address }: { address: SearchAddress }) {
  const { measure } = useHost();
  const { tab } = address;
  return (
    <div className={styles.page}>
      <h1 className={styles.title} dir="auto">
        {texts.found(address.query)}
      </h1>
      <TabLinks
        label={texts.tabs.label}
        currentId={tab}
        items={searchTabs.map((id) => ({
          id,
          label: texts.tabs[id],
          href: searchAddressPath({ ...address, tab: id, page: 1, filters: {} }),
        }))}
        onPress={(id) => measure(`search.tab.${id as (typeof searchTabs)[number]}`, { location: "search" })}
      />
      {(tab === "all" || tab === "video") && <Filters address={address} />}
      {tab === "all" ? (
        <All address={address} />
      ) : tab === "video" ? (
        <FoundVideos address={address} />
      ) : tab === "shorts" ? (
        <FoundShorts address={address} />
      ) : (
        <Channels address={address} />
      )}
    </div>
  );
}

/** Channels and shows first, then a row of shorts, then the videos; further pages, filters and what is looked for as it was typed have the videos alone. */
const All = observer(function All({ address }: { address: SearchAddress }) {
  const { api, prefetched } = useHost();
  const isWhole = isOfAllKinds(address);
  const cards = useQuery({ ...searchCardsQuery(api, address, prefetched), enabled: isWhole });
  const places = (isWhole && cards.data?.results) || [];
  return (
    <div className={styles.results}>
      {places.length > 0 && (
        <section className={styles.block} aria-labelledby="found-places">
          <h2 id="found-places" className={styles.blockTitle}>
            {texts.blocks.channels}
          </h2>
          <FoundPlaces places={places.slice(0, placesOverVideos)} />
          {places.length > placesOverVideos && (
            <LinkButton href={searchAddressPath({ ...address, tab: "channels" })}>
              {texts.blocks.allChannels}
            </LinkButton>
          )}
        </section>
      )}
      <FoundVideos
        address={address}
        before={isWhole && <ShortsRow address={address} />}
        hasOthers={places.length > 0}
      />
    </div>
  );
});

function Channels({ address }: { address: SearchAddress }) {
  const { api, prefetched } = useHost();
  const query = useQuery(searchCardsQuery(api, address, prefetched));
  if (query.data === undefined)
    return query.isError && !query.isFetching ? (
      <EmptyState
        kind="failed"
        title={texts.failed.title}
        text={texts.failed.text}
        headingLevel={2}
        action={<Button onPress={() => void query.refetch()}>{texts.failed.retry}</Button>}
      />
    ) : (
      <SkeletonRegion isLoading label={texts.loading}>
        <div className={styles.places}>
          {Array.from({ length: 5 }, (_, at) => (
            <Skeleton key={at} height="72px" />
          ))}
        </div>
      </SkeletonRegion>
    );
  if (query.data.results.length === 0)
    return address.page > 1 ? <Beyond address={address} /> : <NothingFound address={address} />;
  return (
    <div className={styles.results} aria-busy={query.isPlaceholderData}>
      <section className={styles.block} aria-labelledby="found-places">
        <h2 id="found-places" className={styles.blockTitle}>
          {texts.blocks.channels}
        </h2>
        <FoundPlaces places={query.data.results} />
      </section>
      <Pages address={address} hasNext={query.data.has_next} />
    </div>
  );
}
