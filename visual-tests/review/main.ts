// `npm run stories:review` shows what the last `npm run test:stories` found different, old and new side by side, and takes what is
// accepted by a press; `npm run stories:review -- --accept <name>…` or `--accept-all` takes it by one command.
import http from "node:http";
import path from "node:path";
import { accept, changesIn, pageOf, pictureOf } from "./review.ts";

const folder = path.resolve(import.meta.dirname, "..");
const folders = { screenshots: path.join(folder, "screenshots"), received: path.join(folder, "__received__") };
const words = process.argv.slice(2);

function acceptAll(names: readonly string[]): void {
  for (const name of names) console.log(accept(folders, name) ? `accepted: ${name}` : `no such change: ${name}`);
}

if (words[0] === "--accept-all") acceptAll(changesIn(folders).map(({ name }) => name));
else if (words[0] === "--accept") acceptAll(words.slice(1));
else {
  const server = http.createServer((request, response) => {
    const [, what = "", kind = "", name = ""] = new URL(request.url ?? "/", "http://localhost").pathname.split("/");
    if (request.method === "POST") {
      // Only a form of this very page may change what is kept.
      if (request.headers["sec-fetch-site"] !== "same-origin") return void response.writeHead(403).end();
      if (what === "accept-all") acceptAll(changesIn(folders).map((change) => change.name));
      else if (what === "accept") acceptAll([kind]);
      return void response.writeHead(303, { location: "/" }).end();
    }
    if (what === "")
      return void response
        .writeHead(200, { "content-type": "text/html; charset=utf-8" })
        .end(pageOf(changesIn(folders)));
    const picture = what === "picture" ? pictureOf(folders, kind, name) : null;
    if (picture === null) return void response.writeHead(404).end();
    response.writeHead(200, { "content-type": "image/webp", "cache-control": "no-store" }).end(picture);
  });
  server.listen(6007, "127.0.0.1", () =>
    console.log(`${changesIn(folders).length} changed pictures: http://127.0.0.1:6007/`),
  );
}
