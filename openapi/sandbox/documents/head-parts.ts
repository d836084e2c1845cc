import { siteName, type PageCall, type PageFacts, type PageParams } from "../../pages/index.ts";
import type { SignedInUser } from "../auth/sessions.ts";
import type { PageMeta } from "../operations/video/video.ts";
import type { Context } from "../context.ts";
import { html, type Piece } from "../http/html.ts";
import type { PrefetchedResponses } from "./prefetched.ts";

/** Parts that the server writes into the head of a page, and the page's status. */
export interface PageHead {
  readonly status: number;
  readonly title: string;
  readonly pieces: readonly Piece[];
  /** Pieces that are asked for beside the host's own code, after the words of the page. */
  readonly later?: readonly Piece[];
  /** The address leads on to another, and nothing of the page is sent. */
  readonly location?: string;
  /** Names of the build's chunks that the page will import, to be fetched beside the entry instead of after it. */
  readonly chunks?: readonly string[] | undefined;
  /** The same of a page that is not drawn; a drawn one imports them by itself (PageFacts). */
  readonly laterChunks?: readonly string[] | undefined;
}

export interface PageRequest {
  readonly context: Context;
  readonly page: PageFacts;
  readonly path: string;
  readonly params: PageParams;
  /** Calls of its first screen, the main call first. */
  readonly calls: readonly PageCall[];
  readonly search: URLSearchParams;
  readonly user: SignedInUser | undefined;
  readonly prefetched: PrefetchedResponses;
}

/** Tags for a search engine, by the page's line of the table. */
export function searchTags(
  { context, page, path }: Pick<PageRequest, "context" | "page" | "path">,
  meta?: PageMeta,
): Piece {
  const canonical =
    page.canonical === "path"
      ? context.origins.shell + path
      : page.canonical === "response"
        ? meta?.canonical_url
        : undefined;
  const robots = page.isPersonal === true ? "noindex" : meta?.robots;
  return html`${[
    canonical !== undefined && html`<link rel="canonical" href="${canonical}">`,
    robots !== undefined && html`<meta name="robots" content="${robots}">`,
  ]}`;
}

export function openGraph(meta: PageMeta): Piece {
  return html`<meta property="og:site_name" content="${siteName}"><meta property="og:type" content="${meta.og_type}">
<meta property="og:title" content="${meta.og_title}"><meta property="og:description" content="${meta.og_description}">
<meta property="og:url" content="${meta.canonical_url}"><meta property="og:image" content="${meta.og_image}">
<meta name="twitter:card" content="summary_large_image">`;
}

/** Text that the spec allows for an id or a slug: any other text names no object, and no database is asked about it. */
export const isName = (text: string): boolean => /^[\w-]{1,64}$/.test(text);

export const lost: PageHead = { status: 404, title: `Страница не найдена — ${siteName}`, pieces: [] };
