import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { keepGreen, readGreen } from "./green.mjs";
import { baseOf, changedSince } from "./since.mjs";

const green = ".cache/green.json";
let root = "";
const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=Kadr", "-c", "user.email=kadr@example.org", ...args], {
    cwd: root,
    encoding: "utf8",
  }).trim();
const write = (file: string, text = file) => {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text);
};
const commit = () => {
  git("add", "--all");
  git("commit", "--quiet", "--message", "a step");
  return git("rev-parse", "HEAD");
};

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "kadr-since-"));
  git("init", "--quiet", "--initial-branch", "main");
  write(".gitignore", ".cache/\n");
});
afterEach(() => fs.rmSync(root, { recursive: true }));

it("tells of what is committed since, staged, saved and new, under both names, whatever letters they have", () => {
  for (const file of ["kept.ts", "changed.ts", "deleted.ts", "old name.ts", "шторка.ts", "later.ts"]) write(file);
  const base = commit();
  write("later.ts", "committed since");
  commit();
  write("new/ещё.ts");
  git("mv", "old name.ts", "new/имя «а».ts");
  git("rm", "--quiet", "deleted.ts");
  write("changed.ts", "saved");
  write("шторка.ts", "staged");
  git("add", "шторка.ts");
  write(".cache/graph.json");
  expect(changedSince(root, base)).toEqual(
    ["changed.ts", "deleted.ts", "later.ts", "new/имя «а».ts", "new/ещё.ts", "old name.ts", "шторка.ts"].sort(),
  );
  expect(changedSince(root, base).join()).not.toContain("kept");
});

it("compares with the last green commit, where it is one of this branch; the one before without it", () => {
  write("a.ts");
  const first = commit();
  expect(baseOf(root, undefined)).toMatchObject({ commit: first, why: expect.stringContaining("none before") });
  write("b.ts");
  const second = commit();
  write("c.ts");
  commit();
  expect(baseOf(root, undefined)).toMatchObject({ commit: second });
  write(green, JSON.stringify({ commit: first }));
  expect(baseOf(root, undefined)).toMatchObject({ commit: first, why: "the last that was green" });
  // on a branch of its own, and unknown to git
  git("checkout", "--quiet", "--orphan", "other");
  const other = commit();
  git("checkout", "--quiet", "main");
  for (const foreign of [other, "0".repeat(40)]) {
    write(green, JSON.stringify({ commit: foreign }));
    expect(baseOf(root, undefined)).toMatchObject({ commit: second });
  }
});

it("compares with what is shared with origin/main where no commit is green", () => {
  write("a.ts");
  const shared = commit();
  git("update-ref", "refs/remotes/origin/main", shared);
  for (const file of ["b.ts", "c.ts"]) {
    write(file);
    commit();
  }
  expect(baseOf(root, undefined)).toMatchObject({ commit: shared, why: expect.stringContaining("origin/main") });
});

it("compares with the commit that is asked for, and refuses what is none", () => {
  write("a.ts");
  const first = commit();
  write("b.ts");
  commit();
  expect(baseOf(root, "HEAD~1")).toMatchObject({ commit: first });
  expect(baseOf(root, "--all")).toHaveProperty("fault");
  expect(baseOf(root, "nowhere")).toEqual({ fault: "git knows no commit 'nowhere'" });
});

it("keeps a commit as green that a whole level proved, until a run of that very commit is red", () => {
  write("a.ts");
  const first = commit();
  fs.mkdirSync(path.join(root, ".cache"));
  const whole = { isGreen: true, isWhole: true, minutes: 1 };
  write("b.ts");
  keepGreen(root, whole);
  expect(readGreen(root)).toBeUndefined();
  fs.rmSync(path.join(root, "b.ts"));
  keepGreen(root, { ...whole, isWhole: false });
  expect(readGreen(root)).toBeUndefined();
  keepGreen(root, whole);
  expect(readGreen(root)).toBe(first);
  write("b.ts");
  keepGreen(root, { ...whole, isGreen: false });
  commit();
  keepGreen(root, { ...whole, isGreen: false });
  expect(readGreen(root)).toBe(first);
  git("checkout", "--quiet", first);
  keepGreen(root, { ...whole, isGreen: false, isWhole: false });
  expect(readGreen(root)).toBeUndefined();
});
