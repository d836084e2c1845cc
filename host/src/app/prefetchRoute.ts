import type { QueryClient } from "@tanstack/react-query";
import type { Api } from "@kadr/openapi/client";
import { feedQuery } from "../queries/feed.ts";
import { videoPageQuery } from "../queries/video.ts";
import { matchRoute } from "../routes/table.ts";

/** Begins what the page of an address will need, before the page's code is there to ask for it. */
export function prefetchRoute(address: string, api: Api, client: QueryClient, loadPlayer: () => Promise<unknown>): void {
  const url = new URL(address, window.location.origin);
  const { name, page, params } = matchRoute(url.pathname);
  page.preload();
  switch (name) {
    case "video":
    case "audio":
    case "videoPrivate":
    case "liveVideo":
      void client.prefetchQuery(videoPageQuery(api, params["id"] ?? "", url.search));
      loadPlayer().catch(() => undefined);
      break;
    case "home":
    case "feed":
    case "feedSingle":
    case "feedTab":
      void client.prefetchQuery(feedQuery(api, params["slug"] ?? "home", params["tabSlug"]));
      break;
    default:
  }
}
