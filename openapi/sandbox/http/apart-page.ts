import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { builtFile } from "./built-file.ts";
import { securityHeaders } from "./security-headers.ts";
import { sendFile } from "./send-file.ts";
import type { ServerContext } from "../context.ts";

/** A page of the host's with a build of its own, which shares no chunk with the shell. */
export interface ApartPage {
  /** Its document as it was built, read again when it was built anew. Undefined without a build. */
  readonly text: () => string | undefined;
}

/** `folder`: of the build, beside the host's. Its files are answered under `prefix`, `/card/` of `/card/card.0a1b2c3d.js`. */
export function addApartPage(app: FastifyInstance, context: ServerContext, folder: string, prefix: string): ApartPage {
  const dist = context.hostDist === null ? null : join(context.hostDist, "..", folder);
  let kept = { mtimeMs: 0, text: "" };
  app.get(`${prefix}:file`, (request, reply) => {
    const file = builtFile(dist, `/${(request.params as { file: string }).file}`, context.hot);
    reply.headers(securityHeaders("file", context.origins));
    if (file && sendFile(request, reply, file)) return reply;
    return reply
      .code(404)
      .header("cache-control", "no-cache")
      .type("text/plain; charset=utf-8")
      .send("Нет такого файла\n");
  });
  return {
    text: () => {
      const file = dist === null ? "" : join(dist, "index.html");
      if (!existsSync(file)) return undefined;
      const { mtimeMs } = statSync(file);
      if (mtimeMs !== kept.mtimeMs) kept = { mtimeMs, text: readFileSync(file, "utf8") };
      return kept.text;
    },
  };
}
