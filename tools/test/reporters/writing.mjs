// Journal of every runner on its tests, in one form: one line of JSON a fact, appended to the file named by KADR_JOURNAL
// (tools/test/journal.mjs reads it). Written at once, so that the running test is known when a runner is ended.
import fs from "node:fs";
import path from "node:path";
import { root } from "../../bootstrap.mjs";

/** @param {string} file any path @returns {string} from the root, with slashes */
const fromRoot = (file) => path.relative(root, file).replaceAll("\\", "/");

/**
 * @param {object} line
 * @param {"begun" | "passed" | "failed" | "skipped"} line.state
 * @param {string} line.file absolute
 * @param {string} line.name of the test within its file; "" for the file itself
 * @param {number} [line.ms] how long it took
 * @param {string} [line.reason] why it failed
 * @param {string} [line.trace] the file of what was recorded
 */
export function write({ file, ...line }) {
  if (process.env.KADR_JOURNAL === undefined) return;
  fs.appendFileSync(process.env.KADR_JOURNAL, `${JSON.stringify({ file: fromRoot(file), ...line })}\n`);
}
