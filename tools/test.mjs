// `npm test`: installs what is missing, a browser included, and proves everything; `npm run test:<part>` runs one part.
// Plain JavaScript for Node 18+. The last line is always `N passed, N failed`.
import fs from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { ensureInstalled, root, run, say } from "./bootstrap.mjs";

const results = path.join(root, ".cache/results");
const given = process.argv.slice(2);
const end = given.includes("--") ? given.indexOf("--") : given.length;
const words = given.slice(0, end);
/** What follows `--` goes to the part's own runner: `npm run test:unit -- -- CommentsStore`. */
const rest = given.slice(end + 1);
const update = words.includes("--update");
const names = words.filter((word) => !word.startsWith("-"));

ensureInstalled();
fs.rmSync(results, { recursive: true, force: true });
fs.mkdirSync(results, { recursive: true });
const resultOf = (part) => path.join(results, `${part.replaceAll(" ", "-")}.json`);
const began = Date.now();
const total = { passed: 0, failed: 0 };
/** What failed and how, `{ name, reason }`: said again at the end, where it is found. */
const failures = [];
/** What passed only when it was tried again, `{ name, reason }`: each is a fault of the product or of its test. */
const flaky = [];

function count(part, passed, failed, reasons = []) {
  total.passed += passed;
  total.failed += failed;
  if (failed > 0)
    failures.push(
      ...(reasons.length > 0
        ? reasons.map(({ name, reason }) => ({ name: `${part}: ${name}`, reason }))
        : [{ name: part, reason: "" }]),
    );
  say(`${part}: ${passed} passed, ${failed} failed (${Math.round((Date.now() - began) / 1000)} s so far)`);
}

/** Reads what a runner wrote; a runner that wrote nothing, or ended badly without a failure of its own, is one failure. */
function read(part, code, numbers) {
  let passed = 0;
  let failed = 0;
  let reasons = [];
  try {
    [passed, failed, reasons] = numbers(JSON.parse(fs.readFileSync(resultOf(part), "utf8")));
  } catch (error) {
    failed = 1;
    reasons = [{ name: "no result", reason: error.message }];
  }
  if (code !== 0 && failed === 0) {
    failed = 1;
    if (reasons.length === 0)
      reasons = [{ name: "the runner", reason: `ended with code ${code}, though no test failed` }];
  }
  count(part, passed, failed, reasons);
}

/** The form of Jest, which Vitest writes too. A file that did not run counts as one failure. */
function jest({ numPassedTests, testResults }) {
  const reasons = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(root, name);
    const failed = assertionResults
      .filter((test) => test.status === "failed")
      .map(({ fullName, failureMessages }) => ({ name: `${file}: ${fullName}`, reason: failureMessages.join("\n") }));
    return failed.length > 0 || status !== "failed" ? failed : [{ name: file, reason: message }];
  });
  return [numPassedTests, reasons.length, reasons];
}

/** The form of Playwright: of the tries of a test that failed, the last one's errors; of one that passed in the end, the first one's. */
function specs({ stats, suites, errors }) {
  const reasonOf = (tests, at) =>
    tests
      .flatMap(({ results: tries }) => tries.at(at)?.errors ?? [])
      .map(({ message }) => message)
      .join("\n");
  const all = (suite) => [...suite.specs, ...(suite.suites ?? []).flatMap(all)];
  const found = suites.flatMap(all);
  const failed = found
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => ({ name: `${file}: ${title}`, reason: reasonOf(tests, -1) }));
  for (const { file, title, tests } of found) {
    const again = tests.filter(({ status }) => status === "flaky");
    if (again.length > 0)
      flaky.push({
        name: `${file}: ${title} (passed at try ${Math.max(...again.map(({ results: tries }) => tries.length))})`,
        reason: reasonOf(again, 0),
      });
  }
  return [
    stats.expected + stats.flaky,
    stats.unexpected + errors.length,
    [...failed, ...errors.map(({ message }) => ({ name: "outside tests", reason: message }))],
  ];
}

/** The beginning of what a runner says of a failure, under its name: without colours, empty lines and the runner's own frames. */
function excerpt(reason) {
  const lines = stripVTControlCharacters(reason)
    .split("\n")
    .filter((line) => line.trim() !== "" && !/^\s+at (?:.*node_modules|new Promise)/.test(line));
  return [...lines.slice(0, 15), ...(lines.length > 15 ? [`… ${lines.length - 15} more lines above`] : [])]
    .map((line) => `    ${line.slice(0, 300)}\n`)
    .join("");
}

/** What Prettier writes (`npm run format`) and is held to. */
const sources = "**/*.{ts,tsx,mjs,cjs,js}";

async function check() {
  const checks = [
    // the longest first
    ["lint", "eslint", ["--cache", "--cache-location", ".cache/eslint/", "--max-warnings", "0", "."]],
    ["types", "node_modules/typescript-native/bin/tsc", ["--noEmit", "-p", "."]],
    [
      "format",
      "prettier",
      ["--check", "--log-level", "warn", "--cache", "--cache-location", ".cache/prettier", sources],
    ],
    [
      "boundaries",
      "depcruise",
      [
        "--config",
        ".dependency-cruiser.cjs",
        "--output-type",
        "err",
        "design-system/src",
        "host/src",
        "openapi/client",
        "openapi/pages",
        "stories",
      ],
    ],
    ["dead code", "knip", []],
    ["contract drift", "openapi/tools/generate.ts", ["--check"]],
    ["requirement ids", "tools/trace.ts", ["--check"]],
  ];
  // each keeps one core busy: two at a time
  const left = checks.values();
  const lane = async () => {
    for (const [name, command, args] of left) {
      // tsc is a script without an extension
      const isTsc = command.endsWith("/tsc");
      const { code } = await run(isTsc ? "tools/exec.mjs" : command, isTsc ? [command, ...args] : args);
      count(`check: ${name}`, code === 0 ? 1 : 0, code === 0 ? 0 : 1);
    }
  };
  await Promise.all([lane(), lane()]);
}

async function vitest(part, selection, env = {}) {
  const { code } = await run(
    "vitest",
    ["run", ...selection, ...rest, "--reporter=default", "--reporter=json", `--outputFile.json=${resultOf(part)}`],
    { env },
  );
  read(part, code, jest);
}

const unit = () => vitest("unit", ["--exclude", "openapi/contract/**", "--exclude", "openapi/security/**"]);

/** Classes of attacks as tables over every host, route and operation (openapi/security/README.md). */
const security = () => vitest("security", ["openapi/security"]);

/** The same suite twice: the server on SQLite, then on PostgreSQL, where the behaviour of the calls is looked at, too. */
async function contract() {
  await vitest("contract on SQLite", ["openapi/contract"], { KADR_TEST_DATABASE: "" });
  const { ensurePostgres } = await import("./postgres.mjs");
  const server = ensurePostgres();
  if (!server) return count("contract on PostgreSQL", 0, 1);
  try {
    // Without Prism, which reads the spec and no database.
    await vitest(
      "contract on PostgreSQL",
      [
        "openapi/contract",
        "openapi/sandbox/auth",
        "openapi/sandbox/operations",
        "openapi/sandbox/payment",
        "openapi/sandbox/studio",
        "--exclude",
        "openapi/contract/prism/**",
      ],
      // fewer generated requests than on SQLite, to save time (ADR 47)
      { KADR_TEST_DATABASE: server.url, KADR_FUZZ: process.env.KADR_FUZZ ?? "50" },
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

async function stories() {
  const { ensureHeadlessShell } = await import("./browser.mjs");
  const { serve } = await import("./static.mjs");
  const browser = await ensureHeadlessShell();
  say("building Storybook…");
  const chosen = storyFiles(rest.filter((word) => !word.startsWith("-")));
  const built = await run("storybook", ["build", "--quiet", "--output-dir", "storybook-static"], {
    env: { NODE_ENV: "production", KADR_STORIES: chosen.join(" ") },
  });
  if (built.code !== 0) return count("stories", 0, 1);
  const server = await serve(path.join(root, "storybook-static"));
  // the runner takes the first word that is no option for the file of the results
  const { code } = await run(
    "test-storybook",
    [
      "--url",
      server.url,
      "--config-dir",
      ".storybook",
      "--maxWorkers",
      "2",
      "--failOnConsole",
      ...(update ? [] : ["--ci"]),
      "--json",
      "--outputFile",
      resultOf("stories"),
      ...rest,
    ],
    { env: { CHROMIUM_PATH: browser, KADR_UPDATE: update ? "1" : "" } },
  );
  await server.close();
  read("stories", code, jest);
}

async function e2e() {
  const { ensureBrowser, ensureHeadlessShell } = await import("./browser.mjs");
  const [browser, shell] = [await ensureBrowser(), await ensureHeadlessShell()];
  say("building the host…");
  if ((await run("tools/build.ts")).code !== 0) return count("e2e", 0, 1);
  const { code } = await run("playwright", ["test", ...(update ? ["--update-snapshots"] : []), ...rest], {
    env: { CHROMIUM_PATH: shell, CHROMIUM_FULL_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: resultOf("e2e") },
  });
  read("e2e", code, specs);
}

/** Generated requests and schedules of payments by the thousand; `npm test` sends 200 of each kind to each operation (50 on PostgreSQL) and plays 1,000. A failure names the seed to set. */
const fuzz = () => {
  process.env.KADR_FUZZ ??= "1000";
  process.env.KADR_FUZZ_SEED ??= String(Math.floor(Math.random() * 2 ** 31));
  process.env.KADR_MONEY_SCHEDULES ??= "10000";
  process.env.KADR_PREMIUM_SCHEDULES ??= "10000";
  process.env.KADR_PURCHASE_SCHEDULES ??= "4000";
  process.env.KADR_PROMO_SCHEDULES ??= "4000";
  say(
    `fuzz: ${process.env.KADR_FUZZ} valid and bent requests an operation, KADR_FUZZ_SEED=${process.env.KADR_FUZZ_SEED}`,
  );
  return vitest("fuzz", [
    "openapi/contract/fuzz",
    "openapi/sandbox/payment/once.test.ts",
    "host/src/stores/paying/premium.model.test.ts",
    "host/src/stores/paying/purchase.model.test.ts",
    "host/src/stores/paying/promo.model.test.ts",
    "--testTimeout",
    "600000",
  ]);
};

const parts = { check, unit, security, stories, contract, e2e, fuzz };
const chosen = names.length > 0 ? names : ["check", "unit", "security", "stories", "contract", "e2e"];
for (const name of chosen) {
  const part = parts[name];
  if (part === undefined) {
    process.stderr.write(`unknown part '${name}': choose among ${Object.keys(parts).join(", ")}\n`);
    process.exit(2);
  }
  say(`${name}…`);
  await part();
}
for (const { name, reason } of failures) {
  say(`failed: ${name}`);
  process.stdout.write(excerpt(reason));
}
for (const { name, reason } of flaky) {
  say(`flaky: ${name}`);
  process.stdout.write(excerpt(reason));
}
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed === 0 ? 0 : 1);
