import fs from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { build } from "vite";
import type { Content } from "./content.ts";

const style = `body{margin:0;font:14px/20px sans-serif}main{padding:0 32px}.row{display:flex;gap:16px;overflow-x:auto}article{flex:none}article a{display:block;color:inherit}article span{display:block;max-width:272px}img{display:block;border-radius:8px}.video{max-width:960px;aspect-ratio:16/9}.video video{width:100%;height:100%}`;
const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function staticPage({ heading, paragraphs, video, sections }: Content): string {
  const card = ({ href, text, image }: Content["sections"][number]["cards"][number], lazy: boolean): string =>
    `<article><a href="${escape(href)}">${image ? `<img src="${escape(image.src)}" srcset="${escape(image.srcset)}" width="${image.width}" height="${image.height}" ${lazy ? 'loading="lazy"' : ""} alt="">` : ""}<span>${escape(text)}</span></a></article>`;
  return `<!doctype html><html lang="ru"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Пол</title><style>${style}</style><main>${
    video ? `<div class="video"><video src="${escape(video.src)}" poster="${escape(video.poster)}" muted autoplay controls></video></div>` : ""
  }<h1>${escape(heading)}</h1>${paragraphs.map((text) => `<p>${escape(text)}</p>`).join("")}${sections
    .map(({ title, cards }, index) => `<section><h2>${escape(title)}</h2><div class="row">${cards.map((one) => card(one, index > 1)).join("")}</div></section>`)
    .join("")}</main></html>`;
}

/** Writes the two floor pages of each content under `folder`: `<name>/static/` and `<name>/react/`. */
export async function writeFloors(folder: string, contents: Record<string, Content>): Promise<void> {
  fs.rmSync(folder, { recursive: true, force: true });
  const bundle = path.join(folder, "bundle");
  await build({
    configFile: false,
    logLevel: "error",
    build: { outDir: bundle, emptyOutDir: true, lib: { entry: path.join(import.meta.dirname, "floors/app.tsx"), formats: ["es"], fileName: "app" }, minify: true },
    define: { "process.env.NODE_ENV": '"production"' },
  });
  for (const [name, content] of Object.entries(contents)) {
    fs.mkdirSync(path.join(folder, name, "static"), { recursive: true });
    fs.mkdirSync(path.join(folder, name, "react"), { recursive: true });
    fs.writeFileSync(path.join(folder, name, "static/index.html"), staticPage(content));
    fs.copyFileSync(path.join(bundle, "app.js"), path.join(folder, name, "react/app.js"));
    fs.writeFileSync(path.join(folder, name, "react/content.json"), JSON.stringify(content));
    fs.writeFileSync(
      path.join(folder, name, "react/index.html"),
      `<!doctype html><html lang="ru"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Пол</title><style>${style}</style><div id="root"></div><script type="module" src="app.js"></script></html>`,
    );
  }
}

const types: Record<string, string> = { ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".json": "application/json" };

/**
 * Serves the floors with Brotli, as the sandbox serves the host. `/media/` passes on to the media host: the browser's
 * own HLS reads a stream of another origin only where that origin allows it, and the media host allows the shell alone.
 */
export function serveFloors(folder: string, media: URL): Promise<{ url: string; close: () => void }> {
  const compressed = new Map<string, Buffer>();
  const server = http.createServer((request, response) => {
    if (request.url?.startsWith("/media/")) {
      const headers = { ...request.headers, host: media.host };
      const passed = http.request({ host: "127.0.0.1", port: media.port, path: request.url.slice("/media".length), headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      passed.once("error", () => void response.writeHead(502).end());
      request.once("close", () => void passed.destroy());
      return void passed.end();
    }
    const asked = path.join(folder, new URL(request.url ?? "/", "http://local").pathname);
    const file = asked.endsWith("/") ? `${asked}index.html` : asked;
    if (!fs.existsSync(file)) return void response.writeHead(404).end();
    const body = compressed.get(file) ?? brotliCompressSync(fs.readFileSync(file));
    compressed.set(file, body);
    response.writeHead(200, { "content-type": types[path.extname(file)] ?? "application/octet-stream", "content-encoding": "br", "content-length": body.length });
    response.end(body);
  });
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve({ url: `http://kadr.localhost:${(server.address() as AddressInfo).port}`, close: () => void server.close() }));
  });
}
