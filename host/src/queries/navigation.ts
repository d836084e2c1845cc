import { queryOptions } from "@tanstack/react-query";
import type { Api } from "@kadr/openapi/client";

/** The redirect table of the server: path to target (ROUTE-TABLE-03). */
export const redirectsQuery = (api: Api) =>
  queryOptions({
    queryKey: ["redirects"],
    meta: { owner: "same" },
    queryFn: ({ signal }) => api.call("listRedirects", { signal }),
    staleTime: 60 * 60 * 1000,
  });

/** Menus that the left menu asks for, in its order. */
export const menuKeys = ["main", "mine", "topics", "apps", "guide", "social", "feedback", "info"] as const;

/** The menu at the bottom of a phone; it comes with the others. */
export const bottomMenuKey = "mobile";

export const navigationQuery = (api: Api) =>
  queryOptions({
    queryKey: ["navigation"],
    meta: { owner: "same" },
    queryFn: ({ signal }) =>
      api.call("getNavigation", { path: { keys: [...menuKeys, bottomMenuKey].join(",") }, signal }),
    staleTime: 60 * 60 * 1000,
  });

export const linksQuery = (api: Api, place: "info" | "footer") =>
  queryOptions({
    queryKey: ["links", place],
    meta: { owner: "same" },
    queryFn: ({ signal }) => api.call("listLinks", { path: { place }, signal }),
    staleTime: 60 * 60 * 1000,
  });
