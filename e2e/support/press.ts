import { expect, type Locator, type Page } from "@playwright/test";
import { maxWait } from "../../tools/test/maxWait.mjs";

/** How a thing is pressed: by Enter, by a finger, or by a mouse. */
export type Press = (target: Locator) => Promise<void>;

/** By Enter, where the focus is. */
const byKeys: Press = async (target) => {
  await target.focus();
  await target.press("Enter");
};
export const byTouch: Press = (target) => target.tap();
export const byMouse: Press = (target) => target.click();

/**
 * In a page of a frame that has only just come, once the pointer is felt there: for a tenth of a second and more after a frame is first
 * shown, the browser gives a press on it to the page around.
 */
export async function pressInFrame(target: Locator, press: Press = byMouse): Promise<void> {
  await expect(async () => {
    await target.hover();
    expect(await target.evaluate((element) => element.matches(":hover"))).toBe(true);
  }).toPass({ timeout: maxWait(10_000) });
  const page = target.page();
  const isShown = page
    .waitForEvent("framenavigated", { predicate: (frame) => frame !== page.mainFrame(), timeout: maxWait(60_000) })
    .catch(() => undefined);
  // a key after which the frame shows another page is not always answered for: three times of eighty, on busy cores
  await Promise.race([press(target), isShown]);
}

/** A window that a finger is for. */
export const ofTouch = { hasTouch: true, isMobile: true } as const;

/** The two rounds that every press has to stand; a long journey is one of the gate in one of them. */
export const rounds = [
  {
    how: "by keyboard at 1400 px",
    use: { viewport: { width: 1400, height: 900 } },
    press: byKeys,
  },
  {
    how: "by touch at 360 px",
    use: { viewport: { width: 360, height: 740 }, ...ofTouch },
    press: byTouch,
  },
] as const satisfies readonly { how: string; use: object; press: Press }[];

/** Waits until a surface that opens or is let go stands still. */
export const atRest = (surface: Locator): Promise<void> =>
  surface.evaluate(async (element) => {
    let last = "";
    for (let frames = 0; frames < 6; frames += 1) {
      await new Promise(requestAnimationFrame);
      const { x, y, width, height } = element.getBoundingClientRect();
      const now = [x, y, width, height].join();
      if (now !== last) frames = 0;
      last = now;
    }
  });

interface Point {
  readonly x: number;
  readonly y: number;
}

/** One finger, in real touch events: set down at a point of a place, drawn on and lifted. */
export async function drag(
  page: Page,
  place: Locator,
  by: Partial<Point>,
  at: Point = { x: 180, y: 20 },
): Promise<void> {
  const box = await place.boundingBox();
  if (box === null) throw new Error("nothing to drag");
  const cdp = await page.context().newCDPSession(page);
  const point = (share: number) => [{ x: box.x + at.x + (by.x ?? 0) * share, y: box.y + at.y + (by.y ?? 0) * share }];
  await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: point(0) });
  for (let step = 1; step <= 10; step++) {
    await cdp.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: point(step / 10) });
    // a frame of a finger's way: how fast it moves decides whether it is a swipe
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await cdp.detach();
}
