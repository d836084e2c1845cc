import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Below this many bytes the headers cost more than is saved. */
const least = 1024;

/**
 * A text answer as the client takes it best. Only for answers that hold no secret beside what a client may choose
 * (the pages of the auth frame stay uncompressed: their token could be guessed by length). Done beside the main thread:
 * it has the other calls to answer.
 */
export async function compressed(request: FastifyRequest, reply: FastifyReply, text: string): Promise<string | Buffer> {
  const accepted = String(request.headers["accept-encoding"] ?? "");
  const encoding = /\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : undefined;
  const known = reply.getHeader("vary");
  reply.header("vary", typeof known === "string" && known !== "" ? `${known}, Accept-Encoding` : "Accept-Encoding");
  if (encoding === undefined || Buffer.byteLength(text) < least) return text;
  // Quality 4: a millisecond for a page of shelves, within a tenth of the best size.
  const bytes = encoding === "br" ? await toBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) : await toGzip(text, { level: 5 });
  reply.header("content-encoding", encoding).header("content-length", bytes.length);
  return bytes;
}
