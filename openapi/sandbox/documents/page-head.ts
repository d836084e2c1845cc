import {
  everyPageCalls,
  findPage,
  firstCalls,
  pages,
  searchAddress,
  siteName,
  viewerCalls,
  type PageFacts,
  type PageSubject,
} from "../../pages/index.ts";
import type { SignedInUser } from "../auth/sessions.ts";
import { categoriesHead, infoHead, newsHead, newsListHead, tagHead } from "./catalogue-head.ts";
import { channelHead } from "./channel-head.ts";
import { feedHead } from "./feed-head.ts";
import { placeHead } from "./place-head.ts";
import type { PrefetchedResponses } from "./prefetched.ts";
import { lost, searchTags, type PageRequest, type PageHead } from "./head-parts.ts";
import type { Context } from "../context.ts";
import { redirectOf } from "./page-redirects.ts";
import { shortsHead } from "./shorts-head.ts";
import { guideHead, streamsHead } from "./tv-head.ts";
import { videoHead } from "./video-head.ts";

/** The page says what was looked for. */
async function searchHead(request: PageRequest): Promise<PageHead> {
  const { page, search, calls, prefetched } = request;
  const { query } = searchAddress(search);
  for (const call of calls) await prefetched.offer(call);
  return {
    status: 200,
    title: query === "" ? (page.title ?? siteName) : `${query} — ${page.title}`,
    chunks: page.chunks,
    pieces: [searchTags(request)],
  };
}

/** The functions that draw the head of a page, by what it is about. */
const heads: Readonly<Record<PageSubject, (request: PageRequest) => Promise<PageHead>>> = {
  video: videoHead,
  feed: feedHead,
  search: searchHead,
  shorts: shortsHead,
  streams: streamsHead,
  guide: guideHead,
  channel: channelHead,
  person: placeHead,
  show: placeHead,
  categories: categoriesHead,
  tag: tagHead,
  newsList: newsListHead,
  news: newsHead,
  info: infoHead,
};

/** Head and status of the page at this address; what the host asks for first is handed over on the way. */
export async function pageHead(
  context: Context,
  path: string,
  search: URLSearchParams,
  user: SignedInUser | undefined,
  prefetched: PrefetchedResponses,
): Promise<PageHead> {
  const redirect = await redirectOf(context, path, search);
  if (redirect?.kind === "lead" && redirect.location !== null)
    return { status: 302, title: "", pieces: [], location: redirect.location };
  const isLost = redirect?.kind === "lost";
  const found = isLost ? null : findPage(path);
  const page: PageFacts | null = found && pages[found.name];
  const request: PageRequest | null = found &&
    page && { context, page, path, params: found.params, calls: firstCalls(path, search), search, user, prefetched };
  const head = request?.page.about && (await heads[request.page.about](request));
  for (const call of everyPageCalls) await prefetched.offer(call);
  if (user && head) for (const call of viewerCalls) await prefetched.offer(call);
  if (head) return head;
  if (request) return { status: 200, title: request.page.title ?? siteName, pieces: [searchTags(request)] };
  // An address that leads to a stranger's site is the host's to ask about.
  return redirect !== null && !isLost ? { status: 200, title: siteName, pieces: [] } : lost;
}
