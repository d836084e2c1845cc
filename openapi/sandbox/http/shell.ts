import { randomBytes } from "node:crypto";
import { extname, join, normalize, sep } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sessionIdOf, userOfSession } from "../auth/sessions.ts";
import { compressed } from "./compress.ts";
import { readCookie } from "./cookies.ts";
import { HandedAnswers } from "./handed.ts";
import { HostDocument, hostConfig } from "./host-document.ts";
import { reading, type ServerContext } from "./options.ts";
import { pageHead } from "./page-head.ts";
import { integrityPolicy, securityHeaders } from "./security-headers.ts";
import { sendFile, type FileToSend } from "./send-file.ts";

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".map": "application/json",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".webmanifest": "application/manifest+json",
  ".txt": "text/plain; charset=utf-8",
};

const hour = "public, max-age=3600";
const forever = "public, max-age=31536000, immutable";

export const newNonce = (): string => randomBytes(18).toString("base64url");

/** A file of the build, when the address names one of a known type. A watched build (`hot`) writes new content under old names. */
function builtFile(hostDist: string | null, path: string, hot = false): FileToSend | undefined {
  const contentType = types[extname(path)];
  if (hostDist === null || contentType === undefined || !/^(?:\/[\w@-][\w.@-]*)+$/.test(path)) return undefined;
  const file = normalize(join(hostDist, path));
  if (!file.startsWith(normalize(hostDist) + sep)) return undefined;
  // Parcel puts a hash into every name but those of the entry's neighbours.
  const cacheControl = hot ? "no-store" : /\.[0-9a-f]{8}\./.test(path) ? forever : hour;
  return { file, contentType, cacheControl, encodings: [{ encoding: "br", file: `${file}.br` }, { encoding: "gzip", file: `${file}.gz` }] };
}

async function sendPage(server: ServerContext, document: HostDocument, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const nonce = newNonce();
  const url = new URL(request.url, server.origins.shell);
  const sessionId = sessionIdOf(server.origins, request);
  const user = await userOfSession(server.database.query, sessionId, Date.now());
  const planned = server.faults.list();
  const isFaulty = (operationId: string): boolean => request.headers["x-kadr-fault"] !== undefined || planned.has(operationId) || planned.has("*");
  const { head, handed } = await reading(server, async (context) => {
    const answers = new HandedAnswers({ context, body: {}, user, pepper: url.searchParams.get("pepper") ?? undefined, sessionId }, isFaulty);
    return { head: await pageHead(context, url.pathname, url.searchParams, user, answers), handed: answers.list };
  });
  // Found, not moved for ever: an entry of the table may change.
  if (head.location !== undefined) {
    return reply.headers(securityHeaders("api", server.origins)).header("cache-control", "no-cache").redirect(head.location, 302);
  }
  const text = document.render(head, nonce, readCookie(request.headers.cookie, "theme"), handed);
  reply.headers(securityHeaders("shell", server.origins, nonce, server.hot));
  if (document.isPinned) reply.headers(integrityPolicy);
  // A document carries its nonce and what one person may see: nothing stores it, or Back would show who was here before.
  reply.headers({ "cache-control": "private, no-store", vary: "Cookie", "content-type": "text/html; charset=utf-8" });
  if (text === undefined) return reply.code(503).send("<!doctype html><html lang=\"ru\"><title>Кадр</title><p>Сборки приложения нет: выполните npm run build.</p></html>");
  return reply.code(head.status).send(await compressed(request, reply, text));
}

/** Everything of the shell's origin but the API and /sandbox. */
export function addShellPages(app: FastifyInstance, context: ServerContext): void {
  const document = new HostDocument(context);
  app.get("/config.json", (_request, reply) =>
    reply.headers(securityHeaders("api", context.origins)).header("cache-control", "no-cache").send(hostConfig(context)),
  );
  app.setNotFoundHandler((_request, reply) =>
    reply.headers(securityHeaders("api", context.origins)).code(404).type("text/plain; charset=utf-8").send("Здесь ничего нет\n"),
  );
  app.get("/*", { exposeHeadRoute: true }, async (request, reply) => {
    const path = decodePath(request.url);
    const file = builtFile(context.hostDist, path, context.hot);
    if (file) {
      reply.headers(securityHeaders("file", context.origins));
      if (sendFile(request, reply, file)) return reply;
      return reply.code(404).header("cache-control", "no-cache").type("text/plain; charset=utf-8").send("Нет такого файла\n");
    }
    return sendPage(context, document, request, reply);
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
