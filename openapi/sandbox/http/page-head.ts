import { everyPageCalls, findPage, firstCalls, homeSlug, homeTitle, pages, resourcesAtATime, shelvesCall, shelvesOnFirstScreen, siteName, viewerCalls, type PageCall, type PageFacts } from "../../pages/index.ts";
import type { SignedInUser } from "../auth/sessions.ts";
import { metaOf, openPage, type PageMeta } from "../operations/video.ts";
import { unavailable, type VideoRow } from "../operations/video-rows.ts";
import { playbackOf } from "../operations/playback.ts";
import { isSold } from "../payment/access.ts";
import { apiPrefix } from "./api-prefix.ts";
import { documentShelf, documentStage, type DocumentStage } from "./document-stage.ts";
import type { HandedAnswers } from "./handed.ts";
import { html, jsonForHtml, trusted, type Piece } from "./html.ts";
import type { Context } from "./options.ts";
import { redirectOf } from "./page-redirects.ts";
import { notFound, Problem } from "./problems.ts";

/** What the server writes into the head of a page, and the page's status. */
export interface PageHead {
  readonly status: number;
  readonly title: string;
  readonly pieces: readonly Piece[];
  /** The address leads on to another, and nothing of the page is sent. */
  readonly location?: string;
  /** Names of the build's chunks that the page will import, to be fetched beside the entry instead of after it. */
  readonly chunks?: readonly string[] | undefined;
  /** What the body shows and begins to load before the host draws it. */
  readonly stage?: DocumentStage | undefined;
}

const homeDescription = "Видео, прямые эфиры и передачи: смотрите, обсуждайте и подписывайтесь.";

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

interface Asked {
  readonly context: Context;
  readonly page: PageFacts;
  readonly path: string;
  readonly search: URLSearchParams;
  readonly user: SignedInUser | undefined;
  readonly handed: HandedAnswers;
}

/** What a search engine is told, by the page's line of the table. */
function searchTags({ context, page, path }: Pick<Asked, "context" | "page" | "path">, answer?: PageMeta): Piece {
  const canonical = page.canonical === "path" ? context.origins.shell + path : page.canonical === "answer" ? answer?.canonical_url : undefined;
  const robots = page.isPersonal === true ? "noindex" : answer?.robots;
  return html`${canonical !== undefined && html`<link rel="canonical" href="${canonical}">`}${robots !== undefined && html`<meta name="robots" content="${robots}">`}`;
}

/** What the spec allows for an id or a slug: any other text names nothing, and no database is asked about it. */
const isName = (text: string): boolean => /^[\w-]{1,64}$/.test(text);

type MainCall<Id extends PageCall["operation"]> = Extract<PageCall, { readonly operation: Id }>;

async function videoHead(asked: Asked, main: MainCall<"getVideoPage">, others: readonly PageCall[]): Promise<PageHead> {
  const { context, page, search, user, handed } = asked;
  const { id } = main.path;
  try {
    if (!isName(id)) throw unavailable(2042003);
    const video = await openPage({ context, user, pepper: search.get("pepper") ?? undefined }, id, search.get("track_id") ?? undefined);
    const meta = metaOf(context, video);
    await handed.offer(main);
    for (const call of others) if (!("only" in call) || call.only === (user ? "user" : "guest")) await handed.offer(call);
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
    return { status: error.status, title: `${error.message} — ${siteName}`, pieces: [html`<meta name="robots" content="noindex">`] };
  }
}

async function feedHead(asked: Asked, main: MainCall<"getFeed">): Promise<PageHead> {
  const { context, page, path, handed } = asked;
  const { slug } = main.path;
  const isHome = slug === homeSlug && main.query.tab === undefined;
  try {
    if (!isName(slug) || !isName(main.query.tab ?? slug)) throw notFound();
    const feed = (await handed.ask(main)) as { name: string; resources: Array<{ id: string; card_type: string }> };
    const batch = feed.resources.slice(0, resourcesAtATime).map(({ id }) => id);
    // What is in sight comes with the page: the document is no longer than the first screen needs.
    const first = batch.slice(0, shelvesOnFirstScreen);
    const rest = batch.slice(shelvesOnFirstScreen);
    const shelves = first.length === 0 ? { resources: [] } : ((await handed.ask(shelvesCall(first))) as Shelves);
    const still = feed.resources[0]?.card_type === "video" ? firstStill(shelves, feed.resources[0].id) : undefined;
    const meta: PageMeta = {
      title: isHome ? homeTitle : `${feed.name} — ${siteName}`,
      description: homeDescription,
      canonical_url: context.origins.shell + path,
      og_title: isHome ? homeTitle : feed.name,
      og_description: homeDescription,
      og_image: `${context.origins.media}/assets/placeholder.webp`,
      og_type: "website",
    };
    return {
      status: 200,
      title: meta.title,
      chunks: page.chunks,
      // A feed of its own begins with its name.
      stage: still && isHome ? documentShelf(still.address, still.set) : undefined,
      pieces: [
        // The client encodes the commas: a preload is used for exactly its own address.
        rest.length > 0 && fetchPreload(`/resources/${encodeURIComponent(rest.join(","))}/items/?log=true`),
        still && html`<link rel="preload" as="image" fetchpriority="high" href="${still.address}" imagesrcset="${still.set}">`,
        html`<meta name="description" content="${meta.description}">`,
        searchTags(asked, meta),
        openGraph(meta),
      ],
    };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { ...lost, status: error.status };
  }
}

const lost: PageHead = { status: 404, title: `Страница не найдена — ${siteName}`, pieces: [] };

/** The head of a page that says what an answer holds; undefined for one that has nothing of its own to ask. */
async function answeredHead(asked: Asked): Promise<PageHead | undefined> {
  const [main, ...others] = firstCalls(asked.path, asked.search);
  if (main?.operation === "getVideoPage") return videoHead(asked, main, others);
  return main?.operation === "getFeed" ? feedHead(asked, main) : undefined;
}

/** Head and status of the page at this address; what the host asks for first is handed over on the way. */
export async function pageHead(context: Context, path: string, search: URLSearchParams, user: SignedInUser | undefined, handed: HandedAnswers): Promise<PageHead> {
  const redirect = await redirectOf(context, path, search);
  if (redirect?.kind === "lead" && redirect.location !== null) return { status: 302, title: "", pieces: [], location: redirect.location };
  const isLost = redirect?.kind === "lost";
  const found = isLost ? null : findPage(path);
  const asked = found && { context, page: pages[found.name], path, search, user, handed };
  const head = asked ? await answeredHead(asked) : undefined;
  for (const call of everyPageCalls) await handed.offer(call);
  if (user && head) for (const call of viewerCalls) await handed.offer(call);
  if (head) return { ...head, stage: head.stage ?? documentStage(path, search, handed.list) };
  if (asked) return { status: 200, title: asked.page.title ?? siteName, pieces: [searchTags(asked)] };
  // An address that leads to a stranger's site is the host's to ask about.
  return redirect !== null && !isLost ? { status: 200, title: siteName, pieces: [] } : lost;
}
