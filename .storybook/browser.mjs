import { once } from "node:events";
import { setTimeout as after } from "node:timers/promises";
import { chromium } from "playwright";
import { maxWait } from "../tools/test/maxWait.mjs";

/** Message of jest-worker to a worker when there is no more work: `[2, isForced]`. */
const endOfWorker = 2;

/** The longest that a page may take to close, ms: some hundred times what it does take. */
const maxClosing = maxWait(30_000);

let launched;
let pid;

async function launch(options) {
  const open = await chromium.launch(options);
  const protocol = await open.newBrowserCDPSession();
  const { processInfo } = await protocol.send("SystemInfo.getProcessInfo");
  pid = processInfo.find(({ type }) => type === "browser").id;
  await protocol.detach();
  return open;
}

/** The browser of this process: launched once for all files of stories that it is given, and anew where it has died. */
async function browser(options) {
  if (launched === undefined) process.on("message", leaveAtEnd);
  const open = await launched?.catch(() => undefined);
  if (open?.isConnected() !== true) launched = launch(options);
  return launched;
}

/** What a file of stories leaves behind. */
const keptByAFile = "cookies,local_storage,indexeddb";

/** The page that the file before has left to the next, and the files whose stories it has shown. */
let left;

/**
 * A new page, or the one that was left: of one context for all files, so that the browser loads and compiles once what they share, but
 * without what the file before has kept. `prepare(page, context)` opens Storybook in a new one.
 */
export async function takePage({ isNew, launchOptions, contextOptions, url, prepare }) {
  const open = await browser(launchOptions);
  const context = open.contexts()[0] ?? (await open.newContext(contextOptions));
  const isLeft = !isNew && left?.page.context() === context && !left.page.isClosed();
  const { page, shown } = isLeft ? left : { page: await context.newPage(), shown: [] };
  if (isLeft) left = undefined;
  const protocol = await context.newCDPSession(page);
  await protocol.send("Storage.clearDataForOrigin", { origin: new URL(url).origin, storageTypes: keptByAFile });
  await protocol.detach();
  if (!isLeft) await prepare(page, context);
  return { page, shown };
}

/** Leaves the page to the next file of stories: what is loaded and compiled in it need not be again. */
export async function leavePage(page, shown) {
  await page.evaluate(() => {
    sessionStorage.clear();
    // what was said goes by a timer, and those have stood
    for (const log of document.querySelectorAll("[data-live-announcer] > *")) log.replaceChildren();
  });
  left = { page, shown };
}

/** Ends the browser at once, whatever it does: the next page is another one's. */
export async function endBrowser() {
  const open = await launched;
  if (!open.isConnected()) return;
  const ended = once(open, "disconnected");
  process.kill(pid, "SIGKILL");
  await ended;
}

/** A browser that hangs would keep its file open for ever, and with it the whole run: it is ended. */
export async function closePage(page) {
  const isLate = await Promise.race([page.close().then(() => false), after(maxClosing, true, { ref: false })]);
  if (!isLate) return;
  process.stderr.write(`a page did not close within ${maxClosing} ms: its browser is ended\n`);
  await endBrowser();
}

/** Jest's globalTeardown: with one worker all runs in Jest's own process, which a browser that runs would keep alive. */
export default async function closeBrowser() {
  process.off("message", leaveAtEnd);
  const open = await launched;
  launched = undefined;
  await open?.close();
}

/** A worker is given half a second to end; Playwright ends its browser with the process. */
const leaveAtEnd = ([kind]) => {
  if (kind === endOfWorker) process.exit();
};
