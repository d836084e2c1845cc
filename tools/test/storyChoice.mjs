// Which files of stories a change touches. A component's stories are those that load it. A story of a page or of the whole app loads nearly
// all there is, so that every change would touch every one of them: they are chosen closer.
import { rowOf } from "./journeyMap.mjs";
import { touchedBy } from "./touched.mjs";

const isWhole = (file) => /^stories\/(?:flows|pages)\//.test(file);
/** Its own stories prove a component; what shows it among others is in the map. */
const isOfDesignSystem = (file) => file.startsWith("design-system/src/");
const tables = new Set(["host/src/app/overlayTable.tsx", "host/src/app/pageTable.ts"]);
const isOpened = (file) => /^host\/src\/(?:pages|features)\/|^host\/src\/app\/\w+Overlay\.tsx$/.test(file);

/** As though the app's tables loaded none of what they can open: which story opens what, the map says. */
const withoutTables = (graph) =>
  Object.fromEntries(
    Object.entries(graph).map(([module, uses]) => [
      module,
      tables.has(module) ? uses.filter((file) => !isOpened(file)) : uses,
    ]),
  );

/**
 * @param {import("./graph.mjs").Graph} graph
 * @param {string[]} changed files from the root
 * @returns {Map<string, string>} the files of stories, and the changed file of each
 */
export function storiesTouchedBy(graph, changed) {
  const byImport = touchedBy(graph, changed);
  const ofHost = touchedBy(
    withoutTables(graph),
    changed.filter((file) => !isOfDesignSystem(file)),
  );
  const byMap = changed.flatMap((file) =>
    (rowOf(file)?.words ?? [])
      .filter((word) => word.includes("/"))
      .map((word) => [`stories/${word}.stories.tsx`, file]),
  );
  return new Map([
    ...byMap,
    ...[...byImport].filter(([file]) => !isWhole(file)),
    ...[...ofHost].filter(([file]) => isWhole(file)),
  ]);
}
