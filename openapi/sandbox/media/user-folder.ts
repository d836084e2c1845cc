import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, extname, join, relative, resolve, sep } from "node:path";
import { promisify } from "node:util";
import type { MediaFile } from "./index.ts";
import { mp4Duration } from "./mp4-duration.ts";

const run = promisify(execFile);
const contentTypes: Readonly<Record<string, string>> = {
  ".mp4": "video/mp4",
  ".m4v": "video/mp4",
  ".mov": "video/quicktime",
  ".webm": "video/webm",
  ".mkv": "video/x-matroska",
};
const mostFiles = 2000;

/** A video file of the person who runs the sandbox. Addresses are paths on the media host. */
export interface UserVideo {
  /** 32 hex characters, the same for the same relative path. */
  readonly id: string;
  /** Relative to the folder, with "/" on every system. */
  readonly path: string;
  readonly title: string;
  /** Seconds; null when neither ffprobe nor the file's own header tells. */
  readonly duration: number | null;
  /** px, null without ffprobe. */
  readonly height: number | null;
  readonly size: number;
  readonly mtimeMs: number;
  readonly url: string;
  readonly thumbnail: string;
}

export interface UserFolder {
  readonly videos: readonly UserVideo[];
  /** What was not done and why, for the terminal; empty when all is well. */
  readonly notes: readonly string[];
  /** The file behind `/folder/…`, or null. */
  resolve(urlPath: string): MediaFile | null;
}

/** The folder cannot be used; the message is one sentence for the person at the terminal. */
export class UserFolderError extends Error {
  override readonly name = "UserFolderError";
}

/** "2024_otpusk-na_more.mp4" -> "2024 otpusk na more". */
export function titleFromFile(path: string): string {
  const name = basename(path, extname(path))
    .replace(/[_.]+/g, " ")
    .replace(/(?<=\p{L})-(?=\p{L})/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return name === "" ? "Без названия" : name.charAt(0).toUpperCase() + name.slice(1);
}

async function list(folder: string): Promise<string[]> {
  let entries: string[];
  try {
    if (!(await stat(folder)).isDirectory())
      throw new UserFolderError(`«${folder}» — не папка. Укажите в --media папку с видеофайлами.`);
    entries = await readdir(folder, { recursive: true });
  } catch (error) {
    if (error instanceof UserFolderError) throw error;
    const code = (error as NodeJS.ErrnoException).code;
    if (code === "ENOENT") throw new UserFolderError(`Папки «${folder}» нет. Проверьте путь после --media.`);
    if (code === "EACCES" || code === "EPERM")
      throw new UserFolderError(`Нет права читать папку «${folder}». Дайте доступ или укажите другую после --media.`);
    throw new UserFolderError(`Не удалось прочитать папку «${folder}»: ${code ?? String(error)}.`);
  }
  return entries
    .filter((entry) => extname(entry).toLowerCase() in contentTypes && !basename(entry).startsWith("."))
    .sort((a, b) => a.localeCompare(b, "ru"));
}

async function installed(program: string): Promise<boolean> {
  return run(program, ["-version"]).then(
    () => true,
    () => false,
  );
}

let tools: Promise<{ probe: boolean; ffmpeg: boolean }> | undefined;

/** Which of the two programs this machine has; asked once. */
export function ffmpegTools(): Promise<{ probe: boolean; ffmpeg: boolean }> {
  tools ??= Promise.all([installed("ffprobe"), installed("ffmpeg")]).then(([probe, ffmpeg]) => ({ probe, ffmpeg }));
  return tools;
}

export async function probe(file: string): Promise<{ duration: number | null; height: number | null }> {
  try {
    const { stdout } = await run(
      "ffprobe",
      ["-v", "error", "-select_streams", "v:0", "-show_entries", "stream=height:format=duration", "-of", "json", file],
      { timeout: 15_000 },
    );
    const told = JSON.parse(stdout) as { streams?: { height?: number }[]; format?: { duration?: string } };
    const duration = Number(told.format?.duration);
    return { duration: Number.isFinite(duration) ? duration : null, height: told.streams?.[0]?.height ?? null };
  } catch {
    return { duration: null, height: null };
  }
}

/** Takes a frame at a tenth of the length; written beside and renamed, so that a killed run leaves no half picture. */
export async function takeThumbnail(file: string, out: string, duration: number | null): Promise<boolean> {
  const draft = `${out}.part.webp`;
  try {
    await run(
      "ffmpeg",
      [
        "-v",
        "error",
        "-y",
        "-ss",
        String(Math.min(30, (duration ?? 0) / 10)),
        "-i",
        file,
        "-frames:v",
        "1",
        "-vf",
        "scale=640:360:force_original_aspect_ratio=increase,crop=640:360",
        "-c:v",
        "libwebp",
        "-quality",
        "68",
        draft,
      ],
      { timeout: 30_000 },
    );
    await rename(draft, out);
    return true;
  } catch {
    await rm(draft, { force: true });
    return false;
  }
}

/**
 * Scans `folder` (with its subfolders, 2000 files at most) for video files. Thumbnails are kept in `<dataFolder>/user-media`
 * under a name that holds the file's size and time, so that a changed file gets a new one and others are made once.
 */
export async function openUserFolder(options: {
  folder: string;
  dataFolder: string;
  tools?: boolean;
}): Promise<UserFolder> {
  const folder = resolve(options.folder);
  const entries = await list(folder);
  const cache = join(options.dataFolder, "user-media");
  await mkdir(cache, { recursive: true });
  const { probe: hasProbe, ffmpeg: hasFfmpeg } =
    options.tools === false ? { probe: false, ffmpeg: false } : await ffmpegTools();
  const notes: string[] = [];
  if (!hasFfmpeg && entries.length > 0)
    notes.push("ffmpeg не установлен: у ваших видео будет общая заставка вместо кадра.");
  if (entries.length > mostFiles) notes.push(`В папке ${entries.length} видеофайлов, показаны первые ${mostFiles}.`);
  if (entries.length === 0) notes.push(`В папке «${folder}» нет видеофайлов (mp4, m4v, mov, webm, mkv).`);

  const videos: UserVideo[] = [];
  const byUrl = new Map<string, MediaFile>();
  for (const entry of entries.slice(0, mostFiles)) {
    const file = resolve(folder, entry);
    // readdir follows no links out, but a name could still be odd: what is not below the folder is not served.
    if (!file.startsWith(folder + sep)) continue;
    const about = await stat(file).catch(() => null);
    if (!about?.isFile()) continue;
    const path = relative(folder, file).split(sep).join("/");
    const extension = extname(file).toLowerCase();
    const id = createHash("sha256").update(path).digest("hex").slice(0, 32);
    const told = hasProbe ? await probe(file) : { duration: null, height: null };
    const duration =
      told.duration ??
      (extension === ".webm" || extension === ".mkv" ? null : await mp4Duration(file).catch(() => null));
    const url = `/folder/${id}${extension}`;
    const picture = join(cache, `${id}-${about.size}-${Math.round(about.mtimeMs)}.webp`);
    const hasPicture = existsSync(picture) || (hasFfmpeg && (await takeThumbnail(file, picture, duration)));
    byUrl.set(url, { file, contentType: contentTypes[extension] as string, cacheControl: "no-cache" });
    if (hasPicture)
      byUrl.set(`/folder/${id}.webp`, { file: picture, contentType: "image/webp", cacheControl: "no-cache" });
    videos.push({
      id,
      path,
      title: titleFromFile(entry),
      duration,
      height: told.height,
      size: about.size,
      mtimeMs: Math.round(about.mtimeMs),
      url,
      thumbnail: hasPicture ? `/folder/${id}.webp` : "/assets/placeholder.webp",
    });
  }
  // Only what was found is served: an address can never name a path.
  return { videos, notes, resolve: (urlPath) => byUrl.get(urlPath.split("?", 1)[0] as string) ?? null };
}
