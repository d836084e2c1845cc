/**
 * Holds the tests against the product catalogue (docs/product/requirements.json).
 * `npm run trace` lists the requirements that no test names; `--check` fails on an id that the catalogue does not have;
 * `--area COMMENT,FEED` counts only these areas.
 */
import fs from "node:fs";
import path from "node:path";

interface Requirement {
  id: string;
  area: string;
  text: string;
}

const root = path.resolve(import.meta.dirname, "..");
const catalogue = JSON.parse(fs.readFileSync(path.join(root, "docs/product/requirements.json"), "utf8")) as Requirement[];
const folders = ["design-system", "host", "openapi", "stories", "visual-tests", "e2e", "tools"];
const isTest = (file: string): boolean => /\.(test|stories|e2e)\.tsx?$/.test(file);

function* walk(folder: string): Generator<string> {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === "node_modules" || entry.name === "dist") continue;
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* walk(file);
    else if (isTest(entry.name)) yield file;
  }
}

const areas = [...new Set(catalogue.map(({ area }) => area))];
/** Ids in square brackets, one or several: [COMMENT-PIN-01] or [COMMENT-PIN-01, COMMENT-PIN-02]. */
const bracketed = /\[([A-Z0-9, -]+)\]/g;
const looksLikeId = new RegExp(`^(${areas.join("|")})-[A-Z]+-\\d{2}$`);

const named = new Map<string, Set<string>>();
for (const folder of folders) {
  if (!fs.existsSync(path.join(root, folder))) continue;
  for (const file of walk(path.join(root, folder)))
    for (const [, inside] of fs.readFileSync(file, "utf8").matchAll(bracketed))
      for (const id of (inside ?? "").split(/,\s*/))
        if (looksLikeId.test(id)) named.set(id, (named.get(id) ?? new Set()).add(path.relative(root, file)));
}

const known = new Set(catalogue.map(({ id }) => id));
const strangers = [...named].filter(([id]) => !known.has(id));
for (const [id, files] of strangers) console.error(`${id} is not in the catalogue: ${[...files].join(", ")}`);
if (process.argv.includes("--check")) process.exit(strangers.length === 0 ? 0 : 1);

const at = process.argv.indexOf("--area");
const chosen = at < 0 ? areas : (process.argv[at + 1] ?? "").split(",");
for (const area of chosen) {
  const all = catalogue.filter((requirement) => requirement.area === area);
  const missing = all.filter(({ id }) => !named.has(id));
  console.log(`${area}: ${all.length - missing.length} of ${all.length} named by a test`);
  for (const { id, text } of missing) console.log(`  ${id} ${text}`);
}
