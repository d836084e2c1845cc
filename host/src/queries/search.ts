import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Api } from "@kadr/openapi/client";
import { searchCardsCall, searchShortsCall, searchVideosCall, type SearchAddress } from "@kadr/openapi/pages";
import type { Prefetched } from "./channel.ts";

/** The response of another filter or page takes the place of the one that is there, without a place of waiting between. */
const placeholderData = keepPreviousData;

export const searchVideosQuery = (api: Api, address: SearchAddress, prefetched?: Prefetched) => {
  const params = searchVideosCall(address);
  return queryOptions({
    queryKey: ["search", "videos", params.query],
    meta: { owner: "marked" },
    placeholderData,
    queryFn: ({ signal }) => api.call("searchVideos", { query: params.query, signal }),
    initialData: () => prefetched?.take("searchVideos", params) ?? undefined,
  });
};

/** Videos that test group B finds: after those with all words the ones with some of them (SEARCH-LINE-10). */
export const searchVideosForGroupBQuery = (api: Api, address: SearchAddress) => {
  const params = searchVideosCall(address);
  return queryOptions({
    queryKey: ["search", "videos-b", params.query],
    meta: { owner: "marked" },
    placeholderData,
    queryFn: ({ signal }) => api.call("searchVideosForGroupB", { query: params.query, signal }),
  });
};

/** Channels, playlists and shows. */
export const searchCardsQuery = (api: Api, address: SearchAddress, prefetched?: Prefetched) => {
  const params = searchCardsCall(address);
  return queryOptions({
    queryKey: ["search", "cards", params.query],
    meta: { owner: "marked" },
    placeholderData,
    queryFn: ({ signal }) => api.call("searchCards", { query: params.query, signal }),
    initialData: () => prefetched?.take("searchCards", params) ?? undefined,
  });
};

/** 36 a page (SEARCH-LINE-09). */
export const searchShortsQuery = (api: Api, address: SearchAddress, prefetched?: Prefetched) => {
  const params = searchShortsCall(address);
  return queryOptions({
    queryKey: ["search", "shorts", params.query],
    meta: { owner: "marked" },
    placeholderData,
    queryFn: ({ signal }) => api.call("searchShorts", { query: params.query, signal }),
    initialData: () => prefetched?.take("searchShorts", params) ?? undefined,
  });
};

/** How a query may go on, and shows of that name (SEARCH-LINE-01). */
export const autocompleteQuery = (api: Api, text: string) =>
  queryOptions({
    queryKey: ["search", "autocomplete", text],
    meta: { owner: "marked" },
    placeholderData,
    queryFn: ({ signal }) => api.call("autocompleteSearch", { query: { query: text }, signal }),
  });

/** Earlier queries of the person, the last first; a search adds to them. */
export const searchHistoryQuery = (api: Api) =>
  queryOptions({
    queryKey: ["search-history"],
    meta: { owner: "own" },
    staleTime: 0,
    queryFn: ({ signal }) => api.call("listSearchHistory", { signal }),
  });
