import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { invalid, notFound, Problem, tooMany } from "../http/problems.ts";
import { bannedProblem } from "../operations/shared/banned.ts";
import { parseFault, type Fault } from "../faults/kinds.ts";
import type { FaultPlan } from "../faults/plan.ts";
import { drip, firstHalf, huge, misshapen, portalPage } from "../faults/corrupt.ts";

declare module "fastify" {
  interface FastifyRequest {
    fault: Fault | undefined;
  }
}

/** Marks the second delivery of a duplicated request. Random, so that no client can claim it. */
const secondDelivery = `x-kadr-delivery-${Math.random().toString(36).slice(2)}`;

const operationOf = (request: FastifyRequest): string =>
  (request.routeOptions.schema as { operationId?: string } | undefined)?.operationId ?? "";

function statusProblem(status: number, operationId: string, argument: number | undefined): Problem {
  if (status === 403 && operationId === "createComment") return bannedProblem();
  if (status === 404) return notFound();
  if (status === 400) return invalid({ body: "Отказано для проверки" });
  if (status === 429 && argument !== undefined) return tooMany(argument);
  const codes: Record<number, string> = {
    401: "unauthorized",
    403: "forbidden",
    409: "conflict",
    410: "track_mismatch",
    422: "idempotency_key_reused",
    429: "too_many_requests",
    503: "unavailable",
  };
  return new Problem(status, codes[status] ?? (status >= 500 ? "internal" : "refused"), `Сбой по просьбе: ${status}`);
}

function breakConnection(request: FastifyRequest, how: "close" | "reset"): void {
  const socket = request.raw.socket;
  if (how === "reset" && "resetAndDestroy" in socket) socket.resetAndDestroy();
  else socket.destroy();
}

/** Answers held by "out-of-order", by operation: each is let go once a later one has left. */
class HeldResponses {
  readonly #held = new Map<string, Array<() => void>>();

  /** Waits unless an older response of the operation already waits. */
  async hold(operationId: string, atMost: number): Promise<void> {
    const waiting = this.#held.get(operationId) ?? [];
    if (waiting.length > 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, atMost);
      waiting.push(() => {
        clearTimeout(timer);
        resolve();
      });
      this.#held.set(operationId, waiting);
    });
    this.#held.delete(operationId);
  }

  release(operationId: string): void {
    for (const free of this.#held.get(operationId) ?? []) free();
  }
}

/** Plays the fault that the request asks for, where it may, or that /sandbox planned. */
export function addFaults(api: FastifyInstance, plan: FaultPlan, mayAsk: (request: FastifyRequest) => boolean): void {
  const held = new HeldResponses();
  api.decorateRequest("fault", undefined);

  api.addHook("onRequest", async (request, reply) => {
    if (request.headers[secondDelivery] !== undefined) return;
    const operationId = operationOf(request);
    const header = mayAsk(request) ? request.headers["x-kadr-fault"] : undefined;
    const requested = typeof header === "string" && header !== "" ? parseFault(header) : undefined;
    if (typeof header === "string" && header !== "" && !requested) {
      throw new Problem(400, "bad_fault", "Нет такого сбоя", { fields: { "x-kadr-fault": header.slice(0, 80) } });
    }
    const fault = requested ?? plan.take(operationId);
    request.fault = fault;
    if (!fault) return;
    // So that who holds answers to the spec knows that this one is played.
    reply.header("x-kadr-fault", fault.kind);
    request.log.info({ operationId, fault: fault.kind }, "fault");
    if (fault.kind === "offline" || fault.kind === "reset") {
      reply.hijack();
      breakConnection(request, fault.kind === "reset" ? "reset" : "close");
    } else if (fault.kind === "no-answer") {
      reply.hijack();
    } else if (fault.kind === "429-retry-after") {
      throw tooMany(fault.argument ?? 2);
    } else {
      const status = fault.kind === "status" ? fault.argument : Number(fault.kind);
      if (status !== undefined && status >= 400 && status <= 599) throw statusProblem(status, operationId, undefined);
    }
  });

  api.addHook("preHandler", async (request) => {
    if (request.fault?.kind !== "duplicate") return;
    const { "content-length": _length, "x-kadr-fault": _fault, ...headers } = request.headers;
    await api.inject({
      method: request.method as "POST",
      url: request.url,
      headers: { ...headers, [secondDelivery]: "1" },
      ...(request.body === undefined || request.body === null ? {} : { payload: JSON.stringify(request.body) }),
    });
  });

  api.addHook("onSend", async (request, reply, payload) => {
    const fault = request.fault;
    const body = typeof payload === "string" ? payload : "";
    if (!fault) return payload;
    return corrupt(fault, body, request, reply, held);
  });

  api.addHook("onResponse", async (request) => held.release(operationOf(request)));
}

async function corrupt(
  fault: Fault,
  body: string,
  request: FastifyRequest,
  reply: FastifyReply,
  held: HeldResponses,
): Promise<unknown> {
  const replace = (text: string, type = "application/json; charset=utf-8"): string => {
    reply.code(200).header("content-type", type).header("content-length", Buffer.byteLength(text));
    return text;
  };
  switch (fault.kind) {
    case "slow-drip":
      reply.removeHeader("content-length");
      return drip(body, fault.argument ?? 10);
    case "cut-body":
      reply.header("content-length", Math.max(2, Buffer.byteLength(body)));
      return firstHalf(body || "{}", () => breakConnection(request, "close"));
    case "malformed-json":
      return replace(`${body.slice(0, -1) || "{"},,`);
    case "empty-200":
      return replace("");
    case "html-200":
      return replace(portalPage, "text/html; charset=utf-8");
    case "wrong-shape":
      return replace(JSON.stringify(misshapen(body === "" ? null : JSON.parse(body))));
    case "out-of-order":
      await held.hold(operationOf(request), fault.argument ?? 3000);
      return body;
    case "commit-lost":
      breakConnection(request, "reset");
      return body;
    case "huge-body":
      reply.removeHeader("content-length");
      return huge(body);
    default:
      return body;
  }
}
