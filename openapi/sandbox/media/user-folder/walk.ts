import type { Dirent } from "node:fs";
import { readdir, realpath, stat } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";

/** A file below the folder. */
export interface Found {
  /** Absolute, without links. */
  readonly file: string;
  /** Relative to the folder, with "/" on every system. */
  readonly path: string;
}

/** File that is not shown, and why, in words for the person. */
export interface LeftOut {
  readonly path: string;
  readonly why: string;
}

export interface Walk {
  /** As a person counts: «Урок 2» before «Урок 2.5» and «Урок 10». */
  readonly files: readonly Found[];
  readonly leftOut: readonly LeftOut[];
}

/** Entries of a folder; rejects as `readdir` does. */
export type ListFolder = (folder: string) => Promise<readonly Dirent[]>;

const listFolder: ListFolder = (folder) => readdir(folder, { withFileTypes: true });

export interface WalkOptions {
  /** So many names are looked at. Default 100 000. */
  readonly maxEntries?: number | undefined;
  /** Default: the file system's. */
  readonly list?: ListFolder | undefined;
}

/** The folder cannot be used; the message is one sentence for the person at the terminal. */
export class UserFolderError extends Error {
  override readonly name = "UserFolderError";
}

/** Folders that systems and network disks keep for themselves: thumbnails, deleted files, saved copies. */
const ofSystems = /^(?:\$RECYCLE\.BIN|System Volume Information|lost\+found|@eaDir|#recycle|#snapshot|@Recycle)$/i;
const isOfSystem = (name: string): boolean => name.startsWith(".") || ofSystems.test(name);

const collator = new Intl.Collator("ru", { numeric: true });
/** Without its ending, which would put «Урок 2.5.mp4» before «Урок 2.mp4». */
const nameOf = (path: string): string => path.slice(0, path.length - extname(path).length);
const asCounted = (a: Found, b: Found): number =>
  collator.compare(nameOf(a.path), nameOf(b.path)) || collator.compare(a.path, b.path);

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? String(error);
const isForbidden = (code: string): boolean => code === "EACCES" || code === "EPERM";

async function openRoot(folder: string, list: ListFolder): Promise<string> {
  try {
    if (!(await stat(folder)).isDirectory())
      throw new UserFolderError(`«${folder}» — не папка. Укажите в --media папку с видеофайлами.`);
    await list(folder);
    return await realpath(folder);
  } catch (error) {
    if (error instanceof UserFolderError) throw error;
    const code = codeOf(error);
    if (code === "ENOENT") throw new UserFolderError(`Папки «${folder}» нет. Проверьте путь после --media.`);
    if (isForbidden(code))
      throw new UserFolderError(`Нет права читать папку «${folder}». Дайте доступ или укажите другую после --media.`);
    throw new UserFolderError(`Не удалось прочитать папку «${folder}»: ${code}.`);
  }
}

/**
 * Finds the files with one of the `extensions` (with their dots, in small letters) below `folder`. A link is followed to what lies below
 * the folder too, and that is shown once, under its own name; what a link leads out to is left out. What cannot be read is left out by
 * its name, and the rest is found. Throws `UserFolderError` where the folder itself cannot be read.
 */
export async function walkFolder(
  folder: string,
  extensions: ReadonlySet<string>,
  { maxEntries = 100_000, list = listFolder }: WalkOptions = {},
): Promise<Walk> {
  const root = await openRoot(folder, list);
  const files: Found[] = [];
  const leftOut: LeftOut[] = [];
  const pathOf = (file: string): string => relative(root, file).split(sep).join("/");
  /** Folders are walked by their own names only, and links are not: none is come to twice. */
  const waiting = [root];
  let seen = 0;

  const look = async (at: string, entry: Dirent): Promise<void> => {
    const file = join(at, entry.name);
    const path = pathOf(file);
    if (entry.isSymbolicLink()) {
      const target = await realpath(file).catch(() => null);
      if (target === null) leftOut.push({ path, why: "ссылка никуда не ведёт" });
      else if (target !== root && !target.startsWith(root + sep)) leftOut.push({ path, why: "ссылка ведёт из папки" });
      return;
    }
    if (entry.isDirectory()) waiting.push(file);
    else if (entry.isFile() && extensions.has(extname(entry.name).toLowerCase())) files.push({ file, path });
  };

  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    let entries: readonly Dirent[];
    try {
      entries = await list(at);
    } catch (error) {
      const code = codeOf(error);
      leftOut.push({ path: pathOf(at), why: isForbidden(code) ? "нет права читать папку" : `не читается (${code})` });
      continue;
    }
    for (const entry of entries) {
      if (isOfSystem(entry.name)) continue;
      seen += 1;
      if (seen > maxEntries) {
        leftOut.push({ path: pathOf(at), why: `в папке больше ${maxEntries} имён, дальше не искали` });
        waiting.length = 0;
        break;
      }
      await look(at, entry);
    }
  }
  return { files: files.sort(asCounted), leftOut };
}
