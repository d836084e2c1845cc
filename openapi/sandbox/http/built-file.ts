import { extname, join, normalize, sep } from "node:path";
import type { FileToSend } from "./send-file.ts";

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".map": "application/json",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".webmanifest": "application/manifest+json",
  ".txt": "text/plain; charset=utf-8",
};

const hour = "public, max-age=3600";
const forever = "public, max-age=31536000, immutable";

/** A file of the build, when the address names one of a known type. A watched build (`hot`) writes new content under old names. */
export function builtFile(dist: string | null, path: string, hot = false): FileToSend | undefined {
  const contentType = types[extname(path)];
  if (dist === null || contentType === undefined || !/^(?:\/[\w@-][\w.@-]*)+$/.test(path)) return undefined;
  const file = normalize(join(dist, path));
  if (!file.startsWith(normalize(dist) + sep)) return undefined;
  // Parcel puts a hash into every name but those of the entry's neighbours.
  // The browser itself asks for the service worker anew, and pages of yesterday must not meet an old one.
  const cacheControl = hot
    ? "no-store"
    : path === "/sw.js"
      ? "no-cache"
      : /\.[0-9a-f]{8}\./.test(path)
        ? forever
        : hour;
  return {
    file,
    contentType,
    cacheControl,
    encodings: [
      { encoding: "br", file: `${file}.br` },
      { encoding: "gzip", file: `${file}.gz` },
    ],
  };
}
