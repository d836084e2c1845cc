/**
 * Kinds of tasks that can wait, and the moment that each waits for.
 * - `screen`: the rest of a screen whose beginning is there. Waits for a free moment, 500 ms at most.
 * - `background`: work that no first screen needs. Waits until the document has loaded all that it names, then for a free moment, 5 s at most.
 */
export type Priority = "screen" | "background";

/** A page that is never idle is not waited for longer, ms. */
const idleTimeoutMs: Record<Priority, number> = { screen: 500, background: 5000 };

function inFreeMoment(task: () => void, timeout: number): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(task, { timeout });
    return () => cancelIdleCallback(handle);
  }
  // A browser without idle callbacks gives a turn of its own.
  const handle = setTimeout(task, 0);
  return () => clearTimeout(handle);
}

/** Does the task once when nothing more urgent is left to do; returns what takes it back. */
export function whenIdle(task: () => void, priority: Priority): () => void {
  const timeout = idleTimeoutMs[priority];
  if (priority === "screen" || document.readyState === "complete") return inFreeMoment(task, timeout);
  let stop = (): void => undefined;
  const onLoad = (): void => {
    stop = inFreeMoment(task, timeout);
  };
  window.addEventListener("load", onLoad, { once: true });
  return () => {
    window.removeEventListener("load", onLoad);
    stop();
  };
}
