// The checks that run no test: each is right or not.
import { say } from "../bootstrap.mjs";
import { runWithin } from "./processes.mjs";

/** Files that Prettier writes (`npm run format`) and is held to. */
const sources = "**/*.{ts,tsx,mjs,cjs,js,json,jsonc,yaml,yml,css,md}";
const checked = ["design-system/src", "host/src", "openapi", "stories", "tools", "e2e", "visual-tests"];
const isModule = /\.(?:tsx?|[cm]?js)$|^(?:tsconfig\.json|package-lock\.json)$/;
/** Prettier has a say in it. */
const isFormatted = /\.(?:tsx?|[cm]?js|jsonc?|ya?ml|css|md)$/;
const isOfContract = /^openapi\/(?:spec|client|tools|pages)\//;
const isOfRequirements = /^docs\/product\/|\.(?:test|stories|e2e)\.tsx?$|^tools\/trace\.ts$/;

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {string} command
 * @property {string[]} args
 * @property {RegExp} [touchedBy] the files whose change may break it; without it only the whole of the checks has it
 */

/** The longest first. tsc is a script without an extension. */
const checks = /** @type {Check[]} */ ([
  {
    name: "types",
    command: "tools/exec.mjs",
    args: [
      ...["node_modules/typescript-native/bin/tsc", "--noEmit", "-p", "."],
      ...["--incremental", "--tsBuildInfoFile", ".cache/types.tsbuildinfo"],
    ],
    touchedBy: isModule,
  },
  {
    name: "lint",
    command: "eslint",
    args: ["--cache", "--cache-location", ".cache/eslint/", "--max-warnings", "0", "."],
    touchedBy: isModule,
  },
  { name: "promises", command: "oxlint", args: ["--type-aware", "."], touchedBy: isModule },
  // what nobody uses any more breaks nothing, and is looked for everywhere
  { name: "dead code", command: "knip", args: [] },
  {
    name: "what no page uses",
    command: "knip",
    args: [
      ...["--config", "knip.production.jsonc", "--production", "--include", "files,exports"],
      ...["--workspace", "host", "--workspace", "design-system"],
    ],
  },
  {
    name: "contract drift",
    command: "openapi/tools/generate.ts",
    args: ["--check"],
    touchedBy: isOfContract,
  },
  {
    name: "format",
    command: "prettier",
    args: ["--check", "--log-level", "warn", "--cache", "--cache-location", ".cache/prettier", sources],
    touchedBy: isFormatted,
  },
  {
    name: "boundaries",
    command: "depcruise",
    args: ["--config", ".dependency-cruiser.cjs", "--output-type", "err", ...checked],
    touchedBy: isModule,
  },
  { name: "requirement ids", command: "tools/trace.ts", args: ["--check"], touchedBy: isOfRequirements },
]);

/** @param {string[]} changed files from the root @returns {string[]} the names of the checks that they may break */
export const checksOf = (changed) =>
  checks.filter(({ touchedBy }) => changed.some((file) => touchedBy?.test(file))).map(({ name }) => name);

/** Each keeps one core busy: two at a time. @type {import("./parts.mjs").Part["run"]} */
export async function check({ limitMs, rest }) {
  /** @type {[string, boolean][]} */
  const counted = [];
  const left = checks.filter(({ name }) => rest.length === 0 || rest.includes(name)).values();
  let isOverdue = false;
  const lane = async () => {
    for (const { name, command, args } of left) {
      const ended = await runWithin(command, args, { limitMs });
      isOverdue ||= ended.isOverdue;
      counted.push([name, ended.code === 0]);
      say(`check: ${name} ${ended.code === 0 ? "holds" : "does not hold"}`);
    }
  };
  await Promise.all([lane(), lane()]);
  return { code: counted.every(([, isRight]) => isRight) ? 0 : 1, isOverdue, counted };
}
