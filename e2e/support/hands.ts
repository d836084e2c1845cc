import { expect, type Locator } from "@playwright/test";
import { atRest, byMouse, byTouch, ofTouch, type Press } from "./press.ts";

/** How somebody uses a page from its first step to its last: they press things and type into fields. */
interface Hand {
  readonly how: string;
  /** Of the browser's window. */
  readonly use: object;
  readonly press: Press;
  /** Goes to a field by hand and types. */
  readonly type: (field: Locator, text: string) => Promise<void>;
}

/** It has the focus, and so have the frames that it is in. */
async function hasFocus(target: Locator): Promise<boolean> {
  if (!(await target.evaluate((element) => element === document.activeElement))) return false;
  const handle = await target.elementHandle();
  const frame = await handle?.ownerFrame();
  if (!frame?.parentFrame()) return true;
  return (await frame.frameElement()).evaluate((element) => element === document.activeElement);
}

/** More stops are in the way of nothing that opens over a page. */
const maxStops = 40;

/** Walks there by Tab alone, as who has no mouse. */
async function walkTo(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < maxStops; stops += 1) {
    if (await hasFocus(target)) return;
    await target.page().keyboard.press("Tab");
  }
  throw new Error(`${String(target)} is out of reach of ${maxStops} times Tab`);
}

const keyboard: Hand = {
  how: "by keyboard alone",
  use: { viewport: { width: 1280, height: 800 } },
  async press(target) {
    await walkTo(target);
    await target.page().keyboard.press("Enter");
  },
  async type(field, text) {
    await walkTo(field);
    await field.page().keyboard.type(text);
  },
};

/** A finger or a mouse finds what it aims at where that stands still. */
const pointing = (how: string, use: object, press: Press): Hand => ({
  how,
  use,
  async press(target) {
    await expect(target).toBeVisible();
    await atRest(target);
    await press(target);
  },
  async type(field, text) {
    await press(field);
    await field.page().keyboard.type(text);
  },
});

export const hands: readonly Hand[] = [
  pointing("by mouse", { viewport: { width: 1440, height: 900 } }, byMouse),
  keyboard,
  pointing("by touch", { viewport: { width: 360, height: 740 }, ...ofTouch }, byTouch),
];
