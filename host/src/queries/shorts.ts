import { infiniteQueryOptions, type InfiniteData } from "@tanstack/react-query";
import type { Api, ResponseBody, Short } from "@kadr/openapi/client";
import { listShortsCall, shortsCategoryCall, type ShortsAddress } from "@kadr/openapi/pages";
import type { Prefetched } from "./channel.ts";

/** Where a list of shorts goes on: by a link of its own, or, once it has ended, with others in the order of a seed. */
type ShortsStep =
  | { readonly kind: "list"; readonly link: string }
  | { readonly kind: "more"; readonly address: ShortsAddress; readonly seed: number };

/** Shorts of one response. */
export interface ShortsBatch {
  readonly shorts: readonly Short[];
  /** There was nothing: an advertisement stands in their place (SHORTS-PAGE-03). */
  readonly isAd: boolean;
  /** They come again in another order, and may be those that were seen already. */
  readonly isMore: boolean;
  readonly next: ShortsStep | null;
}

/** A list of shorts: what it begins with, and the first seed of what comes after its end. */
export interface ShortsList {
  readonly videoId: string;
  readonly address: ShortsAddress;
  /** 1 to 100 (SHORTS-PAGE-02). */
  readonly seed: number;
}

/** Another seed for each time: so the list that is asked for anew is the same one. */
const seedAfter = (seed: number): number => ((seed + 36) % 100) + 1;

const isFiltered = ({ categoryId, channelId, tvShowId }: ShortsAddress): boolean =>
  (categoryId ?? channelId ?? tvShowId) !== undefined;

const everything: ShortsAddress = {};

const listBatch = (page: ResponseBody<"listShorts">, { address, seed }: ShortsList): ShortsBatch => ({
  shorts: page.results,
  isAd: false,
  isMore: false,
  next: page.has_next && page.next !== null ? { kind: "list", link: page.next } : { kind: "more", address, seed },
});

async function moreBatch(
  api: Api,
  { address, seed }: Extract<ShortsStep, { kind: "more" }>,
  signal: AbortSignal,
): Promise<ShortsBatch> {
  const more = await api.call("listShortsCategory", { query: shortsCategoryCall(address, seed).query, signal });
  // 204 has no body.
  const shorts = (more as typeof more | undefined | null)?.results ?? [];
  const isAd = shorts.length === 0;
  const next = { kind: "more", address: everything, seed: seedAfter(seed) } as const;
  return { shorts, isAd, isMore: true, next: isAd && !isFiltered(address) ? null : next };
}

export const shortsQuery = (api: Api, list: ShortsList, prefetched?: Prefetched) => {
  const params = listShortsCall(list.videoId, list.address);
  return infiniteQueryOptions({
    queryKey: ["shorts", params.query, list.seed],
    meta: { owner: "marked" },
    initialPageParam: null as ShortsStep | null,
    queryFn: async ({ pageParam, signal }): Promise<ShortsBatch> => {
      if (pageParam?.kind === "more") return moreBatch(api, pageParam, signal);
      const page =
        pageParam === null
          ? await api.call("listShorts", { query: params.query, signal })
          : await api.followLink("listShorts", pageParam.link, { signal });
      return listBatch(page, list);
    },
    getNextPageParam: (last) => last.next,
    initialData: (): InfiniteData<ShortsBatch, ShortsStep | null> | undefined => {
      const page = prefetched?.take("listShorts", params) ?? null;
      return page === null ? undefined : { pages: [listBatch(page, list)], pageParams: [null] };
    },
  });
};
