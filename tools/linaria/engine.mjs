// One Linaria compiler for Parcel (application) and Vite (Storybook, Vitest): same class names, same CSS.
import fs from "node:fs";
import path from "node:path";
import { disposeEvalBroker, transform, TransformCacheCollection } from "@wyw-in-js/transform";
import { ResolverFactory } from "oxc-resolver";
import { inLayer } from "./layers.mjs";

// Literal tokens resolve without running code; anything else fails clearly (toolchain decision, docs/adr/0002-toolchain.md).
const pluginOptions = { configFile: false, displayName: false, eval: { strategy: "static" } };
const resolver = new ResolverFactory({
  conditionNames: ["import", "module", "browser", "default"],
  extensions: [".ts", ".tsx", ".mts", ".js", ".mjs", ".json"],
});
/** one evaluation process per worker, whatever the cache generation */
const evalBrokerScope = {};
/** importer -> files it pulled in at evaluation time */
const graph = new Map();
/** evaluated file -> mtime when it was first read */
const seen = new Map();
let cache = new TransformCacheCollection();

/** A file of more bytes is data, and no style is made of it: to follow what one story read of the examples took a minute. */
const largest = 100_000;

const mtime = (file) => fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs;

async function resolve(what, importer) {
  const from = importer.split("?")[0];
  const found = await resolver.async(path.dirname(from), what);
  if (found.path === undefined) return null;
  if (fs.statSync(found.path, { throwIfNoEntry: false })?.size > largest) return null;
  if (!graph.has(from)) graph.set(from, new Set());
  graph.get(from).add(found.path);
  if (!seen.has(found.path)) seen.set(found.path, mtime(found.path));
  return found.path;
}

function evaluatedBy(file, into = new Set()) {
  for (const next of graph.get(file) ?? []) {
    if (into.has(next)) continue;
    into.add(next);
    evaluatedBy(next, into);
  }
  return into;
}

function newGeneration() {
  cache = new TransformCacheCollection();
  graph.clear();
  seen.clear();
}

export const usesLinaria = (code) => /\blinaria\b/.test(code);

/** @returns {Promise<{ code: string, map: object | null, css: string, cssMap: string | undefined, files: string[] } | null>} */
export async function compile({ filename, code, root, warn }) {
  // wyw's cache fails on a half-known graph after an edit, so an edit starts a new generation
  for (const [file, time] of seen)
    if (mtime(file) !== time) {
      newGeneration();
      break;
    }
  const run = () =>
    transform(
      { options: { filename, root, prefixer: false, pluginOptions }, cache, evalBrokerScope, emitWarning: warn },
      code,
      resolve,
    );
  const result = await run().catch((error) => {
    if (error?.code !== "WYW_UNKNOWN_DEPENDENCY_GRAPH_RESET") throw error;
    newGeneration();
    return run();
  });
  const files = [...evaluatedBy(filename)].filter((file) => !file.includes(`${path.sep}node_modules${path.sep}`));
  if (result.cssText === undefined) return null;
  const compiled = { code: result.code, map: result.sourceMap ?? null, files };
  if (result.cssText === "") return { ...compiled, css: "", cssMap: undefined };
  const layered = inLayer({ filename, root, css: result.cssText, map: result.cssSourceMapText });
  return { ...compiled, css: layered.css, cssMap: layered.map };
}

/** the evaluation process keeps Node alive: end it when a build is over */
export const dispose = () => disposeEvalBroker(evalBrokerScope);
