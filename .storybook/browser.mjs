import { chromium } from "playwright";

/** Message of jest-worker to a worker when there is no more work: `[2, isForced]`. */
const endOfWorker = 2;

let launched;

/** The browser of this process: launched once for all files of stories that it is given, and anew where it has died. */
async function browser(options) {
  if (launched === undefined) process.on("message", leaveAtEnd);
  const open = await launched?.catch(() => undefined);
  if (open?.isConnected() !== true) launched = chromium.launch(options);
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
