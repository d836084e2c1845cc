import { copyFile, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ClipSpec } from "./clips/types.ts";
import { writeMusic } from "./music.ts";
import { playlistOf } from "./pieces.ts";
import { execute, folder, openRasterizer } from "./raster.ts";
import { captionsVtt, storyboardVtt } from "./vtt.ts";

/** Width that keeps the aspect; H.264 wants even numbers. */
function widthFor([width, height]: ClipSpec["size"], to: number): number {
  return Math.round((width * to) / height / 2) * 2;
}

const ffmpeg = (args: readonly string[]): Promise<string> => execute("ffmpeg", ["-v", "error", "-y", ...args]);

async function drawLayers(clip: ClipSpec, scratch: string, font: string): Promise<string[]> {
  const [W, H] = clip.size;
  const tall = H > W;
  const kx = W / (tall ? 360 : 640);
  const ky = H / (tall ? 640 : 360);
  const rasterizer = await openRasterizer();
  const files: string[] = [];
  try {
    const label =
      `<svg xmlns="http://www.w3.org/2000/svg" width="${tall ? 360 : 640}" height="40" viewBox="0 ` +
      `0 ${tall ? 360 : 640} 40">${font}<text x="16" y="28" font-family="Golos" font-weight="600" ` +
      `font-size="17" fill="#fff" stroke="#000" stroke-opacity="0.35" stroke-width="3" ` +
      `paint-order="stroke">${clip.title}</text></svg>`;
    for (const layer of [...clip.layers, { name: "label", svg: label }]) {
      const size = /width="([\d.]+)" height="([\d.]+)"/.exec(layer.svg);
      const raw = join(scratch, `${layer.name}.raw.png`);
      const png = join(scratch, `${layer.name}.png`);
      await rasterizer.png(layer.svg, raw, 2);
      await ffmpeg([
        "-i",
        raw,
        "-vf",
        `scale=${Math.round(Number(size?.[1]) * kx)}:${Math.round(Number(size?.[2]) * ky)}:flags=lanczos`,
        png,
      ]);
      files.push(png);
    }
  } finally {
    await rasterizer.close();
  }
  return files;
}

/** The codec string of an H.264 file, from its own avcC box (RFC 6381). */
async function avcCodec(file: string): Promise<string> {
  const bytes = await readFile(file);
  const at = bytes.indexOf("avcC");
  return `avc1.${bytes.subarray(at + 5, at + 8).toString("hex")}`;
}

/**
 * Packages one quality, picture and sound together, as one fragmented MP4 with an index and its HLS playlist. Sound in a
 * playlist of its own made the first frame wait for three more requests, one after the other.
 */
async function packageQuality(picture: string, sound: string, out: string, height: number): Promise<void> {
  const file = join(out, `${height}p.mp4`);
  // Times stay as they are: moved to begin at nought, the first picture would come 0.13 s late.
  await ffmpeg([
    "-i",
    picture,
    "-i",
    sound,
    "-map",
    "0:v",
    "-map",
    "1:a",
    "-c",
    "copy",
    "-avoid_negative_ts",
    "disabled",
    "-movflags",
    "frag_keyframe+delay_moov+default_base_moof+global_sidx+skip_trailer",
    file,
  ]);
  await writeFile(join(out, `v${height}.m3u8`), playlistOf(await readFile(file), `v${height}`));
}

/** Draws, encodes and packages one clip into `<root>/clips/<id>`. */
export async function encodeClip(
  clip: ClipSpec,
  root: string,
  scratchRoot: string,
  latin: string,
  cyrillic: string,
): Promise<void> {
  const out = await folder(join(root, "clips", clip.id));
  const scratch = await folder(join(scratchRoot, clip.id));
  const [W, H] = clip.size;
  const segment = clip.keyframes ?? 4;
  const face = (file: Buffer, range: string): string =>
    `@font-face{font-family:Golos;font-weight:400 900;src:url(data:font/woff2;base64,${file.toString("base64")});unicode-range:${range}}`;
  const font = `<style>${face(await readFile(latin), "U+0000-00FF,U+2013-2014")}${face(await readFile(cyrillic), "U+0400-045F")}</style>`;
  const pictures = await drawLayers(clip, scratch, font);
  await writeMusic(join(scratch, "music.wav"), clip);

  const inputs: string[] = [];
  const names: string[] = [];
  pictures.forEach((png, i) => {
    inputs.push("-i", png);
    // The first layer is the ground that gives the clip its frames; the others are repeated by overlay.
    const name = clip.layers[i]?.name ?? "label";
    names.push(`[${i}:v]${i === 0 ? `loop=-1:1,fps=${clip.fps},` : ""}format=rgba[${name}]`);
  });
  const size = Math.round(Math.min(W, H) / 17);
  const label = "[scene][label]overlay=0:0[named]";
  const pads = clip.heights.map((_, i) => `[o${i}]`).join("");
  const clock =
    `[named]drawtext=fontfile=${latin}:text='%{pts\\:gmtime\\:0\\:%M\\\\\\:%S}':fontsize=${size}:fontcolor=white:` +
    `box=1:boxcolor=0x000000@0.42:boxborderw=${Math.round(size / 3)}:x=${size}:y=h-th-${size},` +
    `format=yuv420p,split=${clip.heights.length}${pads}`;
  const scaled = clip.heights.map(
    (height, i) => `[o${i}]scale=${widthFor(clip.size, height)}:${height}:flags=bicubic[v${i}]`,
  );
  const graph = [...names, clip.graph(W, H), label, clock, ...scaled].join(";");
  const outputs = clip.heights.flatMap((height, i) => [
    "-map",
    `[v${i}]`,
    "-t",
    String(clip.seconds),
    "-r",
    String(clip.fps),
    "-c:v",
    "libx264",
    "-preset",
    "slow",
    "-bf",
    "3",
    "-tune",
    "animation",
    "-crf",
    String(clip.crf[i]),
    "-profile:v",
    "main",
    "-g",
    String(clip.fps * segment),
    "-keyint_min",
    String(clip.fps * segment),
    "-sc_threshold",
    "0",
    "-movflags",
    "+faststart",
    join(scratch, `v${height}.mp4`),
  ]);
  await ffmpeg([...inputs, "-filter_complex", graph, ...outputs]);
  await ffmpeg([
    "-i",
    join(scratch, "music.wav"),
    "-c:a",
    "aac",
    "-b:a",
    `${clip.music.kbps}k`,
    join(scratch, "audio.m4a"),
  ]);

  const master = ["#EXTM3U", "#EXT-X-VERSION:7", "#EXT-X-INDEPENDENT-SEGMENTS"];
  for (const height of clip.heights) {
    const file = join(scratch, `v${height}.mp4`);
    await packageQuality(file, join(scratch, "audio.m4a"), out, height);
    const average = Math.round(((await stat(file)).size * 8) / clip.seconds) + clip.music.kbps * 1000;
    master.push(
      `#EXT-X-STREAM-INF:BANDWIDTH=${Math.round(average * 1.8)},AVERAGE-BANDWIDTH=${average},` +
        `RESOLUTION=${widthFor(clip.size, height)}x${height},FRAME-RATE=${clip.fps}.000,CODECS="${await avcCodec(file)},mp4a.40.2"`,
      `v${height}.m3u8`,
    );
  }
  await writeFile(join(out, "master.m3u8"), `${master.join("\n")}\n`);
  await writeCompanions(clip, out, scratch);
}

/** Seconds of a preview. */
const previewSeconds = 5;

/** A short silent file of its own: a card plays it, and who has not paid gets no more. It is cut from the best rendition. */
export async function writePreview(clip: ClipSpec, best: string, out: string): Promise<void> {
  const from = Math.min(clip.seconds * 0.3, clip.seconds - previewSeconds);
  const height = Math.min(...clip.heights);
  await ffmpeg([
    "-ss",
    from.toFixed(1),
    "-i",
    best,
    "-t",
    String(previewSeconds),
    "-an",
    "-vf",
    `scale=-2:${height}`,
    "-c:v",
    "libx264",
    "-preset",
    "veryslow",
    "-tune",
    "animation",
    "-crf",
    "34",
    "-profile:v",
    "main",
    "-movflags",
    "+faststart",
    join(out, "preview.mp4"),
  ]);
}

/** Widths of a poster beside its own, px: those of the pictures, where they save something. */
export const posterWidths = ({ size, heights }: Pick<ClipSpec, "size" | "heights">): number[] =>
  [320, 640].filter((width) => width <= 0.75 * widthFor(size, heights[0] ?? 0));

/** The poster in the widths that cards ask for; made of the full one, which has to be there. */
export async function writePosters(clip: ClipSpec, out: string): Promise<void> {
  const sizes = posterWidths(clip).flatMap((width) => [
    "-vf",
    `scale=${width}:-1:flags=lanczos`,
    "-c:v",
    "libwebp",
    "-quality",
    width === 320 ? "62" : "52",
    "-compression_level",
    "6",
    "-preset",
    "drawing",
    join(out, `poster@${width}.webp`),
  ]);
  await ffmpeg(["-i", join(out, "poster.webp"), ...sizes]);
}

async function writeCompanions(clip: ClipSpec, out: string, scratch: string): Promise<void> {
  const best = join(scratch, `v${clip.heights[0]}.mp4`);
  await writePreview(clip, best, out);
  const tall = clip.size[1] > clip.size[0];
  const interval = clip.seconds > 300 ? 10 : clip.seconds > 100 ? 4 : 2;
  const [width, height] = tall ? [90, 160] : [160, 90];
  const columns = 10;
  const rows = Math.ceil(Math.ceil(clip.seconds / interval) / columns);
  await ffmpeg([
    "-i",
    best,
    "-vf",
    `select=isnan(prev_selected_t)+gte(t-prev_selected_t\\,${interval}),scale=${width}:${height},tile=${columns}x${rows}`,
    "-fps_mode",
    "passthrough",
    "-frames:v",
    "1",
    "-c:v",
    "libwebp",
    "-quality",
    "50",
    join(out, "storyboard.webp"),
  ]);
  await writeFile(
    join(out, "storyboard.vtt"),
    storyboardVtt("storyboard.webp", { seconds: clip.seconds, interval, columns, width, height }),
  );
  await ffmpeg([
    "-ss",
    String(clip.posterAt),
    "-i",
    best,
    "-frames:v",
    "1",
    "-c:v",
    "libwebp",
    "-quality",
    "62",
    join(scratch, "poster.webp"),
  ]);
  await copyFile(join(scratch, "poster.webp"), join(out, "poster.webp"));
  await writePosters(clip, out);
  for (const [language, lines] of Object.entries(clip.captions))
    await writeFile(join(out, `${language}.vtt`), captionsVtt(lines, clip.seconds));
}
