import type { Browser, Page } from "@playwright/test";

/** Fields of a trace that are read here: https://chromium.googlesource.com/catapult (Trace Event Format). */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Begin and length, µs; `tdur` is the time of the processor in it. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: {
    readonly name?: string;
    readonly data?: { readonly type?: string; readonly functionName?: string };
  };
}

/** A task of the page's main thread. */
export interface LongTask {
  /**
   * How long it was, and how much of it the processor was at it, ms. The rest, the machine gave to another. On some
   * machines the processor's clock of a thread moves in jumps, longer than many a task: none has more of it than of the wall's.
   */
  readonly wall: number;
  readonly cpu: number;
  /** Steps of the task, longest first: ms of each by itself, without those that it called. */
  readonly parts: readonly (readonly [name: string, ms: number])[];
}

const categories = ["toplevel", "devtools.timeline", "v8", "blink", "blink.user_timing"];

/** A mark of the page's, by which its main thread is known among those of its frames. */
const mark = "kadr:traced";

const nameOf = ({ name, args }: TraceEvent): string =>
  [name, args?.data?.type ?? args?.data?.functionName].filter(Boolean).join(" ");

/** Time of each event by itself, by name. */
function partsOf(task: TraceEvent, within: readonly TraceEvent[]): LongTask["parts"] {
  const own = new Map<string, number>();
  const add = (event: TraceEvent, time: number): void => {
    own.set(nameOf(event), (own.get(nameOf(event)) ?? 0) + time / 1000);
  };
  const open: TraceEvent[] = [];
  for (const event of [task, ...within]) {
    while (open.length > 0 && open.at(-1)!.ts + open.at(-1)!.dur! <= event.ts) open.pop();
    const parent = open.at(-1);
    if (parent) add(parent, -event.dur!);
    add(event, event.dur!);
    open.push(event);
  }
  return [...own].toSorted(([, one], [, other]) => other - one);
}

/** Tasks of at least `atLeast` ms of the page's main thread, in their order. */
function longTasks(trace: Buffer, atLeast: number): LongTask[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}:${tid}`;
  const marked = traceEvents.find(({ name }) => name === mark);
  if (!marked) throw new Error("The trace does not have the page's mark.");
  const main = threadOf(marked);
  const events = traceEvents
    .filter((event) => event.ph === "X" && event.dur !== undefined && threadOf(event) === main)
    .toSorted((one, other) => one.ts - other.ts || other.dur! - one.dur!);
  return events
    .map((event, index) => ({ event, index }))
    .filter(({ event }) => event.name === "ThreadControllerImpl::RunTask" && event.dur! >= atLeast * 1000)
    .map(({ event, index }) => {
      const after = events.slice(index + 1);
      const end = after.findIndex(({ ts }) => ts >= event.ts + event.dur!);
      return {
        wall: event.dur! / 1000,
        cpu: Math.min(event.tdur ?? event.dur!, event.dur!) / 1000,
        parts: partsOf(event, end < 0 ? after : after.slice(0, end)),
      };
    });
}

/** Begins a trace of the browser; what is returned ends it with the tasks of the page that took at least `atLeast` ms by the clock. */
export async function traceTasks(browser: Browser, page: Page): Promise<(atLeast: number) => Promise<LongTask[]>> {
  await browser.startTracing(page, { categories });
  await page.evaluate((name) => performance.mark(name), mark);
  return async (atLeast) => longTasks(await browser.stopTracing(), atLeast);
}
