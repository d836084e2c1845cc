import { queryOptions, type QueryClient } from "@tanstack/react-query";
import type { Api } from "@kadr/openapi/client";

/** Offers for a video, and whether the person has it. */
export const offersQuery = (api: Api, videoId: string) =>
  queryOptions({
    queryKey: ["offers", videoId],
    meta: { owner: "marked" },
    queryFn: ({ signal }) =>
      api.call("listOffers", { path: { method: "video" }, query: { ids_list: videoId }, signal }),
  });

/** Queries that show the holdings of a person: pages of videos, purchases, subscriptions, payments, offers. */
const shown = ["video", "purchases", "paidSubscriptions", "payments", "offers", "tariffs"] as const;

/** A thing was bought, started or given by a code: all queries that show it are asked anew. Resolves when those on the screen have been. */
export async function refreshHoldings(client: QueryClient): Promise<void> {
  await Promise.all(shown.map((key) => client.invalidateQueries({ queryKey: [key] })));
}
