import { execFile } from "node:child_process";
import { rename, rm } from "node:fs/promises";
import { promisify } from "node:util";

const run = promisify(execFile);

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
    const output = JSON.parse(stdout) as { streams?: { height?: number }[]; format?: { duration?: string } };
    const duration = Number(output.format?.duration);
    return { duration: Number.isFinite(duration) ? duration : null, height: output.streams?.[0]?.height ?? null };
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
