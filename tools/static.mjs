// A small static file server for built pages (Storybook, bench floors): `serve(folder)` gives { url, close }.
import fs from "node:fs";
import http from "node:http";
import path from "node:path";

const types = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webp": "image/webp",
  ".jpg": "image/jpeg",
  ".woff2": "font/woff2",
  ".mp4": "video/mp4",
  ".vtt": "text/vtt; charset=utf-8",
  ".m3u8": "application/vnd.apple.mpegurl",
  ".m4s": "video/iso.segment",
  ".ico": "image/x-icon",
};

/** Files that the browser may keep: each build has a name of its own for them. Not pictures: a story shows how one comes. */
const kept = /^\/assets\/.+\.(?:js|css|woff2)$/;

/** Serves `folder` on a free port with byte ranges, so that video seeks. `isKept`: the browser asks for code and fonts once. */
export function serve(folder, { isKept = false } = {}) {
  const base = path.resolve(folder);
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url, "http://local");
    let file = path.join(base, decodeURIComponent(pathname));
    if (!file.startsWith(base)) return response.writeHead(403).end();
    if (fs.existsSync(file) && fs.statSync(file).isDirectory()) file = path.join(file, "index.html");
    if (!fs.existsSync(file)) return response.writeHead(404).end("not found");
    const size = fs.statSync(file).size;
    const headers = {
      "content-type": types[path.extname(file)] ?? "application/octet-stream",
      "accept-ranges": "bytes",
      ...(isKept && kept.test(pathname) && { "cache-control": "max-age=31536000, immutable" }),
    };
    const range = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? "");
    if (range === null) {
      response.writeHead(200, { ...headers, "content-length": size });
      return fs.createReadStream(file).pipe(response);
    }
    const start = range[1] === "" ? size - Number(range[2]) : Number(range[1]);
    const end = range[1] === "" || range[2] === "" ? size - 1 : Math.min(Number(range[2]), size - 1);
    response.writeHead(206, {
      ...headers,
      "content-length": end - start + 1,
      "content-range": `bytes ${start}-${end}/${size}`,
    });
    return fs.createReadStream(file, { start, end }).pipe(response);
  });
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      resolve({
        url: `http://127.0.0.1:${server.address().port}`,
        close: () => new Promise((done) => (server.closeAllConnections(), server.close(done))),
      });
    });
  });
}
