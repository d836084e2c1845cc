// @vitest-environment node
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { accept, changesIn, pageOf, pictureOf, type Folders } from "./review.ts";

let folders: Folders;

beforeEach(() => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "kadr-review-"));
  folders = { screenshots: path.join(root, "screenshots"), received: path.join(root, "received") };
  for (const folder of Object.values(folders)) fs.mkdirSync(folder);
  fs.writeFileSync(path.join(folders.screenshots, "a--light-1280.webp"), "old");
  fs.writeFileSync(path.join(folders.received, "a--light-1280.webp"), "new");
  fs.writeFileSync(path.join(folders.received, "a--light-1280.diff.webp"), "difference");
  fs.writeFileSync(path.join(folders.received, "b--dark-360.webp"), "first");
});
afterEach(() => fs.rmSync(path.dirname(folders.received), { recursive: true }));

it("lists what has changed and what is new, and shows the pictures of each", () => {
  expect(changesIn(folders)).toEqual([
    { name: "a--light-1280", isNew: false },
    { name: "b--dark-360", isNew: true },
  ]);
  expect(["old", "new", "difference"].map((kind) => String(pictureOf(folders, kind, "a--light-1280")))).toEqual([
    "old",
    "new",
    "difference",
  ]);
  expect(pictureOf(folders, "old", "b--dark-360")).toBeNull();
  expect(pictureOf(folders, "new", "../screenshots/a--light-1280")).toBeNull();
  const page = pageOf(changesIn(folders));
  expect(page).toContain("Changed pictures: 2");
  expect(page.match(/<img/g)).toHaveLength(4);
});

it("takes an accepted picture, once, and nothing by another name", () => {
  expect(accept(folders, "a--light-1280")).toBe(true);
  expect(fs.readFileSync(path.join(folders.screenshots, "a--light-1280.webp"), "utf8")).toBe("new");
  expect(changesIn(folders).map(({ name }) => name)).toEqual(["b--dark-360"]);
  expect(accept(folders, "a--light-1280")).toBe(false);
  expect(accept(folders, "../received/b--dark-360")).toBe(false);
});
