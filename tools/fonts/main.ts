/** `npm run fonts`: writes the faces of the first text again, after another version of the typeface or other letters of `faces.ts`. */
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { cut } from "./cut.ts";
import { faces, unicodeRange } from "./faces.ts";

const folder = resolve(import.meta.dirname, "../../design-system/src/tokens/fonts");

for (const face of faces) {
  const file = await cut(face);
  writeFileSync(join(folder, `${face.name}.woff2`), file);
  process.stdout.write(`${face.name}: ${file.length} bytes\n  unicode-range: ${unicodeRange(face.letters)};\n`);
}
