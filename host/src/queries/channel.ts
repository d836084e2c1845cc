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
  const asked = channelCall(personId);
  return queryOptions({
    queryKey: ["channel", personId],
    meta: { owner: "marked" },
    queryFn: ({ signal }): Promise<Channel> =>
      asked.operation === "getUser"
        ? api.call("getUser", { path: asked.path, signal })
        : api.call("getChannelBySlug", { path: asked.path, signal }),
    initialData: () =>
      (asked.operation === "getUser"
        ? prefetched?.take("getUser", asked)
        : prefetched?.take("getChannelBySlug", asked)) ?? undefined,
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
  const asked = channelVideosCall(id, kind, page, order);
  return queryOptions({
    queryKey: ["channel-videos", id, asked.query],
    meta: { owner: "chosen" },
    queryFn: ({ signal }) => api.call("listChannelVideos", { path: asked.path, query: asked.query, signal }),
    initialData: () => prefetched?.take("listChannelVideos", asked) ?? undefined,
  });
};

/** The author's own list: also what others may not see. */
export const ownVideosQuery = (api: Api, kind: VideosKind, prefetched: Prefetched, page = 1, order?: ChannelOrder) => {
  const asked = ownVideosCall(kind, page, order);
  return queryOptions({
    queryKey: ["own-videos", asked.query],
    meta: { owner: "own" },
    queryFn: ({ signal }) => api.call("listOwnVideos", { query: asked.query, signal }),
    initialData: () => prefetched?.take("listOwnVideos", asked) ?? undefined,
  });
};

/** What of a channel's videos fits a query (CHANNEL-PAGE-06). */
export const channelSearchQuery = (api: Api, id: string, query: string, prefetched: Prefetched, page = 1) => {
  const asked = channelSearchCall(id, query, page);
  return queryOptions({
    queryKey: ["channel-search", id, query, page],
    meta: { owner: "chosen" },
    queryFn: ({ signal }) => api.call("searchVideos", { query: asked.query, signal }),
    initialData: () => prefetched?.take("searchVideos", asked) ?? undefined,
  });
};

export const channelPlaylistsQuery = (api: Api, id: string, prefetched: Prefetched, page = 1) => {
  const asked = channelPlaylistsCall(id, page);
  return queryOptions({
    queryKey: ["channel-playlists", id, page],
    meta: { owner: "marked" },
    queryFn: ({ signal }) => api.call("listChannelPlaylists", { path: asked.path, query: asked.query, signal }),
    initialData: () => prefetched?.take("listChannelPlaylists", asked) ?? undefined,
  });
};

/** 20 of them (CHANNEL-PAGE-10). */
export const channelProjectsQuery = (api: Api, id: string, prefetched: Prefetched) => {
  const asked = channelProjectsCall(id);
  return queryOptions({
    queryKey: ["channel-projects", id],
    meta: { owner: "same" },
    queryFn: ({ signal }) => api.call("listChannelProjects", { path: asked.path, query: asked.query, signal }),
    initialData: () => prefetched?.take("listChannelProjects", asked) ?? undefined,
  });
};

export const pinnedVideoQuery = (api: Api, id: string, prefetched: Prefetched) => {
  const asked = pinnedVideoCall(id);
  return queryOptions({
    queryKey: ["pinned-video", id],
    meta: { owner: "marked" },
    queryFn: ({ signal }) => api.call("getPinnedVideo", { path: asked.path, signal }),
    initialData: () => prefetched?.take("getPinnedVideo", asked) ?? undefined,
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
