// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { HostDocument, type Drawing } from "./host-document.ts";
import type { ServerContext } from "../context.ts";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** The document of a small build, whose page is drawn with a style of a single element. */
function documentOf(drawing: Drawing | null): string {
  const folder = mkdtempSync(join(tmpdir(), "kadr-document-"));
  folders.push(folder);
  const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
  write(
    "index.html",
    '<!doctype html><html lang="ru"><head><meta charset="utf-8"><link rel="stylesheet" href="/host.0a0a0a0a.css">' +
      '<script type="module" src="/host.0a0a0a0a.js"></script></head><body><div id="root"></div></body></html>',
  );
  write("host.0a0a0a0a.css", "@layer kadr.page{a{color:red}}");
  write("letters-basic.0a0a0a0a.woff2", "");
  write("chunks.json", JSON.stringify({ Page: ["Page.0a0a0a0a.js"], Player: ["Player.0a0a0a0a.js"] }));
  write("integrity.json", JSON.stringify({ "/host.0a0a0a0a.js": "sha256-0" }));
  const origins = { media: "http://media.kadr.test" } as ServerContext["origins"];
  const head = { status: 200, title: "Кадр", pieces: [], chunks: ["Page"], laterChunks: ["Player"] };
  const text = new HostDocument({ hostDist: folder, origins } as ServerContext).render(head, "n", null, "[]", drawing);
  return text ?? "";
}

const drawnFor = {} as Drawing["drawnFor"];

it("has all sheets of a drawn page in its head, where those that come later stand behind them", () => {
  const [head = "", body = ""] = documentOf({ html: '<i style="width:44px"></i>', drawnFor }).split("</head>");
  expect([...head.matchAll(/<style[^>]*>/g)].map(([tag]) => tag)).toEqual([
    // react-aria puts a sheet of this name before all others, unless it is there
    '<style nonce="n" id="react-aria-pressable-style">',
    '<style nonce="n">',
    '<style nonce="n">',
  ]);
  expect(head).toContain('[data-style="width:44px"]{width:44px}');
  expect(body).toContain('<i data-style="width:44px">');
  expect(body).not.toMatch(/<style|rel="?stylesheet/);
});

it("asks for the styles of a page that the host draws by itself", () => {
  const [head = ""] = documentOf(null).split("</head>");
  expect(head).toContain('<link nonce="n" rel="stylesheet" href="/host.0a0a0a0a.css">');
  expect(head).toContain("[data-react-aria-pressable]{touch-action:pan-x pan-y pinch-zoom}");
});

it("asks for the pictures of a drawn page before all, and for what makes it alive once its words are here", () => {
  const html = '<link rel="preload" as="image" imageSrcSet="a.webp?width=1&amp;x=&gt; 1x"/><h3>Горы</h3>';
  const text = documentOf({ html, drawnFor });
  const places = [
    '<link nonce="n" rel="preload" as="image" imageSrcSet="a.webp?width=1&amp;x=&gt; 1x"/>',
    "@layer kadr.page",
    "document.fonts.load",
    "<h3>",
    'type="importmap"',
    'src="/host.0a0a0a0a.js"',
    'href="/Page.0a0a0a0a.js"',
  ].map((part) => text.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(text.match(/rel="preload"/g)).toHaveLength(1);
  // the place that it takes is drawn, and it would come before the entry
  expect(text).not.toContain("/Player.0a0a0a0a.js");
});

it("asks beside the entry for all that a page is drawn with by the host, and for its letters before it", () => {
  const text = documentOf(null);
  for (const file of ["/letters-basic.0a0a0a0a.woff2", "/Page.0a0a0a0a.js", "/Player.0a0a0a0a.js"])
    expect(text).toContain(`href="${file}"`);
  expect(text.indexOf('type="importmap"')).toBeLessThan(text.indexOf('src="/host.0a0a0a0a.js"'));
  expect(text).not.toContain("document.fonts.load");
});
