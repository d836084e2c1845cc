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
  const asked = categoryVideosCall(id, page);
  return queryOptions({
    queryKey: ["category-videos", id, page],
    meta: { owner: "marked" },
    queryFn: ({ signal }) => api.call("listCategoryVideos", { path: asked.path, query: asked.query, signal }),
    initialData: () => prefetched?.take("listCategoryVideos", asked) ?? undefined,
  });
};

/** A topic and its videos, the newest first. */
export const tagVideosQuery = (api: Api, id: string, prefetched: Prefetched, page = 1) => {
  const asked = tagVideosCall(id, page);
  return queryOptions({
    queryKey: ["tag-videos", id, page],
    meta: { owner: "marked" },
    queryFn: ({ signal }) => api.call("listTagVideos", { path: asked.path, query: asked.query, signal }),
    initialData: () => prefetched?.take("listTagVideos", asked) ?? undefined,
  });
};

export const newsListQuery = (api: Api, prefetched: Prefetched, page = 1) => {
  const asked = newsListCall(page);
  return queryOptions({
    queryKey: ["news-list", page],
    meta: { owner: "same" },
    queryFn: ({ signal }) => api.call("listNews", { query: asked.query, signal }),
    initialData: () => prefetched?.take("listNews", asked) ?? undefined,
  });
};

export const newsQuery = (api: Api, category: string, slug: string, prefetched: Prefetched) => {
  const asked = newsCall(category, slug);
  return queryOptions({
    queryKey: ["news", category, slug],
    meta: { owner: "marked" },
    queryFn: ({ signal }) => api.call("getNews", { path: asked.path, signal }),
    initialData: () => prefetched?.take("getNews", asked) ?? undefined,
  });
};
