import { readFileSync, statSync } from "node:fs";
import { extname, join, resolve, sep } from "node:path";
import type { ImageKind, Scene } from "./art/catalog.ts";
import type { Codecs } from "./codecs.ts";
import { pieceAt, type Part } from "./pieces.ts";

/** One film of a video. */
export interface PlayableFile {
  /** px */
  readonly height: number;
  readonly url: string;
  /** Default: every browser decodes it. */
  readonly codecs?: Codecs;
}

/** A generated clip. Every address is a path on the media host. */
export interface MediaItem {
  readonly id: string;
  readonly title: string;
  /** Seconds. */
  readonly duration: number;
  readonly hls: string;
  /** Best first. */
  readonly mp4: readonly PlayableFile[];
  readonly captions: readonly { readonly lang: string; readonly label: string; readonly url: string }[];
  readonly storyboard: { readonly vtt: string };
  /** Takes `width` and `height` as pictures do. */
  readonly poster: string;
  /** A few silent seconds from the middle, for cards. */
  readonly preview: string;
  /** Widths of the poster on disk beside its own (px), ascending. */
  readonly posterWidths: readonly number[];
  /** Width to height. */
  readonly aspect: number;
  /** Second and name of the chapters that the clip itself has; they go into the description. */
  readonly chapters: readonly (readonly [number, string])[];
}

/** A catalogue clip, or a file of `--media`, which is one MP4 or WebM without anything beside it. */
export type Playable = Pick<MediaItem, "mp4" | "captions"> & {
  readonly hls: string | null;
  readonly storyboard: MediaItem["storyboard"] | null;
};

/** A generated picture: `/images/<id>.webp?width=320`. */
export interface ImageItem {
  readonly id: string;
  readonly kind: ImageKind;
  readonly scene: Scene | "avatar";
  /** Dominant colour, `#rrggbb`: the placeholder. */
  readonly color: string;
  /** Widths on disk (px), ascending. */
  readonly widths: readonly number[];
}

interface ClipRecord {
  id: string;
  title: string;
  duration: number;
  width: number;
  height: number;
  posters: number[];
  mp4: number[];
  captions: string[];
  chapters: [number, string][];
}

const files = join(import.meta.dirname, "files");
const languageNames: Readonly<Record<string, string>> = { ru: "Русские", en: "English" };
const contentTypes: Readonly<Record<string, string>> = {
  ".m3u8": "application/vnd.apple.mpegurl",
  ".m4s": "video/mp4",
  ".mp4": "video/mp4",
  ".vtt": "text/vtt; charset=utf-8",
  ".webp": "image/webp",
};

function readJson<T>(name: string): T {
  return JSON.parse(readFileSync(join(files, name), "utf8")) as T;
}

let clips: readonly MediaItem[] | undefined;
let images: readonly ImageItem[] | undefined;
let imagesById: ReadonlyMap<string, ImageItem> | undefined;

/** All clips; the first is the one for demos. */
export function mediaCatalog(): readonly MediaItem[] {
  clips ??= readJson<ClipRecord[]>("clips.json").map((clip) => {
    const base = `/clips/${clip.id}`;
    return {
      id: clip.id,
      title: clip.title,
      duration: clip.duration,
      hls: `${base}/master.m3u8`,
      mp4: clip.mp4.map((height) => ({ height, url: `${base}/${height}p.mp4` })),
      captions: clip.captions.map((lang) => ({ lang, label: languageNames[lang] ?? lang, url: `${base}/${lang}.vtt` })),
      storyboard: { vtt: `${base}/storyboard.vtt` },
      poster: `${base}/poster.webp`,
      preview: `${base}/preview.mp4`,
      posterWidths: clip.posters,
      aspect: clip.width / clip.height,
      chapters: clip.chapters,
    };
  });
  return clips;
}

/** All pictures, avatars included. */
export function imageCatalog(): readonly ImageItem[] {
  images ??= readJson<ImageItem[]>("images.json");
  return images;
}

/** Dominant colour of a picture by its path on the media host, or null for a picture that is not ours. */
export function imageColor(path: string): string | null {
  const id = /^\/images\/([\w-]+)\.webp/.exec(path)?.[1];
  return id === undefined ? null : (findImage(id)?.color ?? null);
}

function findImage(id: string): ImageItem | undefined {
  imagesById ??= new Map(imageCatalog().map((image) => [image.id, image]));
  return imagesById.get(id);
}

/** File to send for an address on the media host. */
export interface MediaFile {
  readonly file: string;
  readonly contentType: string;
  readonly cacheControl: string;
  /** The stretch of it that is sent; without it the whole. */
  readonly part?: Part | undefined;
}

/** The smallest width on disk that is wide enough, else the widest: the host scales down, never up past 960 px. */
function nearestWidth(image: ImageItem, wanted: number): number {
  return image.widths.find((width) => width >= wanted) ?? (image.widths.at(-1) as number);
}

/** The width that an address asks for, by itself or by a height, in px; null where it asks for none. */
function widthOf(search: URLSearchParams, ratio: number): number | null {
  const width = Number(search.get("width") ?? 0) || (Number(search.get("height") ?? 0) || 0) * ratio;
  return Number.isFinite(width) && width > 0 ? Math.min(width, 4096) : null;
}

/** The file of a poster: of a width where one is asked for and is on disk, else its own. */
function posterFile(clip: MediaItem, search: URLSearchParams): string {
  const minWidth = widthOf(search, clip.aspect);
  const width = minWidth === null ? undefined : clip.posterWidths.find((one) => one >= minWidth);
  return join(files, "clips", clip.id, width === undefined ? "poster.webp" : `poster@${width}.webp`);
}

/**
 * Finds the file behind a path (with its query) of the media host; null when there is none.
 * Pictures take `width` (px, 1 to 4096; COMMON-IMAGE-02) or `height`, and are answered in the nearest width that is on disk.
 */
export function resolveMediaFile(urlPath: string): MediaFile | null {
  // The URL parser would turn a backslash into a slash; an address of ours never has one.
  if (urlPath.includes("\\")) return null;
  let url: URL;
  let path: string;
  try {
    url = new URL(urlPath, "http://media.invalid");
    path = decodeURIComponent(url.pathname);
  } catch {
    return null;
  }
  // Only plain names: no dots at the front, no backslashes, no NUL, nothing that the file system could read as a way out.
  if (!/^(?:\/[\w-][\w.-]*)+$/.test(path) || path.includes("..")) return null;

  const picture = /^\/images\/([\w-]+)\.webp$/.exec(path)?.[1];
  if (picture !== undefined) {
    const image = findImage(picture);
    if (!image) return null;
    return {
      file: join(
        files,
        "images",
        `${picture}@${nearestWidth(image, widthOf(url.searchParams, ratios[image.kind]) ?? 640)}.webp`,
      ),
      contentType: "image/webp",
      cacheControl: "public, max-age=31536000, immutable",
    };
  }
  const clip = mediaCatalog().find(({ poster }) => poster === path);
  if (clip)
    return {
      file: posterFile(clip, url.searchParams),
      contentType: "image/webp",
      cacheControl: "public, max-age=86400",
    };
  const contentType = contentTypes[extname(path)];
  if (contentType === undefined || !(path.startsWith("/clips/") || path.startsWith("/assets/"))) return null;
  const piece = pieceAt(path);
  const file = resolve(files, `.${piece?.track ?? path}`);
  if (!file.startsWith(files + sep)) return null;
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return null;
  return { file, contentType, cacheControl: "public, max-age=86400", part: piece?.part };
}

/** Width to height, by kind (COMMON-IMAGE-03). */
const ratios: Readonly<Record<ImageKind, number>> = { wide: 16 / 9, vertical: 1 / 1.398, shorts: 0.625, avatar: 1 };
