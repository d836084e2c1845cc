import type { Clock, Dispose } from "../../stores/ports.ts";

/** So many messages of one kind are heard in ten seconds; the rest is passed over. */
const floodLimit = 60;
const floodWindowMs = 10_000;

/**
 * Says whether a message of this kind is one too many. Counted by kind, so that a window that repeats one thing for ever can still say
 * another. Only kinds that are known may be counted: the map stays as small as their list.
 */
export function createFloodGate(now: () => number): (kind: string) => boolean {
  const heard = new Map<string, { since: number; count: number }>();
  return (kind) => {
    const moment = now();
    const known = heard.get(kind);
    if (known === undefined || moment - known.since >= floodWindowMs) {
      heard.set(kind, { since: moment, count: 1 });
      return false;
    }
    known.count += 1;
    return known.count > floodLimit;
  };
}

/** Of what is one too many the newest is heard after so long, ms: a person signs in also behind a flood. */
const heldMs = 1000;

export interface Hearing {
  /** At once, or, where it is one too many of its kind, within a second, unless a newer one comes. */
  hear(kind: string, deliver: () => void): void;
  end: Dispose;
}

export function createHearing(clock: Clock): Hearing {
  const isFlood = createFloodGate(() => clock.now());
  const held = new Map<string, () => void>();
  const timers: Dispose[] = [];
  return {
    hear(kind, deliver) {
      if (!isFlood(kind)) return deliver();
      const isWaiting = held.has(kind);
      held.set(kind, deliver);
      if (isWaiting) return;
      const dispose = clock.after(heldMs, () => {
        timers.splice(timers.indexOf(dispose), 1);
        const newest = held.get(kind);
        held.delete(kind);
        newest?.();
      });
      timers.push(dispose);
    },
    end() {
      for (const dispose of timers.splice(0)) dispose();
      held.clear();
    },
  };
}
