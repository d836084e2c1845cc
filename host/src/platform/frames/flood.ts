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
