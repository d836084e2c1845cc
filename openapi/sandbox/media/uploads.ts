import { createHash } from "node:crypto";
import { mkdtempSync, statSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { MediaFile, Playable } from "./index.ts";

/** Data that live in the memory still need a place for files: one per process, thrown away by the system. */
let forMemory: string | undefined;

export function uploadsFolder(dataFolder: string): string {
  if (dataFolder !== ":memory:") return join(dataFolder, "uploads");
  forMemory ??= mkdtempSync(join(tmpdir(), "kadr-uploads-"));
  return forMemory;
}

export async function makeUploadsFolder(dataFolder: string): Promise<string> {
  const folder = uploadsFolder(dataFolder);
  await mkdir(folder, { recursive: true });
  return folder;
}

const types: Readonly<Record<string, string>> = { mp4: "video/mp4", webm: "video/webm", webp: "image/webp" };

/** The uploaded file behind `/videos/<name>.<type>` on the media host, or null. Looked for on the disk: another process may have put it there. */
export function resolveUpload(dataFolder: string, url: string): MediaFile | null {
  const [, name, extension = ""] = /^\/videos\/([0-9a-f]{32})\.(mp4|webm|webp)$/.exec(url.split("?", 1)[0] ?? "") ?? [];
  if (name === undefined) return null;
  const file = join(uploadsFolder(dataFolder), `${name}.${extension}`);
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return null;
  return { file, contentType: types[extension] as string, cacheControl: "no-cache" };
}

/** Value of `videos.media_id` for an upload: all the facts that playing it needs. */
export const uploadMediaId = (name: string, extension: "mp4" | "webm", height: number): string =>
  `upload-${height}-${name}.${extension}`;

const shape = /^upload-(\d{1,5})-([0-9a-f]{32}\.(?:mp4|webm))$/;

/** How an upload is played: one file, nothing beside it. Undefined for a media_id of another kind. */
export function uploadPlayable(mediaId: string): Playable | undefined {
  const [, height, file] = shape.exec(mediaId) ?? [];
  if (file === undefined) return undefined;
  return { hls: null, mp4: [{ height: Number(height), url: `/videos/${file}` }], captions: [], storyboard: null };
}

/** Name of the upload's film without its ending. */
export const uploadName = (mediaId: string | null): string | undefined => shape.exec(mediaId ?? "")?.[2]?.slice(0, 32);

/** Name of a film's picture. Cards of an announced video show it, and nobody finds the film by it. */
export const pictureName = (film: string): string =>
  createHash("sha256").update(`picture:${film}`).digest("hex").slice(0, 32);
