import type { QueryClient } from "@tanstack/react-query";
import type { Api, VideoPage } from "@kadr/openapi/client";
import {
  callIn,
  findPage,
  firstCalls,
  firstCommentsCall,
  pages,
  type PageCall,
  type PageFacts,
  type PageSubject,
} from "@kadr/openapi/pages";
import { startSecondsOf } from "../links/startMoment.ts";
import { feedQuery, setShelves } from "../queries/feed.ts";
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
  readonly loadPlayer: () => void;
  /** Begins to ask for the reactions to a video; resolves when what came with the document is drawn at once. */
  readonly loadReactions: (videoId: string) => Promise<unknown>;
  /** Begins to load what the page will play. */
  readonly openStream: (page: VideoPage) => void;
}

/** Resolves when that is there which is drawn with the page. */
type Begin = (ports: PrefetchPorts, url: URL, calls: readonly PageCall[]) => Promise<unknown> | undefined;

/** Requests that begin before the code of a page is there, by its subject. */
const beginnings: Partial<Record<PageSubject, Begin>> = {
  video({ api, client, prefetched, loadPlayer, loadReactions, openStream }, url, calls) {
    const main = callIn(calls, "getVideoPage");
    const { id } = main.path;
    const query = videoPageQuery(api, id, url.search);
    const response = prefetched.take("getVideoPage", main);
    if (response) {
      client.setQueryData(query.queryKey, response);
      // Not where it is to begin elsewhere: those pieces would travel for nothing.
      if (startSecondsOf(url.search, url.hash) === null) openStream(response);
    } else void client.prefetchQuery(query);
    const comments = prefetched.take("listComments", firstCommentsCall(id));
    if (comments) client.setQueryData(firstCommentsQuery(id).queryKey, comments);
    loadPlayer();
    return loadReactions(id);
  },
  feed({ api, client, prefetched }, _url, calls) {
    const main = callIn(calls, "getFeed");
    const query = feedQuery(api, main.path.slug, main.query.tab);
    const response = prefetched.take("getFeed", main);
    if (response) {
      client.setQueryData(query.queryKey, response);
      const shelves = prefetched.take("getFeedResources");
      if (shelves) setShelves(client, api, shelves);
    } else void client.prefetchQuery(query);
    return undefined;
  },
  shorts({ loadPlayer, loadReactions }, _url, calls) {
    loadPlayer();
    void loadReactions(callIn(calls, "listShorts").query.videoId);
    return undefined;
  },
};

/**
 * Begins what the page of an address will need, before the page's code is there to ask for it. Resolves when the code, and what is
 * drawn with it, has come, or will not.
 */
export function prefetchRoute(address: string, ports: PrefetchPorts): Promise<unknown> {
  const url = new URL(address, ports.origin);
  const code = matchRoute(url.pathname).page.preload();
  const found = findPage(url.pathname);
  const page: PageFacts | null = found && pages[found.name];
  const begun = page?.about && beginnings[page.about]?.(ports, url, firstCalls(url.pathname, url.search));
  return Promise.all([code, begun]);
}
