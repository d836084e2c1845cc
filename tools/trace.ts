/**
 * Holds the tests against the product catalogue (docs/product): requirements.json and events.json.
 * A test of what a person meets (component, story, host, end to end) proves a requirement whose id it names in square brackets, and an
 * event whose id it names; a test of the server alone (openapi) proves the server's part of a requirement and is counted apart.
 * `npm run trace` lists what nothing proves; `--area COMMENT,FEED` counts only these areas of requirements. `--check` fails on an id in
 * brackets that the catalogue does not have, on what nothing proves any more or not yet without a reason in docs/product/unproven.json,
 * and on a reason there for what is proven.
 */
import fs from "node:fs";
import path from "node:path";

interface Requirement {
  id: string;
  area: string;
  text: string;
}

const root = path.resolve(import.meta.dirname, "..");
const read = <T>(name: string): T => JSON.parse(fs.readFileSync(path.join(root, "docs/product", name), "utf8")) as T;
const catalogue = read<Requirement[]>("requirements.json");
const events = read<{ id: string; text: string }[]>("events.json");
const reasons = read<Record<string, string>>("unproven.json");

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
/** Words that may be the id of an event, whole: `channel.shelf.videos` is not named by `channel.shelf.videos.more`. */
const eventLike = /[A-Za-z][\w-]*(?:\.[\w-]+)*/g;
const eventIds = new Set(events.map(({ id }) => id));

const named = new Map<string, Set<string>>();
const name = (id: string, file: string): void =>
  void named.set(id, (named.get(id) ?? new Set()).add(path.relative(root, file)));
for (const folder of folders) {
  if (!fs.existsSync(path.join(root, folder))) continue;
  for (const file of walk(path.join(root, folder))) {
    const text = fs.readFileSync(file, "utf8");
    for (const [, inside] of text.matchAll(bracketed))
      for (const id of (inside ?? "").split(/,\s*/)) if (looksLikeId.test(id)) name(id, file);
    for (const [id] of text.matchAll(eventLike)) if (eventIds.has(id)) name(id, file);
  }
}
const filesOf = (id: string): string[] => [...(named.get(id) ?? [])];
const isProven = ({ id }: { id: string }): boolean => filesOf(id).some((file) => !ofServer(file));

if (process.argv.includes("--check")) {
  const known = new Set([...catalogue, ...events].map(({ id }) => id));
  const unproven = new Set([...catalogue, ...events].filter((entry) => !isProven(entry)).map(({ id }) => id));
  const faults = [
    ...[...named.keys()].filter((id) => !known.has(id)).map((id) => `${id} is not in the catalogue: ${filesOf(id)}`),
    ...[...unproven].filter((id) => !reasons[id]).map((id) => `no test names ${id}, and unproven.json gives no reason`),
    ...Object.keys(reasons)
      .filter((id) => !unproven.has(id))
      .map(
        (id) => `${id} is ${known.has(id) ? `proven by ${filesOf(id)}` : "not in the catalogue"}: unproven.json has it`,
      ),
  ];
  for (const fault of faults) console.error(fault);
  process.exit(faults.length === 0 ? 0 : 1);
}

const at = process.argv.indexOf("--area");
const chosen = at < 0 ? areas : (process.argv[at + 1] ?? "").split(",");
const listed = (id: string, text: string): void =>
  console.log(`  ${id} ${text}${reasons[id] ? ` — ${reasons[id]}` : ""}`);
const totals = { all: 0, proven: 0, serverOnly: 0 };
const count = (all: number, proven: number, serverOnly: number): string =>
  `${proven} of ${all} proven in what a person meets, ${serverOnly} more by tests of the server alone`;
for (const area of chosen) {
  const all = catalogue.filter((requirement) => requirement.area === area);
  const unproven = all.filter((requirement) => !isProven(requirement));
  const serverOnly = unproven.filter(({ id }) => filesOf(id).length > 0);
  totals.all += all.length;
  totals.proven += all.length - unproven.length;
  totals.serverOnly += serverOnly.length;
  console.log(`${area}: ${count(all.length, all.length - unproven.length, serverOnly.length)}`);
  for (const { id, text } of unproven) listed(id, text);
}
console.log(`all: ${count(totals.all, totals.proven, totals.serverOnly)}`);
if (at < 0) {
  const silent = events.filter((event) => !isProven(event));
  console.log(`events: ${events.length - silent.length} of ${events.length} named by a test`);
  for (const { id, text } of silent) listed(id, text);
}
