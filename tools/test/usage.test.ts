import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, it } from "vitest";

const run = (...words: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.resolve(import.meta.dirname, "../test.mjs"), ...words],
    { encoding: "utf8", timeout: 30_000 },
  );
  return { status, text: stdout + stderr };
};

it("tells how it is used, and runs nothing", () => {
  const { status, text } = run("--help");
  expect(status).toBe(0);
  expect(text).toContain("--since <commit>");
  expect(text).toContain("gate, all, changed, check, unit,");
});

it.each([
  ["--halp", "unknown option '--halp'"],
  ["storys", "unknown part 'storys'"],
])("refuses %s by name, and runs nothing", (word, said) => {
  const { status, text } = run(word);
  expect(status).toBe(2);
  expect(text).toContain(said);
});
