import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { Api } from "@kadr/openapi/client";
import { linkedPages } from "./linkedPages.ts";

/** What of the page's query the call takes (B §2 Route table); the rest is ours alone. */
const passedOn = ["pepper", "plId", "playlist", "pl_id", "pl_type", "sourcePl", "sourcePlType", "showPl", "pageType", "track_id"] as const;
const passedOnNumbers = ["p", "season"] as const;

export function videoPageQueryOf(search: string): Record<string, string | number> {
  const from = new URLSearchParams(search);
  const query: Record<string, string | number> = {};
  for (const name of passedOn) {
    const value = from.get(name);
    if (value) query[name] = value;
  }
  for (const name of passedOnNumbers) {
    // A pagination argument is sent only when it is greater than 0 (COMMON-LIST-01).
    const value = Number(from.get(name));
    if (Number.isInteger(value) && value > 0) query[name] = value;
  }
  return query;
}

export const videoPageQuery = (api: Api, id: string, search: string) => {
  const query = videoPageQueryOf(search);
  return queryOptions({
    queryKey: ["video", id, query],
    queryFn: ({ signal }) => api.call("getVideoPage", { path: { id }, query, signal }),
  });
};

export const videoMetaQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ["videoMeta", id],
    queryFn: ({ signal }) => api.call("getVideoMeta", { path: { id }, signal }),
  });

export const recommendationsQuery = (api: Api, id: string) =>
  infiniteQueryOptions({
    queryKey: ["recommendations", id],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      pageParam === null
        ? api.call("listVideoRecommendations", { path: { id }, signal })
        : api.followLink("listVideoRecommendations", pageParam, { signal }),
    getNextPageParam: (last) => (last.has_next ? last.next : null),
  });

export const mainRecommendationsQuery = (api: Api) =>
  linkedPages(["mainRecommendations"], {
    first: (signal) => api.call("listMainRecommendations", { signal }),
    follow: (link, signal) => api.followLink("listMainRecommendations", link, { signal }),
  });

export const categoryVideosQuery = (api: Api, categoryId: string) =>
  linkedPages(["categoryVideos", categoryId], {
    first: (signal) => api.call("listCategoryVideos", { path: { id: categoryId }, signal }),
    follow: (link, signal) => api.followLink("listCategoryVideos", link, { signal }),
  });

export const publicVideosQuery = (api: Api, ids: readonly string[]) =>
  queryOptions({
    queryKey: ["publicVideos", ids],
    queryFn: ({ signal }) => api.call("listPublicVideos", { query: { id_list: ids.join(",") }, signal }),
  });

export const videoRatingQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ["videoRating", id],
    queryFn: ({ signal }) => api.call("getVideoRating", { path: { id }, signal }),
  });

/** The author's stream slots. */
export const ownStreamsQuery = (api: Api) =>
  queryOptions({
    queryKey: ["ownStreams"],
    queryFn: ({ signal }) => api.call("listOwnStreams", { signal }),
  });

/** The clip that a card plays on hover; adult and live videos have none and answer 404. */
export const videoPreviewQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ["videoPreview", id],
    queryFn: ({ signal }) => api.call("getVideoPreview", { path: { id }, signal }),
  });
