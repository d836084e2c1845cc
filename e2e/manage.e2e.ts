import type { Locator, Page } from "@playwright/test";
import { expectNoFaults } from "./support/faults.ts";
import { tabTo } from "./support/focus.ts";
import { agree, eventIdsOf } from "./support/measurement.ts";
import { expectNothingOver } from "./support/overlays.ts";
import { subscribe } from "./support/subscribing.ts";
import { expect, test } from "./support/test.ts";
import { maxWait } from "../tools/test/maxWait.mjs";

const date = String.raw`\d{1,2} [а-я]+ 20\d\d`;
const subscriptions = (page: Page): Locator => page.getByRole("list", { name: "Подписки" });
const popup = (page: Page): Locator => page.getByRole("dialog", { name: "Видео без рекламы" });
const question = (page: Page): Locator => page.getByRole("alertdialog", { name: "Отменить подписку?" });

test.describe("by mouse", () => {
  test.use({ hasAnswered: false });

  test(
    "a subscription is managed, cancelled after a question and taken back, and the page says so at once " +
      "[MANAGE-STATUS-01] [MANAGE-STATUS-02] [MANAGE-STATUS-06] [MANAGE-STATUS-07] [MANAGE-STATUS-11] " +
      "[MANAGE-STATUS-12] [MANAGE-STATUS-13] [MANAGE-STATUS-16] [MANAGE-STATUS-18] [MANAGE-STATUS-19] " +
      "[MANAGE-STATUS-20] [PAY-FLOW-21]",
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
        .poll(async () => (await eventIdsOf(page, sandbox)).filter((id) => id.startsWith("purchase.")))
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
  "by keyboard alone, from its address: a cancelling that fails says so and is tried again " +
    "[MANAGE-STATUS-14] [MANAGE-STATUS-15] [MANAGE-STATUS-17] [PAY-FLOW-21] [PAY-FLOW-23]",
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
    await expect(failed.getByRole("button", { name: "Повторить" })).toBeFocused({ timeout: maxWait(30_000) });
    await page.unroute(/recurrent-rescission$/);
    await page.keyboard.press("Enter");
    const done = page.getByRole("dialog", { name: "Подписка отменена" });
    await expect(done.getByRole("button", { name: "Понятно" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expectNothingOver(page);
    troubles.length = 0;
  },
);

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
  // The popup of a subscription that has ended says so.
  await page.goto("/profile/payments/?popup=premium_management_recovery&productCode=RUTUBE");
  await expect(page.getByRole("alertdialog", { name: "Действующей подписки нет" })).toBeVisible();
});
