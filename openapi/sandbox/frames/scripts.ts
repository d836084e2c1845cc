import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";

/** Scripts of a frame's origin: its own, by their files under `assets`, and the bus that they import. */
export function addFrameScripts(
  app: FastifyInstance,
  assets: string,
  names: readonly string[],
  headers: Readonly<Record<string, string>>,
): void {
  const serve = (name: string, file: string): void => {
    const text = readFileSync(file, "utf8");
    app.get(`/${name}`, (_request, reply) =>
      reply
        .headers({
          ...headers,
          "content-type": "text/javascript; charset=utf-8",
          "cache-control": "public, max-age=300",
        })
        .send(text),
    );
  };
  for (const name of names) serve(name, join(assets, name));
  serve("bus.js", join(import.meta.dirname, "bus.js"));
}
