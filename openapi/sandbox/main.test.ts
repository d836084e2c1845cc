// @vitest-environment node
import { spawn, type ChildProcess } from "node:child_process";
import http from "node:http";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, it } from "vitest";

/** Processes start and databases are filled here, on machines that may be busy; in milliseconds. */
const slow = 120_000;
const folder = mkdtempSync(join(tmpdir(), "kadr-main-"));
const dist = join(folder, "dist-index");
const running = new Set<ChildProcess>();
const main = join(import.meta.dirname, "main.ts");

afterEach(() => {
  for (const child of running) child.kill("SIGKILL");
  running.clear();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the command to its end. */
function end(...args: string[]): Promise<{ code: number | null; text: string }> {
  return new Promise((done) => {
    const child = spawn(process.execPath, [main, ...args]);
    running.add(child);
    let text = "";
    child.stderr.on("data", (part) => (text += String(part)));
    child.once("close", (code) => done({ code, text }));
  });
}

/** Runs the command until it has printed its address. */
function start(...args: string[]): Promise<{ child: ChildProcess; port: number }> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [main, "--port", "0", "--host-dist", folder, ...args]);
    running.add(child);
    let text = "";
    child.stderr.on("data", (part) => (text += String(part)));
    child.stdout.on("data", (part) => {
      text += String(part);
      const port = /kadr\.localhost:(\d+)\/ *\n[\s\S]*zabanen/.exec(text)?.[1];
      if (port !== undefined) done({ child, port: Number(port) });
    });
    child.once("close", (code) => fail(new Error(`ended with ${code}: ${text}`)));
  });
}

interface OperationResponse {
  status: number;
  cookie: string;
  text: string;
}

function ask(
  port: number,
  host: string,
  path: string,
  options: { method?: string; cookie?: string; body?: string; type?: string } = {},
): Promise<OperationResponse> {
  const { method = "GET", cookie = "", body, type = "application/json" } = options;
  const name = `${host}kadr.localhost:${port}`;
  const headers = {
    host: name,
    cookie,
    origin: `http://${name}`,
    ...(body === undefined ? {} : { "content-type": type, "content-length": Buffer.byteLength(body) }),
  };
  return new Promise((done, fail) => {
    const request = http.request({ host: "127.0.0.1", port, path, method, headers, agent: false }, (response) => {
      let text = "";
      response.on("data", (part) => (text += String(part)));
      response.on("end", () =>
        done({
          status: response.statusCode ?? 0,
          text,
          cookie: (response.headers["set-cookie"] ?? []).map((one) => one.split(";", 1)[0]).join("; "),
        }),
      );
    });
    request.once("error", fail);
    request.end(body);
  });
}

async function signIn(port: number): Promise<string> {
  const page = await ask(port, "auth.", "/multipass/login/");
  const token = /name="_token" value="([^"]+)"/.exec(page.text)?.[1] ?? "";
  const body = new URLSearchParams({ _token: token, email: "zritel@kadr.example", password: "kadr-demo" }).toString();
  const reply = await ask(port, "auth.", "/multipass/login/", {
    method: "POST",
    cookie: page.cookie,
    body,
    type: "application/x-www-form-urlencoded",
  });
  return reply.cookie;
}

writeFileSync(join(folder, "index.html"), "<!doctype html><html><head><meta charset=utf-8></head></html>");

describe("the command", () => {
  it(
    "says in one sentence what is in the way, with an exit code for each",
    async () => {
      const taken = createServer().listen(0);
      const { port } = taken.address() as AddressInfo;
      const file = join(folder, "file");
      writeFileSync(file, "");
      const [busy, readOnly, nowhere, unbuilt, notNumber, nonsense] = await Promise.all([
        end("--port", String(port), "--data", join(folder, "a"), "--host-dist", folder),
        end("--port", "0", "--data", join(file, "data"), "--host-dist", folder),
        // a file system that nobody writes to, as a read-only disk is
        end("--port", "0", "--data", "/proc/kadr/data", "--host-dist", folder),
        end("--port", "0", "--data", join(folder, "b"), "--host-dist", dist),
        end("--port", "x"),
        end("--nonsense"),
      ]);
      taken.close();
      expect([busy.code, busy.text]).toEqual([
        3,
        `Порт ${port} занят: остановите другую программу или добавьте --port с другим числом.\n`,
      ]);

      for (const { code, text } of [readOnly, nowhere]) {
        expect(code).toBe(4);
        expect(text).toMatch(/^В папку данных .* нельзя писать.*\n$/);
      }

      expect(unbuilt.code).toBe(5);
      expect(unbuilt.text).toMatch(/нет сборки приложения: выполните npm run build\.\n$/);

      expect(notNumber.code).toBe(2);
      expect(nonsense.text).toContain("--help");
    },
    slow,
  );
});

describe("the data", () => {
  it(
    "outlive kill -9: what was acknowledged is there, once, and the session too",
    async () => {
      const args = ["--data", join(folder, "killed"), "--videos", "60", "--comments", "300"];
      const first = await start(...args);
      const cookie = await signIn(first.port);
      const feed = JSON.parse((await ask(first.port, "", "/backend/feed/home/")).text) as {
        resources: Array<{ id: string }>;
      };
      const ids = feed.resources
        .slice(0, 5)
        .map(({ id }) => id)
        .join(",");
      const shelves = JSON.parse((await ask(first.port, "", `/backend/resources/${ids}/items/`)).text) as {
        resources: Array<{ items: Array<{ id: string; card_type: string; is_paid?: boolean }> }>;
      };
      const video =
        shelves.resources
          .flatMap(({ items }) => items)
          .find((card) => card.card_type === "video" && card.is_paid === false)?.id ?? "";
      const comments = `/backend/api/comments/video/${video}/`;

      // Killed while writes are on their way: only those that were answered count.
      const answered: string[] = [];
      const writing = Array.from({ length: 40 }, (_, n) =>
        ask(first.port, "", comments, { method: "POST", cookie, body: JSON.stringify({ text: `Запись ${n}` }) })
          .then((reply) => {
            if (reply.status === 201) answered.push((JSON.parse(reply.text) as { id: string }).id);
            if (answered.length === 15) first.child.kill("SIGKILL");
          })
          .catch(() => undefined),
      );
      await Promise.all(writing);
      expect(answered.length).toBeGreaterThanOrEqual(15);

      const second = await start(...args);
      expect((await ask(second.port, "", "/backend/api/profile/user/", { cookie })).text).toContain(
        "zritel@kadr.example",
      );
      for (const id of answered) expect((await ask(second.port, "", `/backend/api/comments/${id}/`)).status).toBe(200);
      const page = JSON.parse((await ask(second.port, "", `${comments}?limit=50`)).text) as {
        results: Array<{ id: string }>;
        comments_count: number;
      };
      expect(page.results.filter(({ id }) => answered.includes(id)).length).toBe(answered.length);
    },
    slow,
  );
});
