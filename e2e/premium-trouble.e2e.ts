import { expectNothingOver } from "./support/overlays.ts";
import { fillSignIn, SEED } from "./support/people.ts";
import { paid, popup, press, titled } from "./support/premium.ts";
import { givePhone } from "./support/purchases.ts";
import { cards, saveCards, setPhone } from "./support/subscribing.ts";
import { expect, test } from "./support/test.ts";
import { maxWait } from "../tools/test/maxWait.mjs";

/** The premium flow where things go otherwise: guests, Back, lost answers, two tabs. One payment each, whatever happens. */
test.describe.configure({ timeout: maxWait(90_000) });

test("Back of the browser is a step back, and from the first step it closes the popup and leaves the page where it is [PAY-FLOW-03]", async ({
  page,
  sandbox,
  someone,
  arriveAt,
}) => {
  await saveCards(sandbox, someone, cards.visa);
  await arriveAt("/feeds/kino/?popup=premium_purchase", someone.email);
  await press(page, /^Попробовать/);
  await givePhone(page);
  await expect(popup(page)).toContainText("Выберите карту");
  await press(page, /^Новая карта/);
  await expect(
    page.frameLocator("iframe[title='Данные карты']").getByRole("textbox", { name: "Номер карты" }),
  ).toBeFocused();
  await page.goBack();
  await expect(popup(page)).toContainText("Выберите карту");
  expect(new URL(page.url()).searchParams.get("popup")).toBe("premium_purchase");
  await page.goBack();
  await expect(titled(page, "Подписка")).toBeVisible();
  await page.goBack();
  await expect(popup(page)).toHaveCount(0);
  await expectNothingOver(page);
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe("/feeds/kino/");
});

test("a session that ran out is begun again on the way, and the flow comes back", async ({
  page,
  context,
  someone,
  arriveAt,
  troubles,
}) => {
  // With a number the press asks for the cards at once; without one it asks for the number, and nothing is asked of the server.
  await setPhone(someone);
  await arriveAt("/?popup=premium_purchase", someone.email);
  await expect(popup(page).getByRole("button", { name: /^Попробовать/ })).toBeVisible();
  await context.clearCookies();
  // A call beside it may notice first, and ask before anything is pressed.
  await popup(page)
    .getByRole("button", { name: /^Попробовать/ })
    .click({ timeout: maxWait(5000) })
    .catch(() => undefined);
  await fillSignIn(page, someone.email);
  await expect(titled(page, "Подписка")).toBeVisible();
  await expect(popup(page).getByRole("button", { name: /^Попробовать/ })).toBeVisible();
  troubles.length = 0;
});

test(
  "a lost answer, two presses and a reload: one payment, and its success",
  { tag: "@journey" },
  async ({ page, sandbox, someone, arriveAt, troubles }) => {
    await saveCards(sandbox, someone, cards.visa);
    await arriveAt("/?popup=premium_purchase", someone.email);
    await press(page, /^Попробовать/);
    await givePhone(page);
    await expect(popup(page)).toContainText("Выберите карту");
    const keys: (string | undefined)[] = [];
    await page.route("**/v1/payment/async", async (route) => {
      keys.push(route.request().headers()["idempotency-key"]);
      // The first is done and its answer lost.
      const headers = { ...route.request().headers(), ...(keys.length > 1 ? {} : { "x-kadr-fault": "commit-lost" }) };
      await route.continue({ headers });
    });
    await popup(page).getByRole("listitem").first().getByRole("button").dblclick();
    await expect(popup(page)).toContainText("Ждём подтверждения оплаты");
    await expect.poll(() => keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
    // A payment that was begun goes on, whatever has been lost.
    await page.reload();
    await expect(titled(page, "Подписка оформлена")).toBeVisible({ timeout: maxWait(30_000) });
    expect(await paid(page)).toBe(1);
    await press(page, "Продолжить");
    await expectNothingOver(page);
    troubles.length = 0;
  },
);

test("a guest before a video of the subscription signs in, pays by a new card without a mouse, and watches it without a reload [PAY-FLOW-10]", async ({
  page,
  someone,
}) => {
  await page.goto(`/video/${SEED.subscriptionId}/`);
  await page.getByRole("main").getByRole("button", { name: "Смотреть", exact: true }).click();
  await fillSignIn(page, someone.email);
  await expect(titled(page, "Подписка")).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const tariff = popup(page).getByRole("button", { name: /^Попробовать/ });
  await expect(tariff).toBeVisible();
  for (let tabs = 0; tabs < 20 && !(await tariff.evaluate((button) => button === document.activeElement)); tabs += 1)
    await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(popup(page).getByRole("textbox", { name: "Телефон" })).toBeFocused();
  await page.keyboard.type("9991234567");
  await page.keyboard.press("Enter");
  const frame = page.frameLocator("iframe[title='Данные карты']");
  await expect(frame.getByRole("textbox", { name: "Номер карты" })).toBeFocused();
  for (const text of ["4111111111111111", "1234", "123"]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await expect(titled(page, "Подписка оформлена")).toBeVisible({ timeout: maxWait(20_000) });
  await page.keyboard.press("Enter");
  await expect(popup(page)).toHaveCount(0);
  await expectNothingOver(page);
  await expect(page.getByRole("main").getByRole("button", { name: "Смотреть", exact: true })).toHaveCount(0);
  await expect(page.locator("video")).toBeVisible();
  expect(await page.evaluate(() => (window as { isSamePage?: boolean }).isSamePage)).toBe(true);
  expect(await paid(page)).toBe(1);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("two tabs: what is paid for in one is a success in the other, and the bank takes no second yes", async ({
    page,
    context,
    sandbox,
    someone,
    arriveAt,
  }) => {
    await saveCards(sandbox, someone, cards.visa);
    await arriveAt("/?popup=no_ads_flow", someone.email);
    await givePhone(page);
    await popup(page).getByRole("button", { name: /СБП/ }).tap();
    await expect(titled(page, "Оплата по СБП")).toBeVisible();
    const app = popup(page).getByRole("link", { name: "Открыть приложение банка" });
    await expect(app).toBeVisible();
    const address = (await app.getAttribute("href")) ?? "";
    const other = await context.newPage();
    await other.goto("/?popup=premium_payment_flow&productCode=RUTUBE");
    await popup(other).getByRole("button", { name: /••/ }).first().tap();
    await expect(titled(other, "Реклама отключена")).toBeVisible({ timeout: maxWait(20_000) });
    const bank = await context.newPage();
    await bank.goto(address);
    await expect(bank.locator("button[value=yes]")).toHaveCount(0);
    // The tab that waits is told by itself: it was paid for otherwise.
    await page.bringToFront();
    await expect(titled(page, "Подписка уже оформлена")).toBeVisible({ timeout: maxWait(20_000) });
    expect(await paid(page)).toBe(1);
  });
});
