import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sessionIdOf, userOfSession } from "../auth/sessions.ts";
import { builtFile } from "../http/built-file.ts";
import { compressed } from "../http/compress.ts";
import { readCookie } from "../http/cookies.ts";
import { PrefetchedResponses } from "./prefetched.ts";
import { drawnFor } from "./drawn-for.ts";
import { HostDocument, hostConfig, type Drawing } from "./host-document.ts";
import { jsonForHtml } from "../http/html.ts";
import { pageHead } from "./page-head.ts";
import { Renderer } from "./renderer.ts";
import { newNonce } from "../http/nonce.ts";
import { integrityPolicy, securityHeaders } from "../http/security-headers.ts";
import { sendFile } from "../http/send-file.ts";
import { reading } from "../transactions.ts";
import type { ServerContext } from "../context.ts";

function themeOf(request: FastifyRequest): "light" | "dark" | null {
  const theme = readCookie(request.headers.cookie, "theme");
  return theme === "light" || theme === "dark" ? theme : null;
}

async function sendPage(
  server: ServerContext,
  document: HostDocument,
  renderer: Renderer | null,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const nonce = newNonce();
  const url = new URL(request.url, server.origins.shell);
  const sessionId = sessionIdOf(server.origins, request);
  const user = await userOfSession(server.database.query, sessionId, Date.now());
  const planned = server.faults.list();
  const isFaulty = (operationId: string): boolean =>
    request.headers["x-kadr-fault"] !== undefined || planned.has(operationId) || planned.has("*");
  const { head, prefetched } = await reading(server, async (context) => {
    const responses = new PrefetchedResponses(
      { context, body: {}, user, pepper: url.searchParams.get("pepper") ?? undefined, sessionId },
      isFaulty,
    );
    return {
      head: await pageHead(context, url.pathname, url.searchParams, user, responses),
      prefetched: responses.list,
    };
  });
  // Found, not moved for ever: an entry of the table may change.
  if (head.location !== undefined) {
    return reply
      .headers(securityHeaders("api", server.origins))
      .header("cache-control", "no-cache")
      .redirect(head.location, 302);
  }
  const theme = themeOf(request);
  const responses = jsonForHtml(prefetched);
  const device = drawnFor(request.headers, Date.now(), user ? String(user.id) : null);
  // A page of a bad status says so by itself, and nothing of it came with the document.
  const html =
    renderer === null || head.status !== 200
      ? null
      : await renderer.draw({
          origin: server.origins.shell,
          path: url.pathname,
          search: url.search,
          config: hostConfig(server),
          drawnFor: device,
          theme,
          responses,
        });
  const drawing: Drawing | null = html === null ? null : { html, drawnFor: device };
  const text = document.render(head, nonce, theme, responses, drawing);
  reply.headers(securityHeaders("shell", server.origins, nonce, server.hot));
  if (document.isPinned) reply.headers(integrityPolicy);
  // A document carries what one person may see now: no request but its own is ever answered with it, or Back would show who was
  // here before. `no-store` would say that too, and keep the browser from going back to the living page.
  reply.headers({ "cache-control": "private, no-cache", vary: "*", "content-type": "text/html; charset=utf-8" });
  if (text === undefined)
    return reply
      .code(503)
      .send(
        '<!doctype html><html lang="ru"><title>Кадр</title><p>Сборки приложения нет: выполните npm run build.</p></html>',
      );
  return reply.code(head.status).send(await compressed(request, reply, text));
}

/** All pages of the shell's origin but the API and /sandbox. */
export function addShellPages(app: FastifyInstance, context: ServerContext): void {
  const document = new HostDocument(context);
  const renderer =
    context.hot || !context.drawsPages
      ? null
      : Renderer.open(
          context.hostDist,
          (error) => app.log.warn({ err: error }, "a page was not drawn"),
          context.drawingLimitMs,
        );
  if (renderer) {
    app.addHook("onReady", () => renderer.warmUp());
    app.addHook("onClose", () => renderer.close());
  }
  app.get("/config.json", (_request, reply) =>
    reply
      .headers(securityHeaders("api", context.origins))
      .header("cache-control", "no-cache")
      .send(hostConfig(context)),
  );
  app.setNotFoundHandler((_request, reply) =>
    reply
      .headers(securityHeaders("api", context.origins))
      .code(404)
      .type("text/plain; charset=utf-8")
      .send("Здесь ничего нет\n"),
  );
  app.get("/*", { exposeHeadRoute: true }, async (request, reply) => {
    const path = decodePath(request.url);
    const file = builtFile(context.hostDist, path, context.hot);
    if (file) {
      reply.headers(securityHeaders(path === "/sw.js" ? "worker" : "file", context.origins));
      if (sendFile(request, reply, file)) return reply;
      return reply
        .code(404)
        .header("cache-control", "no-cache")
        .type("text/plain; charset=utf-8")
        .send("Нет такого файла\n");
    }
    return sendPage(context, document, renderer, request, reply);
  });
}

function decodePath(url: string): string {
  const path = url.split("?", 1)[0] ?? "/";
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
