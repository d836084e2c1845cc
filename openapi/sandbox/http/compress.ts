import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Below this many bytes the headers cost more than is saved. */
const least = 1024;
/**
 * Up to this many bytes a text is compressed at once: beside the main thread it would keep that one longer (measured: 0.14 ms to
 * hand a text over and take it back, 0.1 ms to compress 12 kB) and the processor three times as long.
 */
const short = 24 * 1024;

// A millisecond for a page of shelves, within a tenth of the best size.
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const gzipOptions = { level: 5 };

/**
 * A text answer as the client takes it best. Only for answers that hold no secret beside what a client may choose
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
      ? encoding === "br" ? brotliCompressSync(text, brotliOptions) : gzipSync(text, gzipOptions)
      : encoding === "br" ? await toBrotli(text, brotliOptions) : await toGzip(text, gzipOptions);
  reply.header("content-encoding", encoding).header("content-length", bytes.length);
  return bytes;
}
