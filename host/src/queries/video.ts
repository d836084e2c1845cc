import { infiniteQueryOptions, queryOptions, skipToken } from "@tanstack/react-query";
import type { Api, ResponseBody } from "@kadr/openapi/client";
import { videoPageCall } from "@kadr/openapi/pages";

export const videoPageQuery = (api: Api, id: string, search: string) => {
  const { path, query } = videoPageCall(id, search);
  return queryOptions({
    queryKey: ["video", id, query],
    meta: { owner: "marked" },
    queryFn: ({ signal }) => api.call("getVideoPage", { path, query, signal }),
  });
};

/** Comments that came with a drawn page; they are never asked for, for the discussion asks for its own. */
export const firstCommentsQuery = (videoId: string) =>
  queryOptions<ResponseBody<"listComments">>({
    queryKey: ["first-comments", videoId],
    meta: { owner: "marked" },
    queryFn: skipToken,
  });

export const recommendationsQuery = (api: Api, id: string) =>
  infiniteQueryOptions({
    queryKey: ["recommendations", id],
    meta: { owner: "chosen" },
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      pageParam === null
        ? api.call("listVideoRecommendations", { path: { id }, signal })
        : api.followLink("listVideoRecommendations", pageParam, { signal }),
    getNextPageParam: (last) => (last.has_next ? last.next : null),
  });
