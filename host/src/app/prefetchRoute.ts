import type { QueryClient } from "@tanstack/react-query";
import type { Api, VideoPage } from "@kadr/openapi/client";
import { firstCalls, firstCommentsCall } from "@kadr/openapi/pages";
import { startSecondsOf } from "../links/startMoment.ts";
import { feedQuery, layShelves } from "../queries/feed.ts";
import type { PrefetchedResponses } from "../queries/prefetched.ts";
import { firstCommentsQuery, videoPageQuery } from "../queries/video.ts";
import { matchRoute } from "./pageTable.ts";

export interface PrefetchPorts {
  /** Of the shell. */
  readonly origin: string;
  readonly api: Api;
  readonly client: QueryClient;
  /** Responses that came with the document. */
  readonly prefetched: PrefetchedResponses;
  readonly loadPlayer: (videoId: string) => void;
  /** Begins to load what the page will play. */
  readonly openStream: (page: VideoPage) => void;
}

/**
 * Begins what the page of an address will need, before the page's code is there to ask for it. Resolves when the code
 * has come, or will not.
 */
export function prefetchRoute(
  address: string,
  { origin, api, client, prefetched, loadPlayer, openStream }: PrefetchPorts,
): Promise<unknown> {
  const url = new URL(address, origin);
  const code = matchRoute(url.pathname).page.preload();
  const [call] = firstCalls(url.pathname, url.search);
  switch (call?.operation) {
    case "getVideoPage": {
      const { id } = call.path;
      const query = videoPageQuery(api, id, url.search);
      const response = prefetched.take("getVideoPage", call);
      if (response) {
        client.setQueryData(query.queryKey, response);
        // Not where it is to begin elsewhere: those pieces would travel for nothing.
        if (startSecondsOf(url.search, url.hash) === null) openStream(response);
      } else void client.prefetchQuery(query);
      const comments = prefetched.take("listComments", firstCommentsCall(id));
      if (comments) client.setQueryData(firstCommentsQuery(id).queryKey, comments);
      loadPlayer(id);
      return code;
    }
    case "getFeed": {
      const query = feedQuery(api, call.path.slug, call.query.tab);
      const response = prefetched.take("getFeed", call);
      if (response) {
        client.setQueryData(query.queryKey, response);
        const shelves = prefetched.take("getFeedResources");
        if (shelves) layShelves(client, api, shelves);
      } else void client.prefetchQuery(query);
      return code;
    }
    case "listShorts":
      loadPlayer(call.query.videoId);
      return code;
    default:
      return code;
  }
}
