import type { Page, Request } from "playwright";

/** A timer of at least this many milliseconds changes what a story shows (a toast leaves, a banner turns); shorter ones belong to the rendering. */
const longTimer = 300;

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
async function loaded(page: Page): Promise<void> {
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
/** In the page: whether the story stands, so that nothing leaves or turns by itself while pictures are taken. */
export interface Freezable {
  kadrFreeze: (isOn: boolean) => void;
}

/** The longest that code, and then pictures, are waited for, ms: what a story keeps loading for ever is its state. */
const maxLoadingMs = 3000;

/**
 * Draws the page in a theme with what moves at its end, what moves without one at its beginning: enough where nothing but colours has
 * changed.
 */
export const finishMovements = async (page: Page, theme?: string): Promise<void> =>
  page.evaluate(async (name) => {
    if (name !== undefined) document.documentElement.setAttribute("data-theme", name);
    const animations = document.getAnimations();
    for (const animation of animations)
      if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
      else animation.finish();
    // a frame takes a tenth of what a look does, and has nothing new to show
    if (name === undefined && animations.length === 0) return;
    await new Promise((resolve) => void requestAnimationFrame(resolve));
  }, theme);

/**
 * Waits until the page shows what it is going to show at its present width: its code there, pictures decoded (those below the window too),
 * two frames drawn, what moves brought to its end, for axe would measure a colour that nobody reads.
 */
export async function settle(page: Page): Promise<void> {
  await loaded(page);
  const decoded = page.evaluate(async () => {
    const frame = async (): Promise<void> => new Promise((resolve) => void requestAnimationFrame(() => void resolve()));
    // the first for observers of sizes, the second for what they render
    await frame();
    await frame();
    // pictures below the window wait until they are near: all are wanted, as by a printer
    dispatchEvent(new Event("beforeprint"));
    await frame();
    for (const image of document.images) image.loading = "eager";
    await Promise.all(
      [...document.images]
        .filter((image) => image.checkVisibility())
        .map(async (image) => image.decode().catch(() => undefined)),
    );
  });
  let timer: NodeJS.Timeout | undefined;
  await Promise.race([
    decoded.catch(() => undefined),
    new Promise((resolve) => void (timer = setTimeout(resolve, maxLoadingMs))),
  ]);
  clearTimeout(timer);
  await finishMovements(page);
}

/**
 * A page's parts come one after another, and what a later one does may depend on the window's width: nothing in it has changed for a
 * while before that is touched.
 */
export const rest = async (page: Page): Promise<void> =>
  page.evaluate(
    async ({ quietMs, maxAgeMs }) =>
      new Promise<void>((resolve) => {
        const done = (): void => {
          observer.disconnect();
          clearTimeout(longest);
          clearTimeout(quiet);
          resolve();
        };
        const longest = setTimeout(done, maxAgeMs);
        let quiet = setTimeout(done, quietMs);
        const observer = new MutationObserver(() => {
          clearTimeout(quiet);
          quiet = setTimeout(done, quietMs);
        });
        observer.observe(document.body, { childList: true, subtree: true });
      }),
    { quietMs: 200, maxAgeMs: 2000 },
  );
