/**
 * `npm run bench`: the home and watch pages of the production build on the sandbox, beside two floor pages in the same
 * run: static HTML with the same pictures and video, and React alone with the same content. Medians of `--runs` (default 5).
 * What counts are the ratios: machines are noisy, a run compares with itself. Writes .cache/bench/results.json.
 * For a quick look at one thing: `--pages home`, `--conditions slow` (or `unthrottled`), `--navigations 0` (no heap).
 */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { chromium, type Page } from "playwright";
import { startSandbox } from "../../openapi/sandbox/index.ts";
import { ensureBrowser } from "../browser.mjs";
import { readContent } from "./content.ts";
import { serveFloors, writeFloors } from "./floors.ts";
import { heapFlags, heapGrowth } from "./heap.ts";
import { measure, median, slow, unthrottled, type Conditions, type Sample } from "./measure.ts";
import { freePort, tabArguments } from "./tab.ts";
import { measureUsable, type Usable } from "./usable.ts";

const root = path.resolve(import.meta.dirname, "../..");
const option = (name: string, fallback: number): number => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? fallback : Number(process.argv[at + 1]);
};
const chosen = (name: string): ((value: string) => boolean) => {
  const at = process.argv.indexOf(`--${name}`);
  const values = at < 0 ? null : (process.argv[at + 1] ?? "").split(",");
  return (value) => values === null || values.includes(value);
};
const runs = option("runs", 5);
const navigations = option("navigations", 30);

/** What the first load fetched of one kind, as the build's own compressed files, in bytes. */
function bytes(urls: readonly string[], kind: ".js" | ".css"): { raw: number; gzip: number; brotli: number } {
  const total = { raw: 0, gzip: 0, brotli: 0 };
  for (const url of urls) {
    const file = path.join(root, "host/dist", new URL(url).pathname);
    if (!file.endsWith(kind) || !fs.existsSync(file)) continue;
    const size = (suffix: string): number => (fs.existsSync(file + suffix) ? fs.statSync(file + suffix).size : fs.statSync(file).size);
    total.raw += size("");
    total.gzip += size(".gz");
    total.brotli += size(".br");
  }
  return total;
}

async function firstLoad(page: Page, url: string): Promise<string[]> {
  await page.goto(url, { waitUntil: "networkidle" });
  await page.waitForTimeout(1500);
  return page.evaluate(() => [...new Set(performance.getEntriesByType("resource").map(({ name }) => name))]);
}

function table(name: string, conditions: Conditions, samples: Record<string, (Sample & Usable)[]>): Record<string, Record<string, number>> {
  const keys = ["fcp", "lcp", "tbt", "cls", "firstFrame", "moves", "menu", "pause", "pictures", "pictureBytes", "js", "css"] as const;
  const result: Record<string, Record<string, number>> = {};
  for (const [page, list] of Object.entries(samples)) result[page] = Object.fromEntries(keys.map((key) => [key, Math.round(median(list.map((sample) => sample[key] ?? 0)) * 1000) / 1000]));
  console.log(`\n${name}, ${conditions.name} (medians of ${runs}; ms, bytes as sent)`);
  console.table(result);
  const ours = result.kadr;
  const floor = result.react;
  if (ours && floor) console.log(`  LCP ${((ours.lcp ?? 0) / (floor.lcp || 1)).toFixed(2)} x React floor${ours.firstFrame ? `, first frame ${(ours.firstFrame / (floor.firstFrame || 1)).toFixed(2)} x, moves ${((ours.moves ?? 0) / (floor.moves || 1)).toFixed(2)} x` : ""}; largest paint: ${samples.kadr?.[0]?.lcpElement} | floor: ${samples.react?.[0]?.lcpElement}`);
  return result;
}

if (spawnSync(process.execPath, ["tools/build.ts"], { cwd: root, stdio: "inherit" }).status !== 0) process.exit(1);
const data = fs.mkdtempSync(path.join(os.tmpdir(), "kadr-bench-"));
const sandbox = await startSandbox({ port: 0, data, hostDist: path.join(root, "host/dist"), mode: "production" });
const { SEED } = await import("../../openapi/sandbox/seed/constants.ts");
const executablePath = await ensureBrowser();
const port = await freePort();
const browser = await chromium.launch({ executablePath, args: [...tabArguments(port), "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--autoplay-policy=no-user-gesture-required"] });

const pages = { home: `${sandbox.url}/`, watch: `${sandbox.url}/video/${SEED.demoVideoId}/` };
const probe = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
const loads = { home: await firstLoad(probe, pages.home), watch: [] as string[] };
const homeContent = await readContent(probe, null);
await probe.context().clearCookies();
loads.watch = await firstLoad(probe, pages.watch);
// asked by the browser, which knows where *.localhost is
const playable = await probe.evaluate(async (id) => ((await (await fetch(`/backend/video/${id}/`)).json()) as { playback?: { hls?: string } | null }).playback?.hls ?? null, SEED.demoVideoId);
const watchContent = await readContent(probe, playable === null ? null : `/media${new URL(playable).pathname}`);

const folder = path.join(root, ".cache/bench");
await writeFloors(path.join(folder, "floors"), { home: homeContent, watch: watchContent });
const config = (await probe.evaluate(async () => await (await fetch("/config.json")).json())) as { mediaUrl: string };
await probe.context().close();
const floors = await serveFloors(path.join(folder, "floors"), new URL(config.mediaUrl));

const sizes = { "home JS": bytes(loads.home, ".js"), "home CSS": bytes(loads.home, ".css"), "watch JS": bytes(loads.watch, ".js"), "watch CSS": bytes(loads.watch, ".css") };
console.log("loaded without a hand on the page, bytes");
console.table(sizes);
const results: Record<string, unknown> = { sizes };
const isPageChosen = chosen("pages");
const isConditionChosen = chosen("conditions");
for (const conditions of [unthrottled, slow].filter((one) => isConditionChosen(one === slow ? "slow" : "unthrottled")))
  for (const name of (["home", "watch"] as const).filter(isPageChosen)) {
    const urls = { kadr: pages[name], static: `${floors.url}/${name}/static/`, react: `${floors.url}/${name}/react/` };
    const samples: Record<string, (Sample & Usable)[]> = { kadr: [], static: [], react: [] };
    // the three pages take turns, so that what the machine does meanwhile hits all of them
    for (let run = 0; run < runs; run++) for (const [kind, url] of Object.entries(urls)) {
      const hasVideo = name === "watch";
      // the floors have no menu; what they play stops by the browser's own controls
      samples[kind]?.push({ ...(await measure(port, url, conditions, hasVideo)), ...(await measureUsable(port, url, conditions, { hasMenu: kind === "kadr", hasVideo })) });
    }
    results[`${name}, ${conditions.name}`] = table(name, conditions, samples);
  }
if (navigations > 0) {
  const calm = await chromium.launch({ executablePath, args: [heapFlags, "--no-sandbox", "--disable-gpu", "--autoplay-policy=no-user-gesture-required"] });
  const { warmUp, before, after, growth, growthOfData } = await heapGrowth(calm, pages.home, navigations);
  await calm.close();
  results.heap = { warmUp, before, after, growth, growthOfData };
  console.log(`\nheap before and after ${navigations} rounds, after ${warmUp} to warm up, bytes: in all ${(growth * 100).toFixed(1)} % more, without compiled code ${(growthOfData * 100).toFixed(1)} %`);
  console.table({ before, after });
}
fs.writeFileSync(path.join(folder, "results.json"), `${JSON.stringify(results, null, 2)}\n`);
await browser.close();
floors.close();
await sandbox.close();
fs.rmSync(data, { recursive: true, force: true });
