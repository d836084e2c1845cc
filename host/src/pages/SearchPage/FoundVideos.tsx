import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { observer } from "mobx-react-lite";
import { useState, type ReactNode } from "react";
import { useIsHydrated } from "@kadr/design-system/primitives/hydration";
import { LinkButton } from "@kadr/design-system/primitives/LinkButton";
import { Pagination } from "@kadr/design-system/primitives/Pagination";
import { EmptyState } from "@kadr/design-system/stubs/EmptyState";
import type { SearchPage as FoundPage } from "@kadr/openapi/client";
import type { SearchAddress } from "@kadr/openapi/pages";
import { CardShelf } from "../../features/show-cards/CardShelf.tsx";
import { useCardActions } from "../../features/show-shelf/useCardActions.ts";
import { useCardContext } from "../../features/show-shelf/useCardContext.ts";
import { searchAddressPath } from "../../links/addresses.ts";
import { placesOf } from "../../presenters/measured.ts";
import { searchShortsQuery, searchVideosForGroupBQuery, searchVideosQuery } from "../../queries/search.ts";
import { useHost } from "../../ports/Host.ts";
import { useMeasured } from "../../ports/useMeasured.ts";
import { pageTexts } from "../../texts/pages.ts";
import { searchTexts } from "../../texts/search.ts";
import { NothingFound } from "./NothingFound.tsx";
import * as styles from "./SearchPage.styles.ts";

/** So many results are told of as seen, with those of the pages before (SEARCH-STATE-05). */
const maxPositions = 100;

export interface FoundProps {
  address: SearchAddress;
}

/** Videos found, with the way back from a correction. Group B of the test sees the third version of the search. */
function useFoundVideos(address: SearchAddress) {
  const { api, prefetched, hasLabel } = useHost();
  // The server draws what group A sees; who is in which group is known here, and stays so while the page is read.
  const isHydrated = useIsHydrated();
  const [isGroupB, setGroupB] = useState<boolean | null>(null);
  if (isHydrated && isGroupB === null) setGroupB(hasLabel("search_v3", "B"));
  const usual = useQuery({ ...searchVideosQuery(api, address, prefetched), enabled: isGroupB === false });
  const forGroupB = useQuery({ ...searchVideosForGroupBQuery(api, address), enabled: isGroupB === true });
  return { query: isGroupB === true ? forGroupB : usual, isGroupKnown: isGroupB !== null };
}

/** Videos by the page. `before`: what else was found, which stands over them once they are there. `hasOthers`: there is something of that. */
export const FoundVideos = observer(function FoundVideos({
  address,
  before = null,
  hasOthers = false,
}: FoundProps & { before?: ReactNode; hasOthers?: boolean }) {
  const { query, isGroupKnown } = useFoundVideos(address);
  // The server's drawing may give way to the results of this group.
  useSeenResults(isGroupKnown ? ownOf(query) : undefined, address);
  return (
    <>
      {query.data !== undefined && before}
      <FoundGrid address={address} query={query} kind="video" otherwise={hasOthers ? null : undefined}>
        {query.data?.corrected_query != null && <Correction address={address} corrected={query.data.corrected_query} />}
      </FoundGrid>
    </>
  );
});

/** Where a short that was found comes from. */
const fromSearch = { source: "search" };

/** Short videos, 36 a page. */
export const FoundShorts = observer(function FoundShorts({ address }: FoundProps) {
  const { api, prefetched } = useHost();
  const query = useQuery(searchShortsQuery(api, address, prefetched));
  useSeenResults(ownOf(query), address);
  return <FoundGrid address={address} query={query} kind="shorts" />;
});

const grids = {
  video: { id: "found-videos", title: searchTexts.blocks.videos },
  shorts: { id: "found-shorts", title: searchTexts.blocks.shorts },
} as const;

interface FoundGridProps extends FoundProps {
  query: UseQueryResult<FoundPage>;
  kind: keyof typeof grids;
  /** In place of what is said where nothing was found. */
  otherwise?: ReactNode;
  /** Over the cards. */
  children?: ReactNode;
}

/** A page of cards with the ways to its neighbours; nothing found says what can be done. */
const FoundGrid = observer(function FoundGrid({ address, query, kind, otherwise, children }: FoundGridProps) {
  const lists = useLists();
  const results = query.data?.results;
  if (results?.length === 0 && !query.isPlaceholderData)
    return address.page > 1 ? (
      <Beyond address={address} />
    ) : otherwise === undefined ? (
      <NothingFound address={address} />
    ) : (
      otherwise
    );
  return (
    <>
      {children}
      <div className={styles.results} aria-busy={query.isPlaceholderData}>
        <CardShelf
          {...grids[kind]}
          layout="grid"
          kind={kind}
          shorts={fromSearch}
          cards={results}
          query={query}
          {...lists.shelf}
          isFirst
        />
        <Pages address={address} hasNext={query.data?.has_next === true} />
      </div>
      {lists.menu}
    </>
  );
});

/** A row of what was found among the short videos, with the way to all of it; nothing where there is none. */
export const ShortsRow = observer(function ShortsRow({ address }: FoundProps) {
  const { api } = useHost();
  const query = useQuery(searchShortsQuery(api, { ...address, tab: "shorts", page: 1 }, undefined));
  const lists = useLists();
  if (query.data === undefined || query.data.results.length === 0) return null;
  return (
    <>
      <CardShelf
        id="found-shorts"
        title={searchTexts.blocks.shorts}
        href={searchAddressPath({ ...address, tab: "shorts", page: 1, filters: {} })}
        kind="shorts"
        shorts={fromSearch}
        cards={query.data.results}
        query={query}
        {...lists.shelf}
      />
      {lists.menu}
    </>
  );
});

function useLists() {
  const context = useCardContext();
  const { onAction, onMenuOpen, menu } = useCardActions();
  return { shelf: { context, onAction, onMenuOpen }, menu };
}

/** Data of this page; until they are here, the page before stands in its place. */
const ownOf = ({ data, isPlaceholderData }: UseQueryResult<FoundPage>) => (isPlaceholderData ? undefined : data);

/** Positions go on over the pages, as far as they are told of. */
function useSeenResults(found: FoundPage | undefined, { page }: SearchAddress): void {
  useMeasured(found, (measure, { results, per_page: pageSize }) => {
    const ids = results.map(({ id }) => id);
    const seen = placesOf(ids, (page - 1) * pageSize, pageSize, maxPositions);
    if (seen.items.length > 0) measure("search.results", { ...seen, location: "search" });
  });
}

/** Query that was searched for in place of the typed one, and the way to that (SEARCH-LINE-13). */
function Correction({ address, corrected }: FoundProps & { corrected: string }) {
  const { measure } = useHost();
  return (
    <p className={styles.correction} role="status">
      {searchTexts.corrected.shown(corrected)}.{" "}
      <a
        href={searchAddressPath({ ...address, isAsTyped: true, page: 1 })}
        onClick={() => measure("search.autocorrectReset", { location: "search" })}
      >
        {searchTexts.corrected.asTyped(address.query)}
      </a>
    </p>
  );
}

export function Pages({ address, hasNext }: FoundProps & { hasNext: boolean }) {
  const { page } = address;
  const at = (number: number) => searchAddressPath({ ...address, page: number });
  return (
    <Pagination
      label={searchTexts.pages}
      page={page}
      previousHref={page > 1 ? at(page - 1) : undefined}
      nextHref={hasNext ? at(page + 1) : undefined}
      texts={pageTexts}
    />
  );
}

export function Beyond({ address }: FoundProps) {
  const { title, text, toFirst } = searchTexts.beyond;
  return (
    <EmptyState
      title={title}
      text={text}
      headingLevel={2}
      action={<LinkButton href={searchAddressPath({ ...address, page: 1 })}>{toFirst}</LinkButton>}
    />
  );
}
