import { queryOptions } from "@tanstack/react-query";
import type { Api } from "@kadr/openapi/client";

/** Subscriptions that the person pays for; the overall status is worked out of them (SUBS-TOGGLE-08). `userId`: whose they are. */
export const paidSubscriptionsQuery = (api: Api, userId: string | null) =>
  queryOptions({
    queryKey: ["paidSubscriptions", userId],
    meta: { owner: "own" },
    enabled: userId !== null,
    queryFn: ({ signal }) => api.call("listPaidSubscriptions", { signal }),
  });
