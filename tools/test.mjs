// `npm test`: installs what is missing, a browser included, and proves what a change has to prove to land; `npm run test:all` proves the
// rest, too, `npm run test:changed` only what a change touches, and `npm run test:<part>` one part (tools/test/parts.mjs). `--list` says
// what would be run. Plain JavaScript for Node 18+. The last line is always `N passed, N failed`.
import fs from "node:fs";
import path from "node:path";
import { ensureInstalled, fail, root, say } from "./bootstrap.mjs";

ensureInstalled();
const { ensureHeadlessShell } = await import("./browser.mjs");
const { keepGreen } = await import("./test/green.mjs");
const { diagnose, readJournal, sift } = await import("./test/journal.mjs");
const { timeMachine } = await import("./test/machine.mjs");
const { levels, parts } = await import("./test/parts.mjs");
const { leave } = await import("./test/processes.mjs");
const { maxFlaky, report } = await import("./test/report.mjs");

const given = process.argv.slice(2);
const end = given.includes("--") ? given.indexOf("--") : given.length;
const words = given.slice(0, end);
/** Words after `--` go to the part's own runner: `npm run test:unit -- -- CommentsStore`. */
const rest = given.slice(end + 1);
const usage = `npm test [-- <part>…] [-- --list] [-- --update] [-- --since <commit>] [-- -- <what follows goes to the part's own runner>]
  parts and levels: ${[...Object.keys(levels), ...Object.keys(parts)].join(", ")}
`;
if (words.includes("--help")) {
  process.stdout.write(usage);
  process.exit(0);
}
const strange = words.find((word) => word.startsWith("-") && !["--update", "--list", "--since"].includes(word));
if (strange !== undefined) fail(`unknown option '${strange}'\n${usage}`, 2);
const isUpdate = words.includes("--update");
const isList = words.includes("--list");
/** `--since <commit>`: of a level that asks what has changed. */
const since = words.includes("--since") ? (words[words.indexOf("--since") + 1] ?? "") : undefined;
const names = words.filter((word, index) => !word.startsWith("-") && words[index - 1] !== "--since");
const level = levels[names[0] ?? "gate"];
const choice = (await level?.choose?.({ since })) ?? {
  said: "",
  steps: (level?.parts ?? names).map((name) => ({ name, rest })),
};
if ("fault" in choice) fail(choice.fault, 2);
const { said, steps } = choice;
for (const { name } of steps)
  if (parts[name] === undefined)
    fail(`unknown part '${name}': choose among ${[...Object.keys(levels), ...Object.keys(parts)].join(", ")}`, 2);
if (said !== "") say(`${said}${steps.length === 0 ? ": no test is touched" : ""}`);
for (const { name, why, details = [] } of steps) {
  if (why !== undefined || isList) say([name, ...(why === undefined ? [] : [why])].join(": "));
  if (isList) for (const line of details) process.stdout.write(`    ${line}\n`);
}
if (isList || steps.length === 0) {
  if (!isList) process.stdout.write("0 passed, 0 failed\n");
  process.exit(0);
}

const results = path.join(root, ".cache/results");
fs.rmSync(results, { recursive: true, force: true });
fs.mkdirSync(results, { recursive: true });

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.once(signal, () => {
    leave();
    process.exit(130);
  });
process.once("exit", leave);

const browserParts = ["stories", "pages", "journeys", "wide", "e2e"];
const browser = steps.some(({ name }) => browserParts.includes(name)) ? await ensureHeadlessShell() : undefined;
const ratio = await timeMachine(browser);
say(`this machine: ${ratio} × the reference`);
/** A faster machine has the limits of the reference. */
const scale = Math.max(1, ratio);
process.env.KADR_MACHINE = String(scale);

const began = Date.now();
const minute = 60_000;
const deadline = level === undefined ? Infinity : began + Math.min(level.minutes * scale, level.longest) * minute;
const limitOf = (name) => Math.max(1000, Math.min(parts[name].minutes * scale * minute, deadline - Date.now()));

const times = [];
const tests = [];
let passed = 0;
/** Tests that failed at first, by part: `{ name, rest, failed, canTry }`. */
const first = [];

for (const step of steps) {
  const { name } = step;
  say(`${name}…`);
  const started = Date.now();
  const journal = path.join(results, `${name}.jsonl`);
  const ended = await parts[name].run({ journal, limitMs: limitOf(name), rest: step.rest, steps, isUpdate });
  const entries = readJournal(journal);
  const diagnosis =
    ended.counted === undefined
      ? diagnose(entries, ended)
      : {
          passed: ended.counted.filter(([, isRight]) => isRight).length,
          failed: ended.counted
            .filter(([, isRight]) => !isRight)
            .map(([what]) => ({ file: "", name: what, state: "failed", ms: 0, reason: "see what it printed" })),
        };
  passed += diagnosis.passed;
  first.push({ ...step, failed: diagnosis.failed, canTry: ended.counted === undefined && !ended.isOverdue });
  tests.push(...entries.map((test) => ({ ...test, part: name })));
  times.push({ name, ms: Date.now() - started });
  say(
    `${name}: ${diagnosis.passed} passed, ${diagnosis.failed.length} failed, ${Math.round((Date.now() - started) / 1000)} s`,
  );
}

const failed = [];
const flaky = [];
/** Beyond this many it is not bad luck, and trying them all again would only take time. */
const maxTried = maxFlaky * 4;
const areFew = first.reduce((sum, part) => sum + part.failed.length, 0) <= maxTried;
for (const part of first) {
  const { name } = part;
  const named = (list) => list.map((test) => ({ ...test, part: name }));
  const some = part.failed.filter(({ file }) => file !== "");
  if (some.length === 0 || !part.canTry || !areFew || isUpdate) {
    failed.push(...named(part.failed));
    continue;
  }
  say(`${name}: ${some.length} again, alone…`);
  const started = Date.now();
  const journal = path.join(results, `${name}-again.jsonl`);
  await parts[name].run({ journal, limitMs: limitOf(name), rest: part.rest, steps, isUpdate, failed: some });
  const sifted = sift(part.failed, readJournal(journal));
  passed += sifted.flaky.filter((test) => test.name !== "").length;
  failed.push(...named(sifted.failed));
  flaky.push(...named(sifted.flaky));
  times.push({ name: `${name} again`, ms: Date.now() - started });
}

report({ times, tests, failed, flaky, passed, ratio, isGate: level === levels.gate });
const isGreen = failed.length === 0 && flaky.length <= maxFlaky;
keepGreen(root, {
  isGreen,
  isWhole: level?.parts !== undefined && rest.length === 0,
  minutes: Math.round((Date.now() - began) / minute),
});
process.exit(isGreen ? 0 : 1);
