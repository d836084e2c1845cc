import type { Page } from "@playwright/test";
import { hands } from "./support/hands.ts";
import { expectNothingOver } from "./support/overlays.ts";
import { agree, agreeAtBank, paid, payments, popup, readCode, savedCards, titled } from "./support/premium.ts";
import { byTouch } from "./support/press.ts";
import { settled } from "./support/purchases.ts";
import { expect, test } from "./support/test.ts";
import { maxWait } from "../tools/test/maxWait.mjs";

/** Every way to pay for a subscription, by each hand. */
test.describe.configure({ timeout: maxWait(120_000) });

const button = (page: Page, name: string | RegExp) => popup(page).getByRole("button", { name });

for (const { how, use, press, type } of hands)
  test.describe(how, () => {
    test.use(use);

    const givePhone = async (page: Page) => {
      await expect(titled(page, "Номер телефона")).toBeVisible();
      await type(popup(page).getByRole("textbox", { name: "Телефон" }), "9991234567");
      await press(button(page, "Продолжить"));
    };
    const payByNew = async (page: Page, number: string) => {
      const frame = page.frameLocator("iframe[title='Данные карты']");
      const first = frame.getByRole("textbox", { name: "Номер карты" });
      await expect(first).toBeFocused(settled);
      await type(first, number);
      await type(frame.getByRole("textbox", { name: "Срок действия" }), "1234");
      await type(frame.getByLabel("CVC/CVV"), "123");
      await press(frame.getByRole("button", { name: "Оплатить" }));
    };
    const finish = async (page: Page, title: string) => {
      await expect(titled(page, title)).toBeVisible(settled);
      await press(button(page, "Продолжить"));
      await expectNothingOver(page);
      expect(new URL(page.url()).search).toBe("");
    };

    test("a refused and a poor card lead to another; 3-D Secure, Back from the bank [PAY-FAIL-06, PAY-STATUS-05, PAY-FLOW-19, PAY-DATA-02]", async ({
      page,
      someone,
      arriveAt,
    }) => {
      await arriveAt("/?popup=premium_purchase", someone.email);
      await press(button(page, "Попробовать 30 дней за 1 ₽"));
      await givePhone(page);
      await payByNew(page, "4000000000000002");
      await expect(titled(page, "Не прошла оплата")).toBeVisible(settled);
      // there are two ways on, and Escape is neither
      await page.keyboard.press("Escape");
      await expect(titled(page, "Не прошла оплата")).toBeVisible();
      await press(button(page, "Попробуйте ещё раз"));
      await payByNew(page, "4000000000009995");
      await expect(titled(page, "Не прошла оплата")).toContainText("не хватает денег", settled);
      await press(button(page, "Попробуйте ещё раз"));
      await payByNew(page, "4000000000003220");
      await page.waitForURL(/pay\.kadr\.localhost:\d+\/confirm\//, settled);
      await page.goBack();
      await expect(titled(page, "Оплата")).toContainText("Подтвердите оплату на странице банка", settled);
      await press(popup(page).getByRole("link", { name: "Перейти на страницу банка" }));
      await press(page.locator("button[value=yes]"));
      await page.waitForURL(/kadr\.localhost:\d+\/\?/);
      await finish(page, "Подписка оформлена");
      expect((await payments(page)).filter((status) => status === "succeeded")).toHaveLength(1);
    });

    test("a new card, then the one that it saved", async ({ page, someone, arriveAt }) => {
      await arriveAt("/?popup=no_ads_flow", someone.email);
      await givePhone(page);
      await payByNew(page, "4111111111111111");
      await finish(page, "Реклама отключена");
      await page.goto("/?popup=premium_purchase");
      await press(button(page, "Попробовать 30 дней за 1 ₽"));
      await press(savedCards(page).getByRole("button", { name: /1111/ }));
      await finish(page, "Подписка оформлена");
      expect(await paid(page)).toBe(2);
    });

    test("SBP, paid in the bank's app", async ({ page, someone, arriveAt, isMobile }) => {
      await arriveAt("/?popup=no_ads_flow", someone.email);
      await givePhone(page);
      await press(button(page, "Оплатить по СБП"));
      await expect(titled(page, "Оплата по СБП")).toBeVisible();
      if (isMobile) {
        const opened = page.context().waitForEvent("page");
        await press(popup(page).getByRole("link", { name: "Открыть приложение банка" }));
        await agree(await opened, byTouch);
      } else await agreeAtBank(page, await readCode(page));
      await finish(page, "Реклама отключена");
      expect(await paid(page)).toBe(1);
    });
  });
