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
