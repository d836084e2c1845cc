import { queryOptions } from "@tanstack/react-query";
import type { Api, ProductCode } from "@kadr/openapi/client";

/** What a person has of the products, and at what price. Success of a payment makes it stale (PAY-FLOW-10). */
export const tariffsQuery = (api: Api, productCode?: ProductCode) =>
  queryOptions({
    queryKey: ["tariffs", productCode ?? "all"],
    queryFn: ({ signal }) => api.call("listProductTariffs", { query: productCode === undefined ? {} : { productCode }, signal }),
  });

/** Saved cards; asked for again each time that they are shown (PAY-DATA-03). */
export const savedPaymentMethodsQuery = (api: Api, userId: string) =>
  queryOptions({
    queryKey: ["payment-methods", userId],
    queryFn: ({ signal }) => api.call("listSavedPaymentMethods", { signal }),
    refetchOnMount: "always",
  });
