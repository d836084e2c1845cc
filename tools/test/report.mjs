// Report of a run of the tests when it is over.
import { stripVTControlCharacters } from "node:util";
import { say } from "../bootstrap.mjs";

/** How long `npm test` may take on a machine of ratio 1, minutes. */
const aim = 20;
/** More tests than this that pass only alone are no longer bad luck. */
export const maxFlaky = 5;

const seconds = (ms) => `${Math.round(ms / 1000)} s`;

/** The beginning of what a runner says of a failure, under its name: without colours, empty lines and the runner's own frames. */
function excerpt(reason) {
  const lines = stripVTControlCharacters(reason)
    .split("\n")
    .filter((line) => line.trim() !== "" && !/^\s+at (?:.*node_modules|new Promise)/.test(line));
  return [...lines.slice(0, 15), ...(lines.length > 15 ? [`… ${lines.length - 15} more lines above`] : [])]
    .map((line) => `    ${line.slice(0, 300)}\n`)
    .join("");
}

const nameOf = ({ part, file, name }) =>
  [`${part}:`, file, file !== "" && name !== "" ? "›" : "", name].filter((word) => word !== "").join(" ");

/**
 * @typedef {import("./journal.mjs").TestEntry & { part: string }} Named
 * @param {object} run
 * @param {{ name: string, ms: number }[]} run.times of each part
 * @param {Named[]} run.tests all that were run
 * @param {Named[]} run.failed
 * @param {Named[]} run.flaky
 * @param {number} run.passed
 * @param {number} run.ratio of the machine
 * @param {boolean} run.isGate the whole of `npm test`
 */
export function report({ times, tests, failed, flaky, passed, ratio, isGate }) {
  const whole = times.reduce((sum, { ms }) => sum + ms, 0);
  say(`time by part: ${times.map(({ name, ms }) => `${name} ${seconds(ms)}`).join(", ")}; in all ${seconds(whole)}`);
  const slowest = [...tests].sort((one, two) => two.ms - one.ms).slice(0, 10);
  for (const test of slowest) say(`slow: ${seconds(test.ms)}, ${nameOf(test)}`);
  const minutes = whole / 60_000 / Math.max(1, ratio);
  if (isGate && minutes > aim)
    say(`this took ${Math.round(minutes)} minutes, as of a machine of ratio 1: more than the ${aim} that it may take`);
  for (const test of failed) {
    say(`failed: ${nameOf(test)}${test.trace === undefined ? "" : ` (trace: ${test.trace})`}`);
    process.stdout.write(excerpt(test.reason));
  }
  for (const test of flaky) {
    say(`flaky, passed when tried again alone: ${nameOf(test)}`);
    process.stdout.write(excerpt(test.reason));
  }
  const isTooFlaky = flaky.length > maxFlaky;
  if (isTooFlaky) say(`failed: ${flaky.length} tests passed only alone, at most ${maxFlaky} may`);
  process.stdout.write(`${passed} passed, ${failed.length + (isTooFlaky ? 1 : 0)} failed\n`);
}
