import fs from "node:fs";
import path from "node:path";
import { Worker } from "node:worker_threads";
import type { Comparison, Task } from "./compareWorker.ts";
import { isOwnEnvironment, keepEnvironment } from "./environment.ts";
import { foreignTolerance, ownTolerance } from "./tiles.ts";

const folder = path.join(process.cwd(), "visual-tests/screenshots");
const received = path.join(process.cwd(), "visual-tests/__received__");
const environmentFile = path.join(folder, "environment.json");

type Unnumbered<T> = T extends unknown ? Omit<T, "id"> : never;

let worker: Worker | undefined;
let count = 0;
const waiting = new Map<number, (difference: string | null) => void>();

/** One thread for a whole run: it loads its library once. */
async function ask(task: Unnumbered<Task>): Promise<string | null> {
  if (worker === undefined) {
    worker = new Worker(path.join(process.cwd(), "visual-tests/pictures/compareWorker.ts"));
    worker.on("message", ({ id, difference }: Comparison) => {
      waiting.get(id)?.(difference);
      waiting.delete(id);
    });
    worker.on("error", (error) => {
      for (const answer of waiting.values()) answer(`could not be compared: ${error.message}`);
      waiting.clear();
      worker = undefined;
    });
    worker.unref();
  }
  const id = ++count;
  const thread = worker;
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    thread.postMessage({ ...task, id });
  });
}

const baselineOf = (name: string): string => path.join(folder, `${name}.webp`);

/**
 * Compares a picture (PNG) with its baseline. Gives null when a person would call them the same, else a sentence that says
 * what differs and where the new picture and the one with the places marked lie.
 */
export async function comparePicture(name: string, png: Buffer): Promise<string | null> {
  fs.mkdirSync(received, { recursive: true });
  const keepAs = path.join(received, name);
  for (const end of [".webp", ".diff.webp"]) fs.rmSync(keepAs + end, { force: true });
  const tolerance = isOwnEnvironment(environmentFile) ? ownTolerance : foreignTolerance;
  const difference = await ask({ kind: "compare", baseline: baselineOf(name), received: png, tolerance, keepAs });
  return difference === null
    ? null
    : `${name}: ${difference}: visual-tests/__received__/${name}.webp (npm run stories:review shows it; npm run test:stories -- --update takes it)`;
}

/** Makes a picture that differs the baseline. */
export async function keepPicture(name: string, png: Buffer): Promise<string | null> {
  if ((await comparePicture(name, png)) === null) return null;
  for (const end of [".webp", ".diff.webp"]) fs.rmSync(path.join(received, name + end), { force: true });
  const trouble = await ask({ kind: "write", received: png, file: baselineOf(name) });
  keepEnvironment(environmentFile);
  return trouble;
}
