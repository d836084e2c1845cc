import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync, type BrotliOptions } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Below this many bytes the headers cost more than is saved. */
const least = 1024;
/**
 * Up to this many bytes a text is compressed at once. To hand it to another thread and take it back costs the main thread as much as
 * compressing 40 kB, and the processor twice that (measured).
 */
const short = 64 * 1024;

// Level 3 of both: two thirds of the time of 5 and 4, for a size within a twentieth of theirs. What another thread does may take that
// time: documents are a tenth shorter by it.
const brotli = (quality: number): BrotliOptions => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
const atOnce = { brotli: brotli(3), gzip: { level: 3 } };
const beside = { brotli: brotli(5), gzip: { level: 5 } };

/**
 * A text answer as the client takes it best. Only for responses that hold no secret beside what a client may choose
 * (the pages of the auth frame stay uncompressed: their token could be guessed by length). A long text is done beside the main
 * thread: it has the other calls to answer.
 */
export async function compressed(request: FastifyRequest, reply: FastifyReply, text: string): Promise<string | Buffer> {
  const accepted = String(request.headers["accept-encoding"] ?? "");
  const encoding = /\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : undefined;
  const known = reply.getHeader("vary");
  reply.header("vary", typeof known === "string" && known !== "" ? `${known}, Accept-Encoding` : "Accept-Encoding");
  const length = Buffer.byteLength(text);
  if (encoding === undefined || length < least) return text;
  const bytes =
    length <= short
      ? encoding === "br"
        ? brotliCompressSync(text, atOnce.brotli)
        : gzipSync(text, atOnce.gzip)
      : encoding === "br"
        ? await toBrotli(text, beside.brotli)
        : await toGzip(text, beside.gzip);
  reply.header("content-encoding", encoding).header("content-length", bytes.length);
  return bytes;
}
