import fs from "node:fs";
import path from "node:path";
import type { Browser, Page } from "playwright";
import { SEED } from "../../openapi/sandbox/seed/constants.ts";
import { contextOf, desk } from "./views.ts";

const dist = path.resolve(import.meta.dirname, "../../host/dist");

interface Bytes {
  raw: number;
  gzip: number;
  brotli: number;
}

/** Files of one kind that were fetched, as the build's own compressed files. */
function bytesOf(urls: readonly string[], kind: ".js" | ".css"): Bytes {
  const total = { raw: 0, gzip: 0, brotli: 0 };
  for (const url of urls) {
    const file = path.join(dist, new URL(url).pathname);
    if (!file.endsWith(kind) || !fs.existsSync(file)) continue;
    const size = (suffix: string): number =>
      fs.existsSync(file + suffix) ? fs.statSync(file + suffix).size : fs.statSync(file).size;
    total.raw += size("");
    total.gzip += size(".gz");
    total.brotli += size(".br");
  }
  return total;
}

async function loaded(page: Page, url: string): Promise<string[]> {
  await page.goto(url, { waitUntil: "networkidle" });
  await page.waitForTimeout(1500);
  return page.evaluate(() => [...new Set(performance.getEntriesByType("resource").map(({ name }) => name))]);
}

/** Files of the build that first loads fetch, and the stream of the demo video (asked by the browser, which knows where *.localhost is). */
export async function firstLoad(
  browser: Browser,
  urls: { home: string; watch: string },
): Promise<{ bytes: Record<string, Bytes>; playable: string | null }> {
  const context = await browser.newContext(contextOf(desk));
  const page = await context.newPage();
  const home = await loaded(page, urls.home);
  await context.clearCookies();
  const watch = await loaded(page, urls.watch);
  const playable = await page.evaluate(
    async (id) =>
      ((await (await fetch(`/backend/video/${id}/`)).json()) as { playback?: { hls?: string } | null }).playback?.hls ??
      null,
    SEED.demoVideoId,
  );
  await context.close();
  return {
    bytes: {
      "home JS": bytesOf(home, ".js"),
      "home CSS": bytesOf(home, ".css"),
      "watch JS": bytesOf(watch, ".js"),
      "watch CSS": bytesOf(watch, ".css"),
    },
    playable,
  };
}
