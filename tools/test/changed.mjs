// `npm run test:changed`: what the change since the last green commit touches, part by part.
import fs from "node:fs";
import path from "node:path";
import { root } from "../bootstrap.mjs";
import { checksOf } from "./checks.mjs";
import { readGraph } from "./graph.mjs";
import { rowOf } from "./journeyMap.mjs";
import { baseOf, changedSince } from "./since.mjs";
import { storiesTouchedBy } from "./storyChoice.mjs";
import { storiesOfBaselines, touchedBy } from "./touched.mjs";

/**
 * @typedef {object} Step of a run
 * @property {string} name of a part
 * @property {string[]} rest what its runner is given: the files of tests, none for all
 * @property {string} [why] it is run
 * @property {string[]} [details] of the choice, for `--list`
 */

const isEndToEnd = (file) => /^e2e\/[^/]+\.e2e\.ts$/.test(file);
/** @param {string} file from the root */
const textOf = (file) => fs.readFileSync(path.join(root, file), "utf8");
/** The first few. */
const some = (words) => `${words.slice(0, 3).join(", ")}${words.length > 3 ? " …" : ""}`;

/**
 * @param {string} name of the part
 * @param {string[]} all its files
 * @param {Map<string, string>} causes of those that are touched
 * @returns {Step[]}
 */
function stepOf(name, all, causes) {
  const files = all.filter((file) => causes.has(file));
  if (files.length === 0) return [];
  const from = some([...new Set(files.map((file) => causes.get(file)))]);
  if (files.length === all.length)
    return [
      {
        name,
        rest: [],
        why: `all ${all.length} files load or read ${from}; \`npm test\` proves more in little more time`,
      },
    ];
  return [
    {
      name,
      rest: files,
      why: `${files.length} of ${all.length} files load or read ${from}`,
      details: files.map((file) => `${file} ← ${causes.get(file)}`),
    },
  ];
}

/**
 * Journeys by the map; by imports only within e2e, where each begins with a server that loads everything.
 * @param {import("./graph.mjs").Graph} graph
 * @param {string[]} changed
 * @param {typeof textOf} read
 * @returns {Step[]}
 */
function endToEndOf(graph, changed, read) {
  const own = Object.fromEntries(
    Object.entries(graph).filter(([module]) => /^(?:e2e\/|playwright\.config)/.test(module)),
  );
  const all = Object.keys(own).filter(isEndToEnd);
  const whole = all.filter((file) => changed.includes(file));
  const helpers = changed.filter(
    (file) => !isEndToEnd(file) && /^(?:e2e\/|playwright\.config|package-lock)/.test(file),
  );
  const rows = changed.map(rowOf).filter((row) => row !== undefined);
  const wanted = new Set([
    ...touchedBy(own, helpers).keys(),
    ...rows.flatMap(({ words }) => words.map((word) => `e2e/${word}.e2e.ts`)),
  ]);
  const touched = all.filter((file) => wanted.has(file) && !whole.includes(file));
  const journeys = touched.filter((file) => read(file).includes('tag: "@journey"'));
  const words = touched.map((file) => path.basename(file, ".e2e.ts")).join(" ");
  const from = some([...new Set([...rows.map(({ row }) => row), ...helpers])]);
  return [
    ...(journeys.length === 0
      ? []
      : [
          {
            name: "journeys",
            rest: journeys,
            why: `${journeys.length} of ${all.length} files go through ${from}`,
            details: [...journeys, `their other tests, too: npm run test:e2e -- -- ${words}`],
          },
        ]),
    ...(whole.length === 0
      ? []
      : [{ name: "e2e", rest: whole, why: `${whole.length} of ${all.length} files have changed`, details: whole }]),
  ];
}

/**
 * @param {import("./graph.mjs").Graph} graph
 * @param {string[]} changed files from the root
 * @param {Record<string, import("./parts.mjs").Part>} parts
 * @param {typeof textOf} [read]
 * @returns {Step[]}
 */
export function stepsOf(graph, changed, parts, read = textOf) {
  const modules = Object.keys(graph);
  const touched = touchedBy(graph, changed);
  const checks = checksOf(changed);
  const units = ["unit", "security", "contract"].flatMap((name) =>
    stepOf(name, modules.filter(parts[name].holds), touched),
  );
  const storyFiles = modules.filter(parts.stories.holds);
  const baselines = storiesOfBaselines(new Map(storyFiles.map((file) => [file, read(file)])), changed);
  const inBrowser = [
    ...stepOf("stories", storyFiles, new Map([...baselines, ...storiesTouchedBy(graph, changed)])),
    ...endToEndOf(graph, changed, read),
  ];
  return [
    ...(checks.length === 0 ? [] : [{ name: "check", rest: checks, why: checks.join(", ") }]),
    ...units,
    ...(inBrowser.length === 0
      ? []
      : [{ name: "builds", rest: [], why: `for ${inBrowser.map(({ name }) => name).join(", ")}` }]),
    ...inBrowser,
  ];
}

/**
 * @param {{ since: string | undefined, parts: Record<string, import("./parts.mjs").Part> }} asked
 * @returns {Promise<{ fault: string } | { said: string, steps: Step[] }>}
 */
export async function chooseChanged({ since, parts }) {
  const base = baseOf(root, since);
  if ("fault" in base) return base;
  const changed = changedSince(root, base.commit);
  const steps = changed.length === 0 ? [] : stepsOf(await readGraph(), changed, parts);
  return { said: `${changed.length} files differ from ${base.commit.slice(0, 10)} (${base.why})`, steps };
}
