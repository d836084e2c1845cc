import { openTab, type Tab } from "./tab.ts";
import { lookWith, type View } from "./views.ts";
import { watch, type Seen } from "./watch.ts";

export interface Conditions {
  name: string;
  /** How many times slower the processor is made. */
  cpu: number;
  /** Settings of Chromium's own throttling; bytes a second, ms a request; null leaves the network alone. */
  network: { latency: number; downloadThroughput: number; uploadThroughput: number } | null;
}

const kilobit = 1024 / 8;

export const unthrottled: Conditions = { name: "unthrottled", cpu: 1, network: null };
/** Slow 4G as Lighthouse applies it («mobileSlow4G», by DevTools): 150 ms and 1.6 Mbit/s of a line are 562 ms a request and 1.5 Mbit/s. */
export const slow: Conditions = {
  name: "4x CPU, slow 4G",
  cpu: 4,
  network: { latency: 562.5, downloadThroughput: 1474.56 * kilobit, uploadThroughput: 675 * kilobit },
};

/** Times in milliseconds from the start of the navigation, sizes in bytes as sent. */
export interface Sample {
  /** The first byte of the document. */
  ttfb: number;
  fcp: number;
  lcp: number;
  /** Since when the first titles of cards are readable. */
  titles: number;
  /** The same of twelve, however few the server draws; null where there are never so many. */
  twelve: number | null;
  /** Sum over long tasks of what is past 50 ms, after first paint. */
  tbt: number;
  cls: number;
  /** The first frame of the video that a person sees, with nothing over it; null on pages without one. */
  firstFrame: number | null;
  /** When its position had advanced by a tenth of a second in frames that were seen; null on pages without one. */
  moves: number | null;
  /** Pictures that were loaded, and their size in bytes as sent. */
  pictures: number;
  pictureBytes: number;
  js: number;
  css: number;
  fonts: number;
  /** The document itself. */
  html: number;
  /** The server has drawn the page; false of floors. */
  isDrawn: boolean;
  /** Element of the largest paint, to compare like with like. */
  lcpElement: string;
}

/** How a page is looked at. */
export interface Look {
  conditions: Conditions;
  view: View;
  /** So many titles of cards are waited for. */
  titles: number;
}

export async function prepare(tab: Tab, { conditions, view, titles }: Look): Promise<void> {
  await lookWith(tab, view);
  await tab.send("Emulation.setFocusEmulationEnabled", { enabled: true });
  await tab.send("Network.enable");
  await tab.send("Network.setCacheDisabled", { cacheDisabled: true });
  if (conditions.network !== null)
    await tab.send("Network.emulateNetworkConditions", { offline: false, ...conditions.network });
  if (conditions.cpu > 1) await tab.send("Emulation.setCPUThrottlingRate", { rate: conditions.cpu });
  await tab.send("Page.enable");
  await tab.send("Page.addScriptToEvaluateOnNewDocument", { source: `(${watch.toString()})(${titles})` });
}

export async function read<T>(tab: Tab, expression: string): Promise<T> {
  const { result } = await tab.send<{ result: { value: T } }>("Runtime.evaluate", { expression, returnByValue: true });
  return result.value;
}

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until the page was painted and nothing was loading for half a second, or the video is shown; at most 30 s. */
async function settle(tab: Tab, isQuiet: () => boolean, hasVideo: boolean): Promise<void> {
  const end = Date.now() + 30_000;
  const isOver = `kadrBench.lcp > 0 && kadrBench.titles !== null${hasVideo ? " && kadrBench.firstFrame !== null && kadrBench.moves !== null" : ""}`;
  // a line that is quiet may only wait for the processor
  while (Date.now() < end && !((await read<boolean>(tab, isOver)) && (hasVideo || isQuiet()))) await wait(100);
  await wait(1000);
}

/** Opens `url` in a fresh context under the conditions and reads what a person would have waited for. */
export async function measure(
  port: number,
  url: string,
  { hasVideo, ...look }: Look & { hasVideo: boolean },
): Promise<Sample> {
  const tab = await openTab(port);
  try {
    await prepare(tab, look);
    const sizes = { js: 0, css: 0, fonts: 0, html: 0, pictureBytes: 0 };
    let pictures = 0;
    const kinds = new Map<string, keyof typeof sizes>();
    const loading = new Set<string>();
    let quietSince = Date.now();
    tab.on<{ requestId: string }>("Network.requestWillBeSent", ({ requestId }) => void loading.add(requestId));
    tab.on<{ requestId: string; type: string; response: { mimeType: string } }>(
      "Network.responseReceived",
      ({ requestId, response, type }) => {
        if (type === "Script" || /javascript/.test(response.mimeType)) kinds.set(requestId, "js");
        else if (type === "Stylesheet" || response.mimeType === "text/css") kinds.set(requestId, "css");
        else if (type === "Font") kinds.set(requestId, "fonts");
        else if (type === "Document") kinds.set(requestId, "html");
        else if (type === "Image") kinds.set(requestId, "pictureBytes");
      },
    );
    const over = (requestId: string): void => {
      loading.delete(requestId);
      quietSince = Date.now();
    };
    tab.on<{ requestId: string }>("Network.loadingFailed", ({ requestId }) => over(requestId));
    tab.on<{ requestId: string; encodedDataLength: number }>(
      "Network.loadingFinished",
      ({ requestId, encodedDataLength }) => {
        over(requestId);
        const kind = kinds.get(requestId);
        if (kind !== undefined) sizes[kind] += encodedDataLength;
        if (kind === "pictureBytes") pictures += 1;
      },
    );
    const loaded = new Promise<void>((resolve) => tab.on("Page.loadEventFired", () => resolve()));
    await tab.send("Page.navigate", { url });
    await Promise.race([loaded, wait(30_000)]);
    await settle(tab, () => loading.size === 0 && Date.now() - quietSince >= 500, hasVideo);
    const { seen, fcp, ttfb } = await read<{ seen: Seen; fcp: number; ttfb: number }>(
      tab,
      `({
        seen: kadrBench,
        fcp: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
        ttfb: performance.getEntriesByType("navigation")[0].responseStart,
      })`,
    );
    if (seen.titles === null) throw new Error(`The first ${look.titles} titles could not be read on ${url}`);
    const tbt = seen.tasks
      .filter(({ start }) => start >= fcp)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
    return {
      ttfb,
      fcp,
      lcp: seen.lcp,
      // nothing is read before anything is painted
      titles: Math.max(seen.titles, fcp),
      twelve: seen.twelve && Math.max(seen.twelve, fcp),
      isDrawn: seen.isDrawn,
      tbt,
      cls: seen.cls,
      firstFrame: seen.firstFrame,
      moves: seen.moves,
      pictures,
      ...sizes,
      lcpElement: seen.lcpElement,
    };
  } finally {
    await tab.close();
  }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
