// @vitest-environment node
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "..");
/** Columns of the longest line. Prettier writes 120, and leaves as they are what it cannot break: texts, markup, comments. */
const maxColumns = 160;
/** Written by a program, or carried over from the documents word by word; and what is no text. */
const generated =
  /\.gen\.ts$|^openapi\/spec\/kadr\.bundled\.json$|^docs\/product\/.*\.json$|^visual-tests\/transcripts\/|^package-lock\.json$/;
const isBinary = (bytes: Buffer): boolean => bytes.subarray(0, 8000).includes(0);

it("no line of the repository is longer than 160 columns", () => {
  const files = execFileSync("git", ["ls-files", "-z", "--", ".", ":!visual-tests/screenshots"], { cwd: root })
    .toString()
    .split("\0")
    .filter((file) => file !== "" && !generated.test(file) && fs.existsSync(path.join(root, file)));
  expect(files.length).toBeGreaterThan(1000);
  const long = files.flatMap((file) => {
    const bytes = fs.readFileSync(path.join(root, file));
    if (isBinary(bytes)) return [];
    const lines = bytes.toString().split("\n");
    return lines.flatMap((line, at) => ([...line].length > maxColumns ? [`${file}:${at + 1}`] : []));
  });
  expect(long).toEqual([]);
});
