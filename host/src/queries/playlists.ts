import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Api } from "@kadr/openapi/client";

export const playlistQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ["playlist", id],
    meta: { owner: "marked" },
    queryFn: ({ signal }) => api.call("getPlaylist", { path: { id }, signal }),
  });

/** One page of a playlist, 20 videos (PLAYLIST-PAGE-02). */
export const playlistPageQuery = (api: Api, id: string, page: number) =>
  queryOptions({
    queryKey: ["playlistPage", id, page],
    meta: { owner: "marked" },
    queryFn: ({ signal }) =>
      // A pagination argument is sent only when it is greater than 0 (COMMON-LIST-01); the first page is the default.
      api.call("listPlaylistVideos", { path: { id }, query: page > 1 ? { page } : {}, signal }),
    placeholderData: keepPreviousData,
  });

/** All cached pages of one order of a playlist stand under this key. `seed`: null for the playlist's own order. */
export const playlistRowKey = (id: string, seed: number | null) => ["playlistRow", id, seed] as const;

/** The videos of a playlist from the page on that the video `around` stands on, both ways. */
export const playlistRowQuery = (api: Api, id: string, around: string, seed: number | null = null) =>
  infiniteQueryOptions({
    queryKey: [...playlistRowKey(id, seed), around] as const,
    meta: { owner: "marked" },
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      pageParam === null
        ? api.call("listPlaylistVideos", {
            path: { id },
            query: { around, ...(seed === null ? {} : { shuffle: seed }) },
            signal,
          })
        : api.followLink("listPlaylistVideos", pageParam, { signal }),
    getNextPageParam: (last) => last.next,
    getPreviousPageParam: (first) => first.previous,
  });

/** The beginning of a playlist in another order. */
export const shuffledPlaylistQuery = (api: Api, id: string, seed: number) =>
  queryOptions({
    queryKey: ["shuffledPlaylist", id, seed],
    meta: { owner: "marked" },
    queryFn: ({ signal }) => api.call("listPlaylistVideos", { path: { id }, query: { shuffle: seed }, signal }),
  });
