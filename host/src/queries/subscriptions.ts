import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { Api } from "@kadr/openapi/client";

/** Subscriptions are fetched by so many (B §9). */
const fetchLimit = 100;

export const subscriptionsQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: ["subscriptions"],
    meta: { owner: "own" },
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      pageParam === null ? api.call("listSubscriptions", { query: { limit: fetchLimit }, signal }) : api.followLink("listSubscriptions", pageParam, { signal }),
    getNextPageParam: (last) => (last.has_next ? last.next : null),
  });

/** What the person pays for; the overall status is worked out of it (SUBS-TOGGLE-08). `userId`: whose it is. */
export const paidSubscriptionsQuery = (api: Api, userId: string | null) =>
  queryOptions({
    queryKey: ["paidSubscriptions", userId],
    meta: { owner: "own" },
    enabled: userId !== null,
    queryFn: ({ signal }) => api.call("listPaidSubscriptions", { signal }),
  });
