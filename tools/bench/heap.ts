import type { Browser, CDPSession, Page } from "playwright";

/** Bytes after a collection. `code`: what the engine compiled of the scripts, which grows as it warms up and belongs to no page. */
export interface Heap {
  used: number;
  code: number;
}

interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
}

/** Sizes of the nodes of type "code" in a snapshot of the heap. */
export function codeIn({ snapshot: { meta }, nodes }: Snapshot): number {
  const type = meta.node_fields.indexOf("type");
  const size = meta.node_fields.indexOf("self_size");
  const code = meta.node_types[0].indexOf("code");
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += meta.node_fields.length)
    if (nodes[at + type] === code) bytes += nodes[at + size] ?? 0;
  return bytes;
}

async function snapshotOf(session: CDPSession): Promise<Snapshot> {
  const chunks: string[] = [];
  session.on("HeapProfiler.addHeapSnapshotChunk", ({ chunk }) => chunks.push(chunk));
  await session.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  return JSON.parse(chunks.join("")) as Snapshot;
}

async function heapOf(page: Page): Promise<Heap> {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.enable");
  for (let time = 0; time < 3; time++) await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  const code = codeIn(await snapshotOf(session));
  await session.detach();
  return { used: usedSize, code };
}

/**
 * For the browser whose heap is measured. Machine code is made anew as a function is used more, for a hundred rounds and
 * by what the processor has time for: without it, and with bytecode kept, what grows is what pages leave behind.
 */
export const heapFlags = "--js-flags=--no-opt --no-maglev --no-sparkplug --no-flush-bytecode";

/** Rounds between two looks at a page that warms up, and how many at most. */
const warmUpStep = 5;
const warmUpLimit = 40;
/** Compiled code that grew by no more than this share over a step has settled. */
const settledGrowth = 0.01;

export interface HeapGrowth {
  /** Rounds before the first measure. */
  warmUp: number;
  before: Heap;
  after: Heap;
  growth: number;
  /** The growth of everything but compiled code: what pages left behind. */
  growthOfData: number;
}

/** Goes from home to a video and back `times` times, after as many rounds as it takes until no more code is compiled. */
export async function heapGrowth(browser: Browser, url: string, times: number): Promise<HeapGrowth> {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await page.goto(url, { waitUntil: "networkidle" });
  const round = async (): Promise<void> => {
    await page.locator("main article a[href*='/video/']").first().click();
    await page.waitForURL(/\/video\//);
    await page.waitForTimeout(700);
    await page.goBack();
    await page.locator("main article a[href*='/video/']").first().waitFor();
    await page.waitForTimeout(300);
  };
  let warmUp = 0;
  let before = await heapOf(page);
  for (let isSettled = false; !isSettled && warmUp < warmUpLimit; warmUp += warmUpStep) {
    for (let time = 0; time < warmUpStep; time++) await round();
    const now = await heapOf(page);
    isSettled = now.code <= before.code * (1 + settledGrowth);
    before = now;
  }
  for (let time = 0; time < times; time++) await round();
  const after = await heapOf(page);
  await page.context().close();
  return {
    warmUp,
    before,
    after,
    growth: after.used / before.used - 1,
    growthOfData: (after.used - after.code) / (before.used - before.code) - 1,
  };
}
