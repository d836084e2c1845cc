import { callIn, siteName } from "../../pages/index.ts";
import { metaOf, openPage, type PageMeta } from "../operations/video/video.ts";
import { unavailable, type VideoRow } from "../operations/video/video-rows.ts";
import { playbackOf } from "../operations/video/playback.ts";
import { isSold } from "../payment/index.ts";
import { isName, openGraph, searchTags, type PageRequest, type PageHead } from "./head-parts.ts";
import { html, jsonForHtml, trusted, type Piece } from "../http/html.ts";
import type { Context } from "../context.ts";
import { Problem } from "../http/problems.ts";

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

/** The head of a page around a video: the video as search engines and other sites know it, or why it cannot be shown. */
export async function videoHead(request: PageRequest): Promise<PageHead> {
  const { context, page, search, user, prefetched } = request;
  const main = callIn(request.calls, "getVideoPage");
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
    for (const call of request.calls)
      if (call !== main && (!("only" in call) || call.only === (user ? "user" : "guest"))) await prefetched.offer(call);
    return {
      status: 200,
      title: meta.title,
      chunks: page.chunks,
      laterChunks: page.laterChunks,
      pieces: [
        // The poster is what a person waits for: it starts before any script.
        video.thumbnail !== null && html`<link rel="preload" as="image" fetchpriority="high" href="${meta.og_image}">`,
        html`<meta name="description" content="${meta.description}">`,
        searchTags(request, meta),
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
