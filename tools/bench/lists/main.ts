/**
 * Cost of scrolling through a list of 5,000 entries on a processor that is four times slower: the tasks that keep a person
 * waiting (more than 50 ms), at the beginning of the list and at its end.
 *
 *     npm run bench:lists [-- --entries 5000] [--only history] [--explain 50]
 *
 * `--explain` says of each task of so many ms what it did; the tracing makes them a little longer.
 */
import { chromium, type Page } from "@playwright/test";
import { parseArgs } from "node:util";
import { Sandbox } from "../../../e2e/support/sandbox.ts";
import { fillLists } from "../../../openapi/bench/lists.ts";
import { sessionOfViewer } from "../../../openapi/bench/server.ts";
import { openDatabase } from "../../../openapi/sandbox/db/database.ts";
import { ensureBrowser } from "../../browser.mjs";
import { traceTasks } from "../longTasks.ts";

const { values } = parseArgs({
  options: {
    entries: { type: "string", default: "5000" },
    only: { type: "string" },
    explain: { type: "string" },
  },
});
const entries = Number(values.entries);
const slowdown = 4;
const port = 4791;

const lists = [
  { name: "history", path: "/my/history/", api: "/api/video/history/" },
  { name: "watch later", path: "/my/future/", api: "/api/v2/playlist/future/" },
  { name: "liked", path: "/my/liked/", api: "/api/v2/reactions/videos/liked/" },
  { name: "subscriptions", path: "/my/subscriptions/", api: "/api/subscription/cards/" },
] as const;

/** Long tasks since the last look: their lengths, ms. */
const takeTasks = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const tasks = (globalThis as unknown as { kadrTasks: number[] }).kadrTasks;
    return tasks.splice(0);
  });

const isAtEnd = (page: Page): Promise<boolean> =>
  page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);

/** Counts the entries that came: most of them are not in the page (LongShelf). */
function countEntries(page: Page, api: string): () => number {
  let count = 0;
  page.on("response", (response) => {
    if (!new URL(response.url()).pathname.endsWith(api) || !response.ok()) return;
    // The page may be closed before the last answer is read.
    response.json().then(
      ({ results }: { results: readonly unknown[] }) => (count += results.length),
      () => undefined,
    );
  });
  return () => count;
}

/** Turns of the wheel between two looks, each a row of cards at most. */
const turns = 8;

/** Looks that one trace lasts: what is kept of it is read within a second. */
const traced = 40;

let endTrace: Awaited<ReturnType<typeof traceTasks>> | undefined;

/** Says what the long tasks of the trace before did, if there is one, and begins the next. */
async function explain(page: Page, countOf: () => number): Promise<void> {
  for (const { wall, cpu, parts } of (await endTrace?.(Number(values.explain))) ?? []) {
    const longest = parts.slice(0, 6).map(([name, ms]) => `${name} ${ms.toFixed(1)}`);
    console.log(`  at ${countOf()}: ${wall.toFixed(0)} ms, ${cpu.toFixed(0)} of the processor: ${longest.join(", ")}`);
  }
  endTrace = await traceTasks(browser, page);
}

/** One turn of the wheel after another, some 3,000 px a second, until nothing more comes; resolves with the cards that are there. */
async function scrollOn(page: Page, countOf: () => number, enough = Infinity): Promise<number> {
  for (let stood = 0, before = 0, looks = 1; ; looks += 1) {
    const count = countOf();
    if (values.explain && looks % traced === 0) await explain(page, countOf);
    stood = count === before && (await isAtEnd(page)) ? stood + 1 : 0;
    if (count >= enough || stood > 10) return count;
    before = count;
    for (let turn = 0; turn < turns; turn += 1) {
      await page.mouse.wheel(0, 180);
      await page.waitForTimeout(50);
    }
  }
}

const said = (tasks: readonly number[]): string =>
  `${tasks.length} tasks over 50 ms, the longest ${Math.max(0, ...tasks).toFixed(0)} ms`;

const sandbox = new Sandbox(port);
await sandbox.start();
const database = await openDatabase(sandbox.data);
await fillLists(database, entries);
const cookie = await sessionOfViewer(database);
await database.close();
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  for (const { name, path, api } of lists.filter(({ name }) => !values.only || name === values.only)) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, bypassCSP: true });
    await context.addCookies([{ name: "kadr_session", value: cookie, url: sandbox.url }]);
    const page = await context.newPage();
    // An offer that comes a minute after the opening, once a week, has nothing to do with the list.
    const today = new Date().toLocaleDateString("ru-RU", { day: "2-digit", month: "2-digit", year: "numeric" });
    await page.addInitScript((declined) => {
      const tasks: number[] = [];
      Object.assign(globalThis, { kadrTasks: tasks });
      new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
        type: "longtask",
      });
      localStorage.setItem("kadr:cookie-consent", "true");
      localStorage.setItem("kadr:do-not-measure", "true");
      localStorage.setItem("kadr:web-push-declined", JSON.stringify(declined));
    }, today);
    const cdp = await context.newCDPSession(page);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    const countOf = countEntries(page, api);
    await page.goto(sandbox.url + path);
    await page.locator("main [data-shelf-cards] > li").first().waitFor();
    await page.waitForTimeout(5000);
    const opening = await takeTasks(page);
    if (values.explain) await explain(page, countOf);
    const first = countOf();
    const early = await scrollOn(page, countOf, first + entries / 10);
    const ofEarly = await takeTasks(page);
    await scrollOn(page, countOf, entries * 0.9);
    const ofMiddle = await takeTasks(page);
    const last = await scrollOn(page, countOf);
    const ofLate = await takeTasks(page);
    console.log(
      `${name}: opened with ${first}, ${said(opening)}; to ${early}: ${said(ofEarly)}; on: ${said(ofMiddle)}; to ${last}: ${said(ofLate)}`,
    );
    if (values.explain) await browser.stopTracing();
    endTrace = undefined;
    await context.close();
  }
} finally {
  await browser.close();
  await sandbox.stop();
}
