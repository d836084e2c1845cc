// Which modules a change touches, and which of the tests are among them.

/**
 * @param {import("./graph.mjs").Graph} graph
 * @param {string[]} changed files from the root, deleted ones too
 * @returns {Map<string, string>} of each module that is changed, reads a changed file or loads what does: the changed file
 */
export function touchedBy(graph, changed) {
  /** @type {Map<string, string[]>} */
  const usersOf = new Map();
  /** @type {[string, string][]} */
  const readers = [];
  for (const [module, uses] of Object.entries(graph))
    for (const used of uses)
      if (used.endsWith("/")) readers.push([used, module]);
      else usersOf.set(used, [...(usersOf.get(used) ?? []), module]);
  const touched = new Map(changed.map((file) => [file, file]));
  // who reads a folder reads its files as they are, not what they load
  for (const file of changed)
    for (const [folder, module] of readers)
      if (file.startsWith(folder) && !touched.has(module)) touched.set(module, file);
  // a Map goes on to what is added while it is gone through
  for (const [module, cause] of touched)
    for (const user of usersOf.get(module) ?? []) if (!touched.has(user)) touched.set(user, cause);
  return touched;
}

/** As Storybook makes it from a title. */
const idOf = (title) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");

/**
 * @param {Map<string, string>} texts of the files of stories
 * @param {string[]} changed
 * @returns {Map<string, string>} the files of stories whose kept picture or transcript has changed, and which
 */
export function storiesOfBaselines(texts, changed) {
  const baselines = changed.flatMap((file) => {
    const [, id] = /^visual-tests\/(?:screenshots|transcripts)\/(.+?)--/.exec(file) ?? [];
    return id === undefined ? [] : [[id, file]];
  });
  const ids = new Map(baselines.reverse());
  const found = [...texts].flatMap(([file, text]) => {
    // what a story shows has titles, too, but none that is an id of another story
    const causes = [...text.matchAll(/\btitle: "([^"]+)"/g)].map(([, title]) => ids.get(idOf(title)));
    const cause = causes.find((known) => known !== undefined);
    return cause === undefined ? [] : [[file, cause]];
  });
  return new Map(found);
}
