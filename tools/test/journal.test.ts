import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { diagnose, readJournal, sift } from "./journal.mjs";

const line = (name: string, state: "begun" | "passed" | "failed" | "skipped", more = {}) => ({
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
  const lines = [line("one", "begun"), line("two", "begun"), line("one", "passed", { ms: 12 })];
  fs.writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
  expect(readJournal(file)).toEqual([line("one", "passed", { ms: 12 }), line("two", "begun")]);
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
  const [begun, passed, failed] = [line("one", "begun"), line("one", "passed"), line("one", "failed")];
  expect(read([begun, failed, begun, passed])).toEqual(["failed", "passed"]);
  expect(read([begun, begun, failed, passed])).toEqual(["failed", "passed"]);
  fs.rmSync(folder, { recursive: true });
});

it("counts tests, not files; a file that could not be loaded has failed", () => {
  const file = line("", "failed", { reason: "no such module" });
  expect(diagnose([line("", "passed"), line("one", "passed"), line("two", "skipped")], ended)).toEqual({
    passed: 1,
    failed: [],
  });
  expect(diagnose([line("one", "passed"), file], { ...ended, code: 1 })).toEqual({ passed: 1, failed: [file] });
});

it("calls a runner failed that ended badly or ran nothing, though no test failed", () => {
  expect(diagnose([line("one", "passed")], { ...ended, code: 3 }).failed[0]?.reason).toContain("code 3");
  expect(diagnose([], ended).failed[0]?.reason).toBe("ran no test");
});

it("names what was running when the time of a part was over", () => {
  const { passed, failed } = diagnose([line("one", "passed"), line("two", "begun"), line("", "begun")], {
    code: 137,
    isOverdue: true,
  });
  expect(passed).toBe(1);
  expect(failed.map(({ name }) => name)).toEqual(["two"]);
  // a loop that never ends keeps its worker from saying which test it is in
  const blocked = diagnose([line("", "begun", { file: "never.test.ts" }), line("two", "begun")], {
    code: 137,
    isOverdue: true,
  });
  expect(blocked.failed.map(({ file, name }) => [file, name])).toEqual([
    ["never.test.ts", ""],
    [line("two", "begun").file, "two"],
  ]);
  expect(diagnose([line("one", "passed")], { code: 137, isOverdue: true }).failed[0]?.name).toBe("the runner");
});

it("calls flaky what passes alone, with its first reason, and failed what does not pass or was not tried again", () => {
  const failed = ["one", "two", "three"].map((name) => line(name, "failed", { reason: `first of ${name}` }));
  const again = [line("one", "passed"), line("two", "failed", { trace: "trace.zip" })];
  const sifted = sift(failed, again);
  expect(sifted.flaky).toEqual([failed[0]]);
  expect(sifted.failed.map(({ name, trace }: { name: string; trace?: string }) => [name, trace])).toEqual([
    ["two", "trace.zip"],
    ["three", undefined],
  ]);
});
