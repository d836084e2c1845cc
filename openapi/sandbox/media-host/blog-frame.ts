import type { FastifyInstance } from "fastify";
import { blog } from "../texts/blog.ts";
import { html, trusted } from "../http/html.ts";
import { opening } from "../http/markup.ts";
import { securityHeaders } from "../http/security-headers.ts";
import { newNonce } from "../http/nonce.ts";
import type { Origins } from "../context.ts";

const styles = `:root{color-scheme:light;font:16px/26px system-ui,sans-serif}:root[data-theme=dark]{color-scheme:dark}
html,body{overflow:hidden}body{margin:0;padding:0 24px 32px;background:Canvas;color:CanvasText}
p{margin:0 0 20px;max-width:68ch}
progress{position:absolute;inset-inline:0;width:100%;height:3px;border:0;appearance:none;background:transparent}
progress::-webkit-progress-bar{background:transparent}progress::-webkit-progress-value{background:Highlight}progress::-moz-progress-bar{background:Highlight}
@media (max-width:480px){body{padding-inline:16px}}`;

/**
 * Posts of the blog as pages of the media host, which the shell's popup frames: they stand for a page of others, so they are told nothing
 * but how far the popup is scrolled, and say their name, their address and how high they are.
 */
export function addBlogFrame(app: FastifyInstance, origins: Origins): void {
  app.get<{ Params: { id: string }; Querystring: Record<string, unknown> }>("/blog/:id/", (request, reply) => {
    const post = blog.find(({ id }) => id === request.params.id);
    if (!post) return reply.code(404).type("text/plain; charset=utf-8").send("Нет такой записи\n");
    const { query } = request;
    const nonce = newNonce();
    const speaks = query["message"] === "1" && query["parent"] === origins.shell;
    const page = html`${opening(query["themeId"] === "dark" ? "dark" : "light")}
<title>${post.title}</title><link rel="canonical" href="${post.url}">
<style nonce="${nonce}">${trusted(styles)}</style></head>
<body data-flow="${String(query["flow"] ?? "")}" data-shell="${origins.shell}"
  data-title="${post.title}" data-url="${post.url}">
<progress data-read max="100" value="0" aria-label="Прочитано"></progress><main>${query["hide-header"] !== "1" && html`<h1>${post.title}</h1>`}
${post.paragraphs.map((text) => html`<p>${text}</p>`)}</main>
${speaks && html`<script type="module" nonce="${nonce}" src="/blog.js"></script>`}</body></html>`.text;
    return reply
      .headers({ ...securityHeaders("news", origins, nonce), "cache-control": "no-store" })
      .type("text/html; charset=utf-8")
      .send(page);
  });
}
