// `npm run bench:api`: how long the calls that people wait for take on much data, with 20 of them in flight.
// The server runs as in production, in a process of its own; DATABASE_URL=postgres://… measures it on PostgreSQL.
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { openDatabase, type SandboxDatabase } from "../sandbox/db/database.ts";
import { loadSpec } from "../sandbox/calls/spec.ts";
import { at, load } from "./load.ts";
import { cpuOf, freePort, sessionOfViewer, startServer } from "./server.ts";

const { values } = parseArgs({
  options: {
    videos: { type: "string", default: "100000" },
    comments: { type: "string", default: "1000000" },
    requests: { type: "string", default: "1000" },
    "in-flight": { type: "string", default: "20" },
    data: { type: "string" },
    only: { type: "string" },
  },
});
const inFlight = Number(values["in-flight"]);
const requests = Number(values.requests);
/** Milliseconds within which 95 of 100 answers must be there. */
const target = 50;
const databaseUrl = process.env["DATABASE_URL"] || undefined;
const folder = resolve(values.data ?? `.cache/bench-api/${values.videos}-${values.comments}`);

interface Line {
  readonly operationId: string;
  readonly name: string;
  /** Addresses to ask for in turn, without the prefix. */
  readonly paths: readonly string[];
}

/** Words that titles have, whole and half typed, with a slip, and one that is nowhere. */
const searches = [
  "горы",
  "рассвет",
  "как приготовить",
  "кот",
  "путешествие по байкалу",
  "музыка",
  "игр",
  "научпоп",
  "маяки",
  "ъъъ",
];

async function lines(database: SandboxDatabase): Promise<Line[]> {
  const { query } = database;
  const open = query
    .selectFrom("videos")
    .select(["id", "track_id"])
    .where("state_code", "=", 0)
    .where("is_hidden", "=", 0);
  const everywhere = await open
    .where(
      "track_id",
      "in",
      Array.from({ length: 400 }, (_, index) => 1 + index * Math.max(1, Math.floor(Number(values.videos) / 400))),
    )
    .orderBy("track_id")
    .execute();
  const discussed = await open.where("comments_count", ">", 20).orderBy("track_id").limit(300).execute();
  const shelves = await query
    .selectFrom("resources")
    .select("id")
    .where("feed_slug", "=", "home")
    .orderBy("order_number")
    .execute();
  const batches = Array.from({ length: Math.ceil(shelves.length / 5) }, (_, index) =>
    shelves
      .slice(index * 5, index * 5 + 5)
      .map(({ id }) => id)
      .join(","),
  );
  const search = await pathsOf("searchVideos", searches);
  const suggestions = await pathsOf("autocompleteSearch", searches.flatMap(asTyped));
  return [
    { operationId: "getFeed", name: "feed", paths: ["/feed/home/", "/feed/popular/", "/feed/kino/"] },
    {
      operationId: "getFeedResources",
      name: "feed: five shelves",
      paths: batches.map((ids) => `/resources/${ids}/items/`),
    },
    { operationId: "getVideoPage", name: "video page", paths: everywhere.map(({ id }) => `/video/${id}/`) },
    {
      operationId: "listComments",
      name: "first comments",
      paths: discussed.map(({ id }) => `/api/v2/comments/video/${id}/?sort_by=popular&limit=20`),
    },
    {
      operationId: "listCommentsByDate",
      name: "first comments by date",
      paths: discussed.map(({ id }) => `/api/comments/video/${id}/?sort_by=date_added_desc&limit=20`),
    },
    { operationId: "searchVideos", name: "search", paths: search },
    { operationId: "autocompleteSearch", name: "suggestions", paths: suggestions },
  ];
}

/** Texts that are asked for while a person types a query. */
const asTyped = (query: string): string[] => [2, 3, 5, query.length].map((length) => query.slice(0, length).trim());

/** The addresses of a call that takes a query. */
async function pathsOf(operationId: string, queries: readonly string[]): Promise<string[]> {
  const document = await loadSpec();
  for (const [path, methods] of Object.entries(document.paths)) {
    const operation = methods["get"] as
      { operationId?: string; parameters?: Array<{ name?: string; $ref?: string }> } | undefined;
    if (operation?.operationId !== operationId) continue;
    return queries.map((text) => `${path}?${new URLSearchParams({ query: text })}`);
  }
  return [];
}

async function main(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const port = await freePort();
  process.stdout.write(
    `${values.videos} videos, ${values.comments} comments, ${inFlight} in ` +
      `flight, ${databaseUrl === undefined ? "SQLite" : "PostgreSQL"}, ${cpus().length} ` +
      `× ${cpus()[0]?.model ?? "processor"}\n`,
  );
  // calls alone: no page is asked for
  const dist = join(folder, "host");
  mkdirSync(dist, { recursive: true });
  writeFileSync(join(dist, "index.html"), "<!doctype html><title>Кадр</title>");
  const server = await startServer(port, {
    data: folder,
    "host-dist": dist,
    videos: values.videos,
    comments: values.comments,
  });
  let slow = 0;
  try {
    const database = await openDatabase(databaseUrl ?? folder);
    const cookie = await sessionOfViewer(database);
    const all = await lines(database);
    await database.close();
    process.stdout.write(
      "\n| call | p50, ms | p95, ms | max, ms | a second | CPU, ms each | kB each |\n|---|---:|---:|---:|---:|---:|---:|\n",
    );
    for (const { operationId, name, paths } of all) {
      if (values.only !== undefined && values.only !== operationId) continue;
      if (paths.length === 0) continue;
      // Once to warm up: compiled code, prepared statements, pages of the file in memory.
      const request = { port, cookie, inFlight, paths: paths.map((path) => `/backend${path}`) };
      await load(request, Math.max(200, Math.floor(requests / 4)));
      const cpuBefore = cpuOf(server.pid);
      const { times, seconds, statuses, bytes } = await load(request, requests);
      const cpu = (cpuOf(server.pid) - cpuBefore) / times.length;
      const bad = [...statuses].filter(([status]) => status !== 200).map(([status, count]) => `${count} × ${status}`);
      const p95 = at(times, 0.95);
      if (p95 >= target || bad.length > 0) slow += 1;
      const cells = [
        at(times, 0.5).toFixed(1),
        p95.toFixed(1),
        at(times, 1).toFixed(1),
        (times.length / seconds).toFixed(0),
        Number.isNaN(cpu) ? "–" : cpu.toFixed(2),
        (bytes / times.length / 1024).toFixed(1),
      ];
      process.stdout.write(
        `| ${name} (\`${operationId}\`)${bad.length > 0 ? `, answered ${bad.join(", ")}` : ""} | ${cells.join(" | ")} |\n`,
      );
    }
    process.stdout.write(
      slow === 0
        ? `\nEvery p95 is under ${target} ms.\n`
        : `\n${slow} of them miss: p95 under ${target} ms and every answer 200.\n`,
    );
  } finally {
    server.removeAllListeners("exit");
    server.kill("SIGTERM");
  }
  process.exitCode = slow === 0 ? 0 : 1;
}

await main();
