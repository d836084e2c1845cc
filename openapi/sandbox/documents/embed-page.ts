import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { pathTo, siteName, videoPageCall } from "../../pages/index.ts";
import { addApartPage } from "../http/apart-page.ts";
import { compressed } from "../http/compress.ts";
import { isName } from "./head-parts.ts";
import { html, jsonForHtml, trusted } from "../http/html.ts";
import { PrefetchedResponses } from "./prefetched.ts";
import { Problem } from "../http/problems.ts";
import { securityHeaders } from "../http/security-headers.ts";
import { newNonce } from "../http/nonce.ts";
import { reading } from "../transactions.ts";
import type { ServerContext } from "../context.ts";

interface EmbedResponse {
  readonly status: number;
  readonly title: string;
  readonly page: { readonly video: { readonly title: string; readonly thumbnail_url: string } } | null;
  readonly code: string | null;
}

/** Content of the frame, as for a guest, whoever the viewer is: a page around it can neither see nor press a part of their account. */
async function readVideo(server: ServerContext, id: string, search: URLSearchParams): Promise<EmbedResponse> {
  const failed = (status: number, code: string | null, words: string): EmbedResponse => ({
    status,
    title: `${words} — ${siteName}`,
    page: null,
    code,
  });
  if (!isName(id)) return failed(404, "2042003", "Такого видео нет");
  const params = videoPageCall(id, search);
  try {
    const page = (await reading(server, (context) =>
      new PrefetchedResponses(
        { context, body: {}, user: undefined, pepper: search.get("pepper") ?? undefined, sessionId: undefined },
        () => false,
      ).ask(params),
    )) as EmbedResponse["page"];
    return { status: 200, title: `${page?.video.title} — ${siteName}`, page, code: null };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return failed(error.status, error.code, error.message);
  }
}

/** The player for the frames of other pages (docs/adr/0044-embed.md), a document without the shell. */
export function addEmbedPage(app: FastifyInstance, context: ServerContext): void {
  const page = addApartPage(app, context, "dist-embed", "/embed/");

  const send = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { id = "" } = request.params as { id?: string };
    const { origins } = context;
    const nonce = newNonce();
    const response = await readVideo(context, id, new URL(request.url, origins.shell).searchParams);
    reply.code(response.status).headers({
      ...securityHeaders("embed", origins, nonce),
      "content-type": "text/html; charset=utf-8",
      // The same for everybody, and never of the one who asks; a film may be taken away at any moment.
      "cache-control": "no-cache",
    });
    const text = page.text();
    if (text === undefined)
      return reply.code(503).send("<!doctype html><title>Кадр</title><p>Сборки плеера нет: npm run build");
    const poster = response.page?.video.thumbnail_url;
    const head = html`<meta property="csp-nonce" nonce="${nonce}"><title>${response.title}</title>
<link rel="canonical" href="${origins.shell + pathTo("video", { id })}"><link rel="preconnect" href="${origins.media}">
${poster !== undefined && html`<link rel="preload" as="image" fetchpriority="high" href="${poster}">`}
<script type="application/json" id="kadr-embed">${trusted(
      jsonForHtml({ shell: origins.shell, media: origins.media, page: response.page, code: response.code }),
    )}</script>`.text;
    // Before any script, and without one: the way to where it plays.
    const first =
      html`<div id="root"><p><a href="${origins.shell + pathTo("video", { id })}" target="_blank" rel="noopener">${response.title}</a></p></div>`
        .text;
    const document = text
      .replace(/<title>[^<]*<\/title>/i, "")
      .replace(/<(script|style)\b(?![^>]*\bnonce=)/gi, `<$1 nonce="${nonce}"`)
      .replace(/<meta charset=[^>]*>/i, (charset) => charset + head)
      .replace(/<div id="?root"?><\/div>/i, () => first);
    return reply.send(await compressed(request, reply, document));
  };
  app.get("/play/embed/:id", { exposeHeadRoute: true }, send);
}

/** Page that the service worker keeps for when there is no network: the same for everybody, and for nobody's frame. */
export function addOfflinePage(app: FastifyInstance, context: ServerContext): void {
  const page = addApartPage(app, context, "dist-offline", "/offline/");
  app.get("/offline/", { exposeHeadRoute: true }, (_request, reply) => {
    const text = page.text();
    reply.headers({
      ...securityHeaders("offline", context.origins),
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-cache",
    });
    return text === undefined ? reply.code(503).send("<!doctype html><title>Кадр</title>") : reply.send(text);
  });
}
