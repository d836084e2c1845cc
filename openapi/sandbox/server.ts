import { accessSync, constants, existsSync, mkdirSync } from "node:fs";
import http, { type IncomingMessage, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import Fastify, { LogController, type FastifyInstance, type FastifyRequest } from "fastify";
import { addAuth } from "./auth/frame.ts";
import { openDatabase, type SandboxDatabase } from "./db/database.ts";
import { FaultPlan } from "./faults/plan.ts";
import { addApi } from "./http/api.ts";
import { Clock } from "./http/clock.ts";
import { addDocs } from "./http/docs.ts";
import { Due } from "./http/due.ts";
import { Intents } from "./http/idempotency.ts";
import { addMedia } from "./http/media.ts";
import type { Playable, SandboxOptions, ServerContext } from "./http/options.ts";
import { originOfHost, originsFor, type OriginName } from "./http/origins.ts";
import { addPayment } from "./payment/frame.ts";
import { addSandboxPage } from "./http/sandbox-page.ts";
import { addMetricsScripts } from "./http/metrics-scripts.ts";
import { addCallsOnly } from "./http/calls-only.ts";
import { addUpkeep, Upkeep } from "./http/upkeep.ts";
import { specifiedUrl } from "./http/spellings.ts";
import { apiPrefix } from "./http/api-prefix.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { addShellPages } from "./http/shell.ts";
import { mediaCatalog } from "./media/index.ts";
import { openUserFolder, type UserFolder } from "./media/user-folder.ts";
import { fillDatabase } from "./seed/fill.ts";
import { addStudio } from "./studio/index.ts";
import { mostBytes } from "./studio/receive.ts";
import { putUserVideos } from "./user-videos.ts";

export interface Sandbox {
  readonly port: number;
  /** The shell's address. */
  readonly url: string;
  readonly context: ServerContext;
  /** Lines for the person at the terminal (about `--media`). */
  readonly notes: readonly string[];
  /** Lets running calls end (at most two seconds) and closes the database. */
  close(): Promise<void>;
}

/** A start that cannot succeed, with one sentence for the person and the exit code for the command. */
export class StartError extends Error {
  readonly exitCode: number;
  constructor(message: string, exitCode: number) {
    super(message);
    this.exitCode = exitCode;
  }
}

const defaults = { port: 4300, data: ".data" } as const;

function portFailure(port: number, error: NodeJS.ErrnoException): Error {
  if (error.code === "EADDRINUSE") return new StartError(`Порт ${port} занят: остановите другую программу или добавьте --port с другим числом.`, 3);
  if (error.code === "EACCES") return new StartError(`Порт ${port} система отдаёт не каждому: добавьте --port с числом больше 1023.`, 3);
  return error;
}

function listen(server: http.Server, port: number): Promise<number> {
  return new Promise((done, fail) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      fail(portFailure(port, error)),
    );
    // No host: IPv4 and IPv6, because browsers take either for *.localhost.
    server.listen(port, () => done((server.address() as { port: number }).port));
  });
}

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
    const readOnly = ["EACCES", "EROFS", "EPERM", "ENOTDIR", "EEXIST", "ENOENT"].includes(code ?? "") || /readonly|unable to open/.test(message);
    if (!readOnly) throw error;
    throw new StartError(`В папку данных ${resolve(folder)} нельзя писать: дайте права на неё или укажите другую через --data.`, 4);
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
    (video) => [video.id, { hls: null, mp4: [{ height: video.height ?? 720, url: video.url }], captions: [], storyboard: null }] as const,
  );
  return new Map<string, Playable>([...clips, ...own]);
}

function createApp(options: SandboxOptions): FastifyInstance {
  let count = 0;
  const run = Date.now().toString(36).slice(-4);
  return Fastify({
    logger: { level: options.log ?? (options.mode === "test" ? "silent" : "warn"), base: null },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => `${run}-${(count += 1).toString(36)}`,
    bodyLimit: 64 * 1024,
    rewriteUrl: ({ method = "GET", url = "/" }) => specifiedUrl(method, url, apiPrefix),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 600 },
  });
}

function logCalls(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    request.log.info({ call: `${request.method} ${request.url}`, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, "call");
  });
}

/** The time first, then what it has brought about. That this failed must not keep anybody from an answer: the next request tries again. */
async function catchUp(context: ServerContext, request: FastifyRequest): Promise<void> {
  await context.clock.refresh();
  await context.due.settle(context).catch((error: unknown) => request.log.error({ err: error }, "what is due could not be done"));
}

type Apps = Record<OriginName, FastifyInstance>;

async function buildApps(context: ServerContext, options: SandboxOptions): Promise<Apps> {
  const apps: Apps = { shell: createApp(options), auth: createApp(options), payment: createApp(options), media: createApp(options), log: createApp(options), metrics: createApp(options), studio: createApp(options) };
  for (const name of ["shell", "auth", "payment", "studio", "log", "metrics"] as const) {
    apps[name].addHook("onRequest", (request) => catchUp(context, request));
    addUpkeep(apps[name], context);
  }
  logCalls(apps.shell);
  logCalls(apps.auth);
  const document = await addApi(apps.shell, context);
  await addSandboxPage(apps.shell, context, document);
  addDocs(apps.shell, context, document);
  addShellPages(apps.shell, context);
  // Sign-in lives by real time: moving the clock ends no session and no letter.
  await addAuth(apps.auth, { ...context, now: Date.now });
  await addApi(apps.payment, context, "payment");
  await addPayment(apps.payment, context);
  for (const role of ["log", "metrics"] as const) {
    await addApi(apps[role], context, role);
    addCallsOnly(apps[role], context.origins);
  }
  await addMetricsScripts(apps.metrics, context);
  addMedia(apps.media, context);
  await addStudio(apps.studio, context);
  await Promise.all(Object.values(apps).map((app) => app.ready()));
  return apps;
}

/** One server, an origin for each role: the Host header says which. */
function dispatcher(apps: Apps, context: ServerContext): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    const name = originOfHost(request.headers.host);
    if (name !== undefined && name !== "loopback") return apps[name].routing(request, response);
    for (const [header, value] of Object.entries(securityHeaders("redirect", context.origins))) response.setHeader(header, value);
    if (name === "loopback" && (request.method === "GET" || request.method === "HEAD") && request.url?.startsWith("/") && !request.url.startsWith("//")) {
      response.writeHead(302, { location: context.origins.shell + request.url }).end();
      return;
    }
    response.writeHead(421, { "content-type": "text/plain; charset=utf-8" }).end(`Откройте ${context.origins.shell}\n`);
  };
}

/** Starts the sandbox: the same server that `main.ts` runs, for tests and tools. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const hostDist = options.hostDist ?? null;
  if (hostDist !== null && !options.hot && !existsSync(join(hostDist, "index.html"))) {
    throw new StartError(`В папке ${resolve(hostDist)} нет сборки приложения: выполните npm run build.`, 5);
  }
  const data = options.data ?? defaults.data;
  const server = http.createServer();
  // Heads only need seconds; bodies are small. A client that drips its request is let go.
  server.headersTimeout = 15_000;
  server.requestTimeout = 60_000;
  const port = await listen(server, options.port ?? defaults.port);
  const queue: Array<[IncomingMessage, ServerResponse]> = [];
  const wait = (request: IncomingMessage, response: ServerResponse): void => void queue.push([request, response]);
  server.on("request", wait);
  try {
    const database = await openData(data, options.databaseUrl);
    const folder = options.media === undefined ? null : await openUserFolder({ folder: options.media, dataFolder: data === ":memory:" ? tmpdir() : data });
    await fillDatabase(database, options);
    if (folder) await database.write((db) => putUserVideos(db, folder.videos));
    const clock = new Clock(database.query);
    await clock.refresh();
    const context: ServerContext = {
      database,
      origins: originsFor(port),
      mode: options.mode ?? "development",
      hasDocs: options.docs ?? options.mode !== "production",
      dataFolder: data === ":memory:" ? data : resolve(data),
      hostDist: hostDist === null ? null : resolve(hostDist),
      hot: options.hot ?? false,
      mostUploadBytes: options.mostUploadBytes ?? mostBytes,
      media: playables(folder),
      userFolder: folder,
      faults: new FaultPlan(),
      clock,
      due: new Due(),
      intents: new Intents(options.keyPatience),
      upkeep: new Upkeep(),
      now: clock.now,
    };
    const apps = await buildApps(context, options);
    const handle = dispatcher(apps, context);
    server.off("request", wait).on("request", handle);
    for (const [request, response] of queue) handle(request, response);
    return { port, url: context.origins.shell, context, notes: folder?.notes ?? [], close: () => shutDown(server, apps, context) };
  } catch (error) {
    server.close();
    server.closeAllConnections();
    throw error;
  }
}

async function shutDown(server: http.Server, apps: Apps, { database, upkeep }: ServerContext): Promise<void> {
  const closed = new Promise<void>((done) => server.close(() => done()));
  server.closeIdleConnections();
  const giveUp = setTimeout(() => server.closeAllConnections(), 2000);
  await closed;
  clearTimeout(giveUp);
  await Promise.all(Object.values(apps).map((app) => app.close()));
  await upkeep.done();
  await database.close();
}
