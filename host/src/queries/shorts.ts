import { queryOptions } from "@tanstack/react-query";
import type { Api, Card } from "@kadr/openapi/client";
import { linkedPages } from "./linkedPages.ts";

export interface ShortsAsked {
  readonly videoId?: string;
  readonly categoryId?: string;
  readonly channelId?: string;
  readonly tvShowId?: string;
  readonly source?: string;
}

/** Shorts to watch one after another, the asked one first (SHORTS-PAGE-01). */
export const shortsQuery = (api: Api, asked: ShortsAsked) =>
  linkedPages(["shorts", asked], {
    first: (signal) => api.call("listShorts", { query: { ...asked, page: 1 }, signal }),
    follow: (link, signal) => api.followLink("listShorts", link, { signal }),
  });

/** Shorts of a shelf; `null` when there are none, which answers 204 (SHORTS-PAGE-03). `seed` is a random number from 1 to 100. */
export const shortsCategoryQuery = (api: Api, seed: number, asked: Pick<ShortsAsked, "categoryId" | "channelId" | "tvShowId"> = {}) =>
  queryOptions({
    queryKey: ["shortsCategory", seed, asked],
    queryFn: async ({ signal }): Promise<readonly Card[] | null> => (await api.call("listShortsCategory", { query: { ...asked, seed }, signal }))?.results ?? null,
  });
