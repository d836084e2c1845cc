import { spawn, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { startSession } from "../sandbox/auth/sessions.ts";
import type { SandboxDatabase } from "../sandbox/db/database.ts";

export function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });
}

/**
 * The server as in production, in a process of its own; ready when this resolves. `options`: of its command line, true for a switch;
 * `flags`: of Node.
 */
export async function startServer(
  port: number,
  options: Readonly<Record<string, string | true>>,
  flags: readonly string[] = [],
): Promise<ChildProcess> {
  const main = join(import.meta.dirname, "../sandbox/main.ts");
  const all: Readonly<Record<string, string | true>> = { port: String(port), mode: "production", ...options };
  const words = Object.entries(all).flatMap(([name, value]) => (value === true ? [`--${name}`] : [`--${name}`, value]));
  const server = spawn(process.execPath, [...flags, main, ...words], { stdio: ["ignore", "pipe", "inherit"] });
  await new Promise<void>((ready, fail) => {
    server.once("exit", (code) => fail(new Error(`The server ended with ${code}`)));
    server.stdout.on("data", (text: Buffer) => {
      process.stdout.write(text.toString().includes("наполняю") ? text : "");
      if (text.toString().includes("Учётные записи")) ready();
    });
  });
  return server;
}

/** The cookie's value of the demo viewer, who is signed in anew. */
export async function sessionOfViewer({ query }: SandboxDatabase): Promise<string> {
  const viewer = await query
    .selectFrom("users")
    .select("id")
    .where("email", "=", "zritel@kadr.example")
    .executeTakeFirstOrThrow();
  return startSession(query, viewer.id, Date.now());
}

/** Milliseconds of processor time that the process has used, where the system tells (Linux): unlike the others, they do not depend on what else runs. */
export function cpuOf(pid: number | undefined): number {
  try {
    // After the name in brackets: state is field 3, utime and stime are 14 and 15, in hundredths of a second.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return NaN;
  }
}

/** Bytes of memory that the process holds, where the system tells (Linux). */
export function memoryOf(pid: number | undefined): number {
  try {
    return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) * 1024;
  } catch {
    return NaN;
  }
}
