// Journal of the runners on their tests (reporters/), read.
import fs from "node:fs";

/**
 * @typedef {object} TestEntry of a test, or, with an empty name, of its file
 * @property {string} file from the root, with slashes
 * @property {string} name
 * @property {"begun" | "passed" | "failed" | "skipped"} state "begun": it was running when its runner was ended
 * @property {number} ms
 * @property {string} reason
 * @property {string} [trace] the file of what was recorded
 */

/** @param {Pick<TestEntry, "file" | "name">} test */
const keyOf = ({ file, name }) => `${file} › ${name}`;

/**
 * @param {string} file of the journal
 * @returns {TestEntry[]} the last word on each test, in the order in which they began; tests of one name are several
 */
export function readJournal(file) {
  /** @type {TestEntry[]} */
  const entries = [];
  /** Those that have not ended, by their key. @type {Map<string, number[]>} */
  const open = new Map();
  const lines = fs.existsSync(file) ? fs.readFileSync(file, "utf8").split("\n") : [];
  for (const text of lines) {
    if (text === "") continue;
    const line = { ms: 0, reason: "", ...JSON.parse(text) };
    const begun = open.get(keyOf(line)) ?? [];
    const place = (line.state === "begun" ? undefined : begun.shift()) ?? entries.length;
    entries[place] = line;
    if (line.state === "begun") open.set(keyOf(line), [...begun, place]);
  }
  return entries;
}

/**
 * @param {TestEntry[]} entries by one runner
 * @param {{ code: number, isOverdue: boolean }} ended how the runner ended
 * @returns {{ passed: number, failed: TestEntry[] }} a runner that ended badly, or without a test, has failed even where no test has
 */
export function diagnose(entries, { code, isOverdue }) {
  const tests = entries.filter(({ name }) => name !== "");
  const passed = tests.filter(({ state }) => state === "passed").length;
  const failed = entries.filter(({ state }) => state === "failed");
  const itself = (reason) => ({ file: "", name: "the runner", state: /** @type {const} */ ("failed"), ms: 0, reason });
  if (isOverdue) {
    const running = entries.filter(({ state }) => state === "begun");
    // a file whose test keeps its worker busy cannot say which it is
    const open = running.filter(
      ({ file, name }) => name !== "" || !running.some((test) => test.file === file && test.name !== ""),
    );
    return {
      passed,
      failed: [
        ...failed,
        ...open.map((test) => ({ ...test, reason: "was running when the time of its part was over" })),
        ...(open.length === 0 ? [itself("did not end within its time, though no test was running")] : []),
      ],
    };
  }
  if (failed.length > 0) return { passed, failed };
  if (code !== 0) return { passed, failed: [itself(`ended with code ${code}, though no test failed`)] };
  if (passed === 0) return { passed, failed: [itself("ran no test")] };
  return { passed, failed };
}

/**
 * Tests that failed, after they were tried again alone.
 * @param {TestEntry[]} failed at first
 * @param {TestEntry[]} again what was told at the second try
 * @returns {{ failed: TestEntry[], flaky: TestEntry[] }} flaky: passed at the second try; each has its first reason
 */
export function sift(failed, again) {
  const secondOf = (test) => again.filter((other) => keyOf(other) === keyOf(test));
  const passedNow = (test) => secondOf(test).length > 0 && secondOf(test).every(({ state }) => state === "passed");
  return {
    flaky: failed.filter(passedNow),
    failed: failed
      .filter((test) => !passedNow(test))
      .map((test) => ({
        ...test,
        trace: secondOf(test).find(({ trace }) => trace !== undefined)?.trace ?? test.trace,
      })),
  };
}
