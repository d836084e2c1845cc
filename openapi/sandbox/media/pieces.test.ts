// @vitest-environment node
import { expect, it } from "vitest";
import { pieceAt, withOwnPieces } from "./pieces.ts";

it("gives every piece of a playlist an address of its own", () => {
  const list = '#EXT-X-MAP:URI="v240.m4s",BYTERANGE="826@0"\n#EXTINF:4.000000,\n#EXT-X-BYTERANGE:5798@826\nv240.m4s\n#EXT-X-ENDLIST\n';
  expect(withOwnPieces(list)).toBe('#EXT-X-MAP:URI="v240/0-825.m4s"\n#EXTINF:4.000000,\nv240/826-6623.m4s\n#EXT-X-ENDLIST\n');
  expect(pieceAt("/clips/gory/v240/826-6623.m4s")).toEqual({ track: "/clips/gory/v240.m4s", part: { start: 826, end: 6623 } });
});

it("takes nothing else for a piece", () => {
  for (const path of ["/clips/gory/v240.m4s", "/clips/gory/v240/9-8.m4s", "/clips/gory/../v240/0-1.m4s", "/clips/gory/poster/0-1.m4s", "/clips/gory/v240/-1.m4s", "/clips/gory/v240/0-99999999999.m4s"]) expect(pieceAt(path)).toBeNull();
});
