import {
  everyPageCalls,
  findPage,
  firstCalls,
  homeSlug,
  homeTitle,
  pageIn,
  pages,
  paramsOf,
  resourcesAtATime,
  searchAddress,
  shelvesCall,
  shelvesOnFirstScreen,
  siteName,
  viewerCalls,
  type PageCall,
} from "../../pages/index.ts";
import type { SignedInUser } from "../auth/sessions.ts";
import { metaOf, openPage, type PageMeta } from "../operations/video/video.ts";
import { unavailable, type VideoRow } from "../operations/video/video-rows.ts";
import { playbackOf } from "../operations/video/playback.ts";
import { isSold } from "../payment/index.ts";
import { apiPrefix } from "../http/api-prefix.ts";
import { catalogueHead } from "./catalogue-head.ts";
import { channelHead } from "./channel-head.ts";
import { personHead, tvShowHead } from "./place-head.ts";
import type { PrefetchedResponses } from "./prefetched.ts";
import { isName, lost, openGraph, searchTags, type Asked, type PageHead } from "./head-parts.ts";
import { html, jsonForHtml, trusted, type Piece } from "../http/html.ts";
import type { Context } from "../context.ts";
import { redirectOf } from "./page-redirects.ts";
import { shortsHead } from "./shorts-head.ts";
import { notFound, Problem } from "../http/problems.ts";
import { guideHead, liveHead } from "./tv-head.ts";

const homeDescription = "Видео, прямые эфиры и передачи: смотрите, обсуждайте и подписывайтесь.";

/** Below the first screen: it gives way to what is in it. */
const fetchPreload = (address: string): Piece =>
  html`<link rel="preload" as="fetch" fetchpriority="low" crossorigin="use-credentials" href="${apiPrefix + address}">`;

/** PT1H2M3S. */
function isoDuration(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), Math.floor(seconds % 60)];
  return `PT${parts.map((part, index) => (part > 0 ? `${part}${"HMS"[index]}` : "")).join("") || "0S"}`;
}

function videoObject(context: Context, video: VideoRow, meta: PageMeta): Piece {
  // For search engines: only what anybody may play, unasked. An owner of a sold film has its address from getVideoPage.
  const film = video.is_adult === 1 ? undefined : playbackOf(context, video, !isSold(video))?.mp4[0];
  const data = {
    "@context": "https://schema.org",
    "@type": "VideoObject",
    name: video.title,
    description: meta.description,
    thumbnailUrl: [meta.og_image],
    uploadDate: new Date(video.publication_ts).toISOString(),
    duration: isoDuration(video.duration),
    ...(film ? { contentUrl: film.url } : {}),
    isFamilyFriendly: video.is_adult === 0,
    interactionStatistic: {
      "@type": "InteractionCounter",
      interactionType: { "@type": "WatchAction" },
      userInteractionCount: video.hits,
    },
  };
  return html`<script type="application/ld+json">${trusted(jsonForHtml(data))}</script>`;
}

type MainCall<Id extends PageCall["operation"]> = Extract<PageCall, { readonly operation: Id }>;

async function videoHead(asked: Asked, main: MainCall<"getVideoPage">, others: readonly PageCall[]): Promise<PageHead> {
  const { context, page, search, user, prefetched } = asked;
  const { id } = main.path;
  try {
    if (!isName(id)) throw unavailable(2042003);
    const video = await openPage(
      { context, user, pepper: search.get("pepper") ?? undefined },
      id,
      search.get("track_id") ?? undefined,
    );
    const meta = metaOf(context, video);
    await prefetched.offer(main);
    for (const call of others)
      if (!("only" in call) || call.only === (user ? "user" : "guest")) await prefetched.offer(call);
    return {
      status: 200,
      title: meta.title,
      chunks: page.chunks,
      pieces: [
        // The poster is what a person waits for: it starts before any script.
        video.thumbnail !== null && html`<link rel="preload" as="image" fetchpriority="high" href="${meta.og_image}">`,
        html`<meta name="description" content="${meta.description}">`,
        searchTags(asked, meta),
        openGraph(meta),
        videoObject(context, video, meta),
      ],
    };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return {
      status: error.status,
      title: `${error.message} — ${siteName}`,
      pieces: [html`<meta name="robots" content="noindex">`],
    };
  }
}

async function feedHead(asked: Asked, main: MainCall<"getFeed">): Promise<PageHead> {
  const { context, path, prefetched } = asked;
  const { slug } = main.path;
  const isHome = slug === homeSlug && main.query.tab === undefined;
  try {
    if (!isName(slug) || !isName(main.query.tab ?? slug)) throw notFound();
    const feed = (await prefetched.ask(main)) as { name: string; resources: Array<{ id: string }> };
    // A feed of one shelf is a grid, whose pages have addresses; the host asks for a later one itself.
    const page = feed.resources.length === 1 ? pageIn(asked.search) : 1;
    const batch = page > 1 ? [] : feed.resources.slice(0, resourcesAtATime).map(({ id }) => id);
    // What is in sight comes with the page: the document is no longer than the first screen needs.
    const first = batch.slice(0, shelvesOnFirstScreen);
    const rest = batch.slice(shelvesOnFirstScreen);
    if (first.length > 0) await prefetched.ask(shelvesCall(first));
    const meta: PageMeta = {
      title: isHome ? homeTitle : `${feed.name} — ${siteName}`,
      description: homeDescription,
      canonical_url: context.origins.shell + path + (page > 1 ? `?page=${page}` : ""),
      og_title: isHome ? homeTitle : feed.name,
      og_description: homeDescription,
      og_image: `${context.origins.media}/assets/placeholder.webp`,
      og_type: "website",
    };
    return {
      status: 200,
      title: meta.title,
      chunks: asked.page.chunks,
      // The client encodes the commas: a preload is used for exactly its own address.
      later: [rest.length > 0 && fetchPreload(`/resources/${encodeURIComponent(rest.join(","))}/items/?log=true`)],
      pieces: [html`<meta name="description" content="${meta.description}">`, searchTags(asked, meta), openGraph(meta)],
    };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { ...lost, status: error.status };
  }
}

/** The page says what was looked for. */
async function searchHead(asked: Asked): Promise<PageHead> {
  const { page, search, path, prefetched } = asked;
  const { query } = searchAddress(search);
  for (const call of firstCalls(path, search)) await prefetched.offer(call);
  return {
    status: 200,
    title: query === "" ? (page.title ?? siteName) : `${query} — ${page.title}`,
    chunks: page.chunks,
    pieces: [searchTags(asked)],
  };
}

/** The head of a page that says what a response holds; undefined for one that has nothing of its own to ask. */
async function headOfResponse(asked: Asked): Promise<PageHead | undefined> {
  const channel = paramsOf("channel", asked.path);
  if (channel) return channelHead(asked, channel);
  const person = paramsOf("person", asked.path);
  if (person) return personHead(asked, person["id"] ?? "");
  const show = paramsOf("tvShow", asked.path);
  if (show) return tvShowHead(asked, show["id"] ?? "");
  if (paramsOf("search", asked.path)) return searchHead(asked);
  const calls = firstCalls(asked.path, asked.search);
  if (paramsOf("tvProgram", asked.path)) return guideHead(asked, calls);
  if (asked.page === pages.live) return liveHead(asked, calls);
  const catalogue = catalogueHead(asked);
  if (catalogue) return catalogue;
  const short = paramsOf("shorts", asked.path) ?? paramsOf("yappy", asked.path);
  if (short) return shortsHead(asked, short["id"] ?? "");
  const [main, ...others] = calls;
  if (main?.operation === "getVideoPage") return videoHead(asked, main, others);
  return main?.operation === "getFeed" ? feedHead(asked, main) : undefined;
}

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
  const asked = found && { context, page: pages[found.name], path, search, user, prefetched };
  const head = asked ? await headOfResponse(asked) : undefined;
  for (const call of everyPageCalls) await prefetched.offer(call);
  if (user && head) for (const call of viewerCalls) await prefetched.offer(call);
  if (head) return head;
  if (asked) return { status: 200, title: asked.page.title ?? siteName, pieces: [searchTags(asked)] };
  // An address that leads to a stranger's site is the host's to ask about.
  return redirect !== null && !isLost ? { status: 200, title: siteName, pieces: [] } : lost;
}
