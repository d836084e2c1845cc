import { queryOptions } from "@tanstack/react-query";
import type { Api } from "@kadr/openapi/client";

/** What the person pays for; the overall status is worked out of it (SUBS-TOGGLE-08). `userId`: whose it is. */
export const paidSubscriptionsQuery = (api: Api, userId: string | null) =>
  queryOptions({
    queryKey: ["paidSubscriptions", userId],
    meta: { owner: "own" },
    enabled: userId !== null,
    queryFn: ({ signal }) => api.call("listPaidSubscriptions", { signal }),
  });
