import type { FastifyInstance } from "fastify";
import type { Origins } from "./origins.ts";

/**
 * The shell's pages may call the hosts of other roles with the person's session; nobody else's may. For the instance that
 * holds such a host's calls; must be its first hook, so that refusals can be read by the page too.
 */
export function addCors(api: FastifyInstance, origins: Origins): void {
  api.addHook("onRequest", async (request, reply) => {
    if (request.headers.origin !== origins.shell) return;
    reply.headers({
      "access-control-allow-origin": origins.shell,
      "access-control-allow-credentials": "true",
      "access-control-expose-headers": "x-request-id, retry-after",
    });
    if (request.method !== "OPTIONS") return;
    reply.headers({
      "access-control-allow-methods": "GET, POST, PUT, PATCH, DELETE",
      "access-control-allow-headers": "content-type, idempotency-key, x-kadr-fault, x-kadr-clock",
      // Chrome keeps it for two hours at most.
      "access-control-max-age": "7200",
      vary: "Origin",
    });
    return reply.code(204).send();
  });
}
