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
