import type { Short } from "@kadr/openapi/client";

/** Entry in the list of shorts. */
export type ShortsEntry =
  | { readonly kind: "short"; readonly key: string; readonly short: Short }
  | { readonly kind: "ad"; readonly key: string };

interface Batch {
  readonly shorts: readonly Short[];
  readonly isAd: boolean;
  readonly isMore: boolean;
}

/** A short is not met again before so many others, or half of all where they are fewer. */
const restsFor = 10;

/**
 * The batches as one list. What its own list has is shown once; what comes after its end may come again, but not soon. A batch of a
 * chosen category has only what was not there yet.
 */
export function shortsEntries(batches: readonly Batch[]): readonly ShortsEntry[] {
  const entries: ShortsEntry[] = [];
  const seen = new Set<string>();
  let last: string[] = [];
  batches.forEach(({ shorts, isAd, isMore }, at) => {
    // The first batch after the list's own end goes on with what is left of the same choice.
    const isFirstMore = isMore && batches[at - 1]?.isMore === false;
    for (const short of shorts) {
      const { id } = short.video;
      if (isMore && !isFirstMore ? last.includes(id) : seen.has(id)) continue;
      seen.add(id);
      last = [...last, id].slice(-Math.max(1, Math.min(restsFor, Math.floor(seen.size / 2))));
      entries.push({ kind: "short", key: `${entries.length} ${id}`, short });
    }
    if (isAd) entries.push({ kind: "ad", key: `${entries.length} ad` });
  });
  return entries;
}
