import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { Api, Channel } from "@kadr/openapi/client";
import {
  channelCall,
  channelPlaylistsCall,
  channelProjectsCall,
  channelSearchCall,
  channelVideosCall,
  ownVideosCall,
  pinnedVideoCall,
  type ChannelOrder,
  type VideosKind,
} from "@kadr/openapi/pages";
import type { PrefetchedResponses } from "./prefetched.ts";

/** Of the responses that came with the document: each is taken once, by the query that would have asked for it. */
export type Prefetched = Pick<PrefetchedResponses, "take"> | undefined;

/** A channel by its id or its short address. */
export const channelQuery = (api: Api, personId: string, prefetched: Prefetched) => {
  const params = channelCall(personId);
  return queryOptions({
    queryKey: ["channel", personId],
    meta: { owner: "marked" },
    queryFn: ({ signal }): Promise<Channel> =>
      params.operation === "getUser"
        ? api.call("getUser", { path: params.path, signal })
        : api.call("getChannelBySlug", { path: params.path, signal }),
    initialData: () =>
      (params.operation === "getUser"
        ? prefetched?.take("getUser", params)
        : prefetched?.take("getChannelBySlug", params)) ?? undefined,
  });
};

export const channelVideosQuery = (
  api: Api,
  id: string,
  kind: VideosKind,
  prefetched: Prefetched,
  page = 1,
  order?: ChannelOrder,
) => {
  const params = channelVideosCall(id, kind, page, order);
  return queryOptions({
    queryKey: ["channel-videos", id, params.query],
    meta: { owner: "chosen" },
    queryFn: ({ signal }) => api.call("listChannelVideos", { path: params.path, query: params.query, signal }),
    initialData: () => prefetched?.take("listChannelVideos", params) ?? undefined,
  });
};

/** The author's own list: also what others may not see. */
export const ownVideosQuery = (api: Api, kind: VideosKind, prefetched: Prefetched, page = 1, order?: ChannelOrder) => {
  const params = ownVideosCall(kind, page, order);
  return queryOptions({
    queryKey: ["own-videos", params.query],
    meta: { owner: "own" },
    queryFn: ({ signal }) => api.call("listOwnVideos", { query: params.query, signal }),
    initialData: () => prefetched?.take("listOwnVideos", params) ?? undefined,
  });
};

/** Videos of a channel that fit a query (CHANNEL-PAGE-06). */
export const channelSearchQuery = (api: Api, id: string, query: string, prefetched: Prefetched, page = 1) => {
  const params = channelSearchCall(id, query, page);
  return queryOptions({
    queryKey: ["channel-search", id, query, page],
    meta: { owner: "chosen" },
    queryFn: ({ signal }) => api.call("searchVideos", { query: params.query, signal }),
    initialData: () => prefetched?.take("searchVideos", params) ?? undefined,
  });
};

export const channelPlaylistsQuery = (api: Api, id: string, prefetched: Prefetched, page = 1) => {
  const params = channelPlaylistsCall(id, page);
  return queryOptions({
    queryKey: ["channel-playlists", id, page],
    meta: { owner: "marked" },
    queryFn: ({ signal }) => api.call("listChannelPlaylists", { path: params.path, query: params.query, signal }),
    initialData: () => prefetched?.take("listChannelPlaylists", params) ?? undefined,
  });
};

/** 20 of them (CHANNEL-PAGE-10). */
export const channelProjectsQuery = (api: Api, id: string, prefetched: Prefetched) => {
  const params = channelProjectsCall(id);
  return queryOptions({
    queryKey: ["channel-projects", id],
    meta: { owner: "same" },
    queryFn: ({ signal }) => api.call("listChannelProjects", { path: params.path, query: params.query, signal }),
    initialData: () => prefetched?.take("listChannelProjects", params) ?? undefined,
  });
};

export const pinnedVideoQuery = (api: Api, id: string, prefetched: Prefetched) => {
  const params = pinnedVideoCall(id);
  return queryOptions({
    queryKey: ["pinned-video", id],
    meta: { owner: "marked" },
    queryFn: ({ signal }) => api.call("getPinnedVideo", { path: params.path, signal }),
    initialData: () => prefetched?.take("getPinnedVideo", params) ?? undefined,
  });
};

/** 10 a page with 20 videos each, newest first (CHANNEL-PAGE-08). */
export const pinnedPlaylistsQuery = (api: Api, id: string) =>
  infiniteQueryOptions({
    queryKey: ["pinned-playlists", id],
    meta: { owner: "marked" },
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      pageParam === null
        ? api.call("listPinnedPlaylists", {
            path: { id },
            query: { page: 1, limit: 10, order_by: "created_ts_desc", limit_video: 20 },
            signal,
          })
        : api.followLink("listPinnedPlaylists", pageParam, { signal }),
    getNextPageParam: (last) => (last.has_next ? last.next : null),
  });

/** 20 of them, with source ch and offset 0 (CHANNEL-PAGE-09). */
export const recommendedChannelsQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ["recommended-channels", id],
    meta: { owner: "chosen" },
    queryFn: ({ signal }) =>
      api.call("listChannelRecommendations", { path: { id }, query: { source: "ch", limit: 20, offset: 0 }, signal }),
  });

/** Streams of the author and the slots that are left (OWNER-TOOLS-04). */
export const ownStreamsQuery = (api: Api) =>
  queryOptions({
    queryKey: ["own-streams"],
    meta: { owner: "own" },
    queryFn: ({ signal }) => api.call("listOwnStreams", { signal }),
  });

/** Whom the author does not let comment, the last ban first. */
export const bansQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: ["bans"],
    meta: { owner: "own" },
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      pageParam === null ? api.call("listBans", { signal }) : api.followLink("listBans", pageParam, { signal }),
    getNextPageParam: (last) => (last.has_next ? last.next : null),
  });
