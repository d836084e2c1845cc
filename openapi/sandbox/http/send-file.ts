import { createReadStream, statSync, type Stats } from "node:fs";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Both ends included, bytes. */
interface Range {
  readonly start: number;
  readonly end: number;
}

/** One byte range of a file; "none" when the header asks for the whole or for something that is read as that; "bad" beyond the end. */
export function parseRange(header: string | undefined, size: number): Range | "none" | "bad" {
  const parts = /^bytes=(\d*)-(\d*)$/.exec(header ?? "");
  if (!parts || (parts[1] === "" && parts[2] === "")) return "none";
  const [, first = "", last = ""] = parts;
  if (first === "") {
    const length = Number(last);
    return length === 0 ? "bad" : { start: Math.max(0, size - length), end: size - 1 };
  }
  const start = Number(first);
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (start >= size) return "bad";
  return start > end ? "none" : { start, end };
}

/** Whether what is asked about is here already: one tag of a list, weak ones too, or whatever there is (RFC 9110, 13.1.2). */
const isAmong = (header: string | undefined, etag: string): boolean =>
  header?.trim() === "*" || [...(header ?? "").matchAll(/"[^"]*"/g)].some(([tag]) => tag === etag);

function statFile(file: string): Stats | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats?.isFile() ? stats : undefined;
}

export interface FileToSend {
  readonly file: string;
  readonly contentType: string;
  readonly cacheControl: string;
  /** Files beside it that hold the same bytes compressed, best first. */
  readonly encodings?: ReadonlyArray<{ readonly encoding: "br" | "gzip"; readonly file: string }>;
  /** A stretch of the file that is answered as if it were the whole. */
  readonly part?: Range | undefined;
}

/** Streams a file, or a part of it, with validators and byte ranges. False: there is no such file, or it has no such part. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, what: FileToSend): boolean {
  const accepted = String(request.headers["accept-encoding"] ?? "");
  const packed = what.encodings?.find(({ encoding, file }) => accepted.includes(encoding) && statFile(file));
  const file = packed?.file ?? what.file;
  const stats = statFile(file);
  if (!stats || (what.part && what.part.end >= stats.size)) return false;
  const offset = what.part?.start ?? 0;
  const size = what.part ? what.part.end - offset + 1 : stats.size;
  const etag = `"${size.toString(36)}-${Math.floor(stats.mtimeMs).toString(36)}${packed ? `-${packed.encoding}` : ""}"`;
  reply.headers({
    "content-type": what.contentType,
    "cache-control": what.cacheControl,
    etag,
    "last-modified": stats.mtime.toUTCString(),
    "accept-ranges": "bytes",
  });
  if (what.encodings) reply.header("vary", "Accept-Encoding");
  if (packed) reply.header("content-encoding", packed.encoding);
  if (isAmong(request.headers["if-none-match"], etag)) {
    reply.code(304).send();
    return true;
  }
  const ifRange = request.headers["if-range"];
  const range =
    packed || (ifRange !== undefined && ifRange !== etag) ? "none" : parseRange(request.headers.range, size);
  if (range === "bad") {
    reply.code(416).header("content-range", `bytes */${size}`).send();
    return true;
  }
  const { start, end } = range === "none" ? { start: 0, end: size - 1 } : range;
  if (range !== "none") reply.code(206).header("content-range", `bytes ${start}-${end}/${size}`);
  reply.header("content-length", size === 0 ? 0 : end - start + 1);
  if (request.method === "HEAD" || size === 0) reply.send();
  else reply.send(createReadStream(file, { start: offset + start, end: offset + end }));
  return true;
}
