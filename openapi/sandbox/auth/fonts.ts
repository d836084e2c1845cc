import { createReadStream } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { FastifyReply } from "fastify";

const folder = join(
  dirname(createRequire(import.meta.url).resolve("@fontsource-variable/golos-text/package.json")),
  "files",
);
const scripts: Readonly<Record<string, string>> = { "cyrillic.woff2": "cyrillic", "latin.woff2": "latin" };

/** A font of the frames' pages, by its name under /fonts/; the reply has its security headers already. */
export function sendFont(name: string, reply: FastifyReply): FastifyReply {
  const script = Object.hasOwn(scripts, name) ? scripts[name] : undefined;
  if (script === undefined) return reply.code(404).send();
  return reply
    .headers({ "content-type": "font/woff2", "cache-control": "public, max-age=86400" })
    .send(createReadStream(join(folder, `golos-text-${script}-wght-normal.woff2`)));
}
