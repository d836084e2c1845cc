import { whenIdle, type Priority } from "./whenIdle.ts";

/**
 * Does the tasks in their order, the first one as `whenIdle` does, each further one in the next free moment: done together they would
 * hold up what a person presses meanwhile. One that throws keeps none of the others. Returns what takes back those still to be done.
 */
export function eachWhenIdle(tasks: readonly (() => void)[], priority: Priority): () => void {
  let stop = (): void => undefined;
  const wait = (index: number, waitsFor: Priority): void => {
    const task = tasks[index];
    if (task === undefined) return;
    stop = whenIdle(() => {
      wait(index + 1, "screen");
      task();
    }, waitsFor);
  };
  wait(0, priority);
  return () => stop();
}
