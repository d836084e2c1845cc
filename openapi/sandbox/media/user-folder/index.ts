import { createHash } from "node:crypto";
import { existsSync, realpathSync } from "node:fs";
import { mkdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { extname, join, resolve } from "node:path";
import { containerOf, type Container } from "../container.ts";
import type { Codecs } from "../codecs.ts";
import { ffmpegTools, probe, takeThumbnail } from "../ffmpeg.ts";
import type { MediaFile } from "../index.ts";
import { readMp4 } from "../mp4.ts";
import { readWebm } from "../webm.ts";
import { captionExtensions, captionsOf, decodeText, toVtt } from "./captions.ts";
import { titlesOf } from "./titles.ts";
import { walkFolder, type Found, type LeftOut, type ListFolder } from "./walk.ts";

export { UserFolderError } from "./walk.ts";

const videoExtensions: ReadonlySet<string> = new Set([".mp4", ".m4v", ".mov", ".webm", ".mkv"]);
const contentTypes: Readonly<Record<Container, string>> = {
  mp4: "video/mp4",
  webm: "video/webm",
  mkv: "video/x-matroska",
};
const maxFiles = 2000;
/** A longer file of captions is none, bytes. */
const maxCaptionsLength = 5_000_000;
/** So much of what is left out is said one by one. */
const maxSaid = 10;
const languageNames = new Intl.DisplayNames("ru", { type: "language" });

/** A video file of the person who runs the sandbox. Addresses are paths on the media host. */
export interface UserVideo {
  /** 32 hex characters, the same for the same relative path. */
  readonly id: string;
  /** Relative to the folder, with "/" on every system. */
  readonly path: string;
  readonly title: string;
  /** Seconds; null when neither ffprobe nor the file itself tells. */
  readonly duration: number | null;
  /** px, null without ffprobe. */
  readonly height: number | null;
  readonly codecs: Codecs;
  readonly size: number;
  readonly mtimeMs: number;
  readonly url: string;
  readonly thumbnail: string;
  readonly captions: readonly { readonly lang: string; readonly label: string; readonly url: string }[];
}

export interface UserFolder {
  readonly videos: readonly UserVideo[];
  /** Work that was not done and why, for the terminal; empty when all is well. */
  readonly notes: readonly string[];
  /** Files in the folder that are not shown, and why, for its channel; empty when all are shown. */
  readonly leftOut: readonly string[];
  /** The file behind `/folder/…`, or null. */
  resolve(urlPath: string): MediaFile | null;
}

/** Facts of a file by its own bytes; or in words why it is no video that plays. */
async function read(
  file: string,
  size: number,
): Promise<{ container: Container; duration: number | null; codecs: Codecs } | string> {
  if (size === 0) return "пустой файл";
  const container = await containerOf(file);
  if (container === undefined) return "это не видео";
  if (container !== "mp4") return { container, ...(await readWebm(file)) };
  const { isWhole, ...facts } = await readMp4(file);
  return isWhole ? { container, ...facts } : "файл скопирован не до конца";
}

function sayLeftOut(leftOut: readonly LeftOut[]): string[] {
  const said = leftOut.slice(0, maxSaid).map(({ path, why }) => `«${path}»: ${why}`);
  return leftOut.length > maxSaid ? [...said, `и ещё ${leftOut.length - maxSaid}`] : said;
}

const labelOf = (lang: string): string => {
  const name = languageNames.of(lang) ?? lang;
  return name.charAt(0).toUpperCase() + name.slice(1);
};

/** Names are kept composed, as most systems write them: the same name from another system is the same video. */
function idOf(path: string, taken: ReadonlyMap<string, unknown>): string {
  const hash = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 32);
  const id = hash(path.normalize("NFC"));
  return taken.has(id) ? hash(`${path}\u0000`) : id;
}

/**
 * Scans `folder` (with its subfolders, 2000 files at most) for video files and the captions beside them. Thumbnails and captions are kept
 * in `<dataFolder>/user-media` under names that hold the file's size and time, so that a changed file gets new ones and others are made
 * once. Throws `UserFolderError` where the folder cannot be read.
 */
export async function openUserFolder(options: {
  folder: string;
  dataFolder: string;
  /** false: as where ffmpeg is not installed. */
  tools?: boolean;
  /** Default: the file system's. */
  list?: ListFolder;
}): Promise<UserFolder> {
  const folder = resolve(options.folder);
  const walked = await walkFolder(folder, new Set([...videoExtensions, ...captionExtensions]), {
    list: options.list,
  });
  const isCaptions = ({ path }: Found): boolean => captionExtensions.has(extname(path).toLowerCase());
  const captionFiles = walked.files.filter(isCaptions);
  const videoFiles = walked.files.filter((found) => !isCaptions(found));
  const leftOut: LeftOut[] = [...walked.leftOut];
  const cache = join(options.dataFolder, "user-media");
  await mkdir(cache, { recursive: true });
  const { probe: hasProbe, ffmpeg: hasFfmpeg } =
    options.tools === false ? { probe: false, ffmpeg: false } : await ffmpegTools();
  const notes: string[] = [];
  if (!hasFfmpeg && videoFiles.length > 0)
    notes.push("ffmpeg не установлен: у ваших видео будет общая заставка вместо кадра.");
  if (videoFiles.length > maxFiles)
    notes.push(`В папке ${videoFiles.length} видеофайлов, показаны первые ${maxFiles}.`);
  if (videoFiles.length === 0) notes.push(`В папке «${folder}» нет видеофайлов (mp4, m4v, mov, webm, mkv).`);

  const byUrl = new Map<string, MediaFile>();
  const serve = (url: string, file: string, contentType: string): string => {
    byUrl.set(url, { file, contentType, cacheControl: "no-cache" });
    return url;
  };

  /** In WebVTT, kept beside the thumbnails; null: there is no cue in it. */
  const convert = async ({ file, path }: Found, kept: string): Promise<string | null> => {
    const { size, mtimeMs } = await stat(file);
    const out = join(cache, `${kept}-${size}-${Math.round(mtimeMs)}.vtt`);
    if (existsSync(out)) return out;
    const text = size > maxCaptionsLength ? null : toVtt(decodeText(await readFile(file)));
    if (text === null) {
      leftOut.push({ path, why: "в файле нет субтитров" });
      return null;
    }
    await writeFile(`${out}.part`, text);
    await rename(`${out}.part`, out);
    return out;
  };

  const captionsFor = async (id: string, path: string): Promise<UserVideo["captions"]> => {
    const captions: { lang: string; label: string; url: string }[] = [];
    for (const { found, lang } of captionsOf(path, captionFiles)) {
      const out = await convert(found, `${id}-${lang}`).catch(() => null);
      if (out === null) continue;
      captions.push({
        lang,
        label: labelOf(lang),
        url: serve(`/folder/${id}.${lang}.vtt`, out, "text/vtt; charset=utf-8"),
      });
    }
    return captions;
  };

  const videos = new Map<string, UserVideo>();
  const titles = titlesOf(videoFiles.map(({ path }) => path));
  for (const { file, path } of videoFiles.slice(0, maxFiles)) {
    const about = await stat(file).catch(() => null);
    const own = about === null ? "не читается" : await read(file, about.size).catch(() => "не читается");
    if (about === null || typeof own === "string") {
      leftOut.push({ path, why: typeof own === "string" ? own : "не читается" });
      continue;
    }
    const id = idOf(path, videos);
    const probed = hasProbe ? await probe(file) : { duration: null, height: null };
    const duration = probed.duration ?? own.duration;
    const extension = extname(path).toLowerCase();
    const picture = join(cache, `${id}-${about.size}-${Math.round(about.mtimeMs)}.webp`);
    const hasPicture = existsSync(picture) || (hasFfmpeg && (await takeThumbnail(file, picture, duration)));
    videos.set(id, {
      id,
      path,
      title: titles.get(path) ?? "",
      duration,
      height: probed.height,
      codecs: own.codecs,
      size: about.size,
      mtimeMs: Math.round(about.mtimeMs),
      url: serve(
        `/folder/${id}${extension}`,
        file,
        extension === ".mov" ? "video/quicktime" : contentTypes[own.container],
      ),
      thumbnail: hasPicture ? serve(`/folder/${id}.webp`, picture, "image/webp") : "/assets/placeholder.webp",
      captions: await captionsFor(id, path),
    });
  }
  const said = sayLeftOut(leftOut);
  return {
    videos: [...videos.values()],
    notes: [...notes, ...(said.length > 0 ? [`Не показано: ${said.join("; ")}.`] : [])],
    leftOut: said,
    // Only what was found is served: an address can never name a path, and what has become a link since then leads nowhere.
    resolve: (urlPath) => {
      const found = byUrl.get(urlPath.split("?", 1)[0] as string);
      return found !== undefined && isStillThere(found.file) ? found : null;
    },
  };
}

function isStillThere(file: string): boolean {
  try {
    return realpathSync(file) === file;
  } catch {
    return false;
  }
}
