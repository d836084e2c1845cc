// The files that each file of the project loads. Run as a script, it writes that to the file of its argument; `readGraph()` runs it.
// Imports are followed by dependency-cruiser, with the resolving of `.dependency-cruiser.cjs`. What is read and not imported (by node:fs,
// in a process of its own, as an asset) shows as a string that names a file or folder that there is.
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { root, run } from "../bootstrap.mjs";

/**
 * @typedef {Record<string, string[]>} Graph of each module, from the root and with slashes, what it loads or reads; a folder, whose
 *   files are all read, ends with a slash
 */

const self = fileURLToPath(import.meta.url);
const folders = ["design-system/src", "e2e", "host/src", "openapi", "stories", "tools", "types", "visual-tests"];
const files = [".storybook", "playwright.config.ts", "vite.config.ts"];
const isModule = (file) => /\.(?:tsx?|[cm]?js)$/.test(file);

/**
 * Files that a kind of tests stands on without an import. The lock stands for all packages: the imports of each are not followed.
 * @type {[RegExp, string[]][]}
 */
const stands = [
  [/\.test\.tsx?$/, ["vite.config.ts", "tools/vitest.setup.ts"]],
  [
    /\.stories\.tsx$/,
    [
      ".storybook/environment.mjs",
      ".storybook/main.ts",
      ".storybook/preview.tsx",
      ".storybook/test-runner-jest.config.js",
      ".storybook/test-runner.ts",
      "vite.config.ts",
    ],
  ],
  [/\.e2e\.ts$/, ["playwright.config.ts"]],
  [/^(?:playwright|vite)\.config\.ts$/, ["package-lock.json", "tsconfig.json"]],
];

/** Only types of it are taken: compiled, the module does not load it. What a changed type breaks, the compiler says. */
const isOfTypes = ({ dependencyTypes }) =>
  dependencyTypes.some((type) => type === "type-only" || type === "type-import");

/** It touches files, other processes or its own place: any of its strings may be a path. */
const worksWithFiles = /node:(?:fs|child_process|worker_threads)|import\.meta\.(?:url|dirname|filename)|__dirname/;
const isTesting = /\.test\.tsx?$|^(?:tools|e2e)\//;
/** Names the folders of the tests to run, and reads none of them. */
const isTableOfTests = /^tools\/test\/(?!.*\.test\.ts$)/;
const baselines = /^visual-tests\/(?:screenshots|transcripts)\/$/;
const strings = /(["'`])((?:[\w@.-]+\/)*[\w@.-]+\/?)\1|\}\/((?:[\w@.-]+\/)*[\w@.-]+)/g;

/**
 * @param {string} module from the root
 * @param {string} text of it
 * @param {Set<string>} imported as the text names it
 * @returns {string[]} the files and folders that its strings name
 */
export function readsOf(module, text, imported) {
  const own = path.posix.dirname(module);
  const isWorking = worksWithFiles.test(text);
  const isTest = isTesting.test(module);
  const found = [...text.matchAll(strings)].flatMap(([, , whole, end]) => {
    const named = whole ?? end;
    // dots alone are where a path begins
    if (imported.has(named) || /^[./]+$/.test(named)) return [];
    const fromOwn = path.posix.join(own, named);
    if (/^\.\.?\//.test(named)) return [fromOwn];
    if (!isWorking) return [];
    // a single word is a folder of the root to a test or a tool; to the product it is a route, and `host` a header to all
    return (named.includes("/") || named.includes(".") || isTest) && named !== "host" ? [fromOwn, named] : [fromOwn];
  });
  return [...new Set(found)].flatMap((file) => {
    if (/^\.\.\/|(?:^|\/)node_modules(?:\/|$)/.test(file)) return [];
    const known = fs.statSync(path.join(root, file), { throwIfNoEntry: false });
    if (known === undefined) return [];
    if (known.isDirectory() && isTableOfTests.test(module)) return [];
    const read = known.isDirectory() ? `${file.replace(/\/$/, "")}/` : file;
    // which story has a picture or a transcript, its name says
    return baselines.test(read) && !/\.test\.ts$/.test(module) ? [] : [read];
  });
}

async function makeGraph() {
  const { cruise } = await import("dependency-cruiser");
  const { default: extractTSConfig } = await import("dependency-cruiser/config-utl/extract-ts-config");
  const { options } = createRequire(import.meta.url)("../../.dependency-cruiser.cjs");
  const { tsConfig, enhancedResolveOptions, exclude: _exclude, ...followed } = options;
  const { output } = await cruise([...folders, ...files], followed, enhancedResolveOptions, {
    tsConfig: extractTSConfig(path.join(root, tsConfig.fileName)),
  });
  /** @type {Graph} */
  const graph = {};
  for (const { source, dependencies } of output.modules) {
    if (!isModule(source) || source.includes("node_modules") || !fs.existsSync(path.join(root, source))) continue;
    const imports = dependencies
      .filter((dependency) => !isOfTypes(dependency) && !dependency.resolved.includes("node_modules"))
      .map(({ resolved }) => resolved);
    const imported = new Set(dependencies.map(({ module }) => module));
    const text = fs.readFileSync(path.join(root, source), "utf8");
    const standing = stands.filter(([kind]) => kind.test(source)).flatMap(([, on]) => on);
    graph[source] = [...new Set([...imports, ...readsOf(source, text, imported), ...standing])];
  }
  return graph;
}

/** @returns {Promise<Graph>} */
export async function readGraph() {
  const file = path.join(root, ".cache/graph.json");
  const { code, output } = await run("tools/test/graph.mjs", [file], { quiet: true });
  if (code !== 0) throw new Error(`the graph of the modules could not be made:\n${output}`);
  return JSON.parse(fs.readFileSync(file, "utf8"));
}

if (process.argv[1] === self) fs.writeFileSync(process.argv[2], JSON.stringify(await makeGraph()));
