import { queryOptions } from "@tanstack/react-query";
import type { Api } from "@kadr/openapi/client";
import { linkedPages } from "./linkedPages.ts";

/** `type` of the episodes in the call for all videos of a show (tvShow.allType). */
const episodeType = 16;

export const showQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ["show", id],
    queryFn: ({ signal }) => api.call("getTvShow", { path: { id }, signal }),
  });

export const episodesQuery = (api: Api, showId: string) =>
  queryOptions({
    queryKey: ["show", showId, "episodes"],
    queryFn: ({ signal }) => api.call("listTvShowVideos", { path: { id: showId }, query: { type: episodeType }, signal }),
  });

/** A programme is over soon: what is on now is asked for again after a minute. */
const programmeAgesMs = 60_000;

/** `date` as YYYY-MM-DD (TV-GUIDE-02); without it today. */
export const programmeQuery = (api: Api, videoId: string, date?: string) =>
  queryOptions({
    queryKey: ["programme", videoId, date ?? null],
    queryFn: ({ signal }) => api.call("getTvProgram", { path: { videoId }, query: date === undefined ? {} : { programDate: date }, signal }),
    staleTime: programmeAgesMs,
  });

export const liveCategoriesQuery = (api: Api) =>
  queryOptions({
    queryKey: ["liveCategories"],
    queryFn: ({ signal }) => api.call("listLiveCategories", { signal }),
    staleTime: programmeAgesMs,
  });

export interface BroadcastsAsked {
  /** Id of a category or slug of its feed. */
  readonly category?: string;
  /** YYYY-MM-DD. */
  readonly date?: string;
  /** Channels with the schedule of the whole day. */
  readonly withSchedule?: boolean;
}

export const broadcastsQuery = (api: Api, { category, date, withSchedule = false }: BroadcastsAsked = {}) =>
  linkedPages(["broadcasts", category ?? null, date ?? null, withSchedule], {
    first: (signal) =>
      api.call("listBroadcasts", {
        query: { ...(category === undefined ? {} : { category }), ...(date === undefined ? {} : { programmDate: date }), ...(withSchedule ? { tvprogramm: true } : {}) },
        signal,
      }),
    follow: (link, signal) => api.followLink("listBroadcasts", link, { signal }),
  });
