// Processes that a run of the tests starts, and the end of all of them: each runner has a limit of time, and no process and no temporary folder is left.
import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { commandOf, environment } from "../bootstrap.mjs";

/** In the environment of everything that this run starts, so that what left its group (browsers do) is found, too. */
const mark = `${process.pid}-${Date.now()}`;
/** All temporary files of the run lie in here. */
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "kadr-run-"));
const own = { KADR_RUN: mark, TMPDIR: folder, TMP: folder, TEMP: folder };
/** Runners that have not ended. */
const running = new Set();

/** Linux only: elsewhere a group of processes ends with its runner. */
function marked() {
  if (!fs.existsSync("/proc/self/environ")) return [];
  return fs.readdirSync("/proc").filter((pid) => {
    if (!/^\d+$/.test(pid) || Number(pid) === process.pid) return false;
    try {
      return fs.readFileSync(`/proc/${pid}/environ`, "latin1").split("\0").includes(`KADR_RUN=${mark}`);
    } catch {
      // it has ended meanwhile
      return false;
    }
  });
}

function kill(pid) {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // it has ended already
  }
}

const endGroup = (child) => kill(process.platform === "win32" ? child.pid : -child.pid);

/** Ends what left the groups. */
function endStrays() {
  for (const pid of marked()) kill(Number(pid));
}

/** Ends whatever still runs of what was started here, and removes what it kept. */
export function leave() {
  for (const child of running) endGroup(child);
  endStrays();
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/**
 * Runs a script or a program of node_modules/.bin (`commandOf`), as the leader of a group of processes.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, limitMs: number }} options `limitMs`: after it the command and all that it started are ended
 * @returns {Promise<{ code: number, isOverdue: boolean }>}
 */
export function runWithin(command, args, { env = {}, limitMs }) {
  const [file, given, options] = commandOf(command, args);
  const child = spawn(file, given, {
    ...options,
    stdio: "inherit",
    env: environment({ ...own, ...env }),
    detached: process.platform !== "win32",
  });
  running.add(child);
  let isOverdue = false;
  const limit = setTimeout(() => {
    isOverdue = true;
    endGroup(child);
  }, limitMs);
  return new Promise((resolve) => {
    const end = (code) => {
      clearTimeout(limit);
      endGroup(child);
      running.delete(child);
      // with another beside it, what is found could be the other's
      if (running.size === 0) endStrays();
      resolve({ code, isOverdue });
    };
    child.once("error", () => end(1));
    child.once("exit", (code) => end(code ?? 128));
  });
}
