import { follow } from "./support/follow.ts";
import { expectNothingOver } from "./support/overlays.ts";
import { logOut, SEED, signIn } from "./support/people.ts";
import { popup, settled } from "./support/purchases.ts";
import { cards, saveCards, setPhone } from "./support/subscribing.ts";
import { expect, test } from "./support/test.ts";

test(
  "a card says «В подписке» only to who does not hold the product, and stops once it is held [CARD-RENDER-05]",
  { tag: "@journey" },
  async ({ page, sandbox, someone }) => {
    await saveCards(sandbox, someone, cards.visa);
    await setPhone(someone);
    await page.goto("/feeds/fresh/");
    const card = page.locator("main article").filter({ has: page.locator(`a[href="/video/${SEED.subscriptionId}/"]`) });
    // it was published a day ago: in the second batch
    const more = page.getByRole("button", { name: /^Загрузить ещё/ });
    await more.click();
    await expect(card.getByText("В подписке", { exact: true })).toBeVisible();
    await expect(card.locator("[data-mark=premium]")).toBeVisible();

    await signIn(page, someone.email);
    await expect(card.getByText("В подписке", { exact: true })).toBeVisible();

    // it is paid for over the page, which shows at once that it is held
    await follow(page, "/?popup=premium_purchase");
    await expect(card.getByText("В подписке", { exact: true })).toBeVisible();
    await popup(page).getByRole("button", { name: "Попробовать 30 дней за 1 ₽" }).click();
    await popup(page).getByRole("listitem").filter({ hasText: "••" }).getByRole("button").click();
    await expect(popup(page)).toHaveAccessibleName("Подписка оформлена", settled);
    await expect(card.getByText("В подписке", { exact: true })).toHaveCount(0);
    await popup(page).getByRole("button", { name: "Продолжить" }).click();
    await expectNothingOver(page);
    await expect(card).toBeVisible();
    await expect(card.getByText("В подписке", { exact: true })).toHaveCount(0);
    await expect(card.locator("[data-mark=premium]")).toHaveCount(0);
    await expect(card.locator("[data-card-link]")).not.toHaveAccessibleName(/подписк/);

    await logOut(page);
    await page.goto("/feeds/fresh/");
    await more.click();
    await expect(card.getByText("В подписке", { exact: true })).toBeVisible();
  },
);

test("what is on air shows itself, muted, while its cards are in sight", async ({ page }) => {
  await page.goto("/");
  const shelf = page.locator("main section").filter({ has: page.getByRole("heading", { name: "Сейчас в эфире" }) });
  const card = shelf.locator("article").first();
  const previews = shelf.locator("video");
  await expect(async () => {
    if ((await card.count()) === 0) await page.mouse.wheel(0, 700);
    else await card.scrollIntoViewIfNeeded();
    expect(await card.locator("video").count()).toBe(1);
  }).toPass();
  await expect
    .poll(() => card.locator("video").evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0.5);
  expect(await previews.evaluateAll((videos) => videos.every((video) => (video as HTMLVideoElement).muted))).toBe(true);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(previews).toHaveCount(0);
});
