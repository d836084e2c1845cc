import { accessSync, constants, existsSync, mkdirSync } from "node:fs";
import http, { type IncomingMessage, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import Fastify, { LogController, type FastifyInstance, type FastifyRequest } from "fastify";
import { addAuth } from "./auth/frame.ts";
import { signInLimits } from "./auth/limits.ts";
import { standardCost, testCost } from "./auth/passwords.ts";
import { openDatabase, type SandboxDatabase } from "./db/database.ts";
import { FaultPlan } from "./faults/plan.ts";
import { addApi, type CallsContext } from "./calls/api.ts";
import { loadSpec } from "./calls/spec.ts";
import { Clock } from "./clock.ts";
import { addDocs } from "./tools/docs.ts";
import { Scheduled } from "./schedule/scheduled.ts";
import { Intents } from "./calls/idempotency.ts";
import { addMedia } from "./media-host/media.ts";
import type { SandboxOptions } from "./options.ts";
import { Health } from "./http/health.ts";
import { logCalls, logger, requestIds } from "./http/logging.ts";
import { isOpenToOthers, originOfHost, originsFor } from "./http/origins.ts";
import { addPayment } from "./payment/frame.ts";
import { addSandboxPage } from "./tools/sandbox-page.ts";
import { addMetricsScripts } from "./calls/metrics-scripts.ts";
import { addCallsOnly } from "./calls/calls-only.ts";
import { addRetention, Retention } from "./schedule/retention.ts";
import { specifiedUrl } from "./http/spellings.ts";
import { apiPrefix } from "./http/api-prefix.ts";
import { usualLimitMs } from "./documents/renderer.ts";
import { addEmbedPage, addOfflinePage } from "./documents/embed-page.ts";
import { addShellPages } from "./documents/shell.ts";
import { respondToBrokenRequests, holdToTable, refuseUnreadable } from "./http/pipeline.ts";
import { listen, type Listening } from "./http/listening.ts";
import { usualQuotas } from "./schedule/quota-figures.ts";
import { StartError } from "./http/start-error.ts";
import { mediaCatalog, type Playable } from "./media/index.ts";
import { soldMediaKey } from "./media/sold-key.ts";
import { openUserFolder, type UserFolder } from "./media/user-folder/index.ts";
import { fillDatabase } from "./seed/fill.ts";
import { addPushDelivery, PushDelivery } from "./push/delivery.ts";
import { makePushKeys } from "./push/keys.ts";
import { addStudio } from "./studio/index.ts";
import { maxBytes } from "./studio/receive.ts";
import { putUserVideos } from "./user-videos.ts";
import type { OriginName, Origins, ServerContext } from "./context.ts";

/** All of the server that lives as long as it does. */
interface RunningContext extends CallsContext {
  readonly scheduled: Scheduled;
  readonly retention: Retention;
  readonly push: PushDelivery;
}

export interface Sandbox {
  readonly port: number;
  /** The shell's address. */
  readonly url: string;
  readonly context: RunningContext;
  /** Every route of every host: for tests that ask them all. */
  readonly routes: readonly Route[];
  /** Lines for the person at the terminal (about `--media`). */
  readonly notes: readonly string[];
  /** Takes no new request, lets those under way end (at most `graceMs`) and closes the database. */
  close(): Promise<void>;
}

export interface Route {
  readonly host: OriginName;
  readonly method: string;
  /** As it was registered: `/purchase/:order/`. */
  readonly url: string;
}

const defaults = { port: 4300, data: ".data", graceMs: 2000 } as const;

/** One after the other: Node's `recursive` says ENOENT of a disk that is read-only, and never returns in /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

async function openData(folder: string, databaseUrl: string | undefined): Promise<SandboxDatabase> {
  if (databaseUrl !== undefined) return openServer(databaseUrl);
  if (folder === ":memory:") return openDatabase(folder);
  try {
    makeFolder(resolve(folder));
    accessSync(folder, constants.W_OK);
    return await openDatabase(folder);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const readOnly =
      ["EACCES", "EROFS", "EPERM", "ENOTDIR", "EEXIST", "ENOENT"].includes(code ?? "") ||
      /readonly|unable to open/.test(message);
    if (!readOnly) throw error;
    throw new StartError(
      `В папку данных ${resolve(folder)} нельзя писать: дайте права на неё или укажите другую через --data.`,
      4,
    );
  }
}

async function openServer(url: string): Promise<SandboxDatabase> {
  try {
    return await openDatabase(url);
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    // 28…: who are you; 3D000: no such database; no five characters: the network.
    if (code === undefined || !/^(?:28\w{3}|3D000|E[A-Z]+)$/.test(code)) throw error;
    throw new StartError(`PostgreSQL из DATABASE_URL не отвечает: ${message || code}.`, 6);
  }
}

function playables(folder: UserFolder | null): ReadonlyMap<string, Playable> {
  const clips = mediaCatalog().map((item) => [item.id, item] as const);
  const own = (folder?.videos ?? []).map(
    (video) =>
      [
        video.id,
        {
          hls: null,
          mp4: [{ height: video.height ?? 720, url: video.url, codecs: video.codecs }],
          captions: video.captions,
          storyboard: null,
        },
      ] as const,
  );
  return new Map<string, Playable>([...clips, ...own]);
}

function createApp(options: SandboxOptions): FastifyInstance {
  return Fastify({
    logger: logger(options),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(options),
    trustProxy: options.trustedProxies?.length ? [...options.trustedProxies] : false,
    bodyLimit: 64 * 1024,
    rewriteUrl: ({ method = "GET", url = "/" }) => specifiedUrl(method, url, apiPrefix),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 600 },
  });
}

/** A response to what a part of the server did not catch itself: never a stack, nor the framework's own words. */
function catchErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const { status, statusCode } = error as { status?: number; statusCode?: number };
    const code = status ?? statusCode ?? 500;
    if (code >= 500) request.log.error({ err: error }, "request failed");
    return reply
      .code(code)
      .type("text/plain; charset=utf-8")
      .send(code >= 500 ? "Внутренняя ошибка\n" : "Запрос не читается\n");
  });
}

/** The time first, then what it has brought about. That this failed must not keep anybody from a response: the next request tries again. */
async function catchUp(context: RunningContext, request: FastifyRequest): Promise<void> {
  await context.clock.refresh();
  await context.scheduled
    .settle(context)
    .catch((error: unknown) => request.log.error({ err: error }, "scheduled work failed"));
}

/** Over https there is a proxy in front, and all who come through one that is not trusted share its limits. */
const proxyNotes = ({ trustedProxies = [] }: SandboxOptions, { shell }: Origins): string[] =>
  shell.startsWith("https:") && trustedProxies.length === 0
    ? [
        "Адрес --public-url с https, а --trust-proxy не задан: за прокси ограничения считают всех посетителей за одного.",
      ]
    : [];

type Apps = Record<OriginName, FastifyInstance>;

/** Hosts whose pages say themselves what went wrong. */
const drawsOwnErrors: ReadonlySet<OriginName> = new Set(["auth", "payment", "studio"]);

async function buildApps(context: RunningContext, options: SandboxOptions, routes: Route[]): Promise<Apps> {
  const apps: Apps = {
    shell: createApp(options),
    auth: createApp(options),
    payment: createApp(options),
    media: createApp(options),
    log: createApp(options),
    metrics: createApp(options),
    studio: createApp(options),
    docs: createApp(options),
  };
  for (const [host, app] of Object.entries(apps) as Array<[OriginName, FastifyInstance]>) {
    app.addHook(
      "onRoute",
      ({ method, url }) => void routes.push(...[method].flat().map((one) => ({ host, method: one, url }))),
    );
    if (!drawsOwnErrors.has(host)) catchErrors(app);
    logCalls(app, host);
  }
  for (const name of ["shell", "auth", "payment", "studio", "log", "metrics"] as const) {
    apps[name].addHook("onRequest", (request) => catchUp(context, request));
    addRetention(apps[name], context, context.retention);
    addPushDelivery(apps[name], context, context.push);
  }
  const document = await loadSpec();
  await addApi(apps.shell, context, document);
  await addSandboxPage(apps.shell, context, document);
  addEmbedPage(apps.shell, context);
  addOfflinePage(apps.shell, context);
  addShellPages(apps.shell, context);
  // Sign-in lives by real time: moving the clock ends no session and no letter.
  await addAuth(apps.auth, { ...context, now: Date.now });
  await addApi(apps.payment, context, document, "payment");
  await addPayment(apps.payment, context);
  for (const role of ["log", "metrics"] as const) {
    await addApi(apps[role], context, document, role);
    addCallsOnly(apps[role], context.origins);
  }
  await addMetricsScripts(apps.metrics, context);
  addMedia(apps.media, context);
  await addStudio(apps.studio, context);
  addDocs(apps.docs, context, document);
  await Promise.all(Object.values(apps).map((app) => app.ready()));
  return apps;
}

/** One server, an origin for each role: the Host header says which. */
function dispatcher(
  apps: Apps,
  { origins }: ServerContext,
): (request: IncomingMessage, response: ServerResponse) => void {
  const originOf = originOfHost(origins);
  return (request, response) => {
    const name = originOf(request.headers.host);
    if (name !== undefined && name !== "loopback") return apps[name].routing(request, response);
    if (name === "loopback" && (request.method === "GET" || request.method === "HEAD")) {
      response.writeHead(302, { location: origins.shell + (request.url ?? "/") }).end();
      return;
    }
    response.writeHead(421, { "content-type": "text/plain; charset=utf-8" }).end(`Откройте ${origins.shell}\n`);
  };
}

/** Starts the sandbox: the same server that `main.ts` runs, for tests and tools. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const hostDist = options.hostDist ?? null;
  if (hostDist !== null && !options.hot && !existsSync(join(hostDist, "index.html"))) {
    throw new StartError(`В папке ${resolve(hostDist)} нет сборки приложения: выполните npm run build.`, 5);
  }
  const data = options.data ?? defaults.data;
  // The gate looks at Host: Node's own refusal has no headers.
  const server = http.createServer({ requireHostHeader: false });
  // Heads only need seconds; bodies are small. A client that drips its request is let go.
  server.headersTimeout = 15_000;
  server.requestTimeout = 60_000;
  const listening = await listen(server, options.port ?? defaults.port, options.host);
  const { port } = listening;
  const origins = originsFor(port, options.publicUrls);
  const health = new Health();
  respondToBrokenRequests(server, origins);
  const queue: Array<[IncomingMessage, ServerResponse]> = [];
  let handle = (request: IncomingMessage, response: ServerResponse): void => void queue.push([request, response]);
  server.on("request", (request, response) => {
    holdToTable(response, origins, () => health.isStopping);
    if (!refuseUnreadable(request, response, origins) && !health.respond(request, response)) handle(request, response);
  });
  try {
    const database = await openData(data, options.databaseUrl);
    const folder =
      options.media === undefined
        ? null
        : await openUserFolder({ folder: options.media, dataFolder: data === ":memory:" ? tmpdir() : data });
    // Behind a proxy everybody seems to be where the proxy is.
    const isForOthers = (options.isPublic ?? isOpenToOthers(origins)) || (options.trustedProxies ?? []).length > 0;
    const passwordCost = options.passwordCost ?? (options.mode === "test" ? testCost : standardCost);
    await fillDatabase(database, { ...options, passwordCost }, isForOthers);
    if (folder) await database.write((db) => putUserVideos(db, folder));
    await makePushKeys(database);
    const clock = new Clock(database.query);
    await clock.refresh();
    const context: RunningContext = {
      database,
      origins,
      mode: options.mode ?? "development",
      hasSandbox: !isForOthers,
      hasDocs: options.docs ?? options.mode !== "production",
      dataFolder: data === ":memory:" ? data : resolve(data),
      hostDist: hostDist === null ? null : resolve(hostDist),
      hot: options.hot ?? false,
      hasOnboarding: options.onboarding ?? false,
      drawsPages: options.drawsPages ?? true,
      drawingLimitMs: options.drawingLimitMs ?? usualLimitMs,
      signInLimits: { ...signInLimits, ...options.signInLimits },
      passwordCost,
      quotas: options.quotas ?? (options.mode === "test" || options.quotas === null ? null : usualQuotas),
      maxUploadBytes: options.maxUploadBytes ?? maxBytes,
      media: playables(folder),
      userFolder: folder,
      soldMediaKey: await soldMediaKey(database),
      faults: new FaultPlan(),
      clock,
      scheduled: new Scheduled(),
      intents: new Intents(options.keyTimeoutMs),
      retention: new Retention(),
      push: new PushDelivery(),
      now: clock.now,
    };
    const routes: Route[] = [];
    const apps = await buildApps(context, options, routes);
    handle = dispatcher(apps, context);
    health.started(database);
    for (const [request, response] of queue) handle(request, response);
    return {
      port,
      url: origins.shell,
      context,
      routes,
      notes: [...(folder?.notes ?? []), ...proxyNotes(options, origins)],
      close: () => shutDown(server, { listening, health, apps, context, graceMs: options.graceMs ?? defaults.graceMs }),
    };
  } catch (error) {
    void listening.close();
    server.closeAllConnections();
    throw error;
  }
}

interface Running {
  readonly listening: Listening;
  readonly health: Health;
  readonly apps: Apps;
  readonly context: RunningContext;
  readonly graceMs: number;
}

async function shutDown(server: http.Server, { listening, health, apps, context, graceMs }: Running): Promise<void> {
  health.stopping();
  const closed = listening.close();
  server.closeIdleConnections();
  const giveUp = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearTimeout(giveUp);
  await Promise.all(Object.values(apps).map((app) => app.close()));
  await context.retention.done();
  await context.push.done();
  await context.database.close();
}
