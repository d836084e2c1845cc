import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { Api } from "@kadr/openapi/client";

/** Products and what the person has of each (entity ProductTariff). */
export const tariffsQuery = (api: Api) =>
  queryOptions({
    queryKey: ["tariffs"],
    meta: { owner: "chosen" },
    queryFn: async ({ signal }) => (await api.call("listProductTariffs", { signal })).result,
  });

/** Payments a page. */
const pageSize = 20;

/** Payments and tries to pay, renewals included, the newest first. */
export const paymentsQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: ["payments"],
    meta: { owner: "own" },
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      pageParam === null
        ? api.call("listPayments", { query: { limit: pageSize }, signal })
        : api.followLink("listPayments", pageParam, { signal }),
    getNextPageParam: (last) => (last.has_next ? last.next : null),
  });
