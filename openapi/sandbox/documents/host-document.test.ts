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
  const origins = { media: "http://media.kadr.test" } as ServerContext["origins"];
  const head = { status: 200, title: "Кадр", pieces: [] };
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
