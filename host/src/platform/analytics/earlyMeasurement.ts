import type { EventId, EventPlace, Measure } from "../../stores/measure/Measure.ts";
import type { Moment } from "./record.ts";

/** Sender that measures, once it is here. */
export interface Measurement {
  event(id: EventId, fields: EventPlace, moment: Moment): void;
  /** A page is shown; `name` is the one in the table of pages. */
  page(name: string, moment: Moment): void;
}

export interface EarlyMeasurement {
  readonly measure: Measure;
  readonly page: (name: string) => void;
  /** No more urgent work is left: from now on the sender may be brought. */
  readonly open: () => void;
}

/** Events that wait for the sender; it comes with the first idle moment, so that more are the work of a machine. */
const maxWaiting = 100;

/**
 * The sender before it is here: what is measured waits. Whoever has not agreed is not measured, and for them nothing is loaded; once they
 * agree, the page that they are on is the first that is told.
 */
export function createEarlyMeasurement(isAllowed: () => boolean, load: () => Promise<Measurement>): EarlyMeasurement {
  let sender: Measurement | null = null;
  let loading: Promise<void> | null = null;
  let isOpen = false;
  let waiting: ((sender: Measurement) => void)[] = [];
  /** The page of now, while nobody was told of it. */
  let waitingPage: ((sender: Measurement) => void) | null = null;
  const send = () => {
    if (!isOpen || waiting.length === 0) return;
    const tasks = waiting;
    if (sender !== null) {
      waiting = [];
      for (const task of tasks) task(sender);
      return;
    }
    loading ??= load().then(
      (loaded) => {
        sender = loaded;
        send();
      },
      // An event that is not measured is not missed.
      () => undefined,
    );
  };
  const enqueue = (task?: (sender: Measurement) => void) => {
    if (!isAllowed()) return;
    if (waitingPage !== null) waiting.push(waitingPage);
    waitingPage = null;
    if (task !== undefined && waiting.length < maxWaiting) waiting.push(task);
    send();
  };
  const now = (): Moment => ({
    at: Date.now(),
    url: window.location.href,
    entry: (window.history.state as { readonly kadr?: string } | null)?.kadr,
  });
  return {
    measure: (id: EventId, fields: EventPlace = {}) => {
      const moment = now();
      enqueue((to) => to.event(id, fields, moment));
    },
    page: (name) => {
      const moment = now();
      waitingPage = (to) => to.page(name, moment);
      enqueue();
    },
    open: () => {
      isOpen = true;
      enqueue();
    },
  };
}
