import fs from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { storiesOfBaselines, touchedBy } from "./touched.mjs";

const graph = {
  "button.tsx": ["colours.ts"],
  "card.tsx": ["button.tsx", "menu.tsx"],
  "menu.tsx": ["card.tsx"],
  "card.test.tsx": ["card.tsx"],
  "card.stories.tsx": ["card.tsx", "film.mp4"],
  "tree.test.ts": ["ui/", "list.json"],
  "words.ts": [],
};
const touched = (...changed: string[]) => [...touchedBy(graph, changed).keys()].filter((file) => file in graph).sort();

it("touches what has changed and all that loads it, on whatever way, in circles too", () => {
  expect(touched("colours.ts")).toEqual(["button.tsx", "card.stories.tsx", "card.test.tsx", "card.tsx", "menu.tsx"]);
  expect(touched("card.test.tsx")).toEqual(["card.test.tsx"]);
  expect(touched("words.ts", "film.mp4")).toEqual(["card.stories.tsx", "words.ts"]);
  expect(touched("nowhere.txt")).toEqual([]);
});

it("touches who reads a folder by its own files only, be they deleted, not by what they load", () => {
  expect(touched("ui/gone.tsx")).toEqual(["tree.test.ts"]);
  expect([...touchedBy({ ...graph, "ui/a.tsx": ["words.ts"] }, ["words.ts"]).keys()]).toEqual(["words.ts", "ui/a.tsx"]);
});

it("says which change it is that touches", () => {
  expect(touchedBy(graph, ["colours.ts"]).get("card.test.tsx")).toBe("colours.ts");
});

it("finds the stories of a picture and of a transcript by their name", () => {
  const texts = new Map([
    ["stories/Badge.stories.tsx", `export default { title: "Primitives/Badge", component: Badge }`],
    ["stories/Badges.stories.tsx", `const meta = {\n  title: "Primitives/Badge list",\n}`],
  ]);
  const of = (name: string) => [...storiesOfBaselines(texts, [`visual-tests/${name}`]).keys()];
  expect(of("screenshots/primitives-badge--default--dark-360.webp")).toEqual(["stories/Badge.stories.tsx"]);
  expect(of("transcripts/primitives-badge-list--default.txt")).toEqual(["stories/Badges.stories.tsx"]);
  expect(of("pictures/views.ts")).toEqual([]);
});

it("knows the stories of every picture and transcript that is kept", () => {
  const root = path.resolve(import.meta.dirname, "../..");
  const files = fs.readdirSync(path.join(root, "stories"), { recursive: true, encoding: "utf8" });
  const texts = new Map(
    files
      .filter((file) => file.endsWith(".stories.tsx"))
      .map((file) => [file, fs.readFileSync(path.join(root, "stories", file), "utf8")]),
  );
  const kept = ["screenshots", "transcripts"].flatMap((folder) =>
    fs
      .readdirSync(path.join(root, "visual-tests", folder))
      .filter((file) => file !== "environment.json")
      .map((file) => `visual-tests/${folder}/${file}`),
  );
  // one of each title
  const named = new Map(kept.map((file) => [path.basename(file).split("--")[0], file]));
  expect([...named.values()].filter((file) => storiesOfBaselines(texts, [file]).size === 0)).toEqual([]);
});
