// What the tests are made of: one table says what each part is, how long it may take, and in which run it is.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { ensureBrowser, ensureHeadlessShell } from "../browser.mjs";
import { root, say } from "../bootstrap.mjs";
import { ensurePostgres } from "../postgres.mjs";
import { serve } from "../static.mjs";
import { runWithin } from "./processes.mjs";

/**
 * @typedef {object} Task of a part
 * @property {string} journal where its runner tells of its tests
 * @property {number} limitMs
 * @property {string[]} rest what was given after `--`, for the runner
 * @property {boolean} isUpdate new pictures are written
 * @property {import("./journal.mjs").Told[]} [failed] only these, alone, with nothing beside them; all without it
 *
 * @typedef {object} Part
 * @property {number} minutes it may take on a machine of ratio 1, some three times what it does take
 * @property {(task: Task) => Promise<{ code: number, isOverdue: boolean, counted?: [string, boolean][] }>} run `counted`: of a part
 *   without a journal, its checks and whether each holds
 */

/** What Prettier writes (`npm run format`) and is held to. */
const sources = "**/*.{ts,tsx,mjs,cjs,js}";
const checked = ["design-system/src", "host/src", "openapi/client", "openapi/pages", "stories"];
/** The longest first. tsc is a script without an extension. */
const checks = [
  ["lint", "eslint", ["--cache", "--cache-location", ".cache/eslint/", "--max-warnings", "0", "."]],
  ["types", "tools/exec.mjs", ["node_modules/typescript-native/bin/tsc", "--noEmit", "-p", "."]],
  ["format", "prettier", ["--check", "--log-level", "warn", "--cache", "--cache-location", ".cache/prettier", sources]],
  ["boundaries", "depcruise", ["--config", ".dependency-cruiser.cjs", "--output-type", "err", ...checked]],
  ["dead code", "knip", []],
  ["contract drift", "openapi/tools/generate.ts", ["--check"]],
  ["requirement ids", "tools/trace.ts", ["--check"]],
];

/** Each keeps one core busy: two at a time. */
async function check({ limitMs }) {
  /** @type {[string, boolean][]} */
  const counted = [];
  const left = checks.values();
  let isOverdue = false;
  const lane = async () => {
    for (const [name, command, args] of left) {
      const ended = await runWithin(command, args, { limitMs });
      isOverdue ||= ended.isOverdue;
      counted.push([name, ended.code === 0]);
      say(`check: ${name} ${ended.code === 0 ? "holds" : "does not hold"}`);
    }
  };
  await Promise.all([lane(), lane()]);
  return { code: counted.every(([, isRight]) => isRight) ? 0 : 1, isOverdue, counted };
}

const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const filesOf = (failed) => [...new Set(failed.map(({ file }) => file))];

/** Of a file that failed as a whole every test is tried again; else those that failed, by name. */
function selectionOf(failed) {
  const names = failed.map(({ name }) => name);
  return names.includes("")
    ? filesOf(failed)
    : [...filesOf(failed), "-t", names.map((name) => escape(name).replaceAll(" > ", " (?:> )?")).join("|")];
}

/** The part's files, or those that were named in their place: Vitest runs what any of the words fits. */
const chosenOf = (selection, rest) => (rest.length > 0 && !rest[0].startsWith("-") ? rest : [...selection, ...rest]);

/**
 * @param {string[]} selection of files
 * @param {Record<string, string>} [env]
 * @returns {Part["run"]}
 */
const vitest =
  (selection, env = {}) =>
  async ({ journal, limitMs, rest, failed }) =>
    runWithin(
      "vitest",
      [
        "run",
        ...(failed === undefined ? chosenOf(selection, rest) : [...selectionOf(failed), "--maxWorkers", "1"]),
        "--reporter=default",
        "--reporter=./tools/test/reporters/vitest.mjs",
      ],
      { limitMs, env: { KADR_JOURNAL: journal, ...env } },
    );

/** Parts of the paths of their files. */
const units = [
  "design-system/src/",
  "host/src/",
  "openapi/client/",
  "openapi/pages/",
  "openapi/sandbox/",
  "tools/",
  "visual-tests/",
];

/** The behaviour of the calls on the other database, without Prism, which reads the spec and no database. */
const onPostgres = [
  "openapi/contract",
  "openapi/sandbox/auth",
  "openapi/sandbox/operations",
  "openapi/sandbox/payment",
  "openapi/sandbox/studio",
  "--exclude",
  "openapi/contract/prism/**",
];

/** @type {Part["run"]} */
async function contractOnPostgres(task) {
  const server = ensurePostgres();
  if (!server) return { code: 1, isOverdue: false };
  try {
    return await vitest(onPostgres, { KADR_TEST_DATABASE: server.url, KADR_FUZZ: process.env.KADR_FUZZ ?? "50" })(task);
  } finally {
    server.stop();
  }
}

/** The files of stories whose path holds one of the words, as the runner chooses them. */
const storyFiles = (given) =>
  given.length === 0
    ? []
    : fs
        .readdirSync(path.join(root, "stories"), { recursive: true })
        .map((file) => `stories/${file.replaceAll("\\", "/")}`)
        .filter((file) => file.endsWith(".stories.tsx") && given.some((word) => file.includes(word)));

/** Once in a run, whoever asks: two parts need the same. */
const onceBuilt = new Map();
/** @returns {Promise<{ code: number, isOverdue: boolean }>} */
async function build(what, command, args, options) {
  if (!onceBuilt.has(what)) {
    say(`building ${what}…`);
    onceBuilt.set(what, runWithin(command, args, options));
  }
  return onceBuilt.get(what);
}

const buildHost = async (limitMs) => build("the host", "tools/build.ts", [], { limitMs });

/** @param {string[]} rest what was given for the runner: of the words it holds, the stories */
const buildStorybook = async (limitMs, rest) =>
  build("Storybook", "storybook", ["build", "--quiet", "--output-dir", "storybook-static"], {
    limitMs,
    env: {
      NODE_ENV: "production",
      KADR_STORIES: storyFiles(rest.filter((word) => !word.startsWith("-"))).join(" "),
      STORYBOOK_MACHINE: process.env.KADR_MACHINE,
    },
  });

/** What the parts after it open in a browser. Storybook keeps one core busy, the host two: side by side no core waits. */
async function builds({ limitMs, rest }) {
  const [storybook, host] = await Promise.all([buildStorybook(limitMs, rest), buildHost(limitMs)]);
  return {
    code: storybook.code || host.code,
    isOverdue: storybook.isOverdue || host.isOverdue,
    counted: [
      ["Storybook", storybook.code === 0],
      ["the host", host.code === 0],
    ],
  };
}

/** One more than there are cores: a story waits for frames half of its time. */
const storyWorkers = os.availableParallelism() + 1;

/**
 * @param {"gate" | "wide"} views of those that visual-tests/pictures/views.ts tells apart
 * @param {string[]} [selection] parts of the paths of their files
 * @returns {Part["run"]}
 */
const stories =
  (views, selection = []) =>
  async ({ journal, limitMs, rest, isUpdate, failed }) => {
    const browser = await ensureHeadlessShell();
    const began = Date.now();
    if (failed === undefined) {
      const built = await buildStorybook(limitMs, rest);
      if (built.code !== 0) return built;
    }
    const server = await serve(path.join(root, "storybook-static"));
    try {
      return await runWithin(
        "test-storybook",
        [
          "--url",
          server.url,
          "--config-dir",
          ".storybook",
          "--maxWorkers",
          failed === undefined ? String(storyWorkers) : "1",
          "--failOnConsole",
          ...(isUpdate ? [] : ["--ci"]),
          ...(failed === undefined ? [...selection, ...rest] : filesOf(failed)),
        ],
        {
          limitMs: limitMs - (Date.now() - began),
          env: {
            CHROMIUM_PATH: browser,
            KADR_UPDATE: isUpdate ? "1" : "",
            KADR_VIEWS: isUpdate ? "all" : views,
            KADR_JOURNAL: journal,
          },
        },
      );
    } finally {
      await server.close();
    }
  };

/**
 * @param {string[]} selection of journeys
 * @returns {Part["run"]}
 */
const playwright =
  (selection) =>
  async ({ journal, limitMs, rest, isUpdate, failed }) => {
    const [browser, shell] = [await ensureBrowser(), await ensureHeadlessShell()];
    const began = Date.now();
    if (failed === undefined) {
      const built = await buildHost(limitMs);
      if (built.code !== 0) return built;
    }
    return runWithin(
      "playwright",
      [
        "test",
        ...selection,
        ...(isUpdate ? ["--update-snapshots"] : []),
        ...rest,
        ...(failed === undefined ? [] : ["--last-failed", "--workers", "1", "--trace", "on"]),
      ],
      {
        limitMs: limitMs - (Date.now() - began),
        env: { CHROMIUM_PATH: shell, CHROMIUM_FULL_PATH: browser, KADR_JOURNAL: journal },
      },
    );
  };

/** Generated requests and schedules of payments by the thousand. A failure names the seed to set. */
const generated = {
  KADR_FUZZ: "1000",
  KADR_FUZZ_SEED: String(Math.floor(Math.random() * 2 ** 31)),
  KADR_MONEY_SCHEDULES: "10000",
  KADR_PREMIUM_SCHEDULES: "10000",
  KADR_PURCHASE_SCHEDULES: "4000",
  KADR_PROMO_SCHEDULES: "4000",
};

/** @type {Part["run"]} */
async function fuzz(task) {
  const env = Object.fromEntries(Object.entries(generated).map(([name, value]) => [name, process.env[name] ?? value]));
  say(`fuzz: ${env.KADR_FUZZ} valid and bent requests an operation, KADR_FUZZ_SEED=${env.KADR_FUZZ_SEED}`);
  const files = [
    "openapi/contract/fuzz",
    "openapi/sandbox/payment/once.test.ts",
    ...["premium", "purchase", "promo"].map((name) => `host/src/stores/paying/${name}.model.test.ts`),
  ];
  return vitest([...files, "--testTimeout", "600000"], env)(task);
}

/** @type {Record<string, Part>} */
export const parts = {
  check: { minutes: 5, run: check },
  unit: {
    minutes: 10,
    run: vitest(units, { KADR_TEST_DATABASE: "" }),
  },
  security: { minutes: 4, run: vitest(["openapi/security"]) },
  contract: { minutes: 5, run: vitest(["openapi/contract"], { KADR_TEST_DATABASE: "" }) },
  builds: { minutes: 6, run: builds },
  stories: { minutes: 25, run: stories("gate") },
  /** Whole pages at the widths that the gate leaves out. */
  pages: { minutes: 15, run: stories("wide", ["stories/pages/"]) },
  /** What a person does from end to end: tests that are tagged so. */
  journeys: { minutes: 18, run: playwright(["--grep", "@journey"]) },
  /** Everything else that needs browser, server and video together: lists by lists, real minutes, kill -9. */
  wide: { minutes: 90, run: playwright(["--grep-invert", "@journey"]) },
  "contract-postgres": { minutes: 12, run: contractOnPostgres },
  /** Both, for a choice of files. */
  e2e: { minutes: 110, run: playwright([]) },
  fuzz: { minutes: 60, run: fuzz },
};

const gate = ["check", "unit", "security", "contract", "builds", "stories", "journeys"];

/** `longest`: minutes on any machine. */
export const levels = {
  /** `npm test`: what a change has to pass to land. */
  gate: { parts: gate, minutes: 45, longest: 80 },
  /** `npm run test:all`: the gate and all that is slow or wide. */
  all: { parts: [...gate, "pages", "contract-postgres", "wide", "fuzz"], minutes: 200, longest: 300 },
};
