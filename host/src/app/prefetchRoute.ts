import type { QueryClient } from "@tanstack/react-query";
import type { Api, VideoPage } from "@kadr/openapi/client";
import { firstCalls } from "@kadr/openapi/pages";
import { startSecondsOf } from "../links/addresses.ts";
import { feedQuery, layShelves } from "../queries/feed.ts";
import type { HandedAnswers } from "../queries/handed.ts";
import { videoPageQuery } from "../queries/video.ts";
import { matchRoute } from "../routes/table.ts";

export interface PrefetchPorts {
  readonly api: Api;
  readonly client: QueryClient;
  /** Answers that came with the document. */
  readonly handed: HandedAnswers;
  readonly loadPlayer: (videoId: string) => Promise<unknown>;
  /** Begins to load what the page will play. */
  readonly openStream: (page: VideoPage) => void;
}

/**
 * Begins what the page of an address will need, before the page's code is there to ask for it. Resolves when the code
 * has come, or will not.
 */
export function prefetchRoute(address: string, { api, client, handed, loadPlayer, openStream }: PrefetchPorts): Promise<unknown> {
  const url = new URL(address, window.location.origin);
  const code = matchRoute(url.pathname).page.preload();
  const [call] = firstCalls(url.pathname, url.search);
  switch (call?.operation) {
    case "getVideoPage": {
      const { id } = call.path;
      const query = videoPageQuery(api, id, url.search);
      const answer = handed.take("getVideoPage", call);
      if (answer) {
        client.setQueryData(query.queryKey, answer);
        // Not where it is to begin elsewhere: those pieces would travel for nothing.
        if (startSecondsOf(url.search) === null) openStream(answer);
      } else void client.prefetchQuery(query);
      return Promise.allSettled([code, loadPlayer(id)]);
    }
    case "getFeed": {
      const query = feedQuery(api, call.path.slug, call.query.tab);
      const answer = handed.take("getFeed", call);
      if (answer) {
        client.setQueryData(query.queryKey, answer);
        const shelves = handed.take("getFeedResources");
        if (shelves) layShelves(client, api, shelves);
      } else void client.prefetchQuery(query);
      return code;
    }
    default:
      return code;
  }
}
