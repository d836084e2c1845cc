// @vitest-environment node
import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it } from "vitest";
import { openDatabase } from "../sandbox/db/database.ts";
import { send } from "./http.ts";
import { newPlace, type Place } from "../sandbox/testing/place.ts";
import { signIn } from "./world.ts";
import type { PageBody } from "./world.ts";

const main = fileURLToPath(new URL("../sandbox/main.ts", import.meta.url));
const writes = 1000;

let child: ChildProcess | undefined;
afterEach(() => child?.kill("SIGKILL"));

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** The server as people start it, in a process of its own. */
async function start(port: number, { folder, databaseUrl }: Place): Promise<ChildProcess> {
  const options = [
    "--port",
    String(port),
    "--data",
    folder,
    "--videos",
    "100",
    "--comments",
    "300",
    "--mode",
    "test",
    "--host-dist",
    join(folder, "host"),
  ];
  const env = { ...process.env, DATABASE_URL: databaseUrl ?? "" };
  const started = spawn(process.execPath, [main, ...options], { stdio: ["ignore", "ignore", "pipe"], env });
  let errors = "";
  started.stderr?.on("data", (chunk: Buffer) => (errors += chunk.toString()));
  for (let tries = 0; tries < 600; tries++) {
    if (started.exitCode !== null) throw new Error(`The sandbox ended: ${errors}`);
    const up = await send(port, { method: "GET", path: "/redirects/" }).then(
      ({ status }) => status === 200,
      () => false,
    );
    if (up) return started;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The sandbox did not start: ${errors}`);
}

async function kill(process: ChildProcess): Promise<void> {
  const dead = new Promise((resolve) => process.once("exit", resolve));
  process.kill("SIGKILL");
  await dead;
}

/** The session of the demo viewer, and videos whose discussions are short. */
async function prepare({ folder, databaseUrl }: Place): Promise<{ cookie: string; videos: string[] }> {
  const database = await openDatabase(databaseUrl ?? folder);
  const rows = await database.query
    .selectFrom("videos")
    .select("id")
    .where("state_code", "=", 0)
    .where("hide_comments", "=", 0)
    .where("is_hidden", "=", 0)
    .where("comments_count", "<", 50)
    .orderBy("track_id")
    .limit(10)
    .execute();
  const cookie = await signIn(database.query, "zritel@kadr.example");
  await database.close();
  return { cookie, videos: rows.map(({ id }) => id) };
}

/** Every comment of ours on a video, newest first. */
async function published(port: number, videoId: string): Promise<Array<{ id: string; text: string }>> {
  const found: Array<{ id: string; text: string }> = [];
  for (let path: string | null = `/api/comments/video/${videoId}/?sort_by=date_added_desc&limit=50`; path;) {
    const page: PageBody = (await send(port, { method: "GET", path })).body as PageBody;
    found.push(...page.results.filter(({ text }) => text.startsWith("Запись ")));
    path = page.next && page.next.replace(/^(https?:\/\/[^/]+)?\/backend/, "");
  }
  return found;
}

describe("kill -9 in the middle of a thousand concurrent writes", () => {
  it("loses nothing that was acknowledged and doubles nothing, however often the rest is sent again", async () => {
    const place = await newPlace();
    // Any page will do for the host: only calls are made.
    mkdirSync(join(place.folder, "host"));
    writeFileSync(join(place.folder, "host", "index.html"), "<!doctype html><title>Кадр</title>");
    const port = await freePort();
    child = await start(port, place);
    const { cookie, videos } = await prepare(place);
    const videoOf = (number: number): string => videos[number % videos.length] as string;

    const acknowledged = new Map<number, string>();
    const write = async (number: number): Promise<void> => {
      const received = await send(port, {
        method: "POST",
        path: `/api/comments/video/${videoOf(number)}/?mention=false`,
        cookie,
        body: { text: `Запись ${number}` },
        headers: { "idempotency-key": `kill-test-${number}` },
        timeoutSeconds: 100,
      });
      if (received.status === 201) acknowledged.set(number, (received.body as { id: string }).id);
    };
    const numbers = Array.from({ length: writes }, (_, number) => number);
    const failures: string[] = [];
    const all = numbers.map((number) => write(number).catch((error: unknown) => void failures.push(String(error))));
    while (acknowledged.size < writes / 3 && failures.length === 0)
      await new Promise((resolve) => setTimeout(resolve, 1));
    expect(failures).toEqual([]);
    await kill(child);
    await Promise.all(all);
    expect(acknowledged.size).toBeLessThan(writes);
    const before = new Map(acknowledged);

    child = await start(port, place);
    // Each acknowledged comment is there, before any request is sent again.
    const survived = new Map(
      (await Promise.all(videos.map((id) => published(port, id)))).flat().map(({ id, text }) => [text, id]),
    );
    for (const [number, id] of before) expect(survived.get(`Запись ${number}`)).toBe(id);

    // All requests again under the same keys: one that was done responds as before, one that was not is done now.
    for (let from = 0; from < writes; from += 50) await Promise.all(numbers.slice(from, from + 50).map(write));
    expect(acknowledged.size).toBe(writes);
    for (const [text, id] of survived) expect(acknowledged.get(Number(text.slice("Запись ".length)))).toBe(id);

    const texts = (await Promise.all(videos.map((id) => published(port, id)))).flat().map(({ text }) => text);
    expect(texts.sort()).toEqual(numbers.map((number) => `Запись ${number}`).sort());
    await kill(child);
    await place.remove();
  }, 300_000);
});
