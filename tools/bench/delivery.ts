import { spawn, type ChildProcess } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { TlsProxy } from "../../e2e/support/tls-proxy.ts";
import { startSession } from "../../openapi/sandbox/auth/sessions.ts";
import { openDatabase } from "../../openapi/sandbox/db/database.ts";
import { serveFloors } from "./floors.ts";
import { freePort } from "./tab.ts";

const root = path.resolve(import.meta.dirname, "../..");

export interface SessionCookie {
  readonly name: string;
  readonly value: string;
  readonly domain: string;
}

/**
 * Kadr and the floors as they are delivered: TLS and HTTP/2 in front of both, the server in production mode and a process of its own. The
 * floors are of the same site, or the media host would refuse them its pictures.
 */
export interface Delivery {
  /** The shell's address. */
  readonly kadr: string;
  readonly floors: string;
  /** The cookie of somebody who is signed in, somebody else each time: what one has pressed stays pressed. */
  newSession(): Promise<SessionCookie>;
  close(): Promise<void>;
}

function startServer(port: number, url: string, data: string): Promise<ChildProcess> {
  const options = { port, data, "public-url": url, "host-dist": "host/dist", mode: "production" };
  const server = spawn(
    process.execPath,
    ["openapi/sandbox/main.ts", ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)])],
    { cwd: root, stdio: ["ignore", "pipe", "inherit"] },
  );
  return new Promise((ready, fail) => {
    server.once("exit", (code) => fail(new Error(`The server ended with ${code}`)));
    server.stdout.on("data", (text: Buffer) => {
      if (text.toString().includes("Учётные записи")) ready(server);
    });
  });
}

/** `folder`: the floors, written before they are asked for. */
export async function deliver(folder: string): Promise<Delivery> {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), "kadr-bench-"));
  const port = await freePort();
  const floors = await serveFloors(folder, port);
  const proxy = new TlsProxy(["kadr.localhost", "*.kadr.localhost"], (host) =>
    host.startsWith("floors.") ? floors.port : port,
  );
  const secure = await proxy.start();
  const server = await startServer(port, `https://kadr.localhost:${secure}`, data);
  const database = await openDatabase(data);
  const people = await database.query.selectFrom("users").select("id").orderBy("id").limit(500).execute();
  let next = 0;
  return {
    kadr: `https://kadr.localhost:${secure}`,
    floors: `https://floors.kadr.localhost:${secure}`,
    async newSession() {
      const person = people[next++ % people.length];
      if (!person) throw new Error("There is nobody who could sign in");
      const value = await startSession(database.query, person.id, Date.now());
      return { name: "__Secure-kadr_session", value, domain: "kadr.localhost" };
    },
    async close() {
      await database.close();
      await proxy.stop();
      floors.close();
      server.removeAllListeners("exit");
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGTERM");
      if (server.exitCode === null && server.signalCode === null) await ended;
      fs.rmSync(data, { recursive: true, force: true });
    },
  };
}
