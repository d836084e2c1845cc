import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Elements that open or go stand still: text that is half faded in has not the contrast that it is going to have. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  );

/** Axe finds nothing wrong with the page. `within`: a selector of what is looked at; the whole page by default. */
export async function expectNoFaults(page: Page, within = "html"): Promise<void> {
  await settled(page);
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    .options({ rules: { "target-size": { enabled: true } } })
    // The page behind is inert; react-aria's spoken nodes outlive the buttons that they name.
    .exclude("[data-live-announcer]")
    .analyze();
  expect(violations).toEqual([]);
}
