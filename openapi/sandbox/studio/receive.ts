import { randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { containerOf } from "../media/container.ts";
import { ffmpegTools, probe, takeThumbnail } from "../media/ffmpeg.ts";
import { readMp4 } from "../media/mp4.ts";
import { readWebm } from "../media/webm.ts";
import { makeUploadsFolder, pictureName, uploadMediaId } from "../media/uploads.ts";

/** Size limit of a file, as the studio's pages say it. */
export const maxBytes = 200 * 1024 * 1024;

export type Refusal = "file" | "format" | "tooLarge" | "empty" | "broken";

export interface Received {
  /** The video's address id. Its files have a name of their own: an id is known before the film may be seen. */
  readonly id: string;
  readonly mediaId: string;
  /** Seconds, whole. */
  readonly duration: number;
  /** Path on the media host, or null: the placeholder. */
  readonly thumbnail: string | null;
  /** Deletes the files: when the video could not be made. */
  discard(): Promise<void>;
}

/** A longer film is none, s: a header of a few bytes may tell of centuries. */
const maxFilmSeconds = 7 * 24 * 3600;

/** The length that the file itself tells, s; null where it is no whole film. */
async function lengthOf(file: string, container: "mp4" | "webm"): Promise<number | null> {
  if (container === "webm") return (await readWebm(file)).duration;
  const { isWhole, duration } = await readMp4(file);
  return isWhole ? duration : null;
}

/** Streams a file to the data folder; measures it and takes its picture. A refused or broken one leaves nothing behind. */
export async function receive(
  dataFolder: string,
  source: Readable & { truncated?: boolean },
): Promise<Received | Refusal> {
  const folder = await makeUploadsFolder(dataFolder);
  const name = randomBytes(16).toString("hex");
  const draft = join(folder, `${name}.part`);
  const refuse = async (why: Refusal): Promise<Refusal> => {
    await rm(draft, { force: true });
    return why;
  };
  try {
    await pipeline(source, createWriteStream(draft, { flags: "wx" }));
  } catch {
    return refuse(source.truncated ? "tooLarge" : "broken");
  }
  if (source.truncated) return refuse("tooLarge");
  if ((await stat(draft)).size === 0) return refuse("empty");
  const container = await containerOf(draft);
  if (container === undefined || container === "mkv") return refuse("format");
  const tools = await ffmpegTools();
  const probed = tools.probe ? await probe(draft) : { duration: null, height: null };
  const own = await lengthOf(draft, container).catch(() => null);
  const duration = probed.duration ?? own;
  // A file that is neither known to ffprobe nor tells its own length is no video, only begins like one.
  if (duration === null || !(duration > 0 && duration <= maxFilmSeconds)) return refuse("format");
  const file = join(folder, `${name}.${container}`);
  await rename(draft, file);
  const picture = `${pictureName(name)}.webp`;
  const hasPicture = tools.ffmpeg && (await takeThumbnail(file, join(folder, picture), duration));
  return {
    id: randomBytes(16).toString("hex"),
    mediaId: uploadMediaId(name, container, probed.height ?? 720),
    duration: Math.max(1, Math.round(duration)),
    thumbnail: hasPicture ? `/videos/${picture}` : null,
    discard: () => removeUpload(dataFolder, name),
  };
}

export async function removeUpload(dataFolder: string, name: string): Promise<void> {
  const folder = await makeUploadsFolder(dataFolder);
  // Pictures of earlier uploads have the name of their film.
  const files = [...["mp4", "webm", "webp"].map((extension) => `${name}.${extension}`), `${pictureName(name)}.webp`];
  await Promise.all(files.map((file) => rm(join(folder, file), { force: true })));
}
