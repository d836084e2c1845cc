import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { mediaCatalog, resolveMediaFile } from "./index.ts";
import { readMp4 } from "./mp4.ts";

const folder = mkdtempSync(join(tmpdir(), "kadr-mp4-"));
const clip = mediaCatalog().find(({ id }) => id === "shary");
const whole = readFileSync(resolveMediaFile(clip?.mp4[0]?.url ?? "")?.file ?? "");

/** The clip without what these boxes say: they are there, and nobody knows them. */
function without(...types: readonly string[]): Buffer {
  const bytes = Buffer.from(whole);
  for (const type of types) {
    let found = bytes.indexOf(type, 0, "latin1");
    expect(found).toBeGreaterThan(0);
    for (; found > 0; found = bytes.indexOf(type, found, "latin1")) bytes.write("free", found, "latin1");
  }
  return bytes;
}

/** With the header of a recording, whose length was not known when it was written; `seconds` is what it tells of all pieces. */
function recorded(bytes: Buffer, seconds?: number): Buffer {
  const out = Buffer.from(bytes);
  const header = out.indexOf("mvhd", 0, "latin1");
  out.writeUInt32BE(0, header + 20);
  if (seconds === undefined) return out;
  const told = out.lastIndexOf("trex", -1, "latin1");
  out.write("mehd", told, "latin1");
  out.writeUInt32BE(seconds * out.readUInt32BE(header + 16), told + 8);
  return out;
}

const length = clip?.duration ?? 0;

it.each<[string, number | null, Buffer]>([
  ["its header tells it of all pieces", 77, recorded(whole, 77)],
  ["its index tells it", length, recorded(whole)],
  ["its pieces alone tell it", length, recorded(without("sidx"))],
  ["nothing does", null, recorded(without("sidx", "tfdt"))],
  ["its pieces have no track", null, recorded(without("sidx", "trak"))],
])("knows the length of a film in pieces: %s", async (_what, seconds, bytes) => {
  const file = join(folder, "film.mp4");
  writeFileSync(file, bytes);
  const { isWhole, duration } = await readMp4(file);
  expect(isWhole).toBe(true);
  if (seconds === null) expect(duration).toBeNull();
  else expect(duration).toBeCloseTo(seconds, 0);
});
