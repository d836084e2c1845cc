import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { matching } from "../../presenters/history.ts";
import { historyQuery } from "../../queries/library.ts";
import type { HistoryStore } from "../../stores/HistoryStore.ts";
import { useHost } from "../../ports/Host.ts";

/** A search that has found so many waits until the person comes to the end of them. */
const enoughFound = 24;

/** Watched videos that fit `needle` (empty: all), without those that were removed meanwhile. Use it in an observer. */
export function useFoundHistory({ removed }: HistoryStore, needle: string) {
  const { api } = useHost();
  const query = useInfiniteQuery(historyQuery(api, "videos"));
  const { data, dataUpdatedAt, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  const all = useMemo(() => {
    const seen = new Set<string>();
    return (data?.pages ?? [])
      .flatMap(({ results }) => results)
      .filter(({ video }) => !seen.has(video.id) && seen.add(video.id));
  }, [data]);
  const left = useMemo(
    () => (removed.size === 0 ? all : all.filter(({ video, watched_ts: at }) => removed.get(video.id) !== at)),
    [all, removed],
  );
  const found = useMemo(() => (needle === "" ? left : matching(left, needle)), [left, needle]);
  const isSearchingOn = needle !== "" && found.length < enoughFound && hasNextPage && !isFetchNextPageError;
  // The server finds nothing in the history: what is not here yet is fetched while too little was found.
  useEffect(() => {
    if (isSearchingOn && !isFetching) void fetchNextPage();
  }, [isSearchingOn, isFetching, fetchNextPage, dataUpdatedAt]);
  return { query, all, left, found, isSearchingOn };
}
