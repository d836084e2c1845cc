import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import subsetFont from "subset-font";
import type { Face } from "./faces.ts";

const folder = join(
  dirname(createRequire(import.meta.url).resolve("@fontsource-variable/golos-text/package.json")),
  "files",
);

/** The file of a face (woff2): its letters with everything that they need (all weights, kerning, marks), and nothing else. */
export const cut = ({ source, letters }: Face): Promise<Buffer> =>
  subsetFont(readFileSync(join(folder, `golos-text-${source}-wght-normal.woff2`)), letters, { targetFormat: "woff2" });
