import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { Api, SearchCardKind, SearchCreated, SearchDuration, SearchKind, SearchPage, SearchSort } from "@kadr/openapi/client";

/** What narrows a search or puts it into another order; what is absent is not sent. */
export interface SearchFilters {
  readonly content_type?: SearchKind;
  readonly duration?: SearchDuration;
  readonly created?: SearchCreated;
  readonly sort_by?: SearchSort;
  /** False: the person took a correction back. */
  readonly autocorrect?: false;
}

/** A query shorter than this leaves the search inactive, and is not completed (SEARCH-STATE-02, SEARCH-LINE-02). */
export const shortestQuery = 2;

/** Found videos, page by page; test group B is asked for by `isGroupB` (SEARCH-LINE-10). */
export const searchVideosQuery = (api: Api, query: string, filters: SearchFilters = {}, isGroupB = false) =>
  infiniteQueryOptions({
    queryKey: ["search", "videos", query, filters, isGroupB],
    enabled: query.trim().length >= shortestQuery,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }): Promise<SearchPage> => {
      const first = { query: { query, client: "wdp" as const, ...filters }, signal };
      if (isGroupB) return pageParam === null ? api.call("searchVideosForGroupB", first) : api.followLink("searchVideosForGroupB", pageParam, { signal });
      return pageParam === null ? api.call("searchVideos", first) : api.followLink("searchVideos", pageParam, { signal });
    },
    getNextPageParam: (last: SearchPage) => last.next,
  });

/** Found videos of one channel (CHANNEL-PAGE-06). */
export const searchChannelQuery = (api: Api, channelId: string, query: string) =>
  infiniteQueryOptions({
    queryKey: ["search", "channel", channelId, query],
    enabled: query.trim().length >= shortestQuery,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      pageParam === null ? api.call("searchVideos", { query: { query, author_ids: channelId }, signal }) : api.followLink("searchVideos", pageParam, { signal }),
    getNextPageParam: (last) => last.next,
  });

/** Shorts a page (B §9). */
export const shortsPerPage = 36;

export const searchShortsQuery = (api: Api, query: string) =>
  infiniteQueryOptions({
    queryKey: ["search", "shorts", query],
    enabled: query.trim().length >= shortestQuery,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      pageParam === null ? api.call("searchShorts", { query: { query, per_page: shortsPerPage }, signal }) : api.followLink("searchShorts", pageParam, { signal }),
    getNextPageParam: (last) => last.next,
  });

/** Found channels, playlists and TV shows, or only one kind of them. */
export const searchCardsQuery = (api: Api, query: string, kind?: SearchCardKind) =>
  infiniteQueryOptions({
    queryKey: ["search", "cards", query, kind ?? "all"],
    enabled: query.trim().length >= shortestQuery,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      pageParam === null
        ? api.call("searchCards", { query: { query, ...(kind === undefined ? {} : { content_type: kind }) }, signal })
        : api.followLink("searchCards", pageParam, { signal }),
    getNextPageParam: (last) => last.next,
  });

export const autocompleteQuery = (api: Api, query: string) =>
  queryOptions({
    queryKey: ["search", "autocomplete", query.trim()],
    enabled: query.trim().length >= shortestQuery,
    queryFn: ({ signal }) => api.call("autocompleteSearch", { query: { query: query.trim() }, signal }),
  });

/** The person's past queries. The user id only names the entry: the session says whose they are (K37). */
export const searchHistoryQuery = (api: Api, userId: string | null) =>
  queryOptions({
    queryKey: ["searchHistory", userId],
    enabled: userId !== null,
    queryFn: ({ signal }) => api.call("listSearchHistory", { signal }),
  });
