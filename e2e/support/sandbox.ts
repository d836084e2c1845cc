import { spawn, type ChildProcess } from "node:child_process";
import fs from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { setInterval } from "node:timers/promises";

const root = path.resolve(import.meta.dirname, "../..");

/** One reference server of a test worker: a process of its own, so that it can be killed as a power cut would. */
export class Sandbox {
  readonly url: string;
  #child: ChildProcess | null = null;
  /** The folder that it keeps everything in. */
  readonly data = fs.mkdtempSync(path.join(os.tmpdir(), "kadr-e2e-"));
  readonly port: number;
  readonly #options: readonly string[];
  readonly #environment: Readonly<Record<string, string>>;

  /** `publicUrl`, `options` and `environment`: behind a proxy, by its name. */
  constructor(
    port: number,
    publicUrl?: string,
    options: readonly string[] = [],
    environment: Readonly<Record<string, string>> = {},
  ) {
    this.port = port;
    this.url = publicUrl ?? `http://kadr.localhost:${port}`;
    this.#environment = environment;
    this.#options = [...(publicUrl === undefined ? [] : ["--public-url", publicUrl]), ...options];
  }

  async start(): Promise<void> {
    const child = spawn(
      process.execPath,
      [
        "openapi/sandbox/main.ts",
        "--port",
        String(this.port),
        "--data",
        this.data,
        "--host-dist",
        "host/dist",
        "--mode",
        "test",
        // a busy machine draws, too: what comes when it does not is looked at in plain-pages.e2e.ts
        "--drawing-limit",
        "10000",
        ...this.#options,
      ],
      {
        cwd: root,
        env: { ...process.env, ...this.#environment },
        stdio: ["ignore", "pipe", "pipe"],
      },
    );
    let output = "";
    child.stdout.on("data", (data) => (output += data));
    child.stderr.on("data", (data) => (output += data));
    this.#child = child;
    const deadline = Date.now() + 60_000;
    for await (const _ of setInterval(100)) {
      if (await this.#responses()) return;
      if (child.exitCode !== null || Date.now() > deadline) throw new Error(`the sandbox did not start:\n${output}`);
    }
  }

  /** kill -9: nothing is flushed, nothing is said. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (child === null || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await gone;
  }

  async stop(): Promise<void> {
    await this.kill();
    fs.rmSync(this.data, { recursive: true, force: true });
  }

  #responses(): Promise<boolean> {
    return new Promise((resolve) => {
      const request = http.get({ host: "127.0.0.1", port: this.port, path: "/readyz" }, (response) => {
        response.resume();
        resolve(response.statusCode === 200);
      });
      request.once("error", () => resolve(false));
    });
  }
}
