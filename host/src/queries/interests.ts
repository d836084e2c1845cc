import { queryOptions } from "@tanstack/react-query";
import type { Api } from "@kadr/openapi/client";

/** Recommended channels that are shown (`interests.recommendedChannels`), from the first page of them (`interests.channelsPage`). */
export const recommendedChannels = 6;

/** Topics to choose from, in the order of their names. A guest gets them from the open call (INTEREST-PICK-09). `userId`: who chooses. */
export const interestTopicsQuery = (api: Api, userId: string | null) =>
  queryOptions({
    queryKey: ["interests", "topics", userId],
    meta: { owner: userId === null ? "same" : "own" },
    queryFn: ({ signal }) =>
      userId === null
        ? api.call("listGuestInterestTags", { query: { ordering: "name_asc" }, signal })
        : api.call("listInterestTags", { query: { order_by: "name_asc" }, signal }),
  });

/** Channels that suit what was chosen, without those that the person follows. */
export const interestChannelsQuery = (api: Api, userId: string | null) =>
  queryOptions({
    queryKey: ["interests", "channels", userId],
    meta: { owner: "own" },
    enabled: userId !== null,
    // what was subscribed to here stays in its place
    staleTime: Infinity,
    queryFn: ({ signal }) =>
      api.call("listInterestChannels", { query: { page: 1, limit: recommendedChannels }, signal }),
  });
