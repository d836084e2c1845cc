import { uploadPlayable } from "../studio/uploads.ts";
import type { Call } from "../operations/call.ts";
import { operations } from "../operations/index.ts";
import type { SignedInUser } from "../auth/sessions.ts";
import { metaOf, openVideo, type PageMeta } from "../operations/video.ts";
import type { VideoRow } from "../operations/video-rows.ts";
import { mediaUrl } from "../operations/format.ts";
import { apiPrefix } from "./api-prefix.ts";
import { html, jsonForHtml, trusted, type Piece } from "./html.ts";
import type { Context } from "./options.ts";
import { feedPageSlug, isPageRoute, videoPageId } from "./page-routes.ts";
import { Problem } from "./problems.ts";

/** What the server writes into the head of a page, and the page's status. */
export interface PageHead {
  readonly status: number;
  readonly title: string;
  readonly pieces: readonly Piece[];
  /** Names of the build's chunks that the page will import, to be fetched beside the entry instead of after it. */
  readonly chunks?: readonly string[];
}

const siteName = "Кадр";
const homeTitle = "Кадр — смотрите видео";
const homeDescription = "Видео, прямые эфиры и передачи: смотрите, обсуждайте и подписывайтесь.";

const fetchPreload = (address: string): Piece => html`<link rel="preload" as="fetch" crossorigin="anonymous" href="${apiPrefix + address}">`;

/** The densities and the width in which a card draws its still (design-system: Image, CardFrame). */
const densities = [1, 1.5, 2, 2.5, 3];
const cardWidth = 279;

/** The first stills of the first shelf: they are the largest paint of a feed, and wait for script and two calls otherwise. */
async function stillPreloads(call: Call, shelfId: string): Promise<Piece[]> {
  const shelf = await operations["getFeedResources"]?.({ ...call, params: { ids: shelfId, kind: "items" } });
  const answer = shelf?.body as { resources: Array<{ items: Array<{ thumbnail_url?: string; is_adult?: boolean }> }> };
  const stills = (answer.resources[0]?.items ?? []).slice(0, 2).flatMap(({ thumbnail_url: url, is_adult: adult }) => (url === undefined || adult === true ? [] : [url]));
  return stills.map((url) => {
    const at = (density: number): string => `${url}?width=${Math.round(cardWidth * density)}`;
    const set = densities.map((density) => `${at(density)} ${density}x`).join(", ");
    return html`<link rel="preload" as="image" fetchpriority="high" href="${at(1)}" imagesrcset="${set}">`;
  });
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
  const clip = video.media_id === null || video.is_paid === 1 ? undefined : (context.media.get(video.media_id) ?? uploadPlayable(video.media_id))?.mp4[0];
  const data = {
    "@context": "https://schema.org",
    "@type": "VideoObject",
    name: video.title,
    description: meta.description,
    thumbnailUrl: [meta.og_image],
    uploadDate: new Date(video.publication_ts).toISOString(),
    duration: isoDuration(video.duration),
    ...(clip ? { contentUrl: mediaUrl(context, clip.url) } : {}),
    isFamilyFriendly: video.is_adult === 0,
    interactionStatistic: { "@type": "InteractionCounter", interactionType: { "@type": "WatchAction" }, userInteractionCount: video.hits },
  };
  return html`<script type="application/ld+json">${trusted(jsonForHtml(data))}</script>`;
}

async function videoHead(context: Context, id: string, search: URLSearchParams, user: SignedInUser | undefined): Promise<PageHead> {
  try {
    const video = await openVideo(context, id, search.get("pepper") ?? undefined, search.get("track_id") ?? undefined, user?.id);
    const meta = metaOf(context, video);
    const passed = new URLSearchParams();
    for (const name of ["pepper", "plId", "playlist", "pl_id", "pl_type", "sourcePl", "sourcePlType", "showPl", "pageType", "track_id"]) {
      const value = search.get(name);
      if (value) passed.set(name, value);
    }
    const query = passed.size > 0 ? `?${passed}` : "";
    return {
      status: 200,
      title: meta.title,
      chunks: ["VideoPage", "PlayerSlot", "createPlayer"],
      pieces: [
        // The poster is what a person waits for: it starts before any script.
        video.thumbnail !== null && html`<link rel="preload" as="image" fetchpriority="high" href="${meta.og_image}">`,
        fetchPreload(`/video/${id}/${query}`),
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

async function feedHead(context: Context, slug: string, path: string, user: SignedInUser | undefined): Promise<PageHead> {
  try {
    const call: Call = { context, params: { slug }, query: {}, body: {}, user, sessionId: undefined };
    const answer = await operations["getFeed"]?.(call);
    const feed = answer?.body as { name: string; resources: Array<{ id: string; card_type: string }> };
    const first = feed.resources.slice(0, 5).map(({ id }) => id);
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
      pieces: [
        fetchPreload(`/feed/${slug}/?log=true`),
        // The client encodes the commas: a preload is used for exactly its own address.
        first.length > 0 && fetchPreload(`/resources/${encodeURIComponent(first.join(","))}/items/?log=true`),
        feed.resources[0]?.card_type === "video" && (await stillPreloads(call, feed.resources[0].id)),
        html`<meta name="description" content="${meta.description}"><link rel="canonical" href="${meta.canonical_url}">`,
        openGraph(meta),
      ],
    };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { status: error.status, title: `Страница не найдена — ${siteName}`, pieces: [] };
  }
}

/** Head and status of the page at this address. */
export async function pageHead(context: Context, path: string, search: URLSearchParams, user: SignedInUser | undefined): Promise<PageHead> {
  const profile = fetchPreload("/api/profile/user/");
  const videoId = videoPageId(path);
  const slug = feedPageSlug(path);
  const head = videoId !== undefined ? await videoHead(context, videoId, search, user) : slug !== undefined ? await feedHead(context, slug, path, user) : undefined;
  if (head) return { ...head, pieces: [...head.pieces, profile] };
  const known = isPageRoute(path);
  return { status: known ? 200 : 404, title: known ? siteName : `Страница не найдена — ${siteName}`, pieces: [profile] };
}
