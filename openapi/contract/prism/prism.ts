import { spawn, spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../../..");
const home = join(root, ".cache/prism");
const main = join(home, "node_modules/@stoplight/prism-cli/dist/index.js");

/**
 * Installs Prism from its own lock, once. It is no dependency of the project: it brings 213 packages, many of them old, of which
 * nothing of ours may be able to import one, and nobody who starts or changes the product needs it.
 */
function install(): void {
  const lock = readFileSync(join(root, "tools/prism/package-lock.json"), "utf8");
  const stamp = join(home, ".lock-stamp");
  if (existsSync(main) && existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  mkdirSync(home, { recursive: true });
  for (const file of ["package.json", "package-lock.json"])
    copyFileSync(join(root, "tools/prism", file), join(home, file));
  const { status, stderr } = spawnSync(
    "npm",
    ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"],
    { cwd: home, encoding: "utf8", shell: process.platform === "win32" },
  );
  if (status !== 0)
    throw new Error(`Prism could not be installed; the package registry must be reachable once:\n${stderr}`);
  writeFileSync(stamp, lock);
}

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });

export interface Prism {
  readonly url: string;
  close(): void;
}

/** Prism serving the bundled spec, on a free port of this machine. */
export async function startPrism(): Promise<Prism> {
  install();
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [main, "mock", "--host", "127.0.0.1", "--port", String(port), join(root, "openapi/spec/kadr.bundled.json")],
    { stdio: ["ignore", "pipe", "pipe"] },
  );
  let output = "";
  await new Promise<void>((done, fail) => {
    const read = (data: Buffer): void => {
      output += data.toString("utf8");
      if (output.includes("Prism is listening")) done();
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("exit", (code) => fail(new Error(`Prism ended with ${code}:\n${output.slice(-2000)}`)));
  });
  // Its output on each request is not needed, and must not fill the pipe.
  child.stdout.removeAllListeners("data").resume();
  child.stderr.removeAllListeners("data").resume();
  return { url: `http://127.0.0.1:${port}`, close: () => void child.kill() };
}
