import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expectNothingOver } from "./support/overlays.ts";
import { SEED } from "./support/people.ts";
import { popup, settled } from "./support/purchases.ts";
import { expect, test } from "./support/test.ts";

const field = (page: Page) => popup(page).getByRole("textbox", { name: "Промокод" });
const submit = (page: Page) => popup(page).getByRole("button", { name: "Активировать", exact: true });

async function enter(page: Page, code: string): Promise<void> {
  await field(page).fill(code);
  await submit(page).click();
}

test("each refusal of a code has its own text, and the form its rules [PROMO-FORM-01] [PROMO-FORM-02] [PROMO-FORM-07] [PROMO-FORM-08] [PROMO-FLOW-08] [PAY-FLOW-20]", async ({
  page,
  someone,
  arriveAt,
}) => {
  await arriveAt("/?popup=promo_code", someone.email);
  await expect(popup(page)).toHaveAccessibleName("Активировать промокод");
  await expect(page).toHaveURL(/popup=promo_code/);
  await expect(field(page)).toBeFocused();
  await expect(submit(page)).toBeDisabled();
  await expect(popup(page).getByRole("textbox")).toHaveCount(1);
  const says = (text: string) => expect(field(page)).toHaveAccessibleDescription(text);
  await field(page).fill("A");
  await expect(submit(page)).toBeEnabled();
  await field(page).fill("");
  await says("Это обязательное поле");
  await expect(submit(page)).toBeDisabled();
  await field(page).fill("A".repeat(33));
  await says("Вы ввели неверный промокод");
  await expect(submit(page)).toBeDisabled();
  const { violations } = await new AxeBuilder({ page }).include("[role=dialog]").analyze();
  expect(violations).toEqual([]);
  for (const [code, text] of [
    ["NETTAKOGO", "Вы ввели неверный промокод"],
    ["OSHIBKA", "Ошибка промокода"],
    ["ZANYATO", "Промокод находится в обработке в другой сессии"],
    ["PODPISKA", "Промокод не активирован. У вас уже есть действующая подписка."],
    ["PROSHLA", "Акция неактивна"],
    ["UCHASTIE", "Вы уже участвовали в этой акции"],
    ["SBOY", "Ошибка активации промокода"],
  ] as const) {
    await enter(page, code);
    await says(text);
    await expect(submit(page), code).toBeDisabled();
  }
  await page.keyboard.press("Escape");
  await expectNothingOver(page);
  await page.getByRole("banner").getByRole("button", { name: "Меню", exact: true }).click();
  await page.getByRole("button", { name: "Активировать промокод" }).first().click();
  await enter(page, "ETOVIDEO");
  await says("Этот промокод можно использовать только на странице конкретного видео");
});

test("by keyboard alone a code of a subscription is used from the left menu's form, once", async ({
  page,
  someone,
  arriveAt,
}) => {
  await arriveAt(`/video/${SEED.subscriptionId}/`, someone.email);
  await page.getByRole("banner").getByRole("button", { name: "Меню", exact: true }).press("Enter");
  await page.getByRole("button", { name: "Активировать промокод" }).first().press("Enter");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("kadr30");
  await page.keyboard.press("Enter");
  await expect(popup(page)).toHaveAccessibleName("Промокод активирован", settled);
  await expect(popup(page)).toContainText("30 дней");
  await page.keyboard.press("Enter");
  await expectNothingOver(page);
});

test("at 360 px a coupon for a film opens it on its page: no payment, the promo's own success [PAY-POPUP-05] [PROMO-FLOW-03] [PROMO-FLOW-06]", async ({
  page,
  someone,
  arriveAt,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await arriveAt(`/video/${SEED.paidId}/`, someone.email);
  const asked = page.waitForRequest("**/initiate_purchase/**");
  await page.getByRole("main").getByRole("button", { name: "Купить", exact: true }).click();
  await popup(page).getByRole("button", { name: "Есть промокод" }).click();
  await enter(page, "kino");
  expect(new URL((await asked).url()).searchParams.get("promo_code")).toBe("KINO");
  await expect(popup(page)).toHaveAccessibleName("Промокод активирован", settled);
  await expect(popup(page)).toContainText("365 дней");
  await popup(page).getByRole("button", { name: "Продолжить" }).click();
  await expectNothingOver(page);
  await expect(page.getByRole("region", { name: /^Видеоплеер/ })).toBeVisible(settled);
});
