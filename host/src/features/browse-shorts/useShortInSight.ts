import { useEffect, useEffectEvent, useState } from "react";
import { useIsIdle } from "@kadr/design-system/primitives/schedule";
import { pathTo, shortsAddress, shortsSearch } from "@kadr/openapi/pages";
import { ownHref } from "../../links/ownHref.ts";
import { navigate, type Place } from "../../routes/navigation.ts";
import type { Shorts } from "./useShorts.ts";

/** Batches in a row that bring nothing new, after which nothing more is asked for: a server that repeats itself. */
const maxEmptyBatches = 3;

/** The next ones are asked for when so few are left. */
const loadAheadCount = 4;

/** Asks for the next shorts ahead of the one in sight; whether there are more to come. */
export function useShortsAhead({ entries, more }: Pick<Shorts, "entries" | "more">, index: number): boolean {
  const { length } = entries;
  const { load, isThere, isLoading, hasFailed } = more;
  /** How often it was asked in a row since the list had this length. */
  const [attempts, setAttempts] = useState({ length, times: 0 });
  const times = attempts.length === length ? attempts.times : 0;
  const goesOn = isThere && (isLoading || times < maxEmptyBatches);
  const ask = useEffectEvent(() => {
    setAttempts({ length, times: times + 1 });
    load();
  });
  // Not while React takes the page over: a list that grows meanwhile would be drawn anew.
  const isWanted = useIsIdle() && length - index <= loadAheadCount && goesOn && !isLoading && !hasFailed;
  useEffect(() => {
    if (isWanted) ask();
  }, [isWanted, length]);
  return goesOn;
}

/** The address follows the short in sight; null: something else is. `firstId`: the short that the address was opened with. */
export function useShortAddress(
  shown: { readonly id: string } | null,
  firstId: string,
  { path, search }: Pick<Place, "path" | "search">,
): void {
  const follow = useEffectEvent((id: string) => {
    const name = path.startsWith("/yappy/") ? "yappy" : "shorts";
    const own = new URLSearchParams(search);
    // A link to a comment was of the short before.
    if (id !== firstId) own.delete("comment_id");
    const rest = own.has("comment_id") ? `?${own}` : shortsSearch(shortsAddress(own));
    navigate(ownHref(pathTo(name, { id }) + rest), { replace: true });
  });
  useEffect(() => {
    if (shown !== null) follow(shown.id);
  }, [shown]);
}
