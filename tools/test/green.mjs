// The last commit that a run of a whole level proved, in `.cache/green.json`: `npm run test:changed` begins there.
import fs from "node:fs";
import path from "node:path";
import { commitOf, git } from "./git.mjs";

const fileIn = (root) => path.join(root, ".cache/green.json");

/** @returns {string | undefined} the commit */
export function readGreen(root) {
  try {
    return JSON.parse(fs.readFileSync(fileIn(root), "utf8")).commit;
  } catch {
    // no run was green yet
    return undefined;
  }
}

/**
 * After a run. Only a clean work tree is a commit: a run on another says nothing of any.
 * @param {string} root
 * @param {{ isGreen: boolean, isWhole: boolean, minutes: number }} run `isWhole`: of all parts of a level, with all their tests
 */
export function keepGreen(root, { isGreen, isWhole, minutes }) {
  if (git(root, "status", "--porcelain") !== "") return;
  const commit = commitOf(root, "HEAD");
  if (!isGreen) {
    if (readGreen(root) === commit) fs.rmSync(fileIn(root), { force: true });
  } else if (isWhole) fs.writeFileSync(fileIn(root), JSON.stringify({ commit, at: new Date().toISOString(), minutes }));
}
