import path from "node:path";
import type { FastifyInstance } from "fastify";
import { addFrameScripts } from "../frames/scripts.ts";
import { news } from "../texts/news.ts";
import { html, trusted } from "../http/html.ts";
import { opening } from "../http/markup.ts";
import { securityHeaders } from "../http/security-headers.ts";
import { newNonce } from "../http/nonce.ts";
import type { Origins } from "../context.ts";

const framesFolder = path.join(import.meta.dirname, "../frames");

const styles = `:root{color-scheme:light;font:14px/20px system-ui,sans-serif}:root[data-theme=dark]{color-scheme:dark}
body{margin:0;background:Canvas;color:CanvasText}
a{display:flex;flex-direction:column;gap:8px;box-sizing:border-box;min-height:100vh;padding:16px;color:inherit;text-decoration:none}
a:focus-visible{outline:2px solid;outline-offset:-4px;border-radius:8px}
strong{font-size:16px;line-height:24px}header,footer{padding:16px 16px 0}`;

/**
 * The embedded news card (`news.frame`: hide-header, hide-footer, parent, message, bg, mobile, fingerprintId, themeId): a page
 * of the media host that the shell alone may frame.
 */
export function addNewsFrame(app: FastifyInstance, origins: Origins): void {
  addFrameScripts(app, framesFolder, ["news.js", "blog.js"], securityHeaders("news", origins));
  app.get<{ Params: { id: string }; Querystring: Record<string, unknown> }>("/news/:id/", (request, reply) => {
    const item = news.find(({ id }) => id === request.params.id);
    if (!item) return reply.code(404).type("text/plain; charset=utf-8").send("Нет такой новости\n");
    const { query } = request;
    const nonce = newNonce();
    const speaks = query["message"] === "1" && query["parent"] === origins.shell;
    // who it speaks as to the shell: ours, the documents do not show it (G06)
    const flow = String(query["flow"] ?? "");
    const page = html`${opening(query["themeId"] === "dark" ? "dark" : "light")}
<title>${item.title}</title><style nonce="${nonce}">${trusted(styles)}</style></head><body data-flow="${flow}" data-shell="${origins.shell}">
${query["hide-header"] !== "1" && html`<header>Новости</header>`}
<main><a href="${item.url}"><small>${item.topic}</small><strong>${item.title}</strong><span>${item.text}</span></a></main>
${query["hide-footer"] !== "1" && html`<footer>Кадр</footer>`}
${speaks && html`<script type="module" nonce="${nonce}" src="/news.js"></script>`}</body></html>`.text;
    return reply
      .headers({ ...securityHeaders("news", origins, nonce), "cache-control": "no-store" })
      .type("text/html; charset=utf-8")
      .send(page);
  });
}
