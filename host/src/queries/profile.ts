import { queryOptions } from "@tanstack/react-query";
import type { Api } from "@kadr/openapi/client";

/** The public profile of a person. One's own profile belongs to the session store. */
export const userQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ["user", id],
    queryFn: ({ signal }) => api.call("getUser", { path: { id }, signal }),
  });
