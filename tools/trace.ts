/**
 * Holds the tests against the product catalogue (docs/product/requirements.json).
 * A test of what a person meets (component, story, host, end to end) proves a requirement that it names; a test of the server alone
 * (openapi) proves the server's part only and is counted apart. `npm run trace` lists the requirements that nothing proves; `--check`
 * fails on an id that the catalogue does not have; `--area COMMENT,FEED` counts only these areas.
 */
import fs from "node:fs";
import path from "node:path";

interface Requirement {
  id: string;
  area: string;
  text: string;
}

const root = path.resolve(import.meta.dirname, "..");
const catalogue = JSON.parse(
  fs.readFileSync(path.join(root, "docs/product/requirements.json"), "utf8"),
) as Requirement[];
const folders = ["design-system", "host", "openapi", "stories", "visual-tests", "e2e", "tools"];
const ofServer = (file: string): boolean => file.startsWith(`openapi${path.sep}`);
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
const totals = { all: 0, proven: 0, serverOnly: 0 };
const count = (all: number, proven: number, serverOnly: number): string =>
  `${proven} of ${all} proven in what a person meets, ${serverOnly} more by tests of the server alone`;
for (const area of chosen) {
  const all = catalogue.filter((requirement) => requirement.area === area);
  const filesOf = ({ id }: Requirement): string[] => [...(named.get(id) ?? [])];
  const proven = all.filter((requirement) => filesOf(requirement).some((file) => !ofServer(file)));
  const serverOnly = all.filter((requirement) => filesOf(requirement).length > 0 && !proven.includes(requirement));
  totals.all += all.length;
  totals.proven += proven.length;
  totals.serverOnly += serverOnly.length;
  console.log(`${area}: ${count(all.length, proven.length, serverOnly.length)}`);
  for (const requirement of all) {
    if (!proven.includes(requirement))
      console.log(
        `  ${requirement.id} ${serverOnly.includes(requirement) ? "(the server only) " : ""}${requirement.text}`,
      );
  }
}
console.log(`all: ${count(totals.all, totals.proven, totals.serverOnly)}`);
