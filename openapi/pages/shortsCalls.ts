import type { CallParams } from "./callParams.ts";

/** Parts of an address of the shorts that choose the list that it begins (SHORTS-PAGE-01). */
export interface ShortsAddress {
  /** Only of this category, channel or show. */
  readonly categoryId?: string;
  readonly channelId?: string;
  readonly tvShowId?: string;
  /** Where the person comes from; only counted. */
  readonly source?: string;
}

const filters = ["categoryId", "channelId", "tvShowId"] as const;
const idPattern = /^[\w-]{1,64}$/;

/** A value that no call would take is as if it were not there. */
export function shortsAddress(search: string | URLSearchParams): ShortsAddress {
  const from = new URLSearchParams(search);
  const address: { -readonly [K in keyof ShortsAddress]: ShortsAddress[K] } = {};
  for (const name of [...filters, "source"] as const) {
    const value = from.get(name) ?? "";
    if (idPattern.test(value)) address[name] = value;
  }
  return address;
}

/** Query behind the path of a short, with its question mark, or empty. */
export function shortsSearch(address: ShortsAddress): string {
  const to = new URLSearchParams(address as Record<string, string>);
  return to.size === 0 ? "" : `?${to}`;
}

/** The first page of a list: the short that it begins with, and what comes after it. */
export const listShortsCall = (videoId: string, address: ShortsAddress) =>
  ({ operation: "listShorts", query: { videoId, ...address, page: 1 } }) satisfies CallParams<"listShorts">;

/** Shorts to go on with where a list has ended: `seed` from 1 to 100 decides their order (SHORTS-PAGE-02). */
export function shortsCategoryCall(address: ShortsAddress, seed: number) {
  const { source: _counted, ...chosen } = address;
  return { operation: "listShortsCategory", query: { ...chosen, seed } } satisfies CallParams<"listShortsCategory">;
}
