import { prepare, read, wait, type Conditions } from "./measure.ts";
import { openTab, type Tab } from "./tab.ts";

/** Times in ms from the start of the navigation; null: there is no such thing on the page, or it did not come within 30 s. */
export interface Usable {
  /** The menu of the header stood open after a press: presses go on from when its button is seen. */
  menu: number | null;
  /** A press stopped the video that moved: its position stands. */
  pause: number | null;
}

const deadlineMs = 30_000;
/** A person who sees that nothing happens presses again after this, ms. */
const againMs = 1000;

async function press(tab: Tab, x: number, y: number): Promise<void> {
  for (const type of ["mousePressed", "mouseReleased"] as const) await tab.send("Input.dispatchMouseEvent", { type, x, y, button: "left", clickCount: 1 });
}

/** Presses the middle of what `target` finds until `isDone` says when it was done. */
async function pressUntil(tab: Tab, target: string, isDone: string): Promise<number | null> {
  for (const end = Date.now() + deadlineMs; Date.now() < end; await wait(20)) {
    const box = await read<{ x: number; y: number } | null>(tab, `(() => {
      const element = ${target};
      if (!element || !element.checkVisibility()) return null;
      const { left, top, width, height } = element.getBoundingClientRect();
      return width > 0 ? { x: left + width / 2, y: top + height / 2 } : null;
    })()`);
    if (box === null) continue;
    await press(tab, box.x, box.y);
    for (const again = Date.now() + againMs; Date.now() < again; await wait(20)) {
      const at = await read<number | null>(tab, isDone);
      if (at !== null) return at;
    }
  }
  return null;
}

const menuButton = `document.querySelector("header button[aria-expanded], header button[aria-haspopup]")`;
const menuIsOpen = `document.querySelector("[role=dialog], [role=menu]")?.checkVisibility() ? performance.now() : null`;
const movingVideo = `kadrBench.moves === null ? null : document.querySelector("video")`;
const videoStands = `(() => {
  const video = document.querySelector("video");
  return video?.paused && !video.seeking ? performance.now() : null;
})()`;

/** A load of its own, because a press ends what counts as the largest paint. */
export async function measureUsable(port: number, url: string, conditions: Conditions, wanted: { hasMenu: boolean; hasVideo: boolean }): Promise<Usable> {
  const usable: Usable = { menu: null, pause: null };
  for (const [part, isWanted, target, isDone] of [["menu", wanted.hasMenu, menuButton, menuIsOpen], ["pause", wanted.hasVideo, movingVideo, videoStands]] as const) {
    if (!isWanted) continue;
    const tab = await openTab(port);
    try {
      await prepare(tab, conditions);
      await tab.send("Page.navigate", { url });
      usable[part] = await pressUntil(tab, target, isDone);
    } finally {
      await tab.close();
    }
  }
  return usable;
}
