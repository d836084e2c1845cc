import fs from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { build } from "vite";
import type { Card, Content } from "./content.ts";

const style =
  "body{margin:0;font:14px/20px sans-serif}main{padding:0 16px}.row{display:flex;gap:16px;overflow-x:auto}" +
  "article{flex:none;max-width:272px;position:relative}article a{color:inherit}article span{display:block}" +
  "h3{font:500 14px/20px sans-serif;margin:8px 0 0}img{display:block;max-width:100%;border-radius:8px}" +
  ".video{max-width:960px;aspect-ratio:16/9}.video video{width:100%;height:100%}" +
  "button{min-width:32px;min-height:32px}";
const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const imageMarkup = ({ src, srcset, width, height }: NonNullable<Card["image"]>, isLazy: boolean): string =>
  `<img src="${escape(src)}" srcset="${escape(srcset)}" width="${width}" height="${height}" ` +
  `${isLazy ? 'loading="lazy"' : ""} alt="">`;

const cardMarkup = ({ href, title, lines, image }: Card, isLazy: boolean): string =>
  `<article>${image ? imageMarkup(image, isLazy) : ""}<h3><a href="${escape(href)}">${escape(title)}</a></h3>` +
  `${lines.map((line) => `<span>${escape(line)}</span>`).join("")}</article>`;

/** Without a script nothing that looks at a page runs in it before it has loaded, its video among it. */
const documentOf = (body: string): string =>
  `<!doctype html><html lang="ru"><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width, initial-scale=1"><title>Пол</title>` +
  `<style>${style}</style><script>0</script>${body}</html>`;

const staticPage = ({ heading, paragraphs, video, sections }: Content): string =>
  documentOf(
    `<main>${
      video
        ? `<div class="video"><video src="${escape(video.src)}" poster="${escape(video.poster)}" muted autoplay controls></video></div>`
        : ""
    }<h1>${escape(heading)}</h1>${paragraphs.map((text) => `<p>${escape(text)}</p>`).join("")}${sections
      .map(
        ({ title, cards }, index) =>
          `<section><h2>${escape(title)}</h2><div class="row">${cards.map((one) => cardMarkup(one, index > 1)).join("")}</div></section>`,
      )
      .join("")}</main>`,
  );

const script = '<script type="module" src="app.js"></script>';

/**
 * The kinds of floors. `react` has its content in the document, as the page under test has; `asking` is the same and asks for it, as an
 * application does that no server helps.
 */
export const floorKinds = ["static", "react", "asking"] as const;

/** The files of one floor page beside the bundle. */
function filesOf(kind: (typeof floorKinds)[number], content: Content): Record<string, string> {
  const json = JSON.stringify(content);
  if (kind === "static") return { "index.html": staticPage(content) };
  if (kind === "asking") return { "index.html": documentOf(`<div id="root"></div>${script}`), "content.json": json };
  const data = `<script type="application/json" id="content">${json.replaceAll("<", "\\u003c")}</script>`;
  return { "index.html": documentOf(`<div id="root"></div>${data}${script}`) };
}

/** Builds the script of the React floors; the pages come by `writeFloor`. */
export async function buildFloors(folder: string): Promise<void> {
  fs.rmSync(folder, { recursive: true, force: true });
  await build({
    configFile: false,
    logLevel: "error",
    build: {
      outDir: path.join(folder, "bundle"),
      emptyOutDir: true,
      lib: { entry: path.join(import.meta.dirname, "floors/app.tsx"), formats: ["es"], fileName: "app" },
      minify: true,
    },
    define: { "process.env.NODE_ENV": '"production"' },
  });
  // once, as the host's own build has it: compressing takes longer than a load
  const script = path.join(folder, "bundle/app.js");
  fs.writeFileSync(`${script}.br`, brotliCompressSync(fs.readFileSync(script)));
}

/** Writes the floor pages of one content: `<name>/<kind>/`. */
export function writeFloor(folder: string, name: string, content: Content): void {
  for (const kind of floorKinds) {
    const place = path.join(folder, name, kind);
    fs.mkdirSync(place, { recursive: true });
    for (const [file, text] of Object.entries(filesOf(kind, content)))
      fs.writeFileSync(path.join(place, `${file}.br`), brotliCompressSync(text));
    if (kind !== "static") fs.copyFileSync(path.join(folder, "bundle/app.js.br"), path.join(place, "app.js.br"));
  }
}

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
};

/**
 * Serves the floors as they were compressed, as the sandbox serves the host. `/media/<host>/` passes on to the sandbox at `sandboxPort`: the
 * browser's own HLS reads a stream of another origin only where that origin allows it, and the media host allows the shell alone.
 */
export function serveFloors(folder: string, sandboxPort: number): Promise<{ port: number; close: () => void }> {
  const server = http.createServer((request, response) => {
    const media = /^\/media\/([^/]+)(\/.*)$/.exec(request.url ?? "");
    if (media) {
      const passed = http.request(
        { host: "127.0.0.1", port: sandboxPort, path: media[2], headers: { ...request.headers, host: media[1] } },
        (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
        },
      );
      passed.once("error", () => void response.writeHead(502).end());
      response.once("close", () => void passed.destroy());
      return void passed.end();
    }
    const target = path.join(folder, new URL(request.url ?? "/", "http://local").pathname);
    const file = target.endsWith("/") ? `${target}index.html` : target;
    if (!fs.existsSync(`${file}.br`)) return void response.writeHead(404).end();
    const body = fs.readFileSync(`${file}.br`);
    response.writeHead(200, {
      "content-type": types[path.extname(file)] ?? "application/octet-stream",
      "content-encoding": "br",
      "content-length": body.length,
    });
    response.end(body);
  });
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () =>
      resolve({ port: (server.address() as AddressInfo).port, close: () => void server.close() }),
    );
  });
}
