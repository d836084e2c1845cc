// Files that have changed, and since when.
import { commitOf, git } from "./git.mjs";
import { readGreen } from "./green.mjs";

/** After a rebase, or on another branch, it says nothing of what this one began with. */
function greenCommit(root) {
  const kept = readGreen(root);
  const known = kept === undefined ? undefined : commitOf(root, kept);
  return known !== undefined && git(root, "merge-base", "--is-ancestor", known, "HEAD") !== undefined
    ? known
    : undefined;
}

/**
 * The commit to compare with: the given one, the last that was green, what `origin/main` and this branch have in common, the one before.
 * @param {string} root
 * @param {string | undefined} since a commit by any name
 * @returns {{ commit: string, why: string } | { fault: string }}
 */
export function baseOf(root, since) {
  if (git(root, "rev-parse", "--is-inside-work-tree") === undefined)
    return { fault: "there is no git repository here to tell what has changed: `npm test` proves everything" };
  if (since !== undefined) {
    const commit = commitOf(root, since);
    return commit === undefined ? { fault: `git knows no commit '${since}'` } : { commit, why: "as it was asked for" };
  }
  const proved = greenCommit(root);
  if (proved !== undefined) return { commit: proved, why: "the last that was green" };
  const shared = git(root, "merge-base", "origin/main", "HEAD")?.trim();
  if (shared !== undefined)
    return { commit: shared, why: "shared with origin/main; no commit of this branch is known to be green" };
  const before = commitOf(root, "HEAD~1");
  if (before !== undefined) return { commit: before, why: "the one before; none is known to be green" };
  const only = commitOf(root, "HEAD");
  return only === undefined
    ? { fault: "there is no commit yet to compare with: `npm test` proves everything" }
    : { commit: only, why: "there is none before it: only what is not committed counts" };
}

/**
 * @param {string} root
 * @param {string} commit
 * @returns {string[]} files from the root that differ from the commit, whether committed since, staged, only saved or new; a deleted file
 *   and both names of a renamed one as well
 */
export function changedSince(root, commit) {
  // without renames git tells of an old name as deleted and of a new one as added; -z leaves every name as it is
  const differing = git(root, "diff", "--name-only", "--no-renames", "--relative", "-z", commit, "--") ?? "";
  const fresh = git(root, "ls-files", "--others", "--exclude-standard", "-z") ?? "";
  return [...new Set(`${differing}${fresh}`.split("\0"))].filter((file) => file !== "").sort();
}
