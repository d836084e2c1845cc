import { queryOptions } from "@tanstack/react-query";
import type { Api } from "@kadr/openapi/client";
import { linkedPages } from "./linkedPages.ts";

/** The pages of the library; each person's own, so the keys begin with it and go when the person does. */
export const watchLaterQuery = (api: Api) =>
  linkedPages(["library", "watchLater"], {
    first: (signal) => api.call("listWatchLater", { signal }),
    follow: (link, signal) => api.followLink("listWatchLater", link, { signal }),
  });

/** All ids of watch later at once, so that every card can say whether it is in the list (K21). */
export const watchLaterIdsQuery = (api: Api) =>
  queryOptions({
    queryKey: ["library", "watchLaterIds"],
    queryFn: ({ signal }) => api.call("listWatchLaterIds", { signal }),
  });

/** Whether one video is in watch later (K21). */
export const watchLaterStateQuery = (api: Api, videoId: string) =>
  queryOptions({
    queryKey: ["library", "watchLaterState", videoId],
    queryFn: ({ signal }) => api.call("getWatchLater", { path: { id: videoId }, signal }),
  });

/** The liked page of the library: by cursor (K21). */
export const likedQuery = (api: Api) =>
  linkedPages(["library", "liked"], {
    first: (signal) => api.call("listLikedVideos", { signal }),
    follow: (link, signal) => api.followLink("listLikedVideos", link, { signal }),
  });

/** The same list seen as a playlist. */
export const likedPlaylistQuery = (api: Api) =>
  linkedPages(["library", "likedPlaylist"], {
    first: (signal) => api.call("listLikedPlaylist", { signal }),
    follow: (link, signal) => api.followLink("listLikedPlaylist", link, { signal }),
  });

/** The liked list from one video on, without shorts (LIBRARY-LIKED-02). */
export const likedFromQuery = (api: Api, videoId: string) =>
  queryOptions({
    queryKey: ["library", "likedFrom", videoId],
    queryFn: ({ signal }) => api.call("getLikedFromVideo", { path: { videoId }, query: { origin_type_exclude: "rshorts" }, signal }),
  });

export const historyQuery = (api: Api) =>
  linkedPages(["library", "history"], {
    first: (signal) => api.call("listHistory", { signal }),
    follow: (link, signal) => api.followLink("listHistory", link, { signal }),
  });

/** Saved playlists; on a channel's page those of its author only. */
export const savedPlaylistsQuery = (api: Api, authorId?: string) =>
  linkedPages(["library", "savedPlaylists", authorId ?? null], {
    first: (signal) => api.call("listFavoritePlaylists", { query: authorId === undefined ? {} : { author_id: authorId }, signal }),
    follow: (link, signal) => api.followLink("listFavoritePlaylists", link, { signal }),
  });
