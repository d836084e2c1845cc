// @vitest-environment node
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { boxesOf, readIndex } from "./boxes.ts";
import { pieceAt, playlistOf } from "./pieces.ts";

const track = readFileSync(join(import.meta.dirname, "files/clips/gory-rassvet/240p.mp4"));

it("gives every piece of a track an address of its own, picture and sound in one", () => {
  const list = playlistOf(track, "v240");
  const pieces = [...list.matchAll(/^v240\/(\d+)-(\d+)\.m4s$/gm)].map(([, start, end]) =>
    boxesOf(track.subarray(Number(start), Number(end) + 1)).map(({ type }) => type),
  );
  expect(pieces).toHaveLength(17);
  expect(new Set(pieces.map(String))).toEqual(new Set(["moof,mdat"]));
  const map = /MAP:URI="v240\/0-(\d+)\.m4s"/.exec(list)?.[1];
  const header = track.subarray(0, Number(map) + 1);
  expect(boxesOf(header).map(({ type }) => type)).toEqual(["ftyp", "moov"]);
  expect([header.includes("avcC"), header.includes("mp4a")]).toEqual([true, true]);
  expect(list).toContain("#EXT-X-TARGETDURATION:4\n");
});

it("does not take a file without an index, or a broken one, for a track", () => {
  expect(() => playlistOf(track.subarray(0, 28), "v240")).toThrow("no header");
  expect(() => boxesOf(track.subarray(0, 500))).toThrow("does not end");
  expect(readIndex(Buffer.alloc(40))).toEqual([]);
});

it("finds the stretch of the file behind a piece's address, and takes nothing else for a piece", () => {
  expect(pieceAt("/clips/gory/v240/826-6623.m4s")).toEqual({
    track: "/clips/gory/240p.mp4",
    part: { start: 826, end: 6623 },
  });
  for (const path of [
    "/clips/gory/v240.m4s",
    "/clips/gory/v240/9-8.m4s",
    "/clips/gory/../v240/0-1.m4s",
    "/clips/gory/poster/0-1.m4s",
    "/clips/gory/v240/-1.m4s",
    "/clips/gory/v240/0-99999999999.m4s",
  ])
    expect(pieceAt(path)).toBeNull();
});
