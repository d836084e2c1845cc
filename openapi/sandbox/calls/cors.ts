import type { FastifyInstance } from "fastify";
import type { ServerContext } from "../context.ts";

const methods = "GET, POST, PUT, PATCH, DELETE";

/** Chrome keeps the response to a preflight for two hours at most. */
const preflight = { "access-control-max-age": "7200", vary: "Origin" };

/**
 * The origins that may call the hosts of the API: the shell's pages the other roles' hosts, with the person's session; the pages of the
 * documentation every host, as a guest and only to read what comes back (their writes are refused as everybody's). For the instance that
 * holds a host's calls; must be its first hook, so that refusals can be read by the page too.
 */
export function addCors(
  api: FastifyInstance,
  { origins, hasDocs }: Pick<ServerContext, "origins" | "hasDocs">,
  own: string,
): void {
  const open: Readonly<Record<string, Record<string, string>>> = {
    ...(own === origins.shell ? {} : { [origins.shell]: { "access-control-allow-credentials": "true" } }),
    ...(hasDocs ? { [origins.docs]: {} } : {}),
  };
  api.addHook("onRequest", async (request, reply) => {
    const { origin = "" } = request.headers;
    const rights = Object.hasOwn(open, origin) ? open[origin] : undefined;
    if (rights === undefined) return;
    reply.headers({
      "access-control-allow-origin": origin,
      ...rights,
      "access-control-expose-headers": "x-request-id, retry-after",
    });
    if (request.method !== "OPTIONS") return;
    reply.headers({
      "access-control-allow-methods": methods,
      "access-control-allow-headers": "content-type, idempotency-key, x-acting-user, x-kadr-fault, x-kadr-clock",
      ...preflight,
    });
    return reply.code(204).send();
  });
}
