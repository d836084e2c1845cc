import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { diagnose, readJournal, sift } from "./journal.mjs";

const told = (name: string, state: "begun" | "passed" | "failed" | "skipped", more = {}) => ({
  file: "a.test.ts",
  name,
  state,
  ms: 1,
  reason: "",
  ...more,
});
const ended = { code: 0, isOverdue: false };

it("has of each test the last word, and what was running when the runner was ended", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "kadr-journal-"));
  const file = path.join(folder, "unit.jsonl");
  const lines = [told("one", "begun"), told("two", "begun"), told("one", "passed", { ms: 12 })];
  fs.writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
  expect(readJournal(file)).toEqual([told("one", "passed", { ms: 12 }), told("two", "begun")]);
  expect(readJournal(path.join(folder, "none.jsonl"))).toEqual([]);
  fs.rmSync(folder, { recursive: true });
});

it("tells tests of one name apart: the failure of one is not the other's pass", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "kadr-journal-"));
  const read = (lines: object[]) => {
    const file = path.join(folder, "unit.jsonl");
    fs.writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
    return readJournal(file).map(({ state }: { state: string }) => state);
  };
  const [begun, passed, failed] = [told("one", "begun"), told("one", "passed"), told("one", "failed")];
  expect(read([begun, failed, begun, passed])).toEqual(["failed", "passed"]);
  expect(read([begun, begun, failed, passed])).toEqual(["failed", "passed"]);
  fs.rmSync(folder, { recursive: true });
});

it("counts tests, not files; a file that could not be loaded has failed", () => {
  const file = told("", "failed", { reason: "no such module" });
  expect(diagnose([told("", "passed"), told("one", "passed"), told("two", "skipped")], ended)).toEqual({
    passed: 1,
    failed: [],
  });
  expect(diagnose([told("one", "passed"), file], { ...ended, code: 1 })).toEqual({ passed: 1, failed: [file] });
});

it("calls a runner failed that ended badly or ran nothing, though no test failed", () => {
  expect(diagnose([told("one", "passed")], { ...ended, code: 3 }).failed[0]?.reason).toContain("code 3");
  expect(diagnose([], ended).failed[0]?.reason).toBe("ran no test");
});

it("names what was running when the time of a part was over", () => {
  const { passed, failed } = diagnose([told("one", "passed"), told("two", "begun"), told("", "begun")], {
    code: 137,
    isOverdue: true,
  });
  expect(passed).toBe(1);
  expect(failed.map(({ name }) => name)).toEqual(["two"]);
  // a loop that never ends keeps its worker from saying which test it is in
  const blocked = diagnose([told("", "begun", { file: "never.test.ts" }), told("two", "begun")], {
    code: 137,
    isOverdue: true,
  });
  expect(blocked.failed.map(({ file, name }) => [file, name])).toEqual([
    ["never.test.ts", ""],
    [told("two", "begun").file, "two"],
  ]);
  expect(diagnose([told("one", "passed")], { code: 137, isOverdue: true }).failed[0]?.name).toBe("the runner");
});

it("calls flaky what passes alone, with its first reason, and failed what does not pass or was not tried again", () => {
  const failed = ["one", "two", "three"].map((name) => told(name, "failed", { reason: `first of ${name}` }));
  const again = [told("one", "passed"), told("two", "failed", { trace: "trace.zip" })];
  const sifted = sift(failed, again);
  expect(sifted.flaky).toEqual([failed[0]]);
  expect(sifted.failed.map(({ name, trace }: { name: string; trace?: string }) => [name, trace])).toEqual([
    ["two", "trace.zip"],
    ["three", undefined],
  ]);
});
