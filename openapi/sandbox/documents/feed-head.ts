import {
  callIn,
  homeSlug,
  homeTitle,
  pageIn,
  resourcesAtATime,
  shelvesCall,
  shelvesOnFirstScreen,
  siteName,
} from "../../pages/index.ts";
import type { PageMeta } from "../operations/video/video.ts";
import { apiPrefix } from "../http/api-prefix.ts";
import { isName, lost, openGraph, searchTags, type PageRequest, type PageHead } from "./head-parts.ts";
import { html, type Piece } from "../http/html.ts";
import { notFound, Problem } from "../http/problems.ts";

const homeDescription = "Видео, прямые эфиры и передачи: смотрите, обсуждайте и подписывайтесь.";

/** Below the first screen: it gives way to what is in it. */
const fetchPreload = (address: string): Piece =>
  html`<link rel="preload" as="fetch" fetchpriority="low" crossorigin="use-credentials" href="${apiPrefix + address}">`;

/** The head of a feed; its first shelves come with the page. */
export async function feedHead(request: PageRequest): Promise<PageHead> {
  const { context, path, prefetched } = request;
  const main = callIn(request.calls, "getFeed");
  const { slug } = main.path;
  const isHome = slug === homeSlug && main.query.tab === undefined;
  try {
    if (!isName(slug) || !isName(main.query.tab ?? slug)) throw notFound();
    const feed = (await prefetched.ask(main)) as { name: string; resources: Array<{ id: string }> };
    // A feed of one shelf is a grid, whose pages have addresses; the host asks for a later one itself.
    const page = feed.resources.length === 1 ? pageIn(request.search) : 1;
    const batch = page > 1 ? [] : feed.resources.slice(0, resourcesAtATime).map(({ id }) => id);
    // The shelves in sight come with the page: the document is no longer than the first screen needs.
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
      chunks: request.page.chunks,
      // The client encodes the commas: a preload is used for exactly its own address.
      later: [rest.length > 0 && fetchPreload(`/resources/${encodeURIComponent(rest.join(","))}/items/?log=true`)],
      pieces: [
        html`<meta name="description" content="${meta.description}">`,
        searchTags(request, meta),
        openGraph(meta),
      ],
    };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { ...lost, status: error.status };
  }
}
