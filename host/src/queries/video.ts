import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { Api } from "@kadr/openapi/client";

/** What of the page's query the call takes (B §2 Route table); the rest is ours alone. */
const passedOn = ["pepper", "plId", "playlist", "pl_id", "pl_type", "sourcePl", "sourcePlType", "showPl", "pageType", "track_id"] as const;
const passedOnNumbers = ["p", "season"] as const;

export function videoPageQueryOf(search: string): Record<string, string | number> {
  const from = new URLSearchParams(search);
  const query: Record<string, string | number> = {};
  for (const name of passedOn) {
    const value = from.get(name);
    if (value) query[name] = value;
  }
  for (const name of passedOnNumbers) {
    // A pagination argument is sent only when it is greater than 0 (COMMON-LIST-01).
    const value = Number(from.get(name));
    if (Number.isInteger(value) && value > 0) query[name] = value;
  }
  return query;
}

export const videoPageQuery = (api: Api, id: string, search: string) => {
  const query = videoPageQueryOf(search);
  return queryOptions({
    queryKey: ["video", id, query],
    queryFn: ({ signal }) => api.call("getVideoPage", { path: { id }, query, signal }),
  });
};

export const recommendationsQuery = (api: Api, id: string) =>
  infiniteQueryOptions({
    queryKey: ["recommendations", id],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      pageParam === null
        ? api.call("listVideoRecommendations", { path: { id }, signal })
        : api.followLink("listVideoRecommendations", pageParam, { signal }),
    getNextPageParam: (last) => (last.has_next ? last.next : null),
  });
