/**
 * Draws and encodes everything under media/files. Run by hand after a change of the drawings; the output is committed.
 *
 *   node openapi/sandbox/media/generate.ts [images|clips|previews|posters|<clip id>]
 *
 * Needs ffmpeg (libx264, aac, libwebp) and a Chromium, which turns the SVG drawings into pixels.
 */
import { join } from "node:path";
import { tmpdir } from "node:os";
import { writeFile } from "node:fs/promises";
import { clips } from "./clips/index.ts";
import { encodeClip, posterWidths, writePosters, writePreview } from "./encode.ts";
import { generateImages } from "./images.ts";

const root = join(import.meta.dirname, "files");
const scratch = join(tmpdir(), "kadr-media");
const fonts = join(import.meta.dirname, "../../../node_modules/@fontsource-variable/golos-text/files");
const what = process.argv[2] ?? "all";

if (what === "all" || what === "images") await generateImages(root, join(scratch, "images"));
// The previews alone, from the renditions that are there.
if (what === "previews")
  for (const clip of clips)
    await writePreview(
      clip,
      join(root, "clips", clip.id, `${Math.max(...clip.heights)}p.mp4`),
      join(root, "clips", clip.id),
    );
for (const clip of clips)
  if (what === "all" || what === "clips" || what === clip.id) {
    const started = performance.now();
    await encodeClip(
      clip,
      root,
      scratch,
      join(fonts, "golos-text-latin-wght-normal.woff2"),
      join(fonts, "golos-text-cyrillic-wght-normal.woff2"),
    );
    console.log(`${clip.id}: ${Math.round((performance.now() - started) / 1000)} s`);
  }
if (what === "posters") for (const clip of clips) await writePosters(clip, join(root, "clips", clip.id));

// Facts of the clips that the server needs, without loading the drawings.
const catalog = clips.map(({ id, title, seconds, size, heights, mp4, captions, chapters }) => ({
  id,
  title,
  duration: seconds,
  width: size[0],
  height: size[1],
  heights,
  posters: posterWidths({ size, heights }),
  mp4,
  captions: Object.keys(captions),
  chapters: chapters ?? [],
}));
await writeFile(join(root, "clips.json"), `[\n${catalog.map((clip) => JSON.stringify(clip)).join(",\n")}\n]\n`);
