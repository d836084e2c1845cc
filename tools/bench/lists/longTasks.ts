/** What of a trace is read here: https://chromium.googlesource.com/catapult (Trace Event Format). */
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
  /** How long it was, and how much of it the processor was at it, ms. The rest, the machine gave to another. */
  readonly wall: number;
  readonly cpu: number;
  /** What it did, longest first: ms of each by itself, without what it called. */
  readonly parts: readonly (readonly [name: string, ms: number])[];
}

/** The categories that {@link longTasks} needs. */
export const traceCategories = ["toplevel", "devtools.timeline", "v8", "blink"];

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

/**
 * Tasks of at least `atLeast` ms in a trace of one page, in their order. Its main thread is the one that lays out most.
 */
export function longTasks(trace: Buffer, atLeast: number): LongTask[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}:${tid}`;
  const layouts = new Map<string, number>();
  for (const event of traceEvents)
    if (event.name === "Layout") layouts.set(threadOf(event), (layouts.get(threadOf(event)) ?? 0) + 1);
  const main = [...layouts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
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
        cpu: (event.tdur ?? event.dur!) / 1000,
        parts: partsOf(event, end < 0 ? after : after.slice(0, end)),
      };
    });
}
