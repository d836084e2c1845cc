import type { Locator, Page, Request } from "@playwright/test";
import { expectNothingOver } from "./support/overlays.ts";
import { agreeAtBank, payments, popup, press, savedCards, titled } from "./support/premium.ts";
import { givePhone } from "./support/purchases.ts";
import type { Sandbox } from "./support/sandbox.ts";
import { cards, saveCards } from "./support/subscribing.ts";
import { expect, test } from "./support/test.ts";
import { maxWait } from "../tools/test/maxWait.mjs";

/** A server that goes away while money is on its way. */
test.describe.configure({ timeout: maxWait(150_000) });

const firstCard = (page: Page): Locator => savedCards(page).first().getByRole("button");

/** Kills the server, until what the page asks of payments has failed so often. */
async function kill(sandbox: Sandbox, page: Page, failures: number): Promise<void> {
  let left = failures;
  const isLast = (request: Request) => request.url().includes("/payment") && (left -= 1) === 0;
  const hasFailed = page.waitForEvent("requestfailed", { predicate: isLast, timeout: maxWait(30_000) });
  await sandbox.kill();
  await hasFailed;
}

/** It comes by itself, or the popup offers a way on, which is taken. */
const untilShown = (page: Page, what: Locator): Promise<void> =>
  expect(async () => {
    if (!(await what.isVisible()))
      await popup(page)
        .getByRole("button", { name: /Повторить|Попробовать снова|Попробуйте ещё раз|Проверить/ })
        .click({ timeout: 500 })
        .catch(() => undefined);
    await expect(what).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: maxWait(60_000) });

test(
  "a server that is killed while the popup waits: it comes back to the same payment, hears of the yes that was given meanwhile, and nothing is charged twice",
  { tag: "@journey" },
  async ({ page, sandbox, someone, arriveAt, troubles }) => {
    await arriveAt("/?popup=premium_payment_flow&productCode=RUTUBE", someone.email);
    await givePhone(page);
    await press(page, "Оплатить по СБП");
    const code = titled(page, "Оплата по СБП");
    await expect(code).toBeVisible({ timeout: maxWait(20_000) });
    const addressOf = async () => /http:\/\/pay\.\S+\/sbp\/[\w-]+/.exec((await code.textContent()) ?? "")?.[0] ?? "";
    await expect.poll(addressOf).not.toBe("");
    const address = await addressOf();
    // more often than a server may fail to answer before the person is told of it
    await kill(sandbox, page, 4);
    await sandbox.start();
    await untilShown(page, code);
    expect(await addressOf()).toBe(address);

    await agreeAtBank(page, address);
    await kill(sandbox, page, 1);
    await sandbox.start();
    await untilShown(page, titled(page, "Реклама отключена"));
    await press(page, "Продолжить");
    await expectNothingOver(page);
    expect(await payments(page)).toHaveLength(1);
    await page.reload();
    await expect(popup(page)).toHaveCount(0);
    expect(await payments(page)).toHaveLength(1);
    troubles.length = 0;
  },
);

test(
  "a server that is killed at the press: the payment is begun once, under one key, and its success is the server's",
  { tag: "@journey" },
  async ({ page, sandbox, someone, arriveAt, troubles }) => {
    await saveCards(sandbox, someone, cards.visa);
    await arriveAt("/?popup=premium_payment_flow&productCode=PREMIER_RUTUBE_YAPPY", someone.email);
    await givePhone(page);
    const keys: (string | undefined)[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/v1/payment/async")) keys.push(request.headers()["idempotency-key"]);
    });
    const begun = page.waitForRequest(/\/v1\/payment\/async/);
    await firstCard(page).click();
    await begun;
    await kill(sandbox, page, 1);
    await sandbox.start();
    await untilShown(page, titled(page, "Подписка оформлена"));
    expect(new Set(keys).size).toBe(1);
    expect(await payments(page)).toHaveLength(1);
    troubles.length = 0;
  },
);
