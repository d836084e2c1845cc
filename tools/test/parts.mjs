// Parts of the tests: one table says what each part is, how long it may take, and in which run it is.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { ensureBrowser, ensureHeadlessShell } from "../browser.mjs";
import { root, say } from "../bootstrap.mjs";
import { ensurePostgres } from "../postgres.mjs";
import { serve } from "../static.mjs";
import { chooseChanged } from "./changed.mjs";
import { check } from "./checks.mjs";
import { runWithin } from "./processes.mjs";

/**
 * @typedef {object} Task of a part
 * @property {string} journal where its runner tells of its tests
 * @property {number} limitMs
 * @property {string[]} rest what was given for the runner: after `--`, or the files that a change touches
 * @property {{ name: string, rest: string[] }[]} steps of the whole run
 * @property {boolean} isUpdate new pictures are written
 * @property {import("./journal.mjs").TestEntry[]} [failed] only these, alone, with nothing beside them; all without it
 *
 * @typedef {object} Part
 * @property {number} minutes it may take on a machine of ratio 1, some three times what it does take
 * @property {(task: Task) => Promise<{ code: number, isOverdue: boolean, counted?: [string, boolean][] }>} run `counted`: of a part
 *   without a journal, its checks and whether each holds
 * @property {(file: string) => boolean} [holds] whether a file of tests, from the root, is of this part
 */

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
 * @param {string[]} selection parts of the paths of files
 * @param {Record<string, string>} [env]
 * @returns {Required<Pick<Part, "run" | "holds">>}
 */
const vitest = (selection, env = {}) => ({
  holds: (file) => /\.test\.tsx?$/.test(file) && selection.some((word) => file.includes(word)),
  run: async ({ journal, limitMs, rest, failed }) =>
    runWithin(
      "vitest",
      [
        "run",
        ...(failed === undefined ? chosenOf(selection, rest) : [...selectionOf(failed), "--maxWorkers", "1"]),
        "--reporter=default",
        "--reporter=./tools/test/reporters/vitest.mjs",
      ],
      { limitMs, env: { KADR_JOURNAL: journal, ...env } },
    ),
});

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
    return await vitest(onPostgres, { KADR_TEST_DATABASE: server.url, KADR_FUZZ: process.env.KADR_FUZZ ?? "50" }).run(
      task,
    );
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
  build("Storybook", "storybook", ["build", "--test", "--quiet", "--output-dir", "storybook-static"], {
    limitMs,
    env: {
      NODE_ENV: "production",
      KADR_STORIES: storyFiles(rest.filter((word) => !word.startsWith("-"))).join(" "),
      STORYBOOK_MACHINE: process.env.KADR_MACHINE,
    },
  });

/**
 * Builds that the parts after it open in a browser. Storybook keeps one core busy, the host two: side by side no core waits.
 * @type {Part["run"]}
 */
async function builds({ limitMs, steps }) {
  const inStorybook = steps.find(({ name }) => name === "stories");
  const isHostOpened = steps.some(({ name }) => name === "journeys" || name === "e2e");
  const ended = await Promise.all([
    ...(inStorybook === undefined ? [] : [buildStorybook(limitMs, inStorybook.rest)]),
    ...(isHostOpened ? [buildHost(limitMs)] : []),
  ]);
  const names = [...(inStorybook === undefined ? [] : ["Storybook"]), ...(isHostOpened ? ["the host"] : [])];
  return {
    code: ended.find(({ code }) => code !== 0)?.code ?? 0,
    isOverdue: ended.some(({ isOverdue }) => isOverdue),
    counted: ended.map(({ code }, index) => [names[index], code === 0]),
  };
}

/**
 * The Storybook that people read, documents and panels included, of which the tests' own build has none.
 * @type {Part["run"]}
 */
async function documents({ limitMs }) {
  const ended = await runWithin("storybook", ["build", "--quiet", "--output-dir", ".cache/storybook-documents"], {
    limitMs,
    env: { NODE_ENV: "production" },
  });
  return { ...ended, counted: [["Storybook with its documents", ended.code === 0]] };
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
    const server = await serve(path.join(root, "storybook-static"), { isKept: true });
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

/** Seed of random people in the browser (e2e/premium-random). */
const browserSeed = process.env.KADR_BROWSER_SEED ?? String(Math.floor(Math.random() * 2 ** 31));

/**
 * @param {string} name of the part: what failed last, and its traces, lie apart from those of another part of the same run
 * @param {string[]} selection of journeys
 * @returns {Part["run"]}
 */
const playwright =
  (name, selection) =>
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
        "--output",
        `test-results/${name}`,
        ...(isUpdate ? ["--update-snapshots"] : []),
        ...rest,
        ...(failed === undefined ? [] : ["--last-failed", "--workers", "1", "--trace", "on"]),
      ],
      {
        limitMs: limitMs - (Date.now() - began),
        env: {
          CHROMIUM_PATH: shell,
          CHROMIUM_FULL_PATH: browser,
          KADR_BROWSER_SEED: browserSeed,
          KADR_JOURNAL: journal,
        },
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
  return vitest([...files, "--testTimeout", "600000"], env).run(task);
}

const onSqlite = { KADR_TEST_DATABASE: "" };

/** @type {Record<string, Part>} */
export const parts = {
  check: { minutes: 5, run: check },
  unit: { minutes: 10, ...vitest(units, onSqlite) },
  security: { minutes: 4, ...vitest(["openapi/security/"], onSqlite) },
  contract: { minutes: 5, ...vitest(["openapi/contract/"], onSqlite) },
  /** These three in one run: at the end of each, cores would wait for its longest file. */
  vitest: { minutes: 18, ...vitest([...units, "openapi/security/", "openapi/contract/"], onSqlite) },
  builds: { minutes: 6, run: builds },
  stories: { minutes: 25, holds: (file) => /^stories\/.*\.stories\.tsx$/.test(file), run: stories("gate") },
  /** Whole pages at the widths that the gate leaves out. */
  pages: { minutes: 15, run: stories("wide", ["stories/pages/"]) },
  documents: { minutes: 5, run: documents },
  /** A person's way from end to end: tests that are tagged so. */
  journeys: { minutes: 18, run: playwright("journeys", ["--grep", "@journey"]) },
  /** All other tests that need browser, server and video together: lists by lists, real minutes, kill -9. */
  wide: { minutes: 90, run: playwright("wide", ["--grep-invert", "@journey"]) },
  "contract-postgres": { minutes: 12, run: contractOnPostgres },
  /** Both, for a choice of files. */
  e2e: { minutes: 110, run: playwright("e2e", []) },
  fuzz: { minutes: 60, run: fuzz },
};

const gate = ["check", "vitest", "builds", "stories", "journeys"];

/**
 * @typedef {object} Level
 * @property {(asked: { since: string | undefined }) => ReturnType<typeof chooseChanged>} [choose] its steps
 * @property {string[]} [parts] or these, with all that they hold
 * @property {number} minutes on a machine of ratio 1
 * @property {number} longest minutes on any machine
 */

/** @type {Record<string, Level>} */
export const levels = {
  /** `npm test`: what a change has to pass to land. */
  gate: { parts: gate, minutes: 45, longest: 80 },
  /** `npm run test:all`: the gate and all that is slow or wide. */
  all: { parts: [...gate, "documents", "pages", "contract-postgres", "wide", "fuzz"], minutes: 200, longest: 300 },
  /** `npm run test:changed`: of the gate what a change touches, which may be all of it. */
  changed: { choose: async (options) => chooseChanged({ ...options, parts }), minutes: 45, longest: 80 },
};
