/**
 * Which files of the build travel together: Parcel's entry names every file by a short id and loads a chunk with all that
 * it shares as `Promise.all([…("id"), …])`. A build that is written otherwise has no groups, and a page is only later.
 */
export function chunkGroups(entry: string): string[][] {
  const names = new Map<string, string>();
  for (const [, id = "", file = ""] of entry.matchAll(/["']?(\w+)["']?:["']([\w.-]+\.(?:js|css))["']/g)) names.set(id, file);
  return [...entry.matchAll(/Promise\.all\(\[([^\]]*)\]\)/g)].map(([, list = ""]) => [...list.matchAll(/["'](\w+)["']/g)].flatMap(([, id = ""]) => names.get(id) ?? []));
}

const nameOf = (file: string): string => file.split(".", 1)[0] ?? "";

/** The files of these chunks ("VideoPage" is VideoPage.<hash>.js and .css) and of what each is loaded with. */
export function filesOfChunks(files: readonly string[], groups: readonly (readonly string[])[], chunks: readonly string[]): string[] {
  const wanted = new Set(files.filter((file) => chunks.includes(nameOf(file))));
  // The chunk itself comes last in its group; what only shares a file with it is another page's.
  for (const group of groups) if (chunks.includes(nameOf(group.at(-1) ?? ""))) for (const file of group) wanted.add(file);
  return [...wanted];
}
