import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { Api } from "@kadr/openapi/client";

/** Rows that are asked for at a time. */
const pageSize = 40;
/** Of the history as many as the server sends: it is searched by what is here. */
const historyPageSize = 100;
/** Own comments come by the page limit (`comments.pageLimit`). */
const commentsPageSize = 50;

/** Watched videos, the last first. `folder`: short videos have a folder of their own. */
export const historyQuery = (api: Api, folder: "videos" | "shorts") =>
  infiniteQueryOptions({
    queryKey: ["history", folder],
    meta: { owner: "own" },
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      pageParam === null
        ? api.call("listHistory", {
            query: {
              limit: historyPageSize,
              ...(folder === "shorts" ? { origin_type: "rshorts" } : { origin_type_exclude: "rshorts" }),
            },
            signal,
          })
        : api.followLink("listHistory", pageParam, { signal }),
    getNextPageParam: (last) => (last.has_next ? last.next : null),
  });

export const watchLaterQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: ["watchLater"],
    meta: { owner: "own" },
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      pageParam === null
        ? api.call("listWatchLater", { query: { limit: pageSize }, signal })
        : api.followLink("listWatchLater", pageParam, { signal }),
    getNextPageParam: (last) => (last.has_next ? last.next : null),
  });

/** By the cursor: what is liked meanwhile moves nothing (LIBRARY-LIKED-01). */
export const likedQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: ["liked"],
    meta: { owner: "own" },
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      api.call("listLikedVideos", {
        query: { limit: pageSize, ...(pageParam === null ? {} : { last_reaction_id: pageParam }) },
        signal,
      }),
    getNextPageParam: (last) => (last.has_next ? last.last_reaction_id : null),
  });

export const favoritePlaylistsQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: ["favoritePlaylists"],
    meta: { owner: "own" },
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      pageParam === null
        ? api.call("listFavoritePlaylists", { query: { limit: pageSize }, signal })
        : api.followLink("listFavoritePlaylists", pageParam, { signal }),
    getNextPageParam: (last) => (last.has_next ? last.next : null),
  });

export const ownCommentsQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: ["ownComments"],
    meta: { owner: "own" },
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      pageParam === null
        ? api.call("listMyComments", { query: { limit: commentsPageSize }, signal })
        : api.followLink("listMyComments", pageParam, { signal }),
    getNextPageParam: (last) => (last.has_next ? last.next : null),
  });

/** All things that were bought or are paid for, also those that have ended. */
export const purchasesQuery = (api: Api) =>
  queryOptions({
    queryKey: ["purchases"],
    meta: { owner: "own" },
    queryFn: ({ signal }) => api.call("listActivePurchases", { signal }),
  });

/** Playlists of the person's own channel. `userId`: the channel's id, too. */
export const ownPlaylistsQuery = (api: Api, userId: string) =>
  infiniteQueryOptions({
    queryKey: ["ownPlaylists", userId],
    meta: { owner: "marked" },
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      pageParam === null
        ? api.call("listChannelPlaylists", { path: { id: userId }, signal })
        : api.followLink("listChannelPlaylists", pageParam, { signal }),
    getNextPageParam: (last) => (last.has_next ? last.next : null),
  });
