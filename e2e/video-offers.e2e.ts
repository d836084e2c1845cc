import type { Page } from "@playwright/test";
import { onboardingTexts } from "../host/src/texts/onboarding.ts";
import { takeClock } from "./support/clock.ts";
import { agree, eventIdsOf } from "./support/measurement.ts";
import { expectNothingOver } from "./support/overlays.ts";
import { fillSignIn, SEED } from "./support/people.ts";
import { expect, test } from "./support/test.ts";
import { maxWait } from "../tools/test/maxWait.mjs";

/** The offers that viewing some videos brings about (SUBS-POPUP-01). */
test.use({ sandboxOptions: ["--onboarding"], viewport: { width: 1440, height: 900 } });

const { moreFeatures, adFree } = onboardingTexts.videoView;
const hint = (page: Page, title: string) => page.getByRole("region", { name: title, exact: true });
/** It comes five seconds after the page of the third video. */
const delayMs = 5500;
const soon = { timeout: maxWait(20_000) };

/**
 * Three videos, from one to the next by what the page recommends: so it counts as one visit. `arrive`: opens the first. The next is gone
 * to once the page has asked what it introduces, which comes with what counts.
 */
async function viewThree(page: Page, arrive: () => Promise<unknown>): Promise<void> {
  const response = page.waitForResponse(/\/onboardings\/config\//);
  await arrive();
  await response;
  const seen = new Set<string>();
  for (let count = 0; count < 3; count += 1) {
    const title = page.getByRole("heading", { level: 1 });
    await expect(title).toBeVisible();
    seen.add(new URL(page.url()).pathname);
    if (count === 2) break;
    const links = page.getByRole("main").locator("article [data-card-link]");
    await expect(links.first()).toBeVisible();
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    const next = hrefs.findIndex((href) => /^\/video\/[0-9a-f]{32}\/$/.test(href) && !seen.has(href));
    const path = hrefs[next] ?? "";
    await links.nth(next).click();
    await expect(page).toHaveURL(new RegExp(path));
  }
  expect(seen.size).toBe(3);
}

/** A new visit of the day after: a device is offered something once a day. */
const forgetOffer = (page: Page) => page.evaluate(() => localStorage.removeItem("kadr:video-offer-shown"));

/** Onboardings of the server that have been seen before: they would be over the page. */
const finished = ["ob-welcome", "ob-interests", "ob-premium", "ob-genres", "ob-shorts"];

test.beforeEach(async ({ page }) => {
  await agree(page);
  await page.addInitScript((ids) => {
    if (location.hostname.startsWith("kadr.")) localStorage.setItem("kadr:onboardings-finished", JSON.stringify(ids));
  }, finished);
});

// [AUTH-TRIGGER-36] authTrigger.more-opportunities, videoViewTrigger.moreFeatures, videoViewTrigger.adFree; whose subscription is active or over:
// stores/VideoViewOfferStore
test("after three videos a guest is told of what a login opens, a person of what a subscription does", async ({
  page,
  sandbox,
  someone,
}) => {
  test.slow();
  const clock = await takeClock(page);
  const start = `/video/${SEED.demoVideoId}/`;
  await viewThree(page, () => page.goto(start));
  await clock.runFor(delayMs);
  await expect(hint(page, moreFeatures.title)).toBeVisible(soon);
  await expect(hint(page, moreFeatures.title)).toContainText(moreFeatures.text);
  await hint(page, moreFeatures.title).getByRole("button", { name: moreFeatures.action }).press("Enter");
  const popup = page.getByRole("dialog", { name: "Вход и регистрация" });
  await expect(popup.locator("iframe")).toHaveAttribute("src", /userAction=more-opportunities/);
  await expect(hint(page, moreFeatures.title)).toHaveCount(0);
  await fillSignIn(page, someone.email);
  await expectNothingOver(page);
  await expect
    .poll(() => eventIdsOf(page, sandbox), soon)
    .toEqual(expect.arrayContaining(["videoViewTrigger.moreFeatures", "authTrigger.more-opportunities"]));
  await forgetOffer(page);

  // an empty list
  await viewThree(page, () => page.goto(start));
  await clock.runFor(delayMs);
  await expect(hint(page, adFree.title)).toBeVisible(soon);
  await hint(page, adFree.title).getByRole("button", { name: adFree.action }).click();
  await expect(page.getByRole("dialog", { name: /^(?:Номер телефона|Оплата)$/ })).toBeVisible(soon);
  expect(new URL(page.url()).searchParams.get("productCode")).toBe("RUTUBE");
  await page.keyboard.press("Escape");
  await expectNothingOver(page);
  await expect.poll(() => eventIdsOf(page, sandbox), soon).toContain("videoViewTrigger.adFree");
});
