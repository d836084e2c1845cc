import type { SignedInUser } from "../auth/sessions.ts";
import { metaOf, openPage, type PageMeta } from "../operations/video.ts";
import type { VideoRow } from "../operations/video-rows.ts";
import { playbackOf } from "../operations/playback.ts";
import { isSold } from "../payment/access.ts";
import { apiPrefix } from "./api-prefix.ts";
import { documentShelf, documentStage, type DocumentStage } from "./document-stage.ts";
import type { HandedAnswers } from "./handed.ts";
import { html, jsonForHtml, trusted, type Piece } from "./html.ts";
import type { Context } from "./options.ts";
import { redirectOf } from "./page-redirects.ts";
import { feedPageSlug, isPageRoute, videoPageId } from "./page-routes.ts";
import { Problem } from "./problems.ts";

/** What the server writes into the head of a page, and the page's status. */
export interface PageHead {
  readonly status: number;
  readonly title: string;
  readonly pieces: readonly Piece[];
  /** The address leads on to another, and nothing of the page is sent. */
  readonly location?: string;
  /** Names of the build's chunks that the page will import, to be fetched beside the entry instead of after it. */
  readonly chunks?: readonly string[];
  /** What the body shows and begins to load before the host draws it. */
  readonly stage?: DocumentStage | undefined;
}

/** So many shelves the host asks for in one call (FEED-LOAD-03). */
const resourcesAtATime = 5;
/** So many of them are in sight and come with the page; the document is no longer than the first screen needs. */
const firstScreen = 2;
const siteName = "Кадр";
const homeTitle = "Кадр — смотрите видео";
const homeDescription = "Видео, прямые эфиры и передачи: смотрите, обсуждайте и подписывайтесь.";

/** Query of the video page's address that its call takes as well (host/src/queries/video.ts). */
const passedOn = ["pepper", "plId", "playlist", "pl_id", "pl_type", "sourcePl", "sourcePlType", "showPl", "pageType", "track_id"];
const passedOnNumbers = ["p", "season"];

/** The query of the call as the host asks it: the texts of the address, and numbers above 0. */
function videoQuery(search: URLSearchParams): Record<string, string | number> {
  const query: Record<string, string | number> = {};
  for (const name of passedOn) {
    const value = search.get(name);
    if (value) query[name] = value;
  }
  for (const name of passedOnNumbers) {
    const value = Number(search.get(name));
    if (Number.isInteger(value) && value > 0) query[name] = value;
  }
  return query;
}

/** Below the first screen: it gives way to what is in it. */
const fetchPreload = (address: string): Piece => html`<link rel="preload" as="fetch" fetchpriority="low" crossorigin="use-credentials" href="${apiPrefix + address}">`;

/** The densities and the width in which a card draws its still (design-system: Image, CardFrame). */
const densities = [1, 1.5, 2, 2.5, 3];
const cardWidth = 279;

interface Shelves {
  readonly resources: ReadonlyArray<{ readonly id: string; readonly items: ReadonlyArray<{ readonly thumbnail_url?: string; readonly is_adult?: boolean }> }>;
}

/** The first still of the first shelf: it is the largest paint of a feed, and would wait for script otherwise. */
function firstStill({ resources }: Shelves, shelfId: string): { readonly address: string; readonly set: string } | undefined {
  const first = resources.find(({ id }) => id === shelfId)?.items[0];
  if (first?.thumbnail_url === undefined || first.is_adult === true) return undefined;
  const at = (density: number): string => `${first.thumbnail_url}?width=${Math.round(cardWidth * density)}`;
  return { address: at(1), set: densities.map((density) => `${at(density)} ${density}x`).join(", ") };
}

function openGraph(meta: PageMeta): Piece {
  return html`<meta property="og:site_name" content="${siteName}"><meta property="og:type" content="${meta.og_type}">
<meta property="og:title" content="${meta.og_title}"><meta property="og:description" content="${meta.og_description}">
<meta property="og:url" content="${meta.canonical_url}"><meta property="og:image" content="${meta.og_image}">
<meta name="twitter:card" content="summary_large_image">`;
}

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
    interactionStatistic: { "@type": "InteractionCounter", interactionType: { "@type": "WatchAction" }, userInteractionCount: video.hits },
  };
  return html`<script type="application/ld+json">${trusted(jsonForHtml(data))}</script>`;
}

async function videoHead(context: Context, id: string, search: URLSearchParams, user: SignedInUser | undefined, handed: HandedAnswers): Promise<PageHead> {
  try {
    const video = await openPage({ context, user, pepper: search.get("pepper") ?? undefined }, id, search.get("track_id") ?? undefined);
    const meta = metaOf(context, video);
    await handed.offer("getVideoPage", { id }, videoQuery(search));
    await handed.offer(user ? "getVideoReaction" : "getVideoVotes", { id });
    return {
      status: 200,
      title: meta.title,
      chunks: ["VideoPage", "PlayerSlot", "createPlayer", "createVideoReactions"],
      pieces: [
        // The poster is what a person waits for: it starts before any script.
        video.thumbnail !== null && html`<link rel="preload" as="image" fetchpriority="high" href="${meta.og_image}">`,
        html`<meta name="description" content="${meta.description}"><link rel="canonical" href="${meta.canonical_url}">`,
        meta.robots !== undefined && html`<meta name="robots" content="${meta.robots}">`,
        openGraph(meta),
        videoObject(context, video, meta),
      ],
    };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { status: error.status, title: `${error.message} — ${siteName}`, pieces: [html`<meta name="robots" content="noindex">`] };
  }
}

async function feedHead(context: Context, slug: string, path: string, handed: HandedAnswers): Promise<PageHead> {
  try {
    const feed = (await handed.ask("getFeed", { slug }, { log: true })) as { name: string; resources: Array<{ id: string; card_type: string }> };
    const batch = feed.resources.slice(0, resourcesAtATime).map(({ id }) => id);
    const first = batch.slice(0, firstScreen);
    const rest = batch.slice(firstScreen);
    const shelves = first.length === 0 ? { resources: [] } : ((await handed.ask("getFeedResources", { ids: first.join(","), kind: "items" }, { log: true })) as Shelves);
    const still = feed.resources[0]?.card_type === "video" ? firstStill(shelves, feed.resources[0].id) : undefined;
    const meta: PageMeta = {
      title: slug === "home" ? homeTitle : `${feed.name} — ${siteName}`,
      description: homeDescription,
      canonical_url: context.origins.shell + path,
      og_title: slug === "home" ? homeTitle : feed.name,
      og_description: homeDescription,
      og_image: `${context.origins.media}/assets/placeholder.webp`,
      og_type: "website",
    };
    return {
      status: 200,
      title: meta.title,
      // A feed of its own begins with its name.
      stage: still && slug === "home" ? documentShelf(still.address, still.set) : undefined,
      pieces: [
        // The client encodes the commas: a preload is used for exactly its own address.
        rest.length > 0 && fetchPreload(`/resources/${encodeURIComponent(rest.join(","))}/items/?log=true`),
        still && html`<link rel="preload" as="image" fetchpriority="high" href="${still.address}" imagesrcset="${still.set}">`,
        html`<meta name="description" content="${meta.description}"><link rel="canonical" href="${meta.canonical_url}">`,
        openGraph(meta),
      ],
    };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { ...lost, status: error.status };
  }
}

const lost: PageHead = { status: 404, title: `Страница не найдена — ${siteName}`, pieces: [] };

/** Head and status of the page at this address; what the host asks for first is handed over on the way. */
export async function pageHead(context: Context, path: string, search: URLSearchParams, user: SignedInUser | undefined, handed: HandedAnswers): Promise<PageHead> {
  const redirect = await redirectOf(context, path, search);
  if (redirect?.kind === "lead" && redirect.location !== null) return { status: 302, title: "", pieces: [], location: redirect.location };
  const isLost = redirect?.kind === "lost";
  const videoId = isLost ? undefined : videoPageId(path);
  const slug = isLost ? undefined : feedPageSlug(path);
  const head = videoId !== undefined ? await videoHead(context, videoId, search, user, handed) : slug !== undefined ? await feedHead(context, slug, path, handed) : undefined;
  await handed.offer("getProfile");
  await handed.offer("getClientSettings");
  if (user && head) {
    // The bars of cards, and where to go on watching.
    await handed.offer("getVideoProgress", {}, { limit: 300, ct: "video" });
    // Which cards say «В подписке».
    await handed.offer("listPaidSubscriptions");
  }
  if (head) return videoId === undefined ? head : { ...head, stage: documentStage(path, search, handed.list) };
  const known = !isLost && (redirect !== null || isPageRoute(path));
  return known ? { status: 200, title: siteName, pieces: [] } : lost;
}
