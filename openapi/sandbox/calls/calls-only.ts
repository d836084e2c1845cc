import type { FastifyInstance } from "fastify";
import { securityHeaders } from "../http/security-headers.ts";
import type { Origins } from "../context.ts";

/** A host that has calls and no pages: whatever is no call is not there. */
export function addCallsOnly(app: FastifyInstance, origins: Origins): void {
  app.setNotFoundHandler((_request, reply) =>
    reply
      .headers(securityHeaders("api", origins))
      .code(404)
      .type("text/plain; charset=utf-8")
      .send("Здесь ничего нет\n"),
  );
}
