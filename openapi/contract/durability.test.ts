// @vitest-environment node
import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it } from "vitest";
import { openDatabase } from "../sandbox/db/database.ts";
import { send } from "./http.ts";
import { signIn } from "./world.ts";
import type { PageBody } from "./world.ts";

const main = fileURLToPath(new URL("../sandbox/main.ts", import.meta.url));
const writes = 200;

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
async function start(port: number, folder: string): Promise<ChildProcess> {
  const started = spawn(process.execPath, [main, "--port", String(port), "--data", folder, "--videos", "40", "--comments", "300", "--mode", "test", "--host-dist", join(folder, "host")], { stdio: ["ignore", "ignore", "pipe"] });
  let errors = "";
  started.stderr?.on("data", (chunk: Buffer) => (errors += chunk.toString()));
  for (let tries = 0; tries < 300; tries++) {
    if (started.exitCode !== null) throw new Error(`The sandbox ended: ${errors}`);
    const up = await send(port, { method: "GET", path: "/redirects/" }).then(({ status }) => status === 200, () => false);
    if (up) return started;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The sandbox did not start: ${errors}`);
}

describe("kill -9", () => {
  it("loses no acknowledged comment and doubles none, however often the rest is sent again", async () => {
    const folder = mkdtempSync(join(tmpdir(), "kadr-kill-"));
    // Any page will do for the host: only calls are made.
    mkdirSync(join(folder, "host"));
    writeFileSync(join(folder, "host", "index.html"), "<!doctype html><title>Кадр</title>");
    const port = await freePort();
    child = await start(port, folder);
    const db = openDatabase(folder);
    const cookie = signIn(db, "zritel@kadr.example");
    const { id: videoId } = db.prepare("SELECT id FROM videos WHERE state_code = 0 AND hide_comments = 0 AND is_hidden = 0 AND comments_count < 50 LIMIT 1").get() as { id: string };
    db.close();

    const acknowledged = new Map<number, string>();
    const write = async (number: number): Promise<void> => {
      const received = await send(port, {
        method: "POST", path: `/api/comments/video/${videoId}/?mention=false`, cookie,
        body: { text: `Запись ${number}` }, headers: { "idempotency-key": `kill-test-${number}` },
      });
      if (received.status === 201) acknowledged.set(number, (received.body as { id: string }).id);
    };
    const numbers = Array.from({ length: writes }, (_, number) => number);
    const queue = [...numbers];
    const worker = async (): Promise<void> => {
      for (let number = queue.shift(); number !== undefined; number = queue.shift()) await write(number).catch(() => {});
    };
    const workers = Array.from({ length: 8 }, worker);
    while (acknowledged.size < writes / 2) await new Promise((resolve) => setImmediate(resolve));
    const dead = new Promise((resolve) => child?.once("exit", resolve));
    child.kill("SIGKILL");
    await dead;
    await Promise.all(workers);
    expect(acknowledged.size).toBeLessThan(writes);
    const before = new Map(acknowledged);

    child = await start(port, folder);
    // Everything again under the same keys: what was done answers as before, what was not is done now.
    for (const number of numbers) await write(number);
    expect(acknowledged.size).toBe(writes);
    for (const [number, id] of before) expect(acknowledged.get(number)).toBe(id);

    const texts: string[] = [];
    for (let path: string | null = `/api/comments/video/${videoId}/?sort_by=date_added_desc&limit=50`; path; ) {
      const page: PageBody = (await send(port, { method: "GET", path })).body as PageBody;
      texts.push(...page.results.map(({ text }) => text).filter((text) => text.startsWith("Запись ")));
      path = page.next && page.next.replace(/^(https?:\/\/[^/]+)?\/backend/, "");
    }
    expect(texts.sort()).toEqual(numbers.map((number) => `Запись ${number}`).sort());
    const ended = new Promise((resolve) => child?.once("exit", resolve));
    child.kill("SIGKILL");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }, 90_000);
});
