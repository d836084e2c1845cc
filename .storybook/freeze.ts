import type { Page, Request } from "playwright";

/** A timer of at least this many milliseconds changes what a story shows (a toast leaves, a banner turns); shorter ones belong to the rendering. */
const longTimer = 300;

/** In the page: whether the story stands, so that nothing leaves or turns by itself while pictures are taken. */
export interface Freezable {
  kadrFreeze: (isOn: boolean) => void;
}

/** Runs before any script of the page: long timers can be stopped and let go again. */
function watchTimers(long: number) {
  const pending = new Set<number>();
  let isFrozen = false;
  for (const name of ["setTimeout", "setInterval"] as const) {
    const own = globalThis[name].bind(globalThis) as (
      handler: TimerHandler,
      delay?: number,
      ...args: unknown[]
    ) => number;
    const watched = (handler: TimerHandler, delay?: number, ...args: unknown[]): number => {
      if (delay === undefined || delay < long) return own(handler, delay, ...args);
      if (isFrozen) return 0;
      const id = own(handler, delay, ...args);
      pending.add(id);
      return id;
    };
    Object.assign(globalThis, { [name]: watched });
  }
  const freeze = (isOn: boolean) => {
    isFrozen = isOn;
    if (!isOn) return;
    for (const id of pending) clearTimeout(id);
    pending.clear();
  };
  Object.assign(globalThis, { kadrFreeze: freeze });
}

/** The longest that code is waited for, ms: what a story keeps loading for ever is its state. */
const maxLoadingMs = 3000;

/** Code and fonts that a page has asked for and not got yet: what a story loads later than its first paint is still to be seen. */
const awaited = new WeakMap<Page, Set<Request>>();

function watchRequests(page: Page): void {
  const open = new Set<Request>();
  awaited.set(page, open);
  page.on("request", (request) => {
    if (["script", "stylesheet", "font"].includes(request.resourceType())) open.add(request);
  });
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => open.delete(request));
}

/** Resolves once nothing of it is under way, after `maxLoadingMs` in any case. */
export async function loaded(page: Page): Promise<void> {
  const open = awaited.get(page);
  if (open === undefined || open.size === 0) return;
  const last = { predicate: () => open.size === 0, timeout: maxLoadingMs };
  await Promise.any([page.waitForEvent("requestfinished", last), page.waitForEvent("requestfailed", last)]).catch(
    () => undefined,
  );
}

export async function prepareFreezing(page: Page): Promise<void> {
  watchRequests(page);
  await page.addInitScript(watchTimers, longTimer);
}
