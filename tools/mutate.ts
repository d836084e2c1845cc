// `npm run mutate [-- <layer or path>…] [--sample <percent>]`: plants small faults one at a time and says which of them no test finds.
import fs from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { Stryker } from "@stryker-mutator/core";
import { layers, type Layer } from "./mutation/layers.ts";
import { isResultInSample, leastShare } from "./mutation/sample.ts";

const cache = ".cache/mutation";
const { positionals: wanted, values } = parseArgs({ allowPositionals: true, options: { sample: { type: "string" } } });
/** The share of all faults that is tried, from 0 to 1. */
const sample = Number(values.sample ?? 100) / 100;
if (!(sample > 0 && sample <= 1)) {
  console.error(`--sample is a part of all faults in percent, above 0 and up to 100, not '${values.sample ?? ""}'`);
  process.exit(2);
}
process.env.KADR_MUTATION_SAMPLE = String(sample);

/** Sources of a layer that are asked for: all of it by its name or without arguments, else the given files and folders that lie in it. */
function sourcesOf(layer: Layer): readonly string[] {
  if (wanted.length === 0 || wanted.includes(layer.name)) return layer.sources;
  const own = new Set(fs.globSync([...layer.sources], { exclude: [...(layer.except ?? [])] }));
  return [...own].filter((file) =>
    wanted.some((word) => file === word || file.startsWith(`${word.replace(/\/$/, "")}/`)),
  );
}

interface Kept {
  readonly files: Record<string, { mutants: { readonly status: string; readonly static?: boolean }[] }>;
}

/**
 * A fault in what runs when a file is loaded (a constant, a table) is met by every test, so the record names none for it, and
 * Stryker would not try it again when a test is new. What was missed of these is tried anew each time, and so is what no test ran.
 * A fault that a sample left out is kept as refused by a compiler (mutation/sampleChecker.ts).
 */
function forgetMissed(file: string): void {
  if (!fs.existsSync(file)) return;
  const kept = JSON.parse(fs.readFileSync(file, "utf8")) as Kept;
  for (const one of Object.values(kept.files))
    one.mutants = one.mutants.filter(
      ({ status, static: isConstant }) =>
        status !== "NoCoverage" && status !== "CompileError" && !(isConstant && status === "Survived"),
    );
  fs.writeFileSync(file, JSON.stringify(kept));
}

type Result = Awaited<ReturnType<Stryker["runMutationTest"]>>[number];

function measure(layer: Layer, sources: readonly string[]): Promise<Result[]> {
  process.env.KADR_MUTATION_LAYER = layer.name;
  const folder = path.join(cache, layer.name);
  fs.mkdirSync(folder, { recursive: true });
  const incrementalFile = path.join(folder, "incremental.json");
  forgetMissed(incrementalFile);
  return new Stryker({
    mutate: [...sources, ...["**/*.test.ts", ...(layer.except ?? [])].map((pattern) => `!${pattern}`)],
    testRunner: "vitest",
    plugins: [
      "@stryker-mutator/vitest-runner",
      ...["sampleChecker", "optionsOfMobx"].map((plugin) => path.resolve(`tools/mutation/${plugin}.ts`)),
    ],
    ignorers: ["options-of-mobx"],
    checkers: sample < 1 ? ["sample"] : [],
    vitest: { configFile: "tools/mutation/vitest.config.ts" },
    coverageAnalysis: "perTest",
    // A type that does not hold is a fault that `npm run check` finds; what is tried here runs without types.
    disableTypeChecks: false,
    incremental: true,
    incrementalFile,
    tempDirName: path.join(folder, "copy"),
    ignorePatterns: [
      "**/dist",
      "docs/pictures",
      "visual-tests/screenshots",
      "storybook-static",
      ".data",
      "test-results",
    ],
    concurrency: 2,
    // A fault that makes a test wait for ever, not a busy machine.
    timeoutMS: 15_000,
    // Every test once, with what each reaches written down: the server's take longer than the five minutes that are usual.
    dryRunTimeoutMinutes: 20,
    reporters: ["clear-text", "html", "progress-append-only"],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: false },
    htmlReporter: { fileName: path.join(folder, "report.html") },
    allowConsoleColors: false,
  }).runMutationTest();
}

const isFound = ({ status }: Result): boolean => status === "Killed" || status === "Timeout";
const isLost = ({ status }: Result): boolean => status === "Survived" || status === "NoCoverage";

let isUnder = false;
const lines: string[] = [];
for (const layer of layers) {
  const sources = sourcesOf(layer);
  if (sources.length === 0) continue;
  // Results that an earlier run has kept are given, too, whether they belong to this sample or not.
  const results = (await measure(layer, sources)).filter((result) => isResultInSample(result, sample));
  const found = results.filter(isFound).length;
  const all = found + results.filter(isLost).length;
  const share = all === 0 ? 100 : (100 * found) / all;
  const reached = share >= layer.target;
  isUnder ||= !reached;
  const certainty = sample < 1 ? `, of the whole most likely ${leastShare(found, all).toFixed(1)} % or more` : "";
  lines.push(
    `${reached ? "✓" : "✗"} ${layer.name}: ${found} of ${all} found, ${share.toFixed(1)} %${certainty} (target ${layer.target} %)`,
  );
}
if (lines.length === 0) {
  console.error(
    `no layer has '${wanted.join(" ")}': choose ${layers.map(({ name }) => name).join(", ")} or a path in one`,
  );
  process.exit(2);
}
console.log(lines.join("\n"));
process.exit(isUnder ? 1 : 0);
