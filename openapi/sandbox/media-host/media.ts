import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { resolveMediaFile } from "../media/index.ts";
import { livePlaylist } from "../media/live.ts";
import { resolveUpload } from "../media/uploads.ts";
import { addBlogFrame } from "./blog-frame.ts";
import { addNewsFrame } from "./news-frame.ts";
import { findPicture } from "../operations/shared/pictures.ts";
import { securityHeaders } from "../http/security-headers.ts";
import { sendFile } from "../http/send-file.ts";
import { findSold } from "./sold-media.ts";
import type { ServerContext } from "../context.ts";

/** The longest name that systems take, with the room for what they add. */
const maxNameLength = 100;

/** Under what name a file that is to be kept comes, as a header writes it; null: it is not to be kept. */
function downloadName(address: string): string | null {
  const [path = "", query = ""] = address.split("?", 2);
  const title = new URLSearchParams(query).get("download");
  if (title === null) return null;
  const extension = /\.[a-z0-9]{2,4}$/.exec(path)?.[0] ?? "";
  const name = title
    .replaceAll(/[^\p{L}\p{N} ._-]/gu, " ")
    .replaceAll(/ +/g, " ")
    .trim();
  // By whole letters: half of one cannot be written.
  const cut = [...name].slice(0, maxNameLength).join("");
  return encodeURIComponent((cut || "video") + extension);
}

function refuse(reply: FastifyReply, status: 403 | 404): FastifyReply {
  const words = status === 403 ? "Ссылка не действует: откройте страницу видео\n" : "Нет такого файла\n";
  return reply.code(status).type("text/plain; charset=utf-8").send(words);
}

/** Sends the file of a path, for keeping where the address asks for it. `mayShare`: caches between us and the person may keep it. */
function sendMedia(
  context: ServerContext,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  path: string,
  mayShare: boolean,
): FastifyReply {
  const found = context.userFolder?.resolve(path) ?? resolveUpload(context.dataFolder, path) ?? resolveMediaFile(path);
  const name = downloadName(request.url);
  if (found && name !== null) reply.header("content-disposition", `attachment; filename*=UTF-8''${name}`);
  const what = found && (mayShare ? found : { ...found, cacheControl: "private, max-age=3600" });
  return what && sendFile(request, reply, what) ? reply : refuse(reply, 404);
}

/** The media origin: the seed's clips and pictures, the files of `--media`, what people uploaded, and the embedded cards of the news. */
export function addMedia(app: FastifyInstance, context: ServerContext): void {
  const headers = securityHeaders("media", context.origins);
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers(headers);
  });
  app.options("/*", (_request, reply) => {
    reply.headers({
      "access-control-allow-methods": "GET, HEAD",
      "access-control-allow-headers": "Range",
      "access-control-max-age": "86400",
    });
    return reply.code(204).send();
  });
  app.get("/uploads/*", { exposeHeadRoute: true }, async (request, reply) => {
    const picture = await findPicture(context.database.query, request.url);
    if (!picture) return reply.code(404).type("text/plain; charset=utf-8").send("Нет такого файла\n");
    // Every upload has a name of its own, so what is under it never changes.
    return reply
      .headers({ "content-type": picture.contentType, "cache-control": "public, max-age=31536000, immutable" })
      .send(Buffer.from(picture.bytes));
  });
  app.get("/live/*", { exposeHeadRoute: true }, (request, reply) => {
    const playlist = livePlaylist(request.url.split("?", 1)[0] ?? "", Date.now());
    if (playlist === null) return reply.code(404).type("text/plain; charset=utf-8").send("Нет такого эфира\n");
    return reply
      .headers({ "content-type": "application/vnd.apple.mpegurl", "cache-control": "no-cache" })
      .send(playlist);
  });
  addNewsFrame(app, context.origins);
  addBlogFrame(app, context.origins);
  app.get("/sold/*", { exposeHeadRoute: true }, async (request, reply) => {
    const sold = await findSold(context, request.url);
    if ("refusal" in sold) return refuse(reply, sold.refusal);
    if ("path" in sold) return sendMedia(context, { request, reply }, sold.path, false);
    return reply
      .headers({ "content-type": "application/vnd.apple.mpegurl", "cache-control": "no-store" })
      .send(sold.playlist);
  });
  app.get("/*", { exposeHeadRoute: true }, (request, reply) =>
    sendMedia(context, { request, reply }, request.url, true),
  );
}
