// @vitest-environment node
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "..");
const tracked = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: root })
  .toString()
  .split("\0")
  .filter((file) => file !== "" && fs.existsSync(path.join(root, file)));
const names = new Set(tracked.map((file) => path.basename(file)));

/** The catalogue tells where its entries come from; the bundle of the spec is written from the files beside it. */
const isCatalogue = /^docs\/product\/|^openapi\/spec\/kadr\.bundled\.json$/;
const lines = tracked
  .filter((file) => /\.(?:[cm]?[jt]sx?|md|mdx|yaml|css|html)$/.test(file) && !isCatalogue.test(file))
  .flatMap((file) =>
    fs
      .readFileSync(path.join(root, file), "utf8")
      .split("\n")
      .map((text, at) => ({ place: `${file}:${at + 1}`, text })),
  );

const found = (cited: (text: string) => Iterable<string>, isThere: (name: string) => boolean): string[] =>
  lines.flatMap(({ place, text }) =>
    [...cited(text)].filter((name) => !isThere(name)).map((name) => `${place}: ${name}`),
  );
const all = (pattern: RegExp) => (text: string) => [...text.matchAll(pattern)].map(([match]) => match);

describe("nothing is cited that is not here", () => {
  it("no section of the documents that the catalogue was made from; but an operation says where it comes from (`x-source`)", () => {
    const isSource = /^ +- [ABC] \u00A7/;
    expect(
      found(
        (text) => (isSource.test(text) ? [] : all(/\b[ABC] \u00A7.{0,12}/g)(text)),
        () => false,
      ),
    ).toEqual([]);
  });

  it("no requirement that is not in the catalogue", () => {
    const requirements = JSON.parse(fs.readFileSync(path.join(root, "docs/product/requirements.json"), "utf8")) as {
      readonly id: string;
    }[];
    const areas = [...new Set(requirements.map(({ id }) => id.split("-")[0]))];
    const ids = new Set(requirements.map(({ id }) => id));
    const cited = new RegExp(`\\b(?:${areas.join("|")})-[A-Z]+-\\d\\d\\b`, "g");
    expect(found(all(cited), (id) => ids.has(id))).toEqual([]);
  });

  it("no page that is not in the repository", () => {
    expect(found(all(/\b[\w-]+\.md\b/g), (name) => names.has(name))).toEqual([]);
  });
});
