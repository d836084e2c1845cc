import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { Api } from "@kadr/openapi/client";

/** Channels that the onboarding shows (A §7 Interests). */
const recommendedChannels = 6;

/** Videos of the chosen topics, 20 at a time (B §9). */
export const interestContentQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: ["interests", "content"],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) => (pageParam === null ? api.call("listInterestContent", { signal }) : api.followLink("listInterestContent", pageParam, { signal })),
    getNextPageParam: (last) => (last.has_next ? last.next : null),
  });

export const interestChannelsQuery = (api: Api) =>
  queryOptions({
    queryKey: ["interests", "channels"],
    queryFn: ({ signal }) => api.call("listInterestChannels", { query: { page: 1, limit: recommendedChannels }, signal }),
  });

/** Topics to choose from; a guest gets them by the open call (INTEREST-PICK-09). */
export const interestTagsQuery = (api: Api, isAuthorised: boolean) =>
  queryOptions({
    queryKey: ["interests", "tags", isAuthorised],
    queryFn: ({ signal }) =>
      isAuthorised ? api.call("listInterestTags", { query: { order_by: "name_asc" }, signal }) : api.call("listGuestInterestTags", { query: { ordering: "name_asc" }, signal }),
  });

/** What the person chose, by the id of the person (A §7 Interests). */
export const interestsQuery = (api: Api, userId: string) =>
  queryOptions({
    queryKey: ["interests", "chosen", userId],
    queryFn: ({ signal }) => api.call("getInterests", { path: { preferenceType: "tags" }, query: { userId }, signal }),
  });
