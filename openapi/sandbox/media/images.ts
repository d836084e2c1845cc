import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { artworks, bannerWidth, imageSizes } from "./art/catalog.ts";
import { placeholder } from "./art/placeholder.ts";
import { execute, folder, openRasterizer } from "./raster.ts";

/** One pixel of the whole picture as `#rrggbb`: the placeholder until the picture arrives. */
async function dominantColor(png: string): Promise<string> {
  const { execFileSync } = await import("node:child_process");
  const bytes = execFileSync("ffmpeg", [
    "-v",
    "error",
    "-i",
    png,
    "-vf",
    "scale=1:1:flags=area",
    "-f",
    "rawvideo",
    "-pix_fmt",
    "rgb24",
    "-",
  ]);
  return `#${bytes.subarray(0, 3).toString("hex")}`;
}

/** Draws every artwork in its widths as WebP, and `images.json` with the colours. */
export async function generateImages(out: string, scratch: string, only?: string): Promise<void> {
  const rasterizer = await openRasterizer();
  const records: { id: string; kind: string; scene: string; color: string; widths: readonly number[] }[] = [];
  await folder(join(out, "images"));
  await folder(scratch);
  try {
    for (const art of artworks()) {
      if (only !== undefined && !art.id.includes(only)) continue;
      const { canvas, widths: common } = imageSizes[art.kind];
      const widths = art.kind === "wide" && art.id.endsWith("-1") ? [...common, bannerWidth] : common;
      const png = join(scratch, `${art.id}.png`);
      await rasterizer.png(art.svg(), png, Math.ceil((widths.at(-1) ?? canvas.width) / canvas.width));
      const outputs = widths.flatMap((width) => [
        "-vf",
        `scale=${width}:-1:flags=lanczos`,
        "-c:v",
        "libwebp",
        "-quality",
        width === widths[0] ? "74" : width === widths[1] ? "66" : "54",
        "-compression_level",
        "6",
        "-preset",
        "drawing",
        join(out, "images", `${art.id}@${width}.webp`),
      ]);
      await execute("ffmpeg", ["-v", "error", "-y", "-i", png, ...outputs]);
      records.push({ id: art.id, kind: art.kind, scene: art.scene, color: await dominantColor(png), widths });
    }
    const png = join(scratch, "placeholder.png");
    await rasterizer.png(placeholder(), png, 1);
    await execute("ffmpeg", [
      "-v",
      "error",
      "-y",
      "-i",
      png,
      "-c:v",
      "libwebp",
      "-quality",
      "70",
      join(await folder(join(out, "assets")), "placeholder.webp"),
    ]);
  } finally {
    await rasterizer.close();
  }
  if (only === undefined)
    await writeFile(join(out, "images.json"), `[\n${records.map((record) => JSON.stringify(record)).join(",\n")}\n]\n`);
}
