import { queryOptions } from "@tanstack/react-query";
import type { Api } from "@kadr/openapi/client";
import { categoriesCall, categoryVideosCall, newsCall, newsListCall, tagVideosCall } from "@kadr/openapi/pages";
import type { Prefetched } from "./channel.ts";

/** The categories change with the service, not with the visit, ms. */
const categoriesStaleMs = 60 * 60 * 1000;

export const categoriesQuery = (api: Api, prefetched: Prefetched) =>
  queryOptions({
    queryKey: ["categories"],
    meta: { owner: "same" },
    queryFn: ({ signal }) => api.call("listCategories", { signal }),
    initialData: () => prefetched?.take("listCategories", categoriesCall) ?? undefined,
    staleTime: categoriesStaleMs,
  });

/** The most viewed first. */
export const categoryVideosQuery = (api: Api, id: string, prefetched: Prefetched, page = 1) => {
  const params = categoryVideosCall(id, page);
  return queryOptions({
    queryKey: ["category-videos", id, page],
    meta: { owner: "marked" },
    queryFn: ({ signal }) => api.call("listCategoryVideos", { path: params.path, query: params.query, signal }),
    initialData: () => prefetched?.take("listCategoryVideos", params) ?? undefined,
  });
};

/** A topic and its videos, the newest first. */
export const tagVideosQuery = (api: Api, id: string, prefetched: Prefetched, page = 1) => {
  const params = tagVideosCall(id, page);
  return queryOptions({
    queryKey: ["tag-videos", id, page],
    meta: { owner: "marked" },
    queryFn: ({ signal }) => api.call("listTagVideos", { path: params.path, query: params.query, signal }),
    initialData: () => prefetched?.take("listTagVideos", params) ?? undefined,
  });
};

export const newsListQuery = (api: Api, prefetched: Prefetched, page = 1) => {
  const params = newsListCall(page);
  return queryOptions({
    queryKey: ["news-list", page],
    meta: { owner: "same" },
    queryFn: ({ signal }) => api.call("listNews", { query: params.query, signal }),
    initialData: () => prefetched?.take("listNews", params) ?? undefined,
  });
};

export const newsQuery = (api: Api, category: string, slug: string, prefetched: Prefetched) => {
  const params = newsCall(category, slug);
  return queryOptions({
    queryKey: ["news", category, slug],
    meta: { owner: "marked" },
    queryFn: ({ signal }) => api.call("getNews", { path: params.path, signal }),
    initialData: () => prefetched?.take("getNews", params) ?? undefined,
  });
};
