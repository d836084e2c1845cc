import { boxesOf, readIndex } from "./boxes.ts";

/** A stretch of a file that has an address of its own, both ends included, bytes. */
export interface Part {
  readonly start: number;
  readonly end: number;
}

/**
 * The HLS playlist of a fragmented MP4 with an index: one file on disk, which plays by itself too. Each piece has an address
 * of its own (`v240/826-6623.m4s`) instead of a byte range of the file: Chromium's own HLS asks for such a file from its
 * beginning, twice for each piece, and takes what comes: 170 kB for a piece of 6.
 */
export function playlistOf(file: Buffer, name: string): string {
  const boxes = boxesOf(file);
  const header = boxes.find(({ type }) => type === "moov");
  const index = boxes.find(({ type }) => type === "sidx");
  const pictures = boxes.filter(({ type }) => type === "moof");
  if (!header || !index) throw new Error("the track has no header or no index");
  const seconds = readIndex(file.subarray(index.start, index.end));
  if (seconds.length !== pictures.length) throw new Error("the index does not name every piece");
  const address = (start: number, end: number) => `${name}/${start}-${end - 1}.m4s`;
  const pieces = pictures.map(({ start }, at) => {
    const end = pictures[at + 1]?.start ?? boxes.findLast(({ type }) => type === "mdat")?.end ?? file.length;
    return `#EXTINF:${(seconds[at] ?? 0).toFixed(6)},\n${address(start, end)}`;
  });
  return [
    "#EXTM3U",
    "#EXT-X-VERSION:7",
    `#EXT-X-TARGETDURATION:${Math.ceil(Math.max(...seconds))}`,
    "#EXT-X-MEDIA-SEQUENCE:0",
    "#EXT-X-PLAYLIST-TYPE:VOD",
    "#EXT-X-INDEPENDENT-SEGMENTS",
    `#EXT-X-MAP:URI="${address(0, header.end)}"`,
    ...pieces,
    "#EXT-X-ENDLIST",
    "",
  ].join("\n");
}

/** The file and the part of it that a piece's address names; null for any other address. */
export function pieceAt(path: string): { readonly track: string; readonly part: Part } | null {
  const [, clip = "", height = "", first = "", last = ""] =
    /^(\/clips\/[\w-]+)\/v(\d{3,4})\/(\d{1,10})-(\d{1,10})\.m4s$/.exec(path) ?? [];
  const part = { start: Number(first), end: Number(last) };
  return clip === "" || part.start > part.end ? null : { track: `${clip}/${height}p.mp4`, part };
}
