import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { announce } from "@kadr/design-system/primitives/announce";
import { whenIdle } from "@kadr/design-system/primitives/schedule";
import type { Api, Shelf } from "@kadr/openapi/client";
import { pageIn, shelvesOnFirstScreen } from "@kadr/openapi/pages";
import { shelfQuery } from "../../queries/feed.ts";
import { currentArrival, currentMemory, navigate } from "../../routes/navigation.ts";
import { useEntryState } from "../../routes/usePageArrival.ts";
import { useHost } from "../../ports/Host.ts";
import { feedTexts } from "../../texts/feed.ts";
import { useDrawnFor } from "../../ports/useDrawnFor.ts";

// How the shelves of a feed come: asked for together, drawn when there is time, told of when scrolling brought them.

const gridFrom = "grid-from";

/**
 * The page that a grid began with, which this entry of the history keeps, and what tells the address how far it was read: a link
 * to it, or a reload, opens there (ROUTE-ADDRESS-09).
 */
export function useGridPage(
  isGrid: boolean,
  firstPage: number,
): { readonly from: number; readonly onPage: (page: number) => void } {
  const [from] = useEntryState(gridFrom, isGrid ? firstPage : 1);
  useEffect(() => {
    if (isGrid) currentMemory().values.set(gridFrom, from);
  }, [isGrid, from]);
  const onPage = useCallback((page: number) => {
    const { pathname, search } = window.location;
    if (page === pageIn(search)) return;
    const query = new URLSearchParams(search);
    if (page > 1) query.set("page", String(page));
    else query.delete("page");
    navigate(pathname + (query.size > 0 ? `?${query}` : ""), { replace: true });
  }, []);
  return useMemo(() => ({ from, onPage }), [from, onPage]);
}

/** Says how many shelves scrolling has brought, once all of them are there; `null` while the last ones are on their way. */
export function useGrowthSaid(ids: readonly Shelf["id"][] | null): void {
  const { api } = useHost();
  const client = useQueryClient();
  const said = useRef<number | null>(null);
  const key = ids?.join(" ") ?? null;
  useEffect(() => {
    if (key === null) return;
    let isOver = false;
    void settle(api, client, key).then(() => {
      if (isOver) return;
      const count = idsOf(key).filter((id) =>
        client.getQueryData(shelfQuery(api, id).queryKey)?.pages.some(({ items }) => items.length > 0),
      ).length;
      // The shelves that the page opens with are not announced.
      if (said.current !== null && count > said.current) announce(feedTexts.moreShelves(count - said.current));
      said.current = count;
    });
    return () => {
      isOver = true;
    };
  }, [key, api, client]);
}

/** Asks for the shelves of a batch together, before each of them is drawn (FEED-LOAD-03). */
export function useShelves(ids: readonly Shelf["id"][], from: number): void {
  const { api } = useHost();
  const client = useQueryClient();
  const key = ids.join(" ");
  useEffect(() => void settle(api, client, key, from), [key, from, api, client]);
}

/** Whether these shelves have all come, well or ill; once they have, it stays so. `null` waits. */
export function useSettled(ids: readonly Shelf["id"][] | null, from: number): boolean {
  const { api } = useHost();
  const client = useQueryClient();
  const key = ids?.join(" ") ?? null;
  const [ready, setReady] = useState(() => key !== null && idsOf(key).every((id) => !isPending(api, client, id, from)));
  useEffect(() => {
    if (key === null || ready) return;
    let isOver = false;
    void settle(api, client, key, from).then(() => {
      if (!isOver) setReady(true);
    });
    return () => {
      isOver = true;
    };
  }, [key, from, ready, api, client]);
  return ready;
}

const idsOf = (key: string): string[] => (key === "" ? [] : key.split(" "));

const isPending = (api: Api, client: QueryClient, id: string, from: number): boolean =>
  (client.getQueryState(shelfQuery(api, id, from).queryKey)?.status ?? "pending") === "pending";

/** A failed shelf is not asked for again here: the person does that, in its place. */
const settle = (api: Api, client: QueryClient, key: string, from = 1): Promise<unknown> =>
  Promise.all(
    idsOf(key)
      .filter((id) => isPending(api, client, id, from))
      .map((id) => client.prefetchInfiniteQuery(shelfQuery(api, id, from))),
  );

/**
 * How many of the wanted shelves are drawn: those of the first screen at once, for they are what a person waits for, the
 * others one by one when the page has time. Fifty cards at once would hold it for as long as they take. Back finds the
 * page as long as it was.
 */
export function useDrawn(isReady: boolean, wanted: number): number {
  const isTakenOver = useDrawnFor() !== null;
  const isBack = currentArrival() === "back";
  const [drawn, setDrawn] = useState(isReady && isBack && !isTakenOver ? wanted : shelvesOnFirstScreen);
  useEffect(() => {
    if (!isReady || drawn >= wanted) return;
    if (!isBack) return whenIdle(() => startTransition(() => setDrawn(drawn + 1)), "screen");
    setDrawn(wanted);
    return;
  }, [isReady, isBack, drawn, wanted]);
  return Math.min(drawn, wanted);
}
