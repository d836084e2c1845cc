import { isJpeg } from "./jpeg.ts";
import { isPng } from "./png.ts";
import { isWebp } from "./webp.ts";

export type PictureType = "image/jpeg" | "image/png" | "image/webp";

/**
 * Kind of picture of these bytes; undefined where they are none. The first bytes only say how it is to be read: sixteen of them were once
 * an avatar that no browser could draw. The points themselves are unpacked for PNG alone, whose sums and lengths tell whether they are
 * right; of JPEG and WebP the structure is walked from end to end.
 */
export async function pictureTypeOf(bytes: Buffer): Promise<PictureType | undefined> {
  const starts = (text: string, at = 0): boolean => bytes.toString("latin1", at, at + text.length) === text;
  if (starts("\xff\xd8\xff")) return isJpeg(bytes) ? "image/jpeg" : undefined;
  if (starts("\x89PNG\r\n\x1a\n")) return (await isPng(bytes)) ? "image/png" : undefined;
  if (starts("RIFF") && starts("WEBP", 8)) return isWebp(bytes) ? "image/webp" : undefined;
  return undefined;
}
