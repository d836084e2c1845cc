import { queryOptions } from "@tanstack/react-query";
import type { Api } from "@kadr/openapi/client";

/** The redirect table of the server: path to target (ROUTE-TABLE-03). */
export const redirectsQuery = (api: Api) =>
  queryOptions({
    queryKey: ["redirects"],
    queryFn: ({ signal }) => api.call("listRedirects", { signal }),
    staleTime: 60 * 60 * 1000,
  });
