// Plain JavaScript for Node 18+: this runs on a fresh machine, before anything is installed.
import { spawn, spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const windows = process.platform === "win32";
const bin = path.join(root, "node_modules", ".bin");
/** The oldest Node that runs TypeScript files and node:sqlite without flags. */
const oldestNode = 24;

/** Says what happens now; every long step begins with one such line. */
export const say = (text) => process.stdout.write(`\u001b[36m›\u001b[0m ${text}\n`);

/** Ends the command with one clear sentence. */
export function fail(sentence, code = 1) {
  process.stderr.write(`\u001b[31m✗\u001b[0m ${sentence}\n`);
  process.exit(code);
}

/** Installs the locked packages unless node_modules was made from this very lock. */
export function ensureInstalled() {
  const stamp = path.join(root, "node_modules", ".lock-stamp");
  const lock = fs.readFileSync(path.join(root, "package-lock.json"), "utf8");
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, "utf8") === lock) return;
  try {
    fs.accessSync(root, fs.constants.W_OK);
  } catch {
    fail(
      `The folder ${root} is read-only: Kadr installs its packages there. Make it writable or clone it elsewhere.`,
      4,
    );
  }
  say("installing packages (about a minute the first time)…");
  // No package that we use needs an install script, so none may run (trust: supply chain).
  const { status, error } = spawnSync(
    "npm",
    ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"],
    {
      cwd: root,
      stdio: "inherit",
      shell: windows,
    },
  );
  if (error) fail(`npm could not be started (${error.message}). Install Node.js with npm and try again.`);
  if (status !== 0) fail("npm ci failed: see its message above. The package registry must be reachable.", status ?? 1);
  fs.writeFileSync(stamp, lock);
}

/** The Node that everything else runs on: the locked one, or the own one where the registry has no build for this system. */
export function nodePath() {
  const locked = path.join(bin, windows ? "node.cmd" : "node");
  if (fs.existsSync(locked)) return locked;
  if (Number(process.versions.node.split(".")[0]) >= oldestNode) return process.execPath;
  return fail(
    `Kadr needs Node ${oldestNode} or newer here; this is ${process.version}. Install it from nodejs.org and try again.`,
    6,
  );
}

/** Of all that is run here: every process and every worker of the tests would compile the same packages anew. */
const compiled = { NODE_COMPILE_CACHE: path.join(root, ".cache/compiled") };

export function environment(extra = {}) {
  return { ...compiled, ...process.env, PATH: bin + path.delimiter + process.env.PATH, ...extra };
}

/** Command that starts a script by the chosen Node, or a program of node_modules/.bin by its name: `[file, arguments]`. */
export function commandOf(command, args) {
  const script = /\.(mjs|cjs|js|ts)$/.test(command);
  return [
    script ? nodePath() : path.join(bin, command + (windows ? ".cmd" : "")),
    script ? [command, ...args] : args,
    { cwd: root, shell: windows },
  ];
}

/** Runs such a command; resolves its exit code. */
export function run(command, args = [], { env = {}, quiet = false } = {}) {
  const [file, given, options] = commandOf(command, args);
  const child = spawn(file, given, {
    ...options,
    stdio: quiet ? ["ignore", "pipe", "pipe"] : "inherit",
    env: environment(env),
  });
  let output = "";
  child.stdout?.on("data", (data) => (output += data));
  child.stderr?.on("data", (data) => (output += data));
  return new Promise((resolve) => {
    child.once("error", (error) => resolve({ code: 1, output: `${command}: ${error.message}` }));
    child.once("close", (code, signal) => resolve({ code: code ?? (signal === null ? 1 : 128), output }));
  });
}
