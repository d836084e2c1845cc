import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Api } from "@kadr/openapi/client";
import { guideCall, liveCall, liveCategoriesCall, type GuideAddress, type LiveAddress } from "@kadr/openapi/pages";
import type { Prefetched } from "./channel.ts";

/** A day of the channels (TV-GUIDE-03). */
export const guideQuery = (api: Api, address: GuideAddress, prefetched: Prefetched) => {
  const params = guideCall(address);
  return queryOptions({
    queryKey: ["tv-guide", params.query],
    meta: { owner: "marked" },
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => api.call("listBroadcasts", { query: params.query, signal }),
    initialData: () => prefetched?.take("listBroadcasts", params) ?? undefined,
  });
};

/** Channels and streams on the air. */
export const onAirQuery = (api: Api, address: LiveAddress, prefetched: Prefetched) => {
  const params = liveCall(address);
  return queryOptions({
    queryKey: ["on-air", params.query],
    meta: { owner: "marked" },
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => api.call("listBroadcasts", { query: params.query, signal }),
    initialData: () => prefetched?.take("listBroadcasts", params) ?? undefined,
  });
};

/** How often a page asks whether its stream is still on, ms. */
const stillOnMs = 30_000;

/** One stream: nothing where it is not on the air (any more). Asked again while somebody looks. */
export const isOnAirQuery = (api: Api, videoId: string) =>
  queryOptions({
    queryKey: ["is-on-air", videoId],
    meta: { owner: "marked" },
    // who opens its page has just been told so
    initialData: true,
    staleTime: stillOnMs,
    refetchInterval: stillOnMs,
    refetchOnWindowFocus: true,
    queryFn: async ({ signal }) => {
      const { results } = await api.call("listBroadcasts", { query: { video_id: videoId, per_page: 1 }, signal });
      return results.length > 0;
    },
  });

export const liveCategoriesQuery = (api: Api, prefetched: Prefetched) =>
  queryOptions({
    queryKey: ["live-categories"],
    meta: { owner: "marked" },
    queryFn: ({ signal }) => api.call("listLiveCategories", { signal }),
    initialData: () => prefetched?.take("listLiveCategories", liveCategoriesCall) ?? undefined,
  });

/** A day of one channel; the date as YYYY-MM-DD (TV-GUIDE-02). */
export const tvProgramQuery = (api: Api, videoId: string, date: string) =>
  queryOptions({
    queryKey: ["tv-program", videoId, date],
    meta: { owner: "marked" },
    queryFn: ({ signal }) => api.call("getTvProgram", { path: { videoId }, query: { programDate: date }, signal }),
  });
