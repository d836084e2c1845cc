import { queryOptions, type QueryClient } from "@tanstack/react-query";
import type { Api } from "@kadr/openapi/client";

/** What is on offer for a video, and whether the person has it. */
export const offersQuery = (api: Api, videoId: string) =>
  queryOptions({
    queryKey: ["offers", videoId],
    meta: { owner: "marked" },
    queryFn: ({ signal }) =>
      api.call("listOffers", { path: { method: "video" }, query: { ids_list: videoId }, signal }),
  });

/** What shows what somebody holds: pages of videos, purchases, subscriptions, payments, offers. */
const shown = ["video", "purchases", "paidSubscriptions", "payments", "offers", "tariffs"] as const;

/** Something was bought, started or given by a code: all that shows it is asked anew. Resolves when what is on the screen has been. */
export async function refreshHoldings(client: QueryClient): Promise<void> {
  await Promise.all(shown.map((key) => client.invalidateQueries({ queryKey: [key] })));
}
