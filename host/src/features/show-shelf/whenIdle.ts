/**
 * Calls back when the page has nothing more urgent to do, at the latest after `patienceMs` milliseconds; returns what
 * takes the call back. Browsers without idle callbacks get a turn of their own.
 */
export function whenIdle(task: () => void, patienceMs = 500): () => void {
  if (typeof requestIdleCallback === "function") {
    const asked = requestIdleCallback(task, { timeout: patienceMs });
    return () => cancelIdleCallback(asked);
  }
  const asked = setTimeout(task, 0);
  return () => clearTimeout(asked);
}
