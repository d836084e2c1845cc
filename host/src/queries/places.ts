import { queryOptions } from "@tanstack/react-query";
import type { Api } from "@kadr/openapi/client";
import { episodesCall, personCall, personVideosCall, tvShowCall } from "@kadr/openapi/pages";
import type { Prefetched } from "./channel.ts";

export const personQuery = (api: Api, id: string, prefetched: Prefetched) => {
  const params = personCall(id);
  return queryOptions({
    queryKey: ["person", id],
    meta: { owner: "marked" },
    queryFn: ({ signal }) => api.call("getPerson", { path: params.path, signal }),
    initialData: () => prefetched?.take("getPerson", params) ?? undefined,
  });
};

/** 20 a page, newest first (PERSON-PAGE-01). */
export const personVideosQuery = (api: Api, id: string, prefetched: Prefetched, page = 1) => {
  const params = personVideosCall(id, page);
  return queryOptions({
    queryKey: ["person-videos", id, page],
    meta: { owner: "marked" },
    queryFn: ({ signal }) => api.call("listPersonVideos", { path: params.path, query: params.query, signal }),
    initialData: () => prefetched?.take("listPersonVideos", params) ?? undefined,
  });
};

export const tvShowQuery = (api: Api, id: string, prefetched: Prefetched) => {
  const params = tvShowCall(id);
  return queryOptions({
    queryKey: ["tv-show", id],
    meta: { owner: "marked" },
    queryFn: ({ signal }) => api.call("getTvShow", { path: params.path, signal }),
    initialData: () => prefetched?.take("getTvShow", params) ?? undefined,
  });
};

/** Every episode of a show, by season and episode. */
export const episodesQuery = (api: Api, id: string, prefetched: Prefetched) => {
  const params = episodesCall(id);
  return queryOptions({
    queryKey: ["episodes", id],
    meta: { owner: "marked" },
    queryFn: ({ signal }) => api.call("listTvShowVideos", { path: params.path, query: params.query, signal }),
    initialData: () => prefetched?.take("listTvShowVideos", params) ?? undefined,
  });
};
