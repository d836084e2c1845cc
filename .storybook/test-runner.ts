import type Axe from "axe-core";
import { getStoryContext, type TestRunnerConfig } from "@storybook/test-runner";
import { comparePicture } from "../visual-tests/comparePicture.ts";
import { compareTranscript } from "../visual-tests/compareTranscript.ts";

// not require.resolve: Jest rewrites it
const axePath = `${process.cwd()}/node_modules/axe-core/axe.min.js`;
const themes = ["light", "dark"] as const;
const widths = [1280, 360] as const;
/** The moment at which every story lives, so that "3 дня назад" is the same for ever. */
const storyTime = new Date("2026-01-15T12:00:00Z");
/** A picture is cut here: the first screens of a long list show all that it can show. */
const tallest = 1600;

interface StoryParameters {
  a11y?: { disable?: boolean };
  page?: boolean;
  visual?: { skip?: string };
}

/** Ends what still moves (a theme fading over, a dialog coming in): axe would measure a colour that nobody reads. Endless ones go on. */
function settle() {
  for (const animation of document.getAnimations()) if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
}

const config: TestRunnerConfig = {
  tags: { skip: ["no-tests"] },
  async prepare({ page }) {
    await page.clock.setFixedTime(storyTime);
    const target = new URL("iframe.html", process.env.TARGET_URL ?? "http://127.0.0.1:6006");
    await page.goto(target.href, { waitUntil: "load" });
  },
  async preVisit(page) {
    await page.setViewportSize({ width: 1280, height: 720 });
  },
  async postVisit(page, context) {
    // a story that did not render has failed already; its error page is no baseline
    if (context.hasFailure === true) return;
    const parameters = (await getStoryContext(page, context)).parameters as StoryParameters;
    await page.evaluate(async () => void (await document.fonts.ready));
    if (!(await page.evaluate(() => "axe" in globalThis))) await page.addScriptTag({ path: axePath });
    for (const theme of themes) {
      await page.evaluate((name) => document.documentElement.setAttribute("data-theme", name), theme);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 720 });
        await page.evaluate(settle);
        // contrast differs by theme, targets and reflow by width: the fourth pair would say nothing new
        if (parameters.a11y?.disable !== true && !(theme === "dark" && width === 360)) {
          const violations = await page.evaluate(async (isPage) => {
            const axe = (globalThis as unknown as { axe: typeof Axe }).axe;
            const { violations } = await axe.run(document, {
              resultTypes: ["violations"],
              runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
              rules: { "target-size": { enabled: true }, "label-content-name-mismatch": { enabled: true }, region: { enabled: isPage }, "landmark-one-main": { enabled: isPage }, "page-has-heading-one": { enabled: isPage } },
            });
            return violations.map(({ id, impact, nodes }) => `${id} (${impact}): ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
          }, parameters.page === true);
          if (violations.length > 0) throw new Error(`axe, ${theme}, ${width} px:\n${violations.join("\n")}`);
        }
        if (parameters.visual?.skip === undefined) {
          const height = Math.min(tallest, await page.evaluate(() => document.documentElement.scrollHeight));
          const picture = await page.screenshot({ animations: "disabled", caret: "hide", fullPage: true, clip: { x: 0, y: 0, width, height: Math.max(height, 1) } });
          const difference = comparePicture(`${context.id}--${theme}-${width}`, picture);
          if (difference !== null) throw new Error(difference);
        }
      }
    }
    const phrases = await page.evaluate(() => (globalThis as unknown as { kadrTranscribe: () => Promise<string[]> }).kadrTranscribe());
    const change = compareTranscript(context.id, phrases);
    if (change !== null) throw new Error(change);
    await page.evaluate(() => document.documentElement.setAttribute("data-theme", "light"));
  },
};
export default config;
