import type { CDPSession, Page } from "playwright";
import type { TestRunnerConfig } from "@storybook/test-runner";
import type { LayoutRule } from "../visual-tests/audits/index.ts";
import { comparePicture, keepPicture } from "../visual-tests/pictures/comparePicture.ts";
import {
  gateLooks,
  pictureName,
  sizeOf,
  wideLooks,
  windowOf,
  type Look,
  type Reach,
  type StoryParameters,
  type View,
} from "../visual-tests/pictures/views.ts";
import { compareTranscript } from "../visual-tests/compareTranscript.ts";
import { type Freezable, loaded, prepareFreezing } from "./freeze.ts";
import type { Findings, LookRequest } from "./look.ts";
import type { Asked } from "./preview.tsx";

/** The moment at which every story lives, so that "3 дня назад" is the same for ever. */
const storyTime = new Date("2026-01-15T12:00:00Z");
/** A picture is cut here: the first screens of a long list show all that it can show. */
const tallest = 1600;
/** How often a picture is taken anew until two in a row are the same, for a baseline. */
const looks = 5;
/** React shows what came late up to 300 ms after its place: a baseline waits for it, a comparison looks again. */
const revealFrames = 25;
/** Frames before a picture that differs is taken anew: the compositor of a busy machine may still owe an edge. */
const pauses = [10, 40, 90];

/** Views that the part of the tests looks at (tools/test/parts.mjs). */
const reach = (process.env.KADR_VIEWS ?? "gate") as Reach;

/** A page with Storybook in it. */
interface Previewed extends Freezable {
  kadrAsked: Asked;
  __STORYBOOK_PREVIEW__: {
    ready: () => Promise<void>;
    storyStore: { loadStory: (of: { storyId: string }) => Promise<{ parameters: StoryParameters }> };
  };
}

const asATouchScreen = async (page: Page, isOn: boolean): Promise<unknown> =>
  (await protocol(page)).send("Emulation.setTouchEmulationEnabled", { enabled: isOn });

/** Playwright's own picture is packed as small as it can be, and waits for what has been waited for here: a third more time. */
const protocols = new WeakMap<Page, Promise<CDPSession>>();
async function protocol(page: Page): Promise<CDPSession> {
  const known = protocols.get(page) ?? page.context().newCDPSession(page);
  protocols.set(page, known);
  return known;
}

/**
 * Down to the end of what the story shows and a little more, for shadows: the empty rest of the window says nothing. Of a window that the
 * story has for itself, no more than there is to see without scrolling.
 */
async function picture(page: Page, { width, height: most = tallest }: View): Promise<Buffer> {
  const { bottom, isLow } = await page.evaluate(() => {
    const ends = [...document.querySelectorAll("body *")]
      .filter((element) => element.checkVisibility())
      .map((element) => element.getBoundingClientRect().bottom + scrollY);
    const { scrollWidth, scrollHeight } = document.documentElement;
    return {
      bottom: Math.min(scrollHeight, Math.ceil(Math.max(0, ...ends)) + 16),
      isLow: scrollWidth <= innerWidth && scrollHeight <= innerHeight,
    };
  });
  const height = Math.max(48, Math.min(most, bottom));
  const { data } = await (
    await protocol(page)
  ).send("Page.captureScreenshot", {
    optimizeForSpeed: true,
    captureBeyondViewport: !isLow && most > (page.viewportSize()?.height ?? 0),
    clip: { x: 0, y: 0, width, height, scale: 1 },
  });
  return Buffer.from(data, "base64");
}

/** What came in these frames (a row's pictures, a late part) is waited for, too. */
async function settleAfter(page: Page, frames: number): Promise<void> {
  await page.evaluate(async (count) => (globalThis as unknown as Previewed).kadrAsked.frames(count), frames);
  await loaded(page);
  await page.evaluate(async () => (globalThis as unknown as Previewed).kadrAsked.settle());
}

/** Compares the picture with its baseline, and once more as it stands a little later before it is called different. */
async function compare(page: Page, name: string, view: View): Promise<string | null> {
  const isBaseline = process.env.KADR_UPDATE === "1";
  if (isBaseline) {
    await settleAfter(page, revealFrames);
  }
  let last = await picture(page, view);
  if (isBaseline) {
    for (let look = 0, before: Buffer | null = null; look < looks && before?.equals(last) !== true; look++)
      [before, last] = [last, await picture(page, view)];
    return keepPicture(name, last);
  }
  for (const pause of pauses) {
    if ((await comparePicture(name, last)) === null) return null;
    await settleAfter(page, pause);
    last = await picture(page, view);
  }
  return comparePicture(name, last);
}

/** A look that changes the text comes last: a list that measures its rows does not come back to where it was. */
const isDrawn = ({ layout }: Look): boolean => layout !== "changed";

/** Of the story that a page shows. */
const parametersOf = new WeakMap<Page, StoryParameters>();

/**
 * Lets the page go on after the story before, and reads of the next one's parameters those that say how it is looked at: all that
 * Storybook knows of a story would be copied for a tenth of its time.
 */
const begin = async (page: Page, id: string): Promise<StoryParameters> =>
  page.evaluate(async (storyId) => {
    const preview = globalThis as unknown as Previewed;
    preview.kadrFreeze(false);
    document.documentElement.setAttribute("data-theme", "light");
    const { parameters } = await preview.__STORYBOOK_PREVIEW__.storyStore.loadStory({ storyId });
    const { a11y, page: isPage, visual, window: size, excused, playOnly, hasMotion } = parameters;
    return {
      a11y: { disable: a11y?.disable === true },
      page: isPage,
      visual,
      window: size,
      excused,
      playOnly,
      hasMotion,
    } as StoryParameters;
  }, id);

/** The story stands from here on. */
const stand = async (page: Page, isRingHidden: boolean): Promise<void> =>
  page.evaluate(async (isHidden) => {
    (globalThis as unknown as Freezable).kadrFreeze(true);
    // whether a focus that the story left has its ring depends on what was pressed in the window before
    document.documentElement.toggleAttribute("data-hides-ring", isHidden);
    await document.fonts.ready;
  }, isRingHidden);

/** Of a window that stays as it is, the browser would make all frames and sizes anew. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  const now = page.viewportSize();
  if (now?.width !== size.width || now.height !== size.height) await page.setViewportSize(size);
}

const findingsOf = async (page: Page, request: LookRequest): Promise<Findings> =>
  page.evaluate(async (all) => (globalThis as unknown as Previewed).kadrAsked.look(all), request);

const config: TestRunnerConfig = {
  tags: { skip: ["no-tests"] },
  async prepare({ page }) {
    await page.clock.setFixedTime(storyTime);
    await prepareFreezing(page);
    const target = new URL("iframe.html", process.env.TARGET_URL ?? "http://127.0.0.1:6006");
    await page.goto(target.href, { waitUntil: "load" });
    await page.waitForFunction(() => "__STORYBOOK_PREVIEW__" in globalThis);
    // code that the browser has kept is there before the list of stories
    await page.evaluate(async () => (globalThis as unknown as Previewed).__STORYBOOK_PREVIEW__.ready());
    await page.addStyleTag({
      content:
        "* { caret-color: transparent !important } [data-hides-ring] :focus-visible { outline-color: transparent !important }",
    });
  },
  async preVisit(page, context) {
    const parameters = await begin(page, context.id);
    parametersOf.set(page, parameters);
    await resize(page, windowOf(parameters));
    if (parameters.hasMotion) await page.emulateMedia({ reducedMotion: "no-preference" });
  },
  async postVisit(page, context) {
    const parameters = parametersOf.get(page) ?? {};
    if (parameters.hasMotion) await page.emulateMedia({ reducedMotion: "reduce" });
    // a story that did not render has failed already; its error page is no baseline
    if (context.hasFailure === true) return;
    if (parameters.playOnly) return;
    const isWholePage = context.title.startsWith("Pages/") || parameters.page === true;
    if (isWholePage) await page.evaluate(async () => (globalThis as unknown as Previewed).kadrAsked.rest());
    await stand(page, parameters.visual?.hidesRing === true);
    // everything that is wrong, not the first of it
    const problems: string[] = [];
    const excused = Object.keys(parameters.excused ?? {}) as LayoutRule[];
    let before: View | undefined;
    const look = async ({ view, audit, layout, isPictured }: Look) => {
      const isSized = view.width !== before?.width || view.height !== before.height;
      before = view;
      // a finger has larger targets: they are laid out with the window, once
      if (layout === "changed") await asATouchScreen(page, true);
      if (isSized) {
        await resize(page, sizeOf(view));
        await loaded(page);
      }
      const { violations, faults } = await findingsOf(page, {
        theme: view.theme,
        isSized,
        audit,
        layout,
        hasLandmarks: parameters.page === true,
        isPage: isWholePage,
        excused,
      });
      if (layout === "changed") await asATouchScreen(page, false);
      problems.push(
        ...violations.map((violation) => `axe, ${view.theme}, ${view.width} px: ${violation}`),
        ...faults.map((fault) => `layout, ${view.width} px: ${fault}`),
      );
      if (isPictured) problems.push((await compare(page, pictureName(context.id, view), view)) ?? "");
    };
    if (reach !== "wide") {
      const looks = gateLooks(context.id, parameters);
      const [asDrawn, asChanged] = [looks.filter(isDrawn), looks.filter((one) => !isDrawn(one))];
      for (const one of asDrawn) await look(one);
      const phrases = await page.evaluate(async () => (globalThis as unknown as Previewed).kadrAsked.transcribe());
      problems.push(compareTranscript(context.id, phrases) ?? "");
      for (const one of asChanged) await look(one);
    }
    if (reach !== "gate") for (const one of wideLooks(parameters, isWholePage)) await look(one);
    const said = problems.filter((problem) => problem !== "");
    if (said.length > 0) throw new Error(said.join("\n"));
  },
};
export default config;
