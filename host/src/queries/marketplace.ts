import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { Api } from "@kadr/openapi/client";

type OffersMethod = "video" | "tv" | "product" | "pack" | "offer";

/** Offers of some things, and whether the person has them. */
export const offersQuery = (api: Api, method: OffersMethod, ids: readonly string[]) =>
  queryOptions({
    queryKey: ["offers", method, ...ids],
    queryFn: ({ signal }) => api.call("listOffers", { path: { method }, query: { ids_list: ids.join(",") }, signal }),
  });

export const noAdsOffersQuery = (api: Api) => queryOptions({ queryKey: ["offers", "no-ads"], queryFn: ({ signal }) => api.call("listNoAdsOffers", { signal }) });

/** Subscriptions and purchases, ended ones included: an empty list is NO_SUBSCRIPTION. */
export const activePurchasesQuery = (api: Api, userId: string, onlyRenewable = false) =>
  queryOptions({
    queryKey: ["active-purchases", userId, onlyRenewable],
    queryFn: ({ signal }) => api.call("listActivePurchases", { query: onlyRenewable ? { is_renewable: "1" as const } : {}, signal }),
  });

/** How long a rental has left. */
export const purchaseTtlQuery = (api: Api, id: string) => queryOptions({ queryKey: ["purchase-ttl", id], queryFn: ({ signal }) => api.call("getPurchaseTtl", { path: { id }, signal }) });

/** Payments, newest first, page by page. */
export const paymentsQuery = (api: Api, userId: string) =>
  infiniteQueryOptions({
    queryKey: ["payments", userId],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) => api.call("listPayments", { query: { page: pageParam }, signal }),
    getNextPageParam: (last) => (last.has_next ? last.page + 1 : null),
  });

/** A coupon; a refusal is an answer, so it is not asked for again by itself. */
export const couponQuery = (api: Api, code: string) =>
  queryOptions({ queryKey: ["coupon", code], queryFn: ({ signal }) => api.call("checkCoupon", { query: { promo_code: code }, signal }), retry: false, staleTime: 0 });

export const productsQuery = (api: Api) => queryOptions({ queryKey: ["products"], queryFn: ({ signal }) => api.call("listProducts", { signal }) });
