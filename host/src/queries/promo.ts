import { queryOptions } from "@tanstack/react-query";
import type { Api } from "@kadr/openapi/client";

/** What a promo code gives to this person; a refusal is an answer, so it is not asked for again by itself. */
export const promoCodeQuery = (api: Api, promoCode: string) =>
  queryOptions({
    queryKey: ["promo-code", promoCode],
    queryFn: ({ signal }) => api.call("getPromoCode", { path: { promoCode }, signal }),
    retry: false,
    staleTime: 0,
  });

/** How far the activation of a promo code is; it moves by itself, so what was read once is stale. */
export const promoActivationQuery = (api: Api, promoCode: string) =>
  queryOptions({
    queryKey: ["promo-activation", promoCode],
    queryFn: ({ signal }) => api.call("getPromoActivationStatus", { query: { promocode: promoCode }, signal }),
    staleTime: 0,
  });
