// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { pngChunk, pngOf } from "../../testing/png.ts";
import { pictureTypeOf } from "./index.ts";

const drawn = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 80, b: 20, alpha: 0.5 } } });
const palette = pngChunk("PLTE", Buffer.alloc(3));

let jpeg: Buffer;
let webp: Buffer;
let lossless: Buffer;

beforeAll(async () => {
  jpeg = await drawn().jpeg().toBuffer();
  webp = await drawn().removeAlpha().webp().toBuffer();
  lossless = await drawn().webp({ lossless: true }).toBuffer();
});

/** The file with other bytes in one place. */
function changed(file: Buffer, at: number, ...bytes: readonly number[]): Buffer {
  const copy = Buffer.from(file);
  copy.set(bytes, at);
  return copy;
}

/** The place of the size in the first frame of a JPEG: height, then width. */
const sizeOfJpeg = (): number => jpeg.indexOf(Buffer.from([0xff, 0xc0])) + 5;

describe("a picture", () => {
  it.each<[string, string, () => Buffer | Promise<Buffer>]>([
    ["grey", "image/png", () => pngOf()],
    ["one point", "image/png", () => pngOf({ width: 1, height: 1 })],
    ["as wide as may be", "image/png", () => pngOf({ width: 8192, height: 1 })],
    [
      "with a palette, four points a byte",
      "image/png",
      () => pngOf({ type: 3, depth: 2, rows: Buffer.alloc(8), between: [palette] }),
    ],
    ["interlaced", "image/png", () => pngOf({ width: 8, height: 8, interlaced: true, rows: Buffer.alloc(79) })],
    ["interlaced, of one point", "image/png", () => pngOf({ width: 1, height: 1, interlaced: true })],
    ["of an encoder", "image/png", () => drawn(900, 500).png().toBuffer()],
    ["of an encoder, interlaced", "image/png", () => drawn(37, 23).png({ progressive: true }).toBuffer()],
    ["of an encoder, with a palette", "image/png", () => drawn(37, 23).png({ palette: true }).toBuffer()],
    ["of an encoder", "image/jpeg", () => jpeg],
    ["progressive, in many scans", "image/jpeg", () => drawn(300, 200).jpeg({ progressive: true }).toBuffer()],
    ["with what a camera adds behind its end", "image/jpeg", () => Buffer.concat([jpeg, Buffer.from("MPF")])],
    ["lossy", "image/webp", () => webp],
    ["lossless", "image/webp", () => lossless],
    ["with transparency", "image/webp", () => drawn().webp().toBuffer()],
    ["with a header of its own", "image/webp", () => drawn().withMetadata().webp().toBuffer()],
  ])("%s is %s", async (_what, type, file) => {
    expect(await pictureTypeOf(await file())).toBe(type);
  });

  it("is every picture that the media host has", async () => {
    const folder = join(import.meta.dirname, "../files/images");
    const names = readdirSync(folder).filter((name) => name.endsWith("@60.webp") || name.endsWith("-1@1280.webp"));
    expect(names.length).toBeGreaterThan(10);
    for (const name of names) expect(await pictureTypeOf(readFileSync(join(folder, name))), name).toBe("image/webp");
  });
});

describe("no picture", () => {
  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ["nothing", () => Buffer.alloc(0)],
    ["a text", () => Buffer.from("<svg onload='alert(1)'/>")],
    ["a GIF", () => Buffer.from("GIF89a")],
    ["16 bytes of PNG", () => pngOf().subarray(0, 16)],
    ["a PNG cut off in its rows", () => pngOf().subarray(0, -20)],
    ["a PNG without its end", () => pngOf().subarray(0, -12)],
    ["a PNG with a wrong sum", () => changed(pngOf(), 29, 0, 0, 0, 0)],
    ["a PNG whose rows are another's", () => pngOf({ height: 5, rows: Buffer.alloc(20) })],
    ["a PNG with a row too many", () => pngOf({ rows: Buffer.alloc(25) })],
    ["a PNG with an unknown filter", () => pngOf({ rows: Buffer.alloc(20, 9) })],
    ["a PNG without points", () => pngOf({ width: 0, rows: Buffer.alloc(4) })],
    ["a PNG of a colour that there is not", () => pngOf({ type: 5 })],
    ["a PNG of 4 bits for each of its colours", () => pngOf({ type: 6, depth: 4, rows: Buffer.alloc(36) })],
    ["a PNG with a palette that is missing", () => pngOf({ type: 3 })],
    ["a PNG of 100,000 x 100,000", () => pngOf({ width: 100_000, height: 100_000, rows: Buffer.alloc(64) })],
    [
      "a PNG of 8,192 x 8,192 that keeps its word, 268 MB",
      () => pngOf({ width: 8192, height: 8192, type: 6, rows: Buffer.alloc(64) }),
    ],
    ["a bomb: a PNG of 4 x 4 whose rows are 100 MB", () => pngOf({ rows: Buffer.alloc(100_000_000) })],
    ["a PNG whose rows are not packed", () => changed(pngOf(), 41, 0)],
    ["a head of JPEG", () => Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ["a JPEG cut off in its points", () => jpeg.subarray(0, -10)],
    ["a JPEG without its end", () => jpeg.subarray(0, -2)],
    [
      "a JPEG with nothing drawn",
      () => Buffer.concat([jpeg.subarray(0, jpeg.indexOf(Buffer.from([0xff, 0xda]))), Buffer.from([0xff, 0xd9])]),
    ],
    ["a JPEG of 65,535 x 65,535", () => changed(jpeg, sizeOfJpeg(), 255, 255, 255, 255)],
    ["a JPEG without height", () => changed(jpeg, sizeOfJpeg(), 0, 0)],
    ["a head of WebP", () => Buffer.from(`RIFF0000WEBPVP8 ${"0".repeat(184)}`)],
    ["a WebP cut off", () => webp.subarray(0, -3)],
    ["a WebP that begins with no key frame", () => changed(webp, 23, 0, 0, 0)],
    ["a WebP without points", () => changed(webp, 26, 0, 0)],
    ["a WebP of 16,383 x 16,383", () => changed(webp, 26, 0xff, 0x3f, 0xff, 0x3f)],
    ["a lossless WebP of another version", () => changed(lossless, lossless.indexOf("VP8L") + 12, 0xff)],
  ])("is %s", async (_what, file) => {
    expect(await pictureTypeOf(await file())).toBeUndefined();
  });
});
