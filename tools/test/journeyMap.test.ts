import fs from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { journeyMap, rowOf } from "./journeyMap.mjs";

const root = path.resolve(import.meta.dirname, "../..");
const inside = (folder: string) => fs.readdirSync(path.join(root, folder), { withFileTypes: true });
const foldersIn = (folder: string) =>
  inside(folder)
    .filter((entry) => entry.isDirectory() && entry.name !== "node_modules")
    .map(({ name }) => `${folder}/${name}/`);
const journeys = fs
  .readdirSync(path.join(root, "e2e"))
  .filter((file) => file.endsWith(".e2e.ts"))
  .map((file) => file.slice(0, -".e2e.ts".length));
const storiesOf = (folder: string) =>
  fs
    .readdirSync(path.join(root, "stories", folder))
    .filter((file) => file.endsWith(".stories.tsx"))
    .map((file) => `${folder}/${file.slice(0, -".stories.tsx".length)}`);
const wordsOf = (row: string) => row.split(" ").filter((word) => word !== "");

it("has a row for every folder of the product", () => {
  const levels = [
    "design-system/src",
    "host/src",
    "host/src/features",
    "host/src/pages",
    "host/src/platform",
    "openapi",
  ];
  const folders = [...levels, "openapi/sandbox"].flatMap(foldersIn);
  expect(folders.filter((folder) => journeyMap[folder] === undefined)).toEqual([]);
});

it("names only what there is", () => {
  const rows = Object.keys(journeyMap);
  const isThere = (row: string) =>
    inside(path.dirname(row)).some(({ name }) => name.startsWith(path.basename(row)) && row !== "");
  expect(rows.filter((row) => !isThere(row))).toEqual([]);
  const known = new Set([...journeys, ...storiesOf("flows"), ...storiesOf("pages")]);
  expect(
    Object.values(journeyMap)
      .flatMap(wordsOf)
      .filter((word) => !known.has(word)),
  ).toEqual([]);
});

it("leads to every end-to-end file from somewhere", () => {
  const words = new Set(Object.values(journeyMap).flatMap(wordsOf));
  expect(journeys.filter((file) => !words.has(file))).toEqual([]);
});

it("leads to every story of the whole app from somewhere", () => {
  const words = new Set(Object.values(journeyMap).flatMap(wordsOf));
  const whole = storiesOf("flows").filter((word) =>
    fs.readFileSync(path.join(root, `stories/${word}.stories.tsx`), "utf8").includes("wholeApp"),
  );
  expect(whole.filter((word) => !words.has(word))).toEqual([]);
});

it("takes the longest row, and none for a test or a text", () => {
  expect(rowOf("host/src/pages/SearchPage/SearchPage.tsx")?.row).toBe("host/src/pages/SearchPage/");
  expect(rowOf("host/src/pages/Boundary.tsx")?.row).toBe("host/src/pages/");
  expect(rowOf("host/src/app/swNetwork.ts")?.words).toContain("installed");
  expect(rowOf("host/src/pages/SearchPage/SearchPage.test.tsx")).toBeUndefined();
  expect(rowOf("openapi/sandbox/README.md")).toBeUndefined();
  expect(rowOf("stories/cards/VideoCard.stories.tsx")).toBeUndefined();
});
