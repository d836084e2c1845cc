import { basename, dirname, extname } from "node:path";

/** A letter between dots belongs to an abbreviation («С.Т.А.Л.К.Е.Р»), a digit to a number («2.5»). */
const joinedDot = /(?<=(?:^|[\s.])\p{L})\.(?=\p{L}(?:[\s.]|$))|(?<=\d)\.(?=\d+(?![\p{L}\d]))/gu;
const kept = "\u0000";

/**
 * "2024_otpusk-na_more.mp4" -> "2024 otpusk na more". Who writes spaces means the other signs: "Урок 2.5 — введение.mp4" stays as it is.
 */
export function titleFromFile(path: string): string {
  const own = basename(path, extname(path)).normalize("NFC");
  const spaced = own.includes(" ")
    ? own.replaceAll("_", " ")
    : own
        .replaceAll("_", " ")
        .replaceAll(joinedDot, kept)
        .replaceAll(".", " ")
        .replaceAll(kept, ".")
        .replace(/(?<=\p{L})-(?=\p{L})/gu, " ");
  const name = spaced.replace(/\s+/g, " ").trim();
  return name === "" ? "Без названия" : name.charAt(0).toUpperCase() + name.slice(1);
}

function groupsOf(titles: ReadonlyMap<string, string>): string[][] {
  const groups = new Map<string, string[]>();
  for (const [path, title] of titles) groups.set(title, [...(groups.get(title) ?? []), path]);
  return [...groups.values()].filter((paths) => paths.length > 1);
}

/** Titles of files by their paths, each its own: of two with one name the folder or the format is said, too. */
export function titlesOf(paths: readonly string[]): ReadonlyMap<string, string> {
  const titles = new Map(paths.map((path) => [path, titleFromFile(path)]));
  const folderOf = (path: string): string => basename(dirname(path)).normalize("NFC");
  const say = (suffixOf: (path: string) => string): void => {
    for (const group of groupsOf(titles))
      if (new Set(group.map(suffixOf)).size > 1)
        for (const path of group) {
          const more = suffixOf(path);
          if (more !== "" && more !== ".") titles.set(path, `${titles.get(path) ?? ""} (${more})`);
        }
  };
  say(folderOf);
  say((path) => extname(path).slice(1).toLowerCase());
  return titles;
}
