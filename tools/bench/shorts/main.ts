/**
 * How soon the next short is seen after a key, and what 200 of them leave behind: Kadr's page of shorts beside the same streams by hand,
 * in the same run.
 *
 *     npm run bench:shorts [-- --steps 30 --heap 200]
 */
import { chromium, type Browser, type Page } from "@playwright/test";
import { parseArgs } from "node:util";
import { Sandbox } from "../../../e2e/support/sandbox.ts";
import { SEED } from "../../../openapi/sandbox/seed/constants.ts";
import { ensureBrowser } from "../../browser.mjs";
import { floorPage } from "./floor.ts";
import { watchSteps, type Step } from "./watch.ts";

const { values } = parseArgs({
  options: { steps: { type: "string", default: "30" }, heap: { type: "string", default: "200" } },
});
const steps = Number(values.steps);
const shortsOfHeap = Number(values.heap);
/** The first frame of the next one, ms. */
const targetMs = 300;
/** A person looks at each so long, ms. */
const looksMs = 600;
const port = 4790;

const median = (of: readonly number[]): number =>
  [...of].sort((a, b) => a - b)[Math.floor(of.length / 2)] ?? Number.NaN;
const at90 = (of: readonly number[]): number =>
  [...of].sort((a, b) => a - b)[Math.floor(of.length * 0.9)] ?? Number.NaN;
const round = (value: number): string => value.toFixed(0);

async function opened(browser: Browser, open: (page: Page) => Promise<unknown>): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, bypassCSP: true });
  const page = await context.newPage();
  await page.addInitScript(watchSteps);
  // An invitation for a guest would lie over the page and have the keys.
  await page.addInitScript(() => {
    if (!location.hostname.startsWith("kadr.")) return;
    localStorage.setItem("kadr:auth-onboarding-shown", "true");
    localStorage.setItem("kadr:auth-offer-shown", JSON.stringify(new Date().toLocaleDateString("ru-RU")));
    localStorage.setItem("kadr:cookie-consent", "true");
    localStorage.setItem("kadr:do-not-measure", "true");
  });
  await open(page);
  await page.waitForFunction(() => {
    const video = document.querySelector<HTMLVideoElement>("article[data-current] video");
    return video !== null && !video.paused && video.currentTime > 0.3;
  });
  return page;
}

async function step(page: Page): Promise<void> {
  const before = await page.evaluate(() => (globalThis as unknown as { kadrSteps: Step[] }).kadrSteps.length);
  await page.keyboard.press("ArrowDown");
  await page.waitForFunction(
    (count) => (globalThis as unknown as { kadrSteps: Step[] }).kadrSteps[count]?.moves != null,
    before,
  );
}

async function timed(page: Page): Promise<Record<keyof Step, readonly number[]>> {
  // A page behind another one draws no frames.
  await page.bringToFront();
  for (let at = 0; at < steps; at += 1) {
    await step(page);
    await page.waitForTimeout(looksMs);
  }
  const all = await page.evaluate(() => (globalThis as unknown as { kadrSteps: Step[] }).kadrSteps);
  return { frame: all.map(({ frame }) => frame ?? Infinity), moves: all.map(({ moves }) => moves ?? Infinity) };
}

/** Resources that are kept once the rubbish is out: MB of the heap, nodes and elements of the document, videos that live. */
async function kept(page: Page): Promise<{ heap: number; nodes: number; videos: number }> {
  const cdp = await page.context().newCDPSession(page);
  for (let round = 0; round < 3; round += 1) await cdp.send("HeapProfiler.collectGarbage");
  const { usedSize } = await cdp.send("Runtime.getHeapUsage");
  const { nodes } = await cdp.send("Memory.getDOMCounters");
  const { result } = await cdp.send("Runtime.evaluate", { expression: "HTMLVideoElement.prototype" });
  const { objects } = await cdp.send("Runtime.queryObjects", { prototypeObjectId: result.objectId ?? "" });
  const { result: list } = await cdp.send("Runtime.callFunctionOn", {
    objectId: objects.objectId ?? "",
    functionDeclaration: "function () { return this.length; }",
  });
  await cdp.detach();
  return { heap: usedSize / 2 ** 20, nodes, videos: Number(list.value) };
}

const sandbox = new Sandbox(port);
await sandbox.start();
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: ["--no-sandbox", "--disable-gpu", "--autoplay-policy=no-user-gesture-required"],
});
try {
  const address = `${sandbox.url}/shorts/${SEED.shortId}/`;
  let streams: string[] = [];
  const kadr = await opened(browser, async (page) => {
    await page.goto(address);
    streams = await page.evaluate(async () => {
      const response = await fetch("/backend/yappy/v4/yappypage/");
      const { results } = (await response.json()) as { results: { playback: { hls: string } | null }[] };
      return results.flatMap(({ playback }) => playback?.hls ?? []);
    });
  });
  const floor = await opened(browser, async (page) => {
    // In a document of the same server: of one that came from nowhere Chromium lets nothing be asked of this machine.
    await page.goto(`${sandbox.url}/readyz`);
    await page.setContent(floorPage(streams));
    // Listeners of the document before have gone with its content.
    await page.evaluate(watchSteps);
  });
  const ofFloor = await timed(floor);
  await floor.close();
  const figures = { floor: ofFloor, kadr: await timed(kadr) };
  for (const name of ["frame", "moves"] as const) {
    const [own, by] = [median(figures.kadr[name]), median(figures.floor[name])];
    console.log(
      `${name}: Kadr ${round(own)} ms (90 %: ${round(at90(figures.kadr[name]))}), floor ${round(by)} ms ` +
        `(90 %: ${round(at90(figures.floor[name]))}), ratio ${(own / by).toFixed(2)}`,
    );
  }
  console.log(`first frame within ${targetMs} ms: ${at90(figures.kadr.frame) <= targetMs ? "met" : "missed"}`);

  for (let shown = steps, next = 50; shown <= shortsOfHeap; shown += 1) {
    if (shown >= next || shown === shortsOfHeap) {
      const { heap, nodes, videos } = await kept(kadr);
      console.log(`after ${shown} shorts: heap ${heap.toFixed(1)} MB, ${nodes} nodes, ${videos} videos`);
      next += 50;
    }
    if (shown < shortsOfHeap) await step(kadr);
  }
} finally {
  await browser.close();
  await sandbox.stop();
}
