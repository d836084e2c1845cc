import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { shortsAddress } from "@kadr/openapi/pages";
import { shortsEntries } from "../../presenters/shorts.ts";
import { shortsQuery, type ShortsList } from "../../queries/shorts.ts";
import { useEntryState } from "../../routes/usePageArrival.ts";
import { useHost } from "../../ports/Host.ts";

export type Shorts = ReturnType<typeof useShorts>;

const maxSeeds = 100;

/** By chance, as keys of entries are, and the same each time that it is asked for: React may begin a page more than once while it takes it over. */
const seedOf = (entryKey: string): number => 1 + ((Number.parseInt(entryKey.slice(0, 6), 36) || 0) % maxSeeds);

/** The list that an entry of the history began with a short, and what comes after it. */
export function useShorts(videoId: string, search: string, entryKey: string) {
  const { api, prefetched } = useHost();
  // Back finds the list that it was, and in it the short of the address.
  const [kept, keep] = useEntryState<ShortsList | null>("shorts", null);
  const [fresh] = useState((): ShortsList => ({ videoId, address: shortsAddress(search), seed: seedOf(entryKey) }));
  const list = kept ?? fresh;
  // Once: the first short of the list stays what the list is called by.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => keep(list), []);
  const query = useInfiniteQuery(shortsQuery(api, list, prefetched));
  const { data, hasNextPage, isFetchingNextPage: isLoading } = query;
  const entries = useMemo(() => shortsEntries(data?.pages ?? []), [data]);
  const hasFailed = query.isFetchNextPageError && !isLoading;
  const load = () => void query.fetchNextPage();
  return { query, entries, more: { load, isThere: hasNextPage, isLoading, hasFailed } };
}
