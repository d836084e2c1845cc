import { pageOf, type CallParams } from "./callParams.ts";

/** Tabs of the search page (SEARCH-LINE-11), the first one by default. */
export const searchTabs = ["all", "video", "channels", "shorts"] as const;
export type SearchTab = (typeof searchTabs)[number];

/** A shorter query is not looked for (SEARCH-STATE-02). */
export const minQueryLength = 2;

/** Characters of a query; the rest is cut off. */
export const maxQueryLength = 200;

/** Filters of videos and their choices (G14); the first of an order is the default one. */
export const searchFilters = {
  duration: ["short", "medium", "long"],
  created: ["today", "week", "month", "year"],
  sort_by: ["relevance", "date_added_desc", "views_desc", "duration_desc"],
} as const;
export type SearchFilter = keyof typeof searchFilters;

/** Parts of an address of the search page. */
export interface SearchAddress {
  /** Trimmed, at most 200 characters; empty: nothing is looked for. */
  readonly query: string;
  readonly tab: SearchTab;
  /** From 1. */
  readonly page: number;
  readonly filters: { readonly [F in SearchFilter]?: (typeof searchFilters)[F][number] };
  /** The typed query is looked for as it is, without correction (SEARCH-LINE-13). */
  readonly isAsTyped: boolean;
}

const among = <T extends string>(values: readonly T[], text: string | null): T | undefined =>
  values.find((value) => value === text);

export function searchAddress(search: string | URLSearchParams): SearchAddress {
  const from = new URLSearchParams(search);
  const page = from.get("page") ?? "";
  const duration = among(searchFilters.duration, from.get("duration"));
  const created = among(searchFilters.created, from.get("created"));
  const order = among(searchFilters.sort_by.slice(1), from.get("sort_by"));
  return {
    query: (from.get("query") ?? "").trim().slice(0, maxQueryLength),
    tab: among(searchTabs, from.get("content_type")) ?? "all",
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    filters: { ...(duration && { duration }), ...(created && { created }), ...(order && { sort_by: order }) },
    isAsTyped: from.get("autocorrect") === "0",
  };
}

/** The address of a search, the shortest that says it. */
export function searchSearch({ query, tab, page, filters, isAsTyped }: SearchAddress): string {
  const to = new URLSearchParams({ query });
  if (tab !== "all") to.set("content_type", tab);
  for (const [name, value] of Object.entries(filters)) to.set(name, value);
  if (isAsTyped) to.set("autocorrect", "0");
  if (page > 1) to.set("page", String(page));
  return `?${to}`;
}

export const searchVideosCall = ({ query, tab, page, filters, isAsTyped }: SearchAddress) =>
  ({
    operation: "searchVideos",
    query: {
      query,
      client: "wdp",
      ...(tab === "video" && { content_type: "video" }),
      ...filters,
      ...(isAsTyped && { autocorrect: false }),
      ...pageOf(page),
    },
  }) satisfies CallParams<"searchVideos">;

export const searchCardsCall = ({ query, tab, page }: SearchAddress) =>
  ({
    operation: "searchCards",
    query: { query, ...(tab === "channels" ? pageOf(page) : {}) },
  }) satisfies CallParams<"searchCards">;

/** Shorts a page (SEARCH-LINE-09). */
const shortsAtATime = 36;

export const searchShortsCall = ({ query, tab, page }: SearchAddress) =>
  ({
    operation: "searchShorts",
    query: { query, per_page: shortsAtATime, ...(tab === "shorts" ? pageOf(page) : {}) },
  }) satisfies CallParams<"searchShorts">;

export type SearchCall = ReturnType<typeof searchVideosCall | typeof searchCardsCall | typeof searchShortsCall>;

/** Channels and shorts stand beside the videos: not on further pages, with filters, or where a correction was taken back. */
export const isOfAllKinds = ({ tab, page, filters, isAsTyped }: SearchAddress): boolean =>
  tab === "all" && page === 1 && !isAsTyped && Object.keys(filters).length === 0;

/** First calls of a page of the search: those that its tab begins with. */
export function searchCalls(search: URLSearchParams): readonly SearchCall[] {
  const address = searchAddress(search);
  if (address.query.length < minQueryLength) return [];
  const { tab } = address;
  if (tab === "channels") return [searchCardsCall(address)];
  if (tab === "shorts") return [searchShortsCall(address)];
  return [searchVideosCall(address), ...(isOfAllKinds(address) ? [searchCardsCall(address)] : [])];
}
