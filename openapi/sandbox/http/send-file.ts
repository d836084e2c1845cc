import { createReadStream, statSync, type Stats } from "node:fs";
import type { FastifyReply, FastifyRequest } from "fastify";

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
}

/** Streams a file with validators and byte ranges. False: there is no such file. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, what: FileToSend): boolean {
  const accepted = String(request.headers["accept-encoding"] ?? "");
  const packed = what.encodings?.find(({ encoding, file }) => accepted.includes(encoding) && statFile(file));
  const file = packed?.file ?? what.file;
  const stats = statFile(file);
  if (!stats) return false;
  const etag = `"${stats.size.toString(36)}-${Math.floor(stats.mtimeMs).toString(36)}${packed ? `-${packed.encoding}` : ""}"`;
  reply.headers({ "content-type": what.contentType, "cache-control": what.cacheControl, etag, "last-modified": stats.mtime.toUTCString(), "accept-ranges": "bytes" });
  if (what.encodings) reply.header("vary", "Accept-Encoding");
  if (packed) reply.header("content-encoding", packed.encoding);
  if (request.headers["if-none-match"] === etag) {
    reply.code(304).send();
    return true;
  }
  const ifRange = request.headers["if-range"];
  const range = packed || (ifRange !== undefined && ifRange !== etag) ? "none" : parseRange(request.headers.range, stats.size);
  if (range === "bad") {
    reply.code(416).header("content-range", `bytes */${stats.size}`).send();
    return true;
  }
  const { start, end } = range === "none" ? { start: 0, end: stats.size - 1 } : range;
  if (range !== "none") reply.code(206).header("content-range", `bytes ${start}-${end}/${stats.size}`);
  reply.header("content-length", stats.size === 0 ? 0 : end - start + 1);
  if (request.method === "HEAD" || stats.size === 0) reply.send();
  else reply.send(createReadStream(file, { start, end }));
  return true;
}
