import { queryOptions } from "@tanstack/react-query";
import type { Api } from "@kadr/openapi/client";
import { linkedPages } from "./linkedPages.ts";

export const personQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ["person", id],
    queryFn: ({ signal }) => api.call("getPerson", { path: { id }, signal }),
  });

export const personVideosQuery = (api: Api, id: string) =>
  linkedPages(["person", id, "videos"], {
    first: (signal) => api.call("listPersonVideos", { path: { id }, signal }),
    follow: (link, signal) => api.followLink("listPersonVideos", link, { signal }),
  });
