import type { SessionCookie } from "./delivery.ts";
import { prepare, read, wait, type Look } from "./measure.ts";
import { openTab, type Tab } from "./tab.ts";

const deadlineMs = 30_000;
/** A person who sees that nothing happens presses again after this, ms. */
const againMs = 1000;
/** The effect of a press has to last so long, ms. */
const lastsMs = 500;

/** Control that is pressed: expressions that find it, and that say whether the press was answered on screen. */
interface Part {
  target: string;
  isDone: string;
}

/** Among these elements the first that stands in sight, with nothing of somebody else's over its middle. */
const inSight = (elements: string): string => `[...${elements}].find((element) => {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  if (width === 0 || x < 0 || x > innerWidth || y < 0 || y > innerHeight) return false;
  const hit = document.elementFromPoint(x, y);
  return hit !== null && (element.contains(hit) || hit.contains(element) || element.tagName === "VIDEO");
})`;

const reactions = `[...document.querySelectorAll("main button[aria-pressed]")].filter((one) => /нравится/i.test(one.textContent))`;

export const parts = {
  /** The menu of the first card in sight stands open. */
  menu: {
    target: inSight(`document.querySelectorAll("main article [data-card-menu]")`),
    isDone: `document.querySelector("[role=menu]")?.checkVisibility({ opacityProperty: true }) === true`,
  },
  /** A press on the picture of the video began or stopped it, or its button says so. */
  play: {
    target: inSight(`document.querySelectorAll("main video")`),
    isDone: "kadrBench.hasToggled",
  },
  /** The first reaction is shown as given; by somebody who is signed in. */
  reaction: {
    target: `(${reactions}[0]?.getBoundingClientRect().bottom > innerHeight && ${reactions}[0].scrollIntoView({ block: "center" }), ${inSight(reactions)})`,
    isDone: `${reactions}.some((one) => one.getAttribute("aria-pressed") === "true")`,
  },
} as const satisfies Record<string, Part>;

export type PartName = keyof typeof parts;

async function press(tab: Tab, x: number, y: number, isPhone: boolean): Promise<void> {
  if (isPhone) {
    await tab.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
    await tab.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    return;
  }
  await tab.send("Input.dispatchMouseEvent", { type: "mouseMoved", x, y });
  // as a hand does it: a press without a button that is down is taken for a screen reader's
  for (const [type, buttons] of [
    ["mousePressed", 1],
    ["mouseReleased", 0],
  ] as const)
    await tab.send("Input.dispatchMouseEvent", { type, x, y, button: "left", buttons, clickCount: 1 });
}

/** Looks at every frame whether it was answered, and takes it back where that did not last. */
const lookOut = (isDone: string): string => `{
  const look = () => {
    if (!(${isDone})) kadrBench.answeredAt = null;
    else if (kadrBench.answeredAt === null) setTimeout(() => (kadrBench.answeredAt = performance.now()));
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}`;

/**
 * Opens the page and presses the middle of the part from when it is first seen, again and again, until that was answered on screen: ms
 * from the start of the navigation; null within 30 s. A load of its own, because a press ends what counts as the largest paint.
 */
export async function usableAt(
  port: number,
  url: string,
  name: PartName,
  { cookie, ...look }: Look & { cookie: SessionCookie | null },
): Promise<number | null> {
  const tab = await openTab(port);
  try {
    await prepare(tab, look);
    if (cookie !== null) await tab.send("Network.setCookie", { ...cookie, path: "/", secure: true, httpOnly: true });
    const { target, isDone } = parts[name];
    await tab.send("Page.addScriptToEvaluateOnNewDocument", { source: lookOut(isDone) });
    await tab.send("Page.navigate", { url });
    let pressedAt = -Infinity;
    for (const end = Date.now() + deadlineMs; Date.now() < end; await wait(20)) {
      const { box, answeredAt, now } = await read<{
        box: { x: number; y: number } | null;
        answeredAt: number | null;
        now: number;
      }>(
        tab,
        `(() => {
          if (typeof kadrBench === "undefined") return { box: null, answeredAt: null, now: 0 };
          const { left, top, width, height } = (${target})?.getBoundingClientRect() ?? {};
          const box = left === undefined ? null : { x: left + width / 2, y: top + height / 2 };
          return { box, answeredAt: kadrBench.answeredAt, now: performance.now() };
        })()`,
      );
      if (answeredAt !== null) {
        if (now - answeredAt >= lastsMs) return answeredAt;
      } else if (box !== null && Date.now() - pressedAt >= againMs) {
        await press(tab, box.x, box.y, look.view.isPhone);
        pressedAt = Date.now();
      }
    }
    return null;
  } finally {
    await tab.close();
  }
}
