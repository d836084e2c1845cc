import { createReadStream } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { HeaderRow } from "./security-headers.ts";

const folder = join(
  dirname(createRequire(import.meta.url).resolve("@fontsource-variable/golos-text/package.json")),
  "files",
);
const scripts: Readonly<Record<string, string>> = { "cyrillic.woff2": "cyrillic", "latin.woff2": "latin" };

/** The typeface for an origin whose pages the server draws: `/fonts/cyrillic.woff2` and `/fonts/latin.woff2`. */
export function addFonts(app: FastifyInstance, headers: HeaderRow): void {
  app.get("/fonts/:name", (request, reply) => {
    const { name } = request.params as { name: string };
    const script = Object.hasOwn(scripts, name) ? scripts[name] : undefined;
    reply.headers(headers);
    if (script === undefined) return reply.code(404).send();
    return reply
      .headers({ "content-type": "font/woff2", "cache-control": "public, max-age=86400" })
      .send(createReadStream(join(folder, `golos-text-${script}-wght-normal.woff2`)));
  });
}
