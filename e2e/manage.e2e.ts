import AxeBuilder from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { tabTo } from "./support/focus.ts";
import { agree, idsTold } from "./support/measurement.ts";
import { expectNothingOver } from "./support/overlays.ts";
import { embed, order } from "./support/payment.ts";
import { activateCode, cancel, cards, saveCards, subscribe } from "./support/subscribing.ts";
import { expect, test } from "./support/test.ts";
import { patience } from "../tools/test/patience.mjs";

const date = String.raw`\d{1,2} [а-я]+ 20\d\d`;
const subscriptions = (page: Page): Locator => page.getByRole("list", { name: "Подписки" });
const cardsOn = (page: Page): Locator => page.getByRole("list", { name: "Банковские карты" });
const popup = (page: Page): Locator => page.getByRole("dialog", { name: "Видео без рекламы" });
const question = (page: Page): Locator => page.getByRole("alertdialog", { name: "Отменить подписку?" });

async function expectNoFaults(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({ rules: { "target-size": { enabled: true } } })
    // The page behind is inert; react-aria's spoken nodes outlive the buttons that they name.
    .exclude("[data-live-announcer]")
    .analyze();
  expect(violations).toEqual([]);
}

test("a person without a subscription is offered one, and has nothing to manage", async ({
  page,
  someone,
  arriveAt,
}) => {
  await arriveAt("/profile/payments/", someone.email);
  await expect(page.getByText("Действующих подписок нет.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Управлять/ })).toHaveCount(0);
  await page.goto("/?popup=premium_management_purchase");
  await expect(page.getByRole("alertdialog", { name: "Действующей подписки нет" })).toBeVisible();
  await page.getByRole("button", { name: "Понятно" }).click();
  await expectNothingOver(page);
  expect(new URL(page.url()).search).toBe("");
});

test.describe("by mouse", () => {
  test.use({ hasAnswered: false });

  test(
    "a subscription is managed, cancelled after a question and taken back, and the page says so at once [MANAGE-STATUS-01] [MANAGE-STATUS-02] [MANAGE-STATUS-06] [MANAGE-STATUS-07] [MANAGE-STATUS-11] [MANAGE-STATUS-12] [MANAGE-STATUS-13] [MANAGE-STATUS-16] [MANAGE-STATUS-18] [MANAGE-STATUS-19] [MANAGE-STATUS-20] [PAY-FLOW-21]",
    { tag: "@journey" },
    async ({ page, sandbox, someone, arriveAt }) => {
      test.slow();
      await subscribe(sandbox, someone);
      await agree(page);
      await arriveAt("/", someone.email);
      await page.getByRole("button", { name: "Меню пользователя" }).click();
      await page.getByRole("link", { name: "Подписки и карты" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Подписки и карты" })).toBeVisible();
      const row = subscriptions(page).getByRole("listitem").filter({ hasText: "Видео без рекламы" });
      await expect(row.getByText("Активно", { exact: true })).toBeVisible();
      await expect(row.getByText(new RegExp(`^Следующее списание 149\u00A0₽ — ${date}$`))).toBeVisible();
      await expectNoFaults(page);

      await row.getByRole("button", { name: "Управлять" }).click();
      await expect(popup(page)).toBeVisible();
      expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
        popup: "premium_management_purchase",
        productCode: "RUTUBE",
      });
      await expect(popup(page)).toContainText("149\u00A0₽ в месяц");
      await expectNoFaults(page);
      await popup(page).getByRole("button", { name: "Отменить подписку" }).click();
      await question(page).getByRole("button", { name: "Нет, оставить" }).click();
      await expect(popup(page)).toBeVisible();
      await popup(page).getByRole("button", { name: "Отменить подписку" }).click();
      await expectNoFaults(page);
      await question(page).getByRole("button", { name: "Да, отменить" }).click();
      const done = page.getByRole("dialog", { name: "Подписка отменена" });
      await expect(done).toContainText(new RegExp(`Доступ сохранится до ${date}`));
      await done.getByRole("button", { name: "Понятно" }).click();
      await expectNothingOver(page);
      expect(new URL(page.url()).search).toBe("");
      await expect(row.getByText(new RegExp(`^Активно до ${date}$`))).toBeVisible();

      await row.getByRole("button", { name: "Возобновить" }).click();
      await page
        .getByRole("alertdialog", { name: "Возобновить подписку?" })
        .getByRole("button", { name: "Возобновить" })
        .click();
      await page
        .getByRole("dialog", { name: "Подписка возобновлена" })
        .getByRole("button", { name: "Понятно" })
        .click();
      await expect(row.getByText("Активно", { exact: true })).toBeVisible();
      await expect
        .poll(async () => (await idsTold(page, sandbox)).filter((id) => id.startsWith("purchase.")))
        .toEqual([
          "purchase.manage",
          "purchase.cancel",
          "purchase.cancel.no",
          "purchase.cancel",
          "purchase.cancel.yes",
          "purchase.cancel.success",
          "purchase.manage",
          "purchase.renew",
        ]);
    },
  );
});

test(
  "by keyboard alone, from its address: a cancelling that fails says so and is tried again [MANAGE-STATUS-14] [MANAGE-STATUS-15] [MANAGE-STATUS-17] [PAY-FLOW-21] [PAY-FLOW-23]",
  { tag: "@journey" },
  async ({ page, sandbox, someone, arriveAt, troubles }) => {
    await subscribe(sandbox, someone);
    await arriveAt("/info/about/", someone.email);
    await page.route(/recurrent-rescission$/, (route) =>
      route.fulfill({ status: 500, headers: { "x-kadr-fault": "test" }, json: { code: "server_error", detail: "" } }),
    );
    // An unknown product is RUTUBE (K27).
    await page.goto("/?popup=premium_management_rescission&productCode=SOMETHING");
    await expect(question(page).getByRole("button", { name: "Нет, оставить" })).toBeFocused();
    await tabTo(page, /Да, отменить/);
    await page.keyboard.press("Enter");
    const failed = page.getByRole("alertdialog", { name: "Отмена подписки не прошла" });
    await expect(failed.getByRole("button", { name: "Повторить" })).toBeFocused({ timeout: patience(30_000) });
    await page.unroute(/recurrent-rescission$/);
    await page.keyboard.press("Enter");
    const done = page.getByRole("dialog", { name: "Подписка отменена" });
    await expect(done.getByRole("button", { name: "Понятно" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expectNothingOver(page);
    troubles.length = 0;
  },
);

test.describe("by touch at 360 px", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("a cancelled subscription is taken back by its address; without a product it is RUTUBE [PAY-FLOW-21] [PAY-FLOW-23]", async ({
    page,
    sandbox,
    someone,
    arriveAt,
  }) => {
    await subscribe(sandbox, someone);
    await cancel(someone);
    await arriveAt("/profile/payments/", someone.email);
    await expect(page.getByRole("button", { name: "Возобновить: Видео без рекламы" })).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await page.goto("/profile/payments/?popup=premium_management_recovery");
    const asked = page.getByRole("alertdialog", { name: "Возобновить подписку?" });
    for (const name of ["Не сейчас", "Возобновить"])
      expect((await asked.getByRole("button", { name }).boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await asked.getByRole("button", { name: "Возобновить" }).tap();
    await page.getByRole("dialog", { name: "Подписка возобновлена" }).getByRole("button", { name: "Понятно" }).tap();
    await expect(subscriptions(page).getByText("Активно", { exact: true })).toBeVisible();
  });
});

test("the status changes as the clock moves: a cancelled subscription is over at its end", async ({
  page,
  sandbox,
  someone,
  arriveAt,
}) => {
  await subscribe(sandbox, someone);
  await arriveAt("/profile/payments/?popup=premium_management_rescission", someone.email);
  await question(page).getByRole("button", { name: "Да, отменить" }).click();
  await page.getByRole("button", { name: "Понятно" }).click();
  await expect(page.getByRole("button", { name: "Возобновить: Видео без рекламы" })).toBeVisible();
  // A reload while the popup's entry of the history is still going is given up by the browser.
  await expectNothingOver(page);
  await page.setExtraHTTPHeaders({ "x-kadr-clock": "+40d" });
  await page.reload();
  await expect(page.getByText("Действующих подписок нет.")).toBeVisible();
  // What was open at another time says so.
  await page.goto("/profile/payments/?popup=premium_management_recovery&productCode=RUTUBE");
  await expect(page.getByRole("alertdialog", { name: "Действующей подписки нет" })).toBeVisible();
});

test("what a promo code gave ends by itself and has nothing to cancel [MANAGE-STATUS-03]", async ({
  page,
  someone,
  arriveAt,
}) => {
  await activateCode(someone, "BEZREKLAMY");
  await arriveAt("/profile/payments/", someone.email);
  await expect(subscriptions(page).getByText(new RegExp(`^Активна по промокоду до ${date}$`))).toBeVisible();
  await page.getByRole("button", { name: "Управлять: Видео без рекламы" }).click();
  await expect(popup(page)).toContainText("По промокоду деньги не списываются");
  await expect(popup(page).getByRole("button", { name: /Отменить|Возобновить/ })).toHaveCount(0);
});

test("a subscription of the marketplace is cancelled by need_renew [MANAGE-STATUS-21]", async ({
  page,
  someone,
  arriveAt,
}) => {
  await arriveAt("/profile/payments/", someone.email);
  await embed(page, `${await order(page, 5, "method=card")}?card=new`, 360);
  const frame = page.frameLocator("iframe[title=Оплата]");
  await frame.getByRole("textbox", { name: "Номер карты" }).fill("4111 1111 1111 1111");
  await frame.getByRole("textbox", { name: "Срок действия" }).fill("12/34");
  await frame.getByLabel("CVC/CVV").fill("123");
  await frame.getByRole("button", { name: /^Оплатить/ }).click();
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Оплачено", { timeout: patience(20_000) });
  let byTariff = 0;
  page.on("request", (request) => {
    if (/recurrent-/.test(request.url())) byTariff += 1;
  });
  await page.goto("/?popup=premium_management_rescission&productCode=PREMIER_RUTUBE_YAPPY");
  const renewal = page.waitForResponse(/subscription-renew\/\d+\/$/);
  await question(page).getByRole("button", { name: "Да, отменить" }).click();
  await expect(page.getByRole("dialog", { name: "Подписка отменена" })).toBeVisible();
  expect(await (await renewal).json()).toMatchObject({ renewable: false });
  expect(byTariff).toBe(0);
});

test.describe("cards", () => {
  test.use({ hasAnswered: false });

  test("the main card is changed and a card is removed, each after a question, and both are told of [PROFILE-EDIT-13] [PROFILE-EDIT-14] [PAY-DATA-03] [PAY-DATA-04] [PAY-DATA-05]", async ({
    page,
    sandbox,
    someone,
    arriveAt,
  }) => {
    await saveCards(sandbox, someone, cards.mastercard, cards.mir);
    await agree(page);
    let asked = 0;
    page.on("request", (request) => {
      if (request.url().endsWith("/v1/payment-methods/user/saved")) asked += 1;
    });
    await arriveAt("/profile/payments/", someone.email);
    const rows = cardsOn(page).getByRole("listitem");
    const mastercard = rows.filter({ hasText: "Альфа-Банк, Mastercard, последние цифры 4444" });
    const mir = rows.filter({ hasText: "Т-Банк, Мир, последние цифры 0004" });
    await expect(mastercard).toHaveCount(1);
    // Asked for again each time that they are shown.
    const before = asked;
    await page.getByRole("link", { name: "История платежей" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "История платежей" })).toBeVisible();
    await page.goBack();
    await expect(mastercard).toHaveCount(1);
    await expect.poll(() => asked).toBeGreaterThan(before);

    await mir.getByRole("button", { name: /^Сделать основной/ }).click();
    const main = page.getByRole("alertdialog", { name: "Сделать карту основной?" });
    await expectNoFaults(page);
    await main.getByRole("button", { name: "Сделать основной" }).click();
    await expect(page.getByText("Основная карта изменена")).toBeVisible();
    await expect(mir.getByText("Основная")).toBeVisible();

    await mastercard.getByRole("button", { name: /^Удалить/ }).click();
    const remove = page.getByRole("alertdialog", { name: "Удалить карту?" });
    await remove.getByRole("button", { name: "Отмена" }).click();
    await expect(remove).toHaveCount(0);
    await mastercard.getByRole("button", { name: /^Удалить/ }).click();
    await remove.getByRole("button", { name: "Удалить" }).click();
    await expect(page.getByText("Карта удалена")).toBeVisible();
    await expect(mastercard).toHaveCount(0);
    await expect
      .poll(async () => (await idsTold(page, sandbox)).filter((id) => id.startsWith("profile.paymentMethods")))
      .toEqual([
        "profile.paymentMethods.makeMain",
        "profile.paymentMethods.makeMain.confirm",
        "profile.paymentMethods.makeMain.success",
        "profile.paymentMethods.remove",
        "profile.paymentMethods.remove",
        "profile.paymentMethods.remove.confirm",
        "profile.paymentMethods.remove.success",
      ]);
  });
});

test("the history of payments tells what was paid, by what, and where the receipt went [PAY-SCREEN-08]", async ({
  page,
  sandbox,
  someone,
  arriveAt,
}) => {
  await subscribe(sandbox, someone);
  await arriveAt("/profile/payments/history/", someone.email);
  const list = page.getByRole("list", { name: "История платежей" });
  const row = list.getByRole("listitem").filter({ hasText: "Видео без рекламы" }).first();
  await expect(row).toContainText("149\u00A0₽");
  await expect(row).toContainText("Оплачено");
  await expect(row).toContainText("Карта •• 1111");
  await expectNoFaults(page);
});
