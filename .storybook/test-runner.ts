import type Axe from "axe-core";
import type { Page } from "playwright";
import { getStoryContext, type TestRunnerConfig } from "@storybook/test-runner";
import { comparePicture, isBaseline } from "../visual-tests/comparePicture.ts";
import { compareTranscript } from "../visual-tests/compareTranscript.ts";
import { freeze, letGo, prepareFreezing, settle } from "./freeze.ts";

// not require.resolve: Jest rewrites it
const axePath = `${process.cwd()}/node_modules/axe-core/axe.min.js`;
const themes = ["light", "dark"] as const;
const widths = [1280, 360] as const;
/** The moment at which every story lives, so that "3 дня назад" is the same for ever. */
const storyTime = new Date("2026-01-15T12:00:00Z");
/** A picture is cut here: the first screens of a long list show all that it can show. */
const tallest = 1600;
/** How often a picture is taken anew until two in a row are the same, for a baseline. */
const looks = 5;
/** What a picture that is not its baseline is given, ms, before it is taken anew: it counts as it stands when two are the same. */
const pauses = [150, 300, 600, 1200];
/** What a picture that differs is given at last, ms: the compositor of a busy machine may still owe an edge. */
const lastPause = 1500;

interface StoryParameters {
  a11y?: { disable?: boolean };
  page?: boolean;
  visual?: { skip?: string };
}

const audit = async (page: Page, isWholePage: boolean): Promise<string[]> =>
  page.evaluate(async (isPage) => {
    const axe = (globalThis as unknown as { axe: typeof Axe }).axe;
    const { violations } = await axe.run(document, {
      // a frame holds another origin's page
      iframes: false,
      resultTypes: ["violations"],
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
      rules: { "target-size": { enabled: true }, "label-content-name-mismatch": { enabled: true }, region: { enabled: isPage }, "landmark-one-main": { enabled: isPage }, "page-has-heading-one": { enabled: isPage } },
    });
    return violations.map(({ id, impact, nodes }) => `${id} (${impact}): ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
  }, isWholePage);

/** Down to the end of what the story shows and a little more, for shadows: the empty rest of the window says nothing. */
async function picture(page: Page, width: number): Promise<Buffer> {
  const bottom = await page.evaluate(() => {
    const ends = [...document.querySelectorAll("body *")].filter((element) => element.checkVisibility()).map((element) => element.getBoundingClientRect().bottom + scrollY);
    return Math.min(document.documentElement.scrollHeight, Math.ceil(Math.max(0, ...ends)) + 16);
  });
  const height = Math.max(48, Math.min(tallest, bottom));
  return page.screenshot({ animations: "disabled", caret: "hide", fullPage: true, clip: { x: 0, y: 0, width, height } });
}

/**
 * Compares the picture with its baseline: to the byte at each look, by its pixels only when it stands, and once more
 * before it is called different. A baseline is taken only when two pictures in a row are the same.
 */
async function compare(page: Page, name: string, width: number): Promise<string | null> {
  let last = await picture(page, width);
  if (process.env.KADR_UPDATE === "1") {
    for (let look = 0, before: Buffer | null = null; look < looks && before?.equals(last) !== true; look++) [before, last] = [last, await picture(page, width)];
    return comparePicture(name, last);
  }
  for (const pause of pauses) {
    if (isBaseline(name, last)) return null;
    await page.waitForTimeout(pause);
    const before = last;
    last = await picture(page, width);
    if (last.equals(before)) break;
  }
  const difference = await comparePicture(name, last);
  if (difference === null) return null;
  await page.waitForTimeout(lastPause);
  const late = await picture(page, width);
  return late.equals(last) ? difference : comparePicture(name, late);
}

const config: TestRunnerConfig = {
  tags: { skip: ["no-tests"] },
  async prepare({ page }) {
    await page.clock.setFixedTime(storyTime);
    await prepareFreezing(page);
    const target = new URL("iframe.html", process.env.TARGET_URL ?? "http://127.0.0.1:6006");
    await page.goto(target.href, { waitUntil: "load" });
  },
  async preVisit(page) {
    await letGo(page);
    await page.setViewportSize({ width: 1280, height: 720 });
  },
  async postVisit(page, context) {
    // a story that did not render has failed already; its error page is no baseline
    if (context.hasFailure === true) return;
    await freeze(page);
    const parameters = (await getStoryContext(page, context)).parameters as StoryParameters;
    await page.evaluate(async () => void (await document.fonts.ready));
    if (!(await page.evaluate(() => "axe" in globalThis))) await page.addScriptTag({ path: axePath });
    // everything that is wrong, not the first of it
    const problems: string[] = [];
    for (const theme of themes) {
      await page.evaluate((name) => document.documentElement.setAttribute("data-theme", name), theme);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 720 });
        await settle(page);
        // contrast differs by theme, targets and reflow by width: the fourth pair would say nothing new
        if (parameters.a11y?.disable !== true && !(theme === "dark" && width === 360)) {
          problems.push(...(await audit(page, parameters.page === true)).map((violation) => `axe, ${theme}, ${width} px: ${violation}`));
        }
        if (parameters.visual?.skip === undefined) problems.push((await compare(page, `${context.id}--${theme}-${width}`, width)) ?? "");
      }
    }
    const phrases = await page.evaluate(() => (globalThis as unknown as { kadrTranscribe: () => Promise<string[]> }).kadrTranscribe());
    problems.push(compareTranscript(context.id, phrases) ?? "");
    await page.evaluate(() => document.documentElement.setAttribute("data-theme", "light"));
    const said = problems.filter((problem) => problem !== "");
    if (said.length > 0) throw new Error(said.join("\n"));
  },
};
export default config;
