// `npm run bench:pages`: how long the documents of home and of videos take on much data, with 20 of them in flight, for guests and for
// people who are signed in; and what share of that is the drawing, by the same server without it (--plain-pages).
// `--memory` draws 10,000 pages and says after each thousand what the process holds, and what of it lives once garbage is collected.
import { existsSync } from "node:fs";
import { cpus } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { brotliDecompressSync } from "node:zlib";
import type { ChildProcess } from "node:child_process";
import { openDatabase } from "../sandbox/db/database.ts";
import { at, load, type LoadRequest } from "./load.ts";
import { cpuOf, freePort, memoryOf, sessionOfViewer, startServer } from "./server.ts";

const { values } = parseArgs({
  options: {
    videos: { type: "string", default: "100000" },
    comments: { type: "string", default: "1000000" },
    requests: { type: "string", default: "1000" },
    "in-flight": { type: "string", default: "20" },
    data: { type: "string" },
    memory: { type: "boolean", default: false },
  },
});
const inFlight = Number(values["in-flight"]);
const requests = Number(values.requests);
/** The same data as `npm run bench:api`. */
const folder = resolve(values.data ?? `.cache/bench-api/${values.videos}-${values.comments}`);
const hostDist = resolve("host/dist");
const print = (text: string): void => void process.stdout.write(`${text}\n`);

interface Server {
  readonly port: number;
  readonly process: ChildProcess;
}

async function start(options: Readonly<Record<string, true>>, flags: readonly string[] = []): Promise<Server> {
  const port = await freePort();
  const { videos, comments } = values;
  return {
    port,
    process: await startServer(port, { data: folder, "host-dist": hostDist, videos, comments, ...options }, flags),
  };
}

async function stop({ process: child }: Server): Promise<void> {
  child.removeAllListeners("exit");
  const ended = new Promise((done) => child.once("exit", done));
  child.kill("SIGTERM");
  await ended;
}

interface Figures {
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
  readonly aSecond: number;
  /** Milliseconds of processor time for each. */
  readonly cpu: number;
  readonly kilobytes: number;
  /** Of a sample of the documents the share that was drawn in time. */
  readonly drawn: number;
  readonly bad: number;
}

/** One in so many documents is read: reading takes time of the processors that are measured. */
const sampleOf = 20;

async function figuresOf(
  { port, process: child }: Server,
  request: Omit<LoadRequest, "port" | "inFlight">,
): Promise<Figures> {
  const whole = { ...request, port, inFlight, encoding: "br" } as const;
  // Once to warm up: compiled code, prepared statements, pages of the file in memory, both threads that draw.
  await load(whole, Math.max(200, Math.floor(requests / 4)));
  const bodies: Buffer[] = [];
  let seen = 0;
  const cpuBefore = cpuOf(child.pid);
  const { times, seconds, statuses, bytes } = await load(
    { ...whole, onAnswer: (body) => void (seen++ % sampleOf === 0 && bodies.push(body)) },
    requests,
  );
  const cpu = (cpuOf(child.pid) - cpuBefore) / times.length;
  const drawn = bodies.filter((body) => brotliDecompressSync(body).includes('id="kadr-drawn"')).length / bodies.length;
  return {
    p50: at(times, 0.5),
    p95: at(times, 0.95),
    max: at(times, 1),
    aSecond: times.length / seconds,
    cpu,
    kilobytes: bytes / times.length / 1024,
    drawn,
    bad: times.length - (statuses.get(200) ?? 0),
  };
}

interface Line extends Omit<LoadRequest, "port" | "inFlight"> {
  readonly name: string;
}

async function lines(): Promise<Line[]> {
  const database = await openDatabase(process.env["DATABASE_URL"] || folder);
  const cookie = await sessionOfViewer(database);
  const videos = await database.query
    .selectFrom("videos")
    .select("id")
    .where("state_code", "=", 0)
    .where("is_hidden", "=", 0)
    .orderBy("id")
    .limit(400)
    .execute();
  await database.close();
  const watch = videos.map(({ id }) => `/video/${id}/`);
  return [
    { name: "home, guest", paths: ["/"] },
    { name: "home, signed in", paths: ["/"], cookie, isAlwaysSignedIn: true },
    { name: "watch page, guest", paths: watch },
    { name: "watch page, signed in", paths: watch, cookie, isAlwaysSignedIn: true },
  ];
}

async function times(): Promise<void> {
  const found = new Map<string, { drawn: Figures; plain: Figures }>();
  const plainOnes: Figures[] = [];
  // the server fills the database where it is empty
  const plain = await start({ "plain-pages": true });
  const all = await lines();
  try {
    for (const line of all) plainOnes.push(await figuresOf(plain, line));
  } finally {
    await stop(plain);
  }
  const drawing = await start({});
  try {
    for (const [index, line] of all.entries()) {
      const drawn = await figuresOf(drawing, line);
      const undrawn = plainOnes[index];
      if (undrawn) found.set(line.name, { drawn, plain: undrawn });
    }
  } finally {
    await stop(drawing);
  }
  print(
    "\n| document | p50, ms | p95, ms | max, ms | a second | CPU, ms each | kB each | drawn in time | p95 " +
      "undrawn, ms | CPU undrawn, ms | share of drawing in CPU |",
  );
  print("|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|");
  for (const [name, { drawn, plain: undrawn }] of found) {
    const cells = [
      drawn.p50.toFixed(1),
      drawn.p95.toFixed(1),
      drawn.max.toFixed(1),
      drawn.aSecond.toFixed(0),
      drawn.cpu.toFixed(2),
      drawn.kilobytes.toFixed(1),
      `${(drawn.drawn * 100).toFixed(0)} %`,
      undrawn.p95.toFixed(1),
      undrawn.cpu.toFixed(2),
      `${((1 - undrawn.cpu / drawn.cpu) * 100).toFixed(0)} %`,
    ];
    print(`| ${name}${drawn.bad > 0 ? `, ${drawn.bad} not 200` : ""} | ${cells.join(" | ")} |`);
  }
}

/** After this many pages memory is first looked at, and then after each so many; and how many there are in all. */
const step = 1000;
const steps = 10;
/** How often memory is looked at meanwhile, ms: the lowest of a thousand pages is what is held without what waits to be collected. */
const lookMs = 50;

const inMegabytes = (bytes: number, digits = 0): string => (bytes / 2 ** 20).toFixed(digits);

/** Bytes that live in each thread of the server, the main one first (living.ts). */
async function livingIn(child: ChildProcess): Promise<number[]> {
  const said = new Promise<string>((resolve) =>
    child.stdout?.on("data", function look(data: Buffer) {
      const [, numbers] = /^living (.+)$/m.exec(data.toString()) ?? [];
      if (numbers === undefined) return;
      child.stdout?.off("data", look);
      resolve(numbers);
    }),
  );
  child.kill("SIGUSR2");
  return (await said).split(" ").map(Number);
}

async function memory(): Promise<void> {
  const server = await start({}, ["--import", join(import.meta.dirname, "living.ts")]);
  try {
    const [, , , watch] = await lines();
    if (!watch) return;
    print("\n| pages drawn | held at least, MB | at the end, MB | alive in the main thread; in those that draw, MB |");
    print("|---:|---:|---:|---:|");
    for (let done = step; done <= step * steps; done += step) {
      let least = Infinity;
      const looking = setInterval(() => (least = Math.min(least, memoryOf(server.process.pid))), lookMs);
      // half of them home, half of them videos; half of them of somebody who is signed in
      const paths = watch.paths.flatMap((path) => ["/", "/", path, path]);
      await load({ port: server.port, inFlight, paths, cookie: watch.cookie, encoding: "br" }, step);
      clearInterval(looking);
      const held = memoryOf(server.process.pid);
      const [main = NaN, ...drawing] = await livingIn(server.process);
      const alive = `${inMegabytes(main, 1)}; ${drawing.map((bytes) => inMegabytes(bytes, 1)).join(", ")}`;
      print(`| ${done} | ${inMegabytes(least)} | ${inMegabytes(held)} | ${alive} |`);
    }
  } finally {
    await stop(server);
  }
}

if (!existsSync(join(hostDist, "../dist-server/server.js"))) throw new Error("There is no build: npm run build");
print(
  `${values.videos} videos, ${inFlight} in ` +
    `flight, ${process.env["DATABASE_URL"] ? "PostgreSQL" : "SQLite"}, ${cpus().length} ` +
    `× ${cpus()[0]?.model ?? "processor"}`,
);
await (values.memory ? memory() : times());
