import type { Page } from "@playwright/test";
import { agree, eventsOf } from "./support/measurement.ts";
import { expectNothingOver } from "./support/overlays.ts";
import { agreeAtBank, payments, popup, press, readCode, savedCards, titled } from "./support/premium.ts";
import { givePhone } from "./support/purchases.ts";
import { cards, saveCards } from "./support/subscribing.ts";
import { expect, test } from "./support/test.ts";
import { maxWait } from "../tools/test/maxWait.mjs";

/** The premium flow from its first step to its last (PAY-FLOW-14). */
test.describe.configure({ timeout: maxWait(90_000) });

const kept = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("kadr:payment")));

test(
  "a saved card: tariffs, phone, more than three cards behind «Показать больше», waiting, success " +
    "without a reload [PAY-FLOW-02] [PAY-FLOW-07] [PAY-FLOW-14] [PAY-FLOW-17] [PAY-FLOW-25] [PAY-SCREEN-02] " +
    "[PAY-SCREEN-03] [PAY-SCREEN-06] [PAY-SCREEN-12] [PAY-FLOW-16] [PAY-FLOW-11] [MANAGE-STATUS-08] " +
    "[ANALYTICS-NUMBERS-07]",
  { tag: "@journey" },
  async ({ page, sandbox, someone, arriveAt }) => {
    await saveCards(sandbox, someone, ...Object.values(cards));
    await agree(page);
    const starts: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.includes("/subscription/payment/start/")) starts.push(decodeURIComponent(pathname));
    });
    await arriveAt("/?popup=premium_purchase", someone.email);
    await expect(titled(page, "Подписка")).toBeVisible();
    await press(page, "Попробовать 30 дней за 1 ₽");
    await givePhone(page);
    await expect(titled(page, "Оплата")).toContainText("Выберите карту");
    await expect(popup(page)).toContainText("Подписка продлится автоматически");
    const saved = savedCards(page);
    await expect(saved).toHaveCount(3);
    await expect(
      popup(page).getByRole("button", { name: "Новая карта Мир, Mastercard, Visa, Union Pay" }),
    ).toBeVisible();
    await press(page, "Показать больше");
    await expect(saved).toHaveCount(4);
    await saved.first().getByRole("button").dblclick();
    await expect(titled(page, "Оплата")).toContainText("Ждём подтверждения оплаты");
    await expect(titled(page, "Подписка оформлена")).toBeVisible({ timeout: maxWait(20_000) });
    expect(await kept(page)).toEqual([]);
    await press(page, "Продолжить");
    await expectNothingOver(page);
    expect(new URL(page.url()).search).toBe("");
    expect((await payments(page)).length).toBe(1);
    // that a payment was begun is reported once, under a random number of 100000 to 999999
    expect(starts).toEqual([
      expect.stringMatching(
        new RegExp(`/start/${someone.id}/[1-9]\\d{5}/\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z/PREMIER_RUTUBE_YAPPY/?$`),
      ),
    ]);
    await expect
      .poll(async () =>
        (await eventsOf(page, sandbox))
          .filter(({ target }) => /^purchase\.(pay|success|trial)$/.test(target))
          .map(({ params }) => params),
      )
      .toMatchObject([{}, { revenue: -1, productCode: "PREMIER_RUTUBE_YAPPY", isTrial: true }, { revenue: 1 }]);
    expect(JSON.stringify(await eventsOf(page, sandbox))).not.toMatch(/tok_|1111/);
  },
);

test("SBP: the code is read from the screen and paid on another device [PAY-FLOW-08, PAY-FLOW-18, PAY-FLOW-06, PAY-STATUS-06]", async ({
  page,
  someone,
  arriveAt,
}) => {
  await arriveAt("/?popup=premium_payment_flow&productCode=RUTUBE", someone.email);
  await givePhone(page);
  // Without saved cards the form of a new one comes at once.
  await expect(titled(page, "Оплата")).toBeVisible();
  await press(page, "Оплатить по СБП");
  await expect(titled(page, "Оплата по СБП")).toBeVisible();
  await expect(popup(page)).toContainText(/Код действует ещё 1[45]:\d\d/);
  const address = await readCode(page);
  expect(address).toMatch(/^http:\/\/pay\.kadr\.localhost:\d+\/sbp\//);
  await expect(popup(page)).toContainText(address);
  const asked: number[] = [];
  // By the browser's own clock: of a request this process may hear late.
  page.on("requestfinished", (request) => {
    if (/\/v1\/payment\/[^/]+\/status/.test(request.url())) asked.push(request.timing().startTime);
  });
  await expect.poll(() => asked.length, { timeout: maxWait(15_000) }).toBeGreaterThan(3);
  // No other request was looked at meanwhile: the pause is that of the documents, later on a busy machine, never sooner.
  expect(Math.min(...asked.slice(1).map((at, index) => at - (asked[index] ?? at)))).toBeGreaterThan(1900);
  // A reload goes on with the same payment: the same code.
  await page.reload();
  await expect(titled(page, "Оплата по СБП")).toBeVisible();
  expect(await readCode(page)).toBe(address);
  // A server that is out of order for a moment says nothing of the payment.
  let failures = 0;
  await page.route("**/v1/payment/*/status", (route) => {
    failures += 1;
    return failures > 2
      ? route.continue()
      : route.fulfill({ status: 500, headers: { "x-kadr-fault": "test" }, json: {} });
  });
  await expect.poll(() => failures, { timeout: maxWait(20_000) }).toBeGreaterThan(2);
  await expect(titled(page, "Оплата по СБП")).toBeVisible();
  await page.unroute("**/v1/payment/*/status");
  await agreeAtBank(page, address);
  await expect(titled(page, "Реклама отключена")).toBeVisible({ timeout: maxWait(20_000) });
  await press(page, "Продолжить");
  await expectNothingOver(page);
  expect((await payments(page)).length).toBe(1);
});
