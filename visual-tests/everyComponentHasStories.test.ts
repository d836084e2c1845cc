// @vitest-environment node
import fs from "node:fs";
import path from "node:path";
import { storyNameFromExport, toId } from "storybook/internal/csf";
import { describe, expect, it } from "vitest";
import { hasPicture, storyOfPicture } from "./pictures/views.ts";

const root = path.resolve(import.meta.dirname, "..");
const source = path.join(root, "design-system/src");
const stories = path.join(root, "stories");
const names = (folder: string): string[] => (fs.existsSync(folder) ? fs.readdirSync(folder).sort() : []);
const isComponentName = (name: string): boolean => /^[A-Z][A-Za-z]*[a-z][A-Za-z]*$/.test(name);

/**
 * The public components of a family: its PascalCase folders (one without a component has types only), or what the index
 * of a family without such folders exports from a .tsx file of that name.
 */
function componentsOf(family: string): string[] {
  const folder = path.join(source, family);
  const folders = names(folder).filter(
    (name) =>
      isComponentName(name) &&
      fs.statSync(path.join(folder, name)).isDirectory() &&
      names(path.join(folder, name)).some((file) => file.endsWith(".tsx")),
  );
  if (folders.length > 0) return folders;
  const index = fs.readFileSync(path.join(folder, "index.ts"), "utf8");
  return [...index.matchAll(/^export \{([^}]*)\} from "\.\/(\w+)\.tsx";/gm)].flatMap(([, exported = "", file = ""]) =>
    exported.split(",").some((name) => name.trim() === file) && isComponentName(file) ? [file] : [],
  );
}

const families = names(source).filter(
  (name) => name !== "tokens" && fs.statSync(path.join(source, name)).isDirectory(),
);
const storyFiles = names(stories).flatMap((family) =>
  names(path.join(stories, family))
    .filter((name) => name.endsWith(".stories.tsx"))
    .map((name) => `${family}/${name}`),
);

/** Of the two views that parts have pictures in, those that the story has. */
const isTaken = (picture: string): boolean =>
  !/--(?:light-1280|dark-360)\.webp$/.test(picture) ||
  hasPicture(storyOfPicture(picture), { theme: picture.endsWith("dark-360.webp") ? "dark" : "light" });

/** A story's own word goes before that of its file. */
const isPlayOnly = (story: string, meta: string): boolean =>
  !/^ *parameters: [^\n]*playOnly: false/m.test(story) && /\bplayOnly\b/.test(`${meta}${story}`);

/**
 * The ids that Storybook gives to the stories of a file that are looked at, but those for people only (`tags: ["no-tests"]`, as the
 * test-runner has it).
 */
function idsOf(file: string): string[] {
  const text = fs.readFileSync(path.join(stories, file), "utf8");
  const title = /^(?:export default \{|const meta\b[^\n]*\{)\s*title: "([^"]+)"/m.exec(text)?.[1];
  if (title === undefined) throw new Error(`${file}: the default export begins with its title`);
  const [meta = "", ...exported] = text.split(/^export const /m);
  return exported
    .filter((story) => !/^ *tags: \[[^\]]*"no-tests"/m.test(story) && !isPlayOnly(story, meta))
    .map((story) => toId(title, storyNameFromExport(/^\w+/.exec(story)?.[0] ?? "")));
}

describe("the design system", () => {
  it.each(families)("shows every public component of %s in stories", (family) => {
    const components = componentsOf(family);
    expect(components.length).toBeGreaterThan(0);
    expect(components.filter((name) => !storyFiles.includes(`${family}/${name}.stories.tsx`))).toEqual([]);
  });

  it("shows every page of the host, and the shell around them, in stories", () => {
    const all = storyFiles.map((file) => fs.readFileSync(path.join(stories, file), "utf8")).join("\n");
    const pages = names(path.join(root, "host/src/pages")).filter((name) => /^\w+Page$/.test(name));
    expect(pages.length).toBeGreaterThan(15);
    expect(pages.filter((name) => !all.includes(`/host/src/pages/${name}/`))).toEqual([]);
    expect(storyFiles).toContain("flows/Shell.stories.tsx");
  });

  it("keeps no picture and no transcript of a story that is gone, and no picture that is not taken", () => {
    const ids = new Set(storyFiles.flatMap(idsOf));
    const pictures = names(path.join(root, "visual-tests/screenshots")).filter(
      (name) => name !== "environment.json" && !(ids.has(storyOfPicture(name)) && isTaken(name)),
    );
    const transcripts = names(path.join(root, "visual-tests/transcripts")).filter(
      (name) => !ids.has(name.replace(/\.txt$/, "")),
    );
    expect([...pictures, ...transcripts]).toEqual([]);
  });

  it("keeps a transcript of every story", () => {
    const kept = new Set(names(path.join(root, "visual-tests/transcripts")));
    expect(storyFiles.flatMap(idsOf).filter((id) => !kept.has(`${id}.txt`))).toEqual([]);
  });
});
