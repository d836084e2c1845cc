import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { Api, ChannelSection, OriginType } from "@kadr/openapi/client";

/** Origins of the channel's tabs (B §3): shorts, audio, and what is neither. */
export const tabOrigins = { videos: ["rtb", "rst", "ifrm", "rspa"], shorts: ["rshorts"], audios: ["rtba"] } as const satisfies Record<string, readonly OriginType[]>;

export type ChannelVideosTab = keyof typeof tabOrigins;

export const channelVideosQuery = (api: Api, id: string, tab: ChannelVideosTab) =>
  infiniteQueryOptions({
    queryKey: ["channel", id, tab],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      pageParam === null
        ? api.call("listChannelVideos", { path: { id }, query: { origin__type: tabOrigins[tab].join(",") }, signal })
        : api.followLink("listChannelVideos", pageParam, { signal }),
    getNextPageParam: (last) => last.next,
  });

/** Videos of the person who is signed in, hidden ones too. */
export const ownVideosQuery = (api: Api, userId: string, tab: ChannelVideosTab) =>
  infiniteQueryOptions({
    queryKey: ["ownVideos", userId, tab],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      pageParam === null ? api.call("listOwnVideos", { query: { origin__type: tabOrigins[tab].join(",") }, signal }) : api.followLink("listOwnVideos", pageParam, { signal }),
    getNextPageParam: (last) => last.next,
  });

/** Projects that a channel page asks for (CHANNEL-PAGE-10). */
export const channelProjectsLimit = 20;

export const channelProjectsQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ["channel", id, "projects"],
    queryFn: ({ signal }) => api.call("listChannelProjects", { path: { id }, query: { limit: channelProjectsLimit }, signal }),
  });

export const channelPlaylistsQuery = (api: Api, id: string) =>
  infiniteQueryOptions({
    queryKey: ["channel", id, "playlists"],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      pageParam === null ? api.call("listChannelPlaylists", { path: { id }, signal }) : api.followLink("listChannelPlaylists", pageParam, { signal }),
    getNextPageParam: (last) => last.next,
  });

export const channelBySlugQuery = (api: Api, slug: string) =>
  queryOptions({
    queryKey: ["channelBySlug", slug],
    queryFn: ({ signal }) => api.call("getChannelBySlug", { path: { slug }, signal }),
  });

export const pinnedVideoQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ["channel", id, "pinnedVideo"],
    queryFn: ({ signal }) => api.call("getPinnedVideo", { path: { id }, signal }),
  });

/** Ten playlists a page, twenty videos each, newest first (CHANNEL-PAGE-08). */
export const pinnedPlaylistsQuery = (api: Api, id: string) =>
  infiniteQueryOptions({
    queryKey: ["channel", id, "pinnedPlaylists"],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      pageParam === null
        ? api.call("listPinnedPlaylists", { path: { id }, query: { page: 1, limit: 10, order_by: "created_ts_desc", limit_video: 20 }, signal })
        : api.followLink("listPinnedPlaylists", pageParam, { signal }),
    getNextPageParam: (last) => last.next,
  });

/** Twenty channels from the first on (CHANNEL-PAGE-09). */
export const channelRecommendationsQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ["channel", id, "recommendations"],
    queryFn: ({ signal }) => api.call("listChannelRecommendations", { path: { id }, query: { source: "ch", limit: 20, offset: 0 }, signal }),
  });

export const channelMetaQuery = (api: Api, id: string, section: ChannelSection = "main") =>
  queryOptions({
    queryKey: ["channelMeta", id, section],
    queryFn: ({ signal }) => api.call("getChannelMeta", { path: { id }, query: { section }, signal }),
  });
