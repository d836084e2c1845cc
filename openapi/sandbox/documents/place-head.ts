import { siteName } from "../../pages/index.ts";
import { html } from "../http/html.ts";
import { isName, lost, openGraph, searchTags, type PageRequest, type PageHead } from "./head-parts.ts";
import { notFound, Problem } from "../http/problems.ts";

/** The head of a page about a person or a show: its main call says what it is, the other is the list on its first screen. */
export async function placeHead(request: PageRequest): Promise<PageHead> {
  const { context, page, params, calls, prefetched } = request;
  const [main, list] = calls;
  try {
    if (!isName(params["id"] ?? "") || main === undefined || list === undefined) throw notFound();
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
