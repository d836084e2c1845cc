import { numberFrom } from "@kadr/openapi/pages";
import type { CounterOperation } from "../../stores/measure/events.ts";
import type { EventRecord, Params } from "./record.ts";
import type { Sent } from "./SendQueue.ts";

/** One call of the counter (`metrics.counter`). */
export interface CounterEntry {
  readonly operation: CounterOperation;
  /** The path of a page view; otherwise the goal or the event by its id. */
  readonly target: string;
  readonly record: EventRecord;
  readonly params: Params;
}

/** A response that has not come by then does not come, ms. */
const timeoutMs = 10_000;

/** A request of plain text needs no preflight, which a page that is gone could not make. */
const bodyOf = (entries: readonly CounterEntry[]): string => JSON.stringify(entries);

/** Sends by a request that outlives the page. `url`: the counter's. */
export async function sendToCounter(url: string, entries: readonly CounterEntry[]): Promise<Sent> {
  const response = await fetch(url, {
    method: "POST",
    body: bodyOf(entries),
    keepalive: true,
    credentials: "include",
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.ok) return "taken";
  if (response.status !== 429 && response.status !== 408 && response.status < 500) return "refused";
  const seconds = numberFrom(response.headers.get("retry-after"));
  return { retryAfterMs: seconds !== undefined && seconds > 0 ? seconds * 1000 : null };
}

/** The same for a page that may be lost: the browser sends it when it likes. */
export const leaveToCounter = (url: string, entries: readonly CounterEntry[]): boolean =>
  navigator.sendBeacon(url, bodyOf(entries));
