import { callIn, pathTo, siteName } from "../../pages/index.ts";
import { openPage } from "../operations/video/video.ts";
import { unavailable } from "../operations/video/video-rows.ts";
import { html } from "../http/html.ts";
import { isName, openGraph, searchTags, type PageRequest, type PageHead } from "./head-parts.ts";
import { Problem } from "../http/problems.ts";

interface FirstShort {
  readonly description: string;
  readonly video: { readonly title: string; readonly thumbnail_url?: string };
}

/** The head of the shorts: what the first of them is, whatever the list goes on with. Both addresses are of one page. */
export async function shortsHead(request: PageRequest): Promise<PageHead> {
  const { context, page, prefetched, user } = request;
  const main = callIn(request.calls, "listShorts");
  const id = main.query.videoId;
  try {
    if (!isName(id)) throw unavailable(2042003);
    const list = await prefetched.ask(main).catch(async (error: unknown) => {
      // No short: the video's own page says why, or shows it.
      await openPage({ context, user, pepper: undefined }, id, undefined);
      throw error;
    });
    const first = (list as { readonly results: readonly FirstShort[] }).results[0];
    if (first === undefined) throw unavailable(2042003);
    const { title, thumbnail_url: poster = `${context.origins.media}/assets/placeholder.webp` } = first.video;
    const description = first.description.split("\n", 1)[0]?.slice(0, 200) || title;
    const meta = {
      title: `${title} — ${siteName}`,
      description,
      canonical_url: context.origins.shell + pathTo("shorts", { id }),
      og_title: title,
      og_description: description,
      og_type: "video.other",
      og_image: poster,
    };
    return {
      status: 200,
      title: meta.title,
      chunks: page.chunks,
      pieces: [
        html`<link rel="preload" as="image" fetchpriority="high" href="${poster}">`,
        html`<meta name="description" content="${description}">`,
        searchTags(request, meta),
        openGraph(meta),
      ],
    };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return {
      status: error.status,
      title: `${error.message} — ${siteName}`,
      chunks: page.chunks,
      pieces: [html`<meta name="robots" content="noindex">`],
    };
  }
}
