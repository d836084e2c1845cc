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

/**
 * A page that has seen nothing: of one context for all files, so that the browser loads and compiles once what they share, but without
 * what the file before has kept.
 */
export async function freshPage(launchOptions, contextOptions, url) {
  const open = await browser(launchOptions);
  const context = open.contexts()[0] ?? (await open.newContext(contextOptions));
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await protocol.send("Storage.clearDataForOrigin", { origin: new URL(url).origin, storageTypes: "all" });
  await protocol.detach();
  return page;
}

/** A browser that hangs would keep its file open for ever, and with it the whole run: it is ended, and the next page is another one's. */
export async function closePage(page) {
  const isLate = await Promise.race([page.close().then(() => false), after(maxClosing, true, { ref: false })]);
  if (!isLate) return;
  process.stderr.write(`a page did not close within ${maxClosing} ms: its browser is ended\n`);
  const ended = once(page.context().browser(), "disconnected");
  process.kill(pid, "SIGKILL");
  await ended;
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
