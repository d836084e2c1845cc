import fs from "node:fs";
import path from "node:path";

const folder = path.join(process.cwd(), "visual-tests/transcripts");
const updating = process.env.KADR_UPDATE === "1";

/** Compares what a screen reader says with the reviewed transcript; null when it says the same. */
export function compareTranscript(id: string, phrases: readonly string[]): string | null {
  const file = path.join(folder, `${id}.txt`);
  const text = `${phrases.join("\n")}\n`;
  if (updating) {
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(file, text);
    return null;
  }
  if (!fs.existsSync(file))
    return `no transcript for ${id}: npm run test:stories -- --update, then read it. It says:\n${text}`;
  const expected = fs.readFileSync(file, "utf8");
  return expected === text ? null : `${id} is read otherwise than before. Was:\n${expected}\nIs:\n${text}`;
}
