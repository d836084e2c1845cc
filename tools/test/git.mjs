import { spawnSync } from "node:child_process";

/**
 * @param {string} root where it is run
 * @param {...string} args
 * @returns {string | undefined} what git prints; nothing where it fails
 */
export function git(root, ...args) {
  const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 28 });
  return status === 0 ? stdout : undefined;
}

/** @returns {string | undefined} the whole name of a commit, by any name of it */
export const commitOf = (root, name) =>
  git(root, "rev-parse", "--verify", "--quiet", "--end-of-options", `${name}^{commit}`)?.trim();
