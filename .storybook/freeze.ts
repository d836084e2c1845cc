import type { Page } from "playwright";

/** A timer of at least this many milliseconds changes what a story shows (a toast leaves, a banner turns); shorter ones belong to the rendering. */
const longTimer = 300;

/** Runs before any script of the page: long timers can be stopped and let go again. */
function watchTimers(long: number) {
  const pending = new Set<number>();
  let isFrozen = false;
  for (const name of ["setTimeout", "setInterval"] as const) {
    const own = globalThis[name].bind(globalThis) as (handler: TimerHandler, delay?: number, ...args: unknown[]) => number;
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

const freezing = async (page: Page, isOn: boolean): Promise<void> =>
  page.evaluate((on) => (globalThis as unknown as { kadrFreeze?: (isOn: boolean) => void }).kadrFreeze?.(on), isOn);

export const prepareFreezing = async (page: Page): Promise<void> => page.addInitScript(watchTimers, longTimer);
/** From here on the story stands: nothing leaves or turns by itself while pictures are taken. */
export const freeze = async (page: Page): Promise<void> => freezing(page, true);
export const letGo = async (page: Page): Promise<void> => freezing(page, false);

/** The longest that pictures are waited for: one that a story keeps loading for ever is its state. */
const longestDecoding = 3000;

/**
 * Waits until the page shows what it is going to show at its present width: pictures decoded (those below the window too),
 * two frames drawn, what moves brought to its end, for axe would measure a colour that nobody reads. Endless movements go on.
 */
export async function settle(page: Page): Promise<void> {
  const decoded = page.evaluate(async () => {
    const frame = async (): Promise<void> => new Promise((resolve) => void requestAnimationFrame(() => void resolve()));
    // the first for observers of sizes, the second for what they render
    await frame();
    await frame();
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].filter((image) => image.checkVisibility()).map(async (image) => image.decode().catch(() => undefined)));
  });
  let timer: NodeJS.Timeout | undefined;
  await Promise.race([decoded.catch(() => undefined), new Promise((resolve) => void (timer = setTimeout(resolve, longestDecoding)))]);
  clearTimeout(timer);
  await page.evaluate(async () => {
    for (const animation of document.getAnimations()) if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    await new Promise((resolve) => void requestAnimationFrame(resolve));
  });
}
