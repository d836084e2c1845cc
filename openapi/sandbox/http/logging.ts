import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from "fastify";
import type { SandboxOptions } from "../options.ts";

type Routed = Pick<FastifyRequest, "method"> & { readonly routeOptions?: { readonly url?: string | undefined } };

/** The pattern of the route, not the address: ids of payments, keys of links, promo codes and searches are there, and whoever knows one may use it. */
const routeOf = ({ routeOptions }: Routed): string => routeOptions?.url ?? "none";

/** Fields of an error, without those that a database adds: they name the values of the row. */
function errorFields(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: typeof error };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...(typeof code === "string" ? { code } : {}),
  };
}

/** One JSON object a line: level, time, request id, what happened. No address, header, cookie or body is written. */
export const logger = (options: SandboxOptions): NonNullable<FastifyServerOptions["logger"]> => ({
  level: options.log ?? (options.mode === "test" ? "silent" : "warn"),
  base: null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (label: string) => ({ level: label }) },
  serializers: {
    req: (request: Routed) => ({ method: request.method, route: routeOf(request) }),
    err: errorFields as never,
  },
});

/** Ids that are one process's own; behind a trusted proxy the one that it gave, so that both logs name the same request. */
export function requestIds({ trustedProxies = [] }: SandboxOptions): (request: IncomingMessage) => string {
  const run = randomBytes(4).toString("hex");
  let count = 0;
  return ({ headers }) => {
    const given = headers["x-request-id"];
    if (trustedProxies.length > 0 && typeof given === "string" && /^[\w.-]{1,64}$/.test(given)) return given;
    return `${run}-${(count += 1).toString(36)}`;
  };
}

/** A line for each response, and the id of the request on the response. */
export function logCalls(app: FastifyInstance, host: string): void {
  app.addHook("onRequest", async (request, reply) => void reply.header("x-request-id", request.id));
  app.addHook("onResponse", async (request, reply) => {
    request.log.info(
      {
        host,
        method: request.method,
        route: routeOf(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      "call",
    );
  });
}
