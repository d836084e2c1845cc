import {
  episodesCall,
  pageIn,
  personCall,
  personVideosCall,
  siteName,
  tvShowCall,
  type PlaceCall,
} from "../../pages/index.ts";
import { html } from "../http/html.ts";
import { isName, lost, openGraph, searchTags, type Asked, type PageHead } from "./head-parts.ts";
import { notFound, Problem } from "../http/problems.ts";

/** The head of a page about a person or a show: `main` says what it is, `list` is on its first screen. */
async function placeHead(asked: Asked, id: string, main: PlaceCall, list: PlaceCall): Promise<PageHead> {
  const { context, page, prefetched } = asked;
  try {
    if (!isName(id)) throw notFound();
    const place = (await prefetched.ask(main)) as {
      readonly name: string;
      readonly description: string;
      readonly picture: string | null;
      readonly absolute_url: string;
    };
    await prefetched.offer(list);
    const meta = {
      title: `${place.name} — ${siteName}`,
      description: place.description === "" ? place.name : place.description,
      canonical_url: new URL(place.absolute_url, context.origins.shell).href,
      og_title: place.name,
      og_description: place.description,
      og_type: "profile",
      og_image: place.picture ?? `${context.origins.media}/assets/placeholder.webp`,
    };
    return {
      status: 200,
      title: meta.title,
      chunks: page.chunks,
      pieces: [html`<meta name="description" content="${meta.description}">`, searchTags(asked, meta), openGraph(meta)],
    };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { ...lost, status: error.status };
  }
}

export const personHead = (asked: Asked, id: string): Promise<PageHead> =>
  placeHead(asked, id, personCall(id), personVideosCall(id, pageIn(asked.search)));

export const tvShowHead = (asked: Asked, id: string): Promise<PageHead> =>
  placeHead(asked, id, tvShowCall(id), episodesCall(id));
