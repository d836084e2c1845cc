// `npm test`: installs what is missing, a browser included, and proves everything; `npm run test:<part>` runs one part.
// Plain JavaScript for Node 18+. The last line is always `N passed, N failed`.
import fs from "node:fs";
import path from "node:path";
import { ensureInstalled, root, run, say } from "./bootstrap.mjs";

const results = path.join(root, ".cache/results");
const words = process.argv.slice(2);
const update = words.includes("--update");
const names = words.filter((word) => !word.startsWith("-"));
/** What follows `--` goes to the part's own runner: `npm run test:unit -- -- CommentsStore`. */
const rest = words.includes("--") ? words.slice(words.indexOf("--") + 1) : [];

ensureInstalled();
fs.rmSync(results, { recursive: true, force: true });
fs.mkdirSync(results, { recursive: true });
const resultOf = (part) => path.join(results, `${part.replaceAll(" ", "-")}.json`);
const began = Date.now();
const total = { passed: 0, failed: 0 };
/** What failed, by name: said again at the end, where it is found. */
const failures = [];

function count(part, passed, failed, names = []) {
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failures.push(...(names.length > 0 ? names.map((name) => `${part}: ${name}`) : [part]));
  say(`${part}: ${passed} passed, ${failed} failed (${Math.round((Date.now() - began) / 1000)} s so far)`);
}

/** Reads what a runner wrote; a runner that wrote nothing, or ended badly without a failure of its own, is one failure. */
function read(part, code, numbers) {
  let passed = 0;
  let failed = 0;
  let names = [];
  try {
    [passed, failed, names] = numbers(JSON.parse(fs.readFileSync(resultOf(part), "utf8")));
  } catch {
    failed = 1;
  }
  if (code !== 0 && failed === 0) failed = 1;
  count(part, passed, failed, names);
}

/** The form of Jest, which Vitest writes too. A file that did not run counts as one failure. */
function jest({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites = 0, testResults }) {
  const names = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.filter(({ status }) => status === "failed").map(({ fullName }) => `${path.relative(root, name)}: ${fullName}`));
  return [numPassedTests, numFailedTests + numRuntimeErrorTestSuites, names];
}

/** The form of Playwright. */
function specs({ stats, suites }) {
  const failed = (suite) => [
    ...suite.specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`),
    ...(suite.suites ?? []).flatMap(failed),
  ];
  return [stats.expected + stats.flaky, stats.unexpected, suites.flatMap(failed)];
}

async function check() {
  const checks = [
    ["types", "node_modules/typescript-native/bin/tsc", ["--noEmit", "-p", "."]],
    ["lint", "eslint", ["--cache", "--cache-location", ".cache/eslint/", "--max-warnings", "0", "."]],
    ["boundaries", "depcruise", ["--config", ".dependency-cruiser.cjs", "--output-type", "err", "design-system/src", "host/src", "openapi/client", "stories"]],
    ["contract drift", "openapi/tools/generate.ts", ["--check"]],
    ["requirement ids", "tools/trace.ts", ["--check"]],
  ];
  for (const [name, command, args] of checks) {
    // tsc is a script without an extension
    const isTsc = command.endsWith("/tsc");
    const { code } = await run(isTsc ? "tools/exec.mjs" : command, isTsc ? [command, ...args] : args);
    count(`check: ${name}`, code === 0 ? 1 : 0, code === 0 ? 0 : 1);
  }
}

async function vitest(part, selection, env = {}) {
  const { code } = await run("vitest", ["run", ...selection, ...rest, "--reporter=default", "--reporter=json", `--outputFile.json=${resultOf(part)}`], { env });
  read(part, code, jest);
}

const unit = () => vitest("unit", ["--exclude", "openapi/contract/**"]);

/** The same suite twice: the server on SQLite, then on PostgreSQL. */
async function contract() {
  await vitest("contract on SQLite", ["openapi/contract"], { KADR_TEST_DATABASE: "" });
  const { ensurePostgres } = await import("./postgres.mjs");
  const server = ensurePostgres();
  if (!server) return count("contract on PostgreSQL", 0, 1);
  try {
    // The spec does not change with the database, and 50 generated requests of a kind find what a dialect does.
    await vitest("contract on PostgreSQL", ["openapi/contract", "--exclude", "openapi/contract/prism/**"], { KADR_TEST_DATABASE: server.url, KADR_FUZZ: process.env.KADR_FUZZ ?? "50" });
  } finally {
    server.stop();
  }
}

async function stories() {
  const { ensureBrowser } = await import("./browser.mjs");
  const { serve } = await import("./static.mjs");
  const browser = await ensureBrowser();
  say("building Storybook…");
  const built = await run("storybook", ["build", "--quiet", "--output-dir", "storybook-static"], { env: { NODE_ENV: "production" } });
  if (built.code !== 0) return count("stories", 0, 1);
  const server = await serve(path.join(root, "storybook-static"));
  const { code } = await run(
    "test-storybook",
    ["--url", server.url, "--config-dir", ".storybook", "--maxWorkers", "2", "--failOnConsole", ...(update ? [] : ["--ci"]), ...rest, "--json", "--outputFile", resultOf("stories")],
    { env: { CHROMIUM_PATH: browser, KADR_UPDATE: update ? "1" : "" } },
  );
  await server.close();
  read("stories", code, jest);
}

async function e2e() {
  const { ensureBrowser } = await import("./browser.mjs");
  const browser = await ensureBrowser();
  say("building the host…");
  if ((await run("tools/build.ts")).code !== 0) return count("e2e", 0, 1);
  const { code } = await run("playwright", ["test", ...(update ? ["--update-snapshots"] : []), ...rest], { env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: resultOf("e2e") } });
  read("e2e", code, specs);
}

/** Generated requests by the thousand; `npm test` sends 200 of each kind to each operation. A failure names the seed to set. */
const fuzz = () => {
  process.env.KADR_FUZZ ??= "1000";
  process.env.KADR_FUZZ_SEED ??= String(Math.floor(Math.random() * 2 ** 31));
  say(`fuzz: ${process.env.KADR_FUZZ} valid and bent requests an operation, KADR_FUZZ_SEED=${process.env.KADR_FUZZ_SEED}`);
  return vitest("fuzz", ["openapi/contract/fuzz", "--testTimeout", "600000"]);
};

const parts = { check, unit, stories, contract, e2e, fuzz };
const chosen = names.length > 0 ? names : ["check", "unit", "stories", "contract", "e2e"];
for (const name of chosen) {
  const part = parts[name];
  if (part === undefined) {
    process.stderr.write(`unknown part '${name}': choose among ${Object.keys(parts).join(", ")}\n`);
    process.exit(2);
  }
  say(`${name}…`);
  await part();
}
for (const name of failures) say(`failed: ${name}`);
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed === 0 ? 0 : 1);
