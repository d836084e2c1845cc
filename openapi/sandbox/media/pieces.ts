/** A stretch of a file that has an address of its own, both ends included, bytes. */
export interface Part {
  readonly start: number;
  readonly end: number;
}

const pieceName = (file: string, length: number, start: number): string => `${file.replace(/\.m4s$/, "")}/${start}-${start + length - 1}.m4s`;

/**
 * Gives each piece of a playlist an address of its own (`v240/826-6623.m4s`) instead of a byte range of one file: Chromium's
 * own HLS asks for such a file from its beginning, twice for each piece, and takes what comes: 170 kB for a piece of 6.
 * The track stays one file on disk.
 */
export function withOwnPieces(playlist: string): string {
  return playlist
    .replace(/URI="([\w.-]+)",BYTERANGE="(\d+)@(\d+)"/g, (_, file: string, length: string, start: string) => `URI="${pieceName(file, Number(length), Number(start))}"`)
    .replace(/#EXT-X-BYTERANGE:(\d+)@(\d+)\n([\w.-]+)/g, (_, length: string, start: string, file: string) => pieceName(file, Number(length), Number(start)));
}

/** The track and the part of it that a piece's address names; null for any other address. */
export function pieceAt(path: string): { readonly track: string; readonly part: Part } | null {
  const [, track = "", first = "", last = ""] = /^(\/clips\/[\w-]+\/(?:audio|v\d{3,4}))\/(\d{1,10})-(\d{1,10})\.m4s$/.exec(path) ?? [];
  const part = { start: Number(first), end: Number(last) };
  return track === "" || part.start > part.end ? null : { track: `${track}.m4s`, part };
}
