/**
 * What scrolling through a list of 5,000 entries costs on a processor that is four times slower: the tasks that keep a person
 * waiting (more than 50 ms), at the beginning of the list and at its end.
 *
 *     npm run bench:lists [-- --entries 5000]
 */
import { chromium, type Page } from "@playwright/test";
import { parseArgs } from "node:util";
import { Sandbox } from "../../../e2e/support/sandbox.ts";
import { fillLists } from "../../../openapi/bench/lists.ts";
import { sessionOfViewer } from "../../../openapi/bench/server.ts";
import { openDatabase } from "../../../openapi/sandbox/db/database.ts";
import { ensureBrowser } from "../../browser.mjs";

const { values } = parseArgs({ options: { entries: { type: "string", default: "5000" } } });
const entries = Number(values.entries);
const slowdown = 4;
const port = 4791;

const lists = [
  { name: "history", path: "/my/history/" },
  { name: "watch later", path: "/my/future/" },
  { name: "liked", path: "/my/liked/" },
  { name: "subscriptions", path: "/my/subscriptions/" },
] as const;

/** Long tasks since the last look: their lengths, ms. */
const takeTasks = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const tasks = (globalThis as unknown as { kadrTasks: number[] }).kadrTasks;
    return tasks.splice(0);
  });

const countOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelectorAll("main [data-shelf-cards] [role=listitem]").length);

/** One turn of the wheel after another, as fast as a person's, until nothing more comes. */
async function scrollOn(page: Page, isEnough: (count: number) => boolean): Promise<number> {
  for (let stood = 0, count = await countOf(page); ;) {
    if (isEnough(count) || stood > 100) return count;
    await page.mouse.wheel(0, 120);
    await page.waitForTimeout(40);
    const now = await countOf(page);
    const isAtEnd = await page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
    stood = now === count && isAtEnd ? stood + 1 : 0;
    count = now;
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
  for (const { name, path } of lists) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, bypassCSP: true });
    await context.addCookies([{ name: "kadr_session", value: cookie, url: sandbox.url }]);
    const page = await context.newPage();
    await page.addInitScript(() => {
      const tasks: number[] = [];
      Object.assign(globalThis, { kadrTasks: tasks });
      new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
        type: "longtask",
      });
      localStorage.setItem("kadr:cookie-consent", "true");
      localStorage.setItem("kadr:do-not-measure", "true");
    });
    const cdp = await context.newCDPSession(page);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.goto(sandbox.url + path);
    await page.locator("main [data-shelf-cards] > li").first().waitFor();
    await page.waitForTimeout(5000);
    const opening = await takeTasks(page);
    const first = await countOf(page);
    const early = await scrollOn(page, (count) => count >= first + entries / 10);
    const ofEarly = await takeTasks(page);
    await scrollOn(page, (count) => count >= entries * 0.9);
    const ofMiddle = await takeTasks(page);
    const last = await scrollOn(page, () => false);
    const ofLate = await takeTasks(page);
    console.log(
      `${name}: opened with ${first}, ${said(opening)}; to ${early}: ${said(ofEarly)}; on: ${said(ofMiddle)}; to ${last}: ${said(ofLate)}`,
    );
    await context.close();
  }
} finally {
  await browser.close();
  await sandbox.stop();
}
