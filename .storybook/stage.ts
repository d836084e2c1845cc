// In the page of a story: what stands in it before it is looked at.

/** The longest that pictures are waited for, ms: what a story keeps loading for ever is its state. */
const maxDecodingMs = 3000;

const frame = async (): Promise<void> => new Promise((resolve) => void requestAnimationFrame(() => void resolve()));

/** A browser that is busy draws them later: it is waited for in its own measure. */
export async function frames(count: number): Promise<void> {
  for (let drawn = 0; drawn < count; drawn++) await frame();
}

/** By no timer of the story's: those stand meanwhile (`freeze.ts`). */
const after = async (ms: number): Promise<void> =>
  new Promise((resolve) => {
    AbortSignal.timeout(ms).addEventListener("abort", () => void resolve());
  });

/**
 * Draws the page in a theme with what moves at its end, what moves without one at its beginning: enough where nothing but colours has
 * changed.
 */
export async function finishMovements(theme?: string): Promise<void> {
  if (theme !== undefined) document.documentElement.setAttribute("data-theme", theme);
  const animations = document.getAnimations();
  for (const animation of animations)
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
    else animation.finish();
  // a frame takes a tenth of what a look does, and has nothing new to show
  if (theme !== undefined || animations.length > 0) await frame();
}

async function decoded(): Promise<void> {
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
}

/**
 * Waits until the page shows what it is going to show at its present width: pictures decoded (those below the window too), two frames
 * drawn, what moves brought to its end, for axe would measure a colour that nobody reads.
 */
export async function settle(): Promise<void> {
  await Promise.race([decoded(), after(maxDecodingMs)]);
  await finishMovements();
}

/** How long nothing has changed in a page that rests, and the longest that this is waited for, ms. */
const quietMs = 200;
const maxRestMs = 2000;

/**
 * A page's parts come one after another, and what a later one does may depend on the window's width: nothing in it has changed for a
 * while before that is touched.
 */
export const rest = async (): Promise<void> =>
  new Promise<void>((resolve) => {
    const done = (): void => {
      observer.disconnect();
      clearTimeout(longest);
      clearTimeout(quiet);
      resolve();
    };
    const longest = setTimeout(done, maxRestMs);
    let quiet = setTimeout(done, quietMs);
    const observer = new MutationObserver(() => {
      clearTimeout(quiet);
      quiet = setTimeout(done, quietMs);
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
