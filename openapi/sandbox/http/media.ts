import type { FastifyInstance } from "fastify";
import { resolveMediaFile } from "../media/index.ts";
import { livePlaylist } from "../media/live.ts";
import { resolveUpload } from "../studio/uploads.ts";
import { addNewsFrame } from "./news-frame.ts";
import type { ServerContext } from "./options.ts";
import { findPicture } from "./pictures.ts";
import { securityHeaders } from "./security-headers.ts";
import { sendFile } from "./send-file.ts";

/** The media origin: the seed's clips and pictures, the files of `--media`, what people uploaded, and the embedded cards of the news. */
export function addMedia(app: FastifyInstance, context: ServerContext): void {
  const headers = securityHeaders("media", context.origins);
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers(headers);
  });
  app.options("/*", (_request, reply) => {
    reply.headers({ "access-control-allow-methods": "GET, HEAD", "access-control-allow-headers": "Range", "access-control-max-age": "86400" });
    return reply.code(204).send();
  });
  app.get("/uploads/*", { exposeHeadRoute: true }, async (request, reply) => {
    const picture = await findPicture(context.database.query, request.url);
    if (!picture) return reply.code(404).type("text/plain; charset=utf-8").send("Нет такого файла\n");
    // Every upload has a name of its own, so what is under it never changes.
    return reply.headers({ "content-type": picture.contentType, "cache-control": "public, max-age=31536000, immutable" }).send(Buffer.from(picture.bytes));
  });
  app.get("/live/*", { exposeHeadRoute: true }, (request, reply) => {
    const playlist = livePlaylist(request.url.split("?", 1)[0] ?? "", Date.now());
    if (playlist === null) return reply.code(404).type("text/plain; charset=utf-8").send("Нет такого эфира\n");
    return reply.headers({ "content-type": "application/vnd.apple.mpegurl", "cache-control": "no-cache" }).send(playlist);
  });
  addNewsFrame(app, context.origins);
  app.get("/*", { exposeHeadRoute: true }, (request, reply) => {
    const found = context.userFolder?.resolve(request.url) ?? resolveUpload(context.dataFolder, request.url) ?? resolveMediaFile(request.url);
    if (!found || !sendFile(request, reply, found)) return reply.code(404).type("text/plain; charset=utf-8").send("Нет такого файла\n");
    return reply;
  });
}
