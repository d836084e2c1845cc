import { queryOptions } from "@tanstack/react-query";
import type { Api } from "@kadr/openapi/client";
import { infoPageCall } from "@kadr/openapi/pages";
import type { Prefetched } from "./channel.ts";

/** The text of a page about the service, by the last part of its address. */
export const infoPageQuery = (api: Api, page: string, prefetched: Prefetched) => {
  const params = infoPageCall(page);
  return queryOptions({
    queryKey: ["info", page],
    meta: { owner: "same" },
    queryFn: ({ signal }) => api.call("getInfoPage", { path: params.path, signal }),
    initialData: () => prefetched?.take("getInfoPage", params) ?? undefined,
    staleTime: 60 * 60 * 1000,
  });
};
