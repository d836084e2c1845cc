import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { networkOf } from "../auth/limits.ts";
import { sessionIdOf, userOfSession, type SignedInUser } from "../auth/sessions.ts";
import { addFaults } from "./faults.ts";
import { operations } from "../operations/index.ts";
import { preparations } from "../operations/preparations.ts";
import type { OperationResponse, Call } from "../operations/call.ts";
import { apiPrefix } from "../http/api-prefix.ts";
import { compressed } from "../http/compress.ts";
import { ignoreUndeclaredKeys, intentOf, type Intents } from "./idempotency.ts";
import type { Context, ServerContext } from "../context.ts";
import { timeNamed } from "../clock.ts";
import { isAtThisMachine } from "../http/local-peer.ts";
import { addJsonBodies } from "./json-body.ts";
import { addForms } from "../operations/shared/pictures.ts";
import { anotherUser, invalid, notFound, notSignedIn, Problem } from "../http/problems.ts";
import { quotaOf, withinQuota } from "../schedule/quotas.ts";
import { assertSameOrigin, isFromOwnScript } from "../http/same-origin.ts";
import { securityHeaders } from "../http/security-headers.ts";
import { routesOf, type RouteSchema } from "./routes.ts";
import { ofRole, type OpenApiDocument } from "./spec.ts";
import { ResponseValidator, requestValidators } from "./validation.ts";
import { addCors } from "./cors.ts";
import { callOrigins } from "../http/origins.ts";
import type { ServerRole } from "../../tools/openapi.ts";
import { noting, reading, writing } from "../transactions.ts";

declare module "fastify" {
  interface FastifyRequest {
    user: SignedInUser | undefined;
    sessionId: string | undefined;
  }
}

/** Context of the calls: all roles share the requests under way under a key. */
export interface CallsContext extends ServerContext {
  readonly intents: Intents;
}

interface Operation {
  readonly operationId?: string;
  readonly security?: readonly object[];
  readonly requestBody?: { readonly required?: boolean };
  readonly "x-action"?: boolean;
}

/** Ids of the operations of which this is true. */
function operationsThat(
  document: OpenApiDocument,
  isSo: (operation: Operation) => boolean | undefined,
): ReadonlySet<string> {
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods) as Operation[]);
  return new Set(
    operations.flatMap((operation) =>
      operation?.operationId !== undefined && isSo(operation) ? [operation.operationId] : [],
    ),
  );
}

/** Every security requirement needs a session. */
const isForUsers = ({ security }: Operation): boolean | undefined =>
  security && security.length > 0 && security.every((need) => Object.keys(need).length > 0);

const operationOf = (request: FastifyRequest): string =>
  (request.routeOptions.schema as RouteSchema | undefined)?.operationId ?? "";

/** Problem as the client is told it: fastify's own errors included, never a stack. */
function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const { statusCode, code } = error as { statusCode?: number; code?: string };
  if (statusCode === 413)
    return new Problem(413, "too_large", "Слишком большой запрос", { fields: { body: "Не больше 64 КБ" } });
  if (statusCode !== undefined && statusCode < 500) {
    return new Problem(statusCode === 415 ? 415 : 400, "validation", "Запрос не читается", {
      fields: { body: code ?? "не читается" },
    });
  }
  return new Problem(500, "internal", "Внутренняя ошибка");
}

/**
 * Tabs share a session: one that has not heard of a sign-in elsewhere, or asks again after it, says for whom it acts. A session that is over
 * is refused where one is needed (401).
 */
function assertActingUser(named: string | string[] | undefined, user: SignedInUser | undefined): void {
  if (named !== undefined && user !== undefined && named !== String(user.id)) throw anotherUser();
}

/** A header of the request may say what the server plays: in development and tests, at this machine. */
const mayTest = (server: ServerContext, request: FastifyRequest): boolean =>
  server.mode !== "production" && isAtThisMachine(server, request.raw);

/** The server as of the time that the request asks for. */
function asOf(server: CallsContext, request: FastifyRequest): CallsContext {
  const header = request.headers["x-kadr-clock"];
  if (typeof header !== "string" || !mayTest(server, request)) return server;
  const time = timeNamed(header, server.now());
  if (time === undefined) throw invalid({ "x-kadr-clock": "Время ISO 8601 или сдвиг вроде +3d" });
  return { ...server, now: () => time };
}

/** The key of the video that the page is about: the page's own call has it in its query, the calls beside it in a header. */
function pepperIn({ query, headers }: FastifyRequest): string | undefined {
  const given = (query as { pepper?: unknown }).pepper ?? headers["x-video-pepper"];
  return typeof given === "string" ? given : undefined;
}

async function perform(
  server: CallsContext,
  request: FastifyRequest,
  operationId: string,
  isAction: boolean,
): Promise<OperationResponse> {
  const handler = operations[operationId];
  if (!handler) throw new Problem(501, "not_implemented", `Операция ${operationId} ещё не сделана`);
  // Hashing is no work for a transaction.
  const prepared = await preparations[operationId]?.(server, {
    user: request.user,
    body: (request.body ?? {}) as Call["body"],
    network: networkOf(request.ip),
  });
  const callIn = (context: Context): Call => ({
    context,
    params: request.params as Call["params"],
    query: request.query as Call["query"],
    body: (request.body ?? {}) as Call["body"],
    user: request.user,
    pepper: pepperIn(request),
    sessionId: request.sessionId,
    prepared,
  });
  if (!isAction && (request.method === "GET" || request.method === "HEAD")) {
    const response = await reading(server, (context) => handler(callIn(context)));
    if (response.afterwards && isFromOwnScript(request.headers, server.origins.shell))
      await noting(server, response.afterwards);
    return response;
  }
  if (isAction && !isFromOwnScript(request.headers, server.origins.shell))
    throw new Problem(403, "cross_origin", "Запрос пришёл с чужого адреса");
  return withinQuota(server, quotaOf[operationId], request, () =>
    write(server, request, operationId, (context) => handler(callIn(context))),
  );
}

/** Once, where the request has a key. */
function write(
  server: CallsContext,
  request: FastifyRequest,
  operationId: string,
  work: (context: Context) => Promise<OperationResponse> | OperationResponse,
): Promise<OperationResponse> {
  const key = request.headers["idempotency-key"];
  const { user } = request;
  if (typeof key !== "string" || !user) return writing(server, work);
  const intent = intentOf(user.id, operationId, key, request.url, request.body);
  return server.intents.perform(server, intent, work);
}

function send(reply: FastifyReply, response: OperationResponse): FastifyReply {
  return reply.code(response.status).headers(response.headers).send(response.body);
}

/**
 * The API under /backend, every route from the spec. The host of the role `api` answers all of them; the others, which only the
 * shell's pages and their own may call, answer those of their role.
 */
export async function addApi(
  shell: FastifyInstance,
  context: CallsContext,
  spec: OpenApiDocument,
  role: ServerRole = "api",
): Promise<void> {
  const document = ofRole(spec, role);
  const own = context.origins[callOrigins[role]];
  const forUsers = operationsThat(document, isForUsers);
  const withBody = operationsThat(document, ({ requestBody }) => requestBody?.required);
  // Documented GETs that are actions (K38): they write.
  const actions = operationsThat(document, (operation) => operation["x-action"]);
  const validator = context.mode === "production" ? undefined : new ResponseValidator(document);
  const headers = securityHeaders("api", context.origins);

  await shell.register(
    async (api) => {
      api.decorateRequest("user", undefined);
      api.decorateRequest("sessionId", undefined);
      api.setValidatorCompiler(requestValidators());
      addJsonBodies(api);

      addCors(api, context, own);
      // The framework validates the body of a content type, so none at all would reach the handler.
      api.addHook("preValidation", async (request) => {
        if (request.body === undefined && !request.isMultipart() && withBody.has(operationOf(request)))
          throw invalid({ body: "Обязательное поле" });
      });
      await addForms(api);
      ignoreUndeclaredKeys(api);

      api.addHook("onRequest", async (request, reply) => {
        reply.headers({ ...headers, "x-request-id": request.id, "cache-control": "no-store", vary: "Cookie" });
        assertSameOrigin(request.method, request.headers, own, context.origins.shell);
        request.sessionId = sessionIdOf(context.origins, request);
        request.user = await userOfSession(context.database.query, request.sessionId, Date.now());
        assertActingUser(request.headers["x-acting-user"], request.user);
      });
      addFaults(api, context.faults, (request) => mayTest(context, request));
      api.addHook("onRequest", async (request) => {
        if (!request.user && forUsers.has(operationOf(request))) throw notSignedIn();
      });

      api.addHook("onSend", async (request, reply, payload) => {
        const operationId = operationOf(request);
        if (
          !validator ||
          request.fault ||
          request.headers["x-kadr-fault"] !== undefined ||
          operationId === "" ||
          reply.statusCode >= 500 ||
          [413, 415].includes(reply.statusCode)
        )
          return payload;
        // Not a response of the operation: the tester wrote a time that is none.
        if (reply.statusCode === 400 && request.headers["x-kadr-clock"] !== undefined) return payload;
        const wrong = validator.check(
          operationId,
          reply.statusCode,
          typeof payload === "string" && payload !== "" ? JSON.parse(payload) : undefined,
        );
        if (wrong === undefined) return payload;
        request.log.error({ operationId, status: reply.statusCode, wrong }, "answer does not match the spec");
        if (context.mode !== "test") return payload;
        const text = JSON.stringify({
          code: "response_mismatch",
          detail: `${operationId} ${reply.statusCode}: ${wrong}`,
        });
        reply
          .code(500)
          .header("content-type", "application/json; charset=utf-8")
          .header("content-length", Buffer.byteLength(text));
        return text;
      });

      // Last of all, so that faults and the check see the text. A corrupted response is sent as it is.
      api.addHook("onSend", async (request, reply, payload) =>
        typeof payload === "string" && !request.fault ? compressed(request, reply, payload) : payload,
      );

      api.setErrorHandler((error, request, reply) => {
        const problem = problemOf(error);
        if (problem.status >= 500 && !(error instanceof Problem))
          request.log.error({ err: error, operationId: operationOf(request) }, "handler failed");
        return reply
          .code(problem.status)
          .headers(problem.headers)
          .type("application/json; charset=utf-8")
          .send(JSON.stringify(problem.body()));
      });
      // A path that the spec does not know must not fall through to the pages of the shell.
      api.all("/*", () => {
        throw notFound();
      });

      for (const route of routesOf(document)) {
        const { operationId } = route.schema;
        api.route({
          ...route,
          handler: async (request, reply) =>
            send(reply, await perform(asOf(context, request), request, operationId, actions.has(operationId))),
        });
      }
    },
    { prefix: apiPrefix },
  );
}
