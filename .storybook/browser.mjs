import { chromium } from "playwright";

/** What jest-worker tells a worker when there is nothing more to do: `[2, isForced]`. */
const endOfWorker = 2;

let launched;

/** The browser of this process: launched once for all files of stories that it is given, and anew where it has died. */
export async function browser(options) {
  if (launched === undefined) process.on("message", leaveAtEnd);
  const open = await launched?.catch(() => undefined);
  if (open?.isConnected() !== true) launched = chromium.launch(options);
  return launched;
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
