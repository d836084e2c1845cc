import type { Locator, Page, Request } from "@playwright/test";
import { agree, pingsOf } from "./support/measurement.ts";
import { expectNothingOver } from "./support/overlays.ts";
import { SEED } from "./support/people.ts";
import { givePhone, moveClock } from "./support/purchases.ts";
import type { Sandbox } from "./support/sandbox.ts";
import { cancel, cards, saveCards, subscribe } from "./support/subscribing.ts";
import { expect, test } from "./support/test.ts";
import { patience } from "../tools/test/patience.mjs";

/** A server that goes away while money is on its way, people who are not signed in, and what a sale is told of. */
test.describe.configure({ timeout: patience(150_000) });

const popup = (page: Page): Locator => page.getByRole("dialog").or(page.getByRole("alertdialog"));
const titled = (page: Page, name: string): Locator =>
  page.getByRole("dialog", { name, exact: true }).or(page.getByRole("alertdialog", { name, exact: true }));
const press = (page: Page, name: string | RegExp): Promise<void> => popup(page).getByRole("button", { name }).click();

/** Payments of the person, as the server keeps them. */
const payments = (page: Page): Promise<readonly { status: string }[]> =>
  page.evaluate(async () => {
    const response = await fetch("/backend/api/marketplace/payments-history");
    return ((await response.json()) as { results: { status: string }[] }).results;
  });

const firstCard = (page: Page): Locator =>
  popup(page).getByRole("listitem").filter({ hasText: "••" }).first().getByRole("button");

/** Kills the server, until what the page asks of payments has failed so often. */
async function kill(sandbox: Sandbox, page: Page, failures: number): Promise<void> {
  let left = failures;
  const isLast = (request: Request) => request.url().includes("/payment") && (left -= 1) === 0;
  const hasFailed = page.waitForEvent("requestfailed", { predicate: isLast, timeout: patience(30_000) });
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
  }).toPass({ timeout: patience(60_000) });

test("who did not pay sees a stub in place of the video: to play for product 47, to subscribe, or to buy [STUB-LABEL-13] [STUB-LABEL-14]", async ({
  page,
  someone,
  arriveAt,
}) => {
  const stub = (name: string) => page.getByRole("main").getByRole("button", { name, exact: true });
  const video = page.locator("main [data-player] video");
  for (const isGuest of [true, false]) {
    if (!isGuest) await arriveAt("/info/about/", someone.email);
    // of product 47
    await page.goto(`/video/${SEED.subscriptionId}/`);
    await expect(stub("Смотреть")).toBeVisible();
    await expect(stub("Смотреть")).toHaveText("");
    await expect(video).toHaveCount(0);
    await page.goto(`/video/${SEED.paidId}/`);
    await expect(stub("Купить")).toBeVisible();
    await expect(video).toHaveCount(0);
  }
  // Of any other subscription. The seed sells nothing by one, so that the response says it.
  await page.goto("/info/about/");
  const body = await page.evaluate(
    async (id) => (await fetch(`/backend/video/${id}/`)).json() as Promise<{ access: object }>,
    SEED.subscriptionId,
  );
  await page.route(`**/backend/video/${SEED.subscriptionId}/**`, (route) =>
    route.fulfill({ headers: { "x-kadr-fault": "test" }, json: { ...body, access: { ...body.access, stub: "sub" } } }),
  );
  await page.evaluate((id) => {
    history.pushState(null, "", `/video/${id}/`);
    dispatchEvent(new PopStateEvent("popstate"));
  }, SEED.subscriptionId);
  await expect(stub("Оформить подписку")).toBeVisible();
  await expect(video).toHaveCount(0);
});

test("who puts the login away has cancelled the flow: nothing is open, kept or paid; who is signed in sees no such step [PAY-FLOW-01]", async ({
  page,
  someone,
  arriveAt,
}) => {
  const paid: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && /\/payment\//.test(request.url())) paid.push(request.url());
  });
  await page.goto("/feeds/kino/?popup=premium_purchase&productCode=RUTUBE");
  await expect(titled(page, "Вход и регистрация")).toBeVisible();
  await expect(titled(page, "Подписка")).toHaveCount(0);
  await expect(page.frameLocator("iframe").getByRole("textbox", { name: "Пароль" })).toBeVisible();
  await titled(page, "Вход и регистрация").getByRole("button", { name: "Закрыть" }).click();
  await expectNothingOver(page);
  await expect(page).toHaveURL(/\/feeds\/kino\/$/);
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("kadr:payment"))),
  ).toEqual([]);
  expect(paid).toEqual([]);
  await arriveAt("/feeds/kino/?popup=premium_purchase&productCode=RUTUBE", someone.email);
  await expect(titled(page, "Подписка")).toBeVisible();
  await expect(titled(page, "Вход и регистрация")).toHaveCount(0);
});

test(
  "a server that is killed while the popup waits: it comes back to the same payment, hears of the yes that was given meanwhile, and nothing is charged twice",
  { tag: "@journey" },
  async ({ page, context, sandbox, someone, arriveAt, troubles }) => {
    await arriveAt("/?popup=premium_payment_flow&productCode=RUTUBE", someone.email);
    await givePhone(page);
    await press(page, "Оплатить по СБП");
    const code = titled(page, "Оплата по СБП");
    await expect(code).toBeVisible({ timeout: patience(20_000) });
    const addressOf = async () => /http:\/\/pay\.\S+\/sbp\/[\w-]+/.exec((await code.textContent()) ?? "")?.[0] ?? "";
    await expect.poll(addressOf).not.toBe("");
    const address = await addressOf();
    // more often than a server may fail to answer before the person is told of it
    await kill(sandbox, page, 4);
    await sandbox.start();
    await untilShown(page, code);
    expect(await addressOf()).toBe(address);

    const phone = await context.newPage();
    await phone.goto(address);
    await phone.locator("button[value=yes]").click();
    await phone.waitForLoadState();
    await phone.close();
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

// conversion.premium for what switches advertising off, conversion.premiumYappyPaid for the bundle without a trial
test("a sale is told to the pixel by its product", async ({ page, sandbox, someone, arriveAt }) => {
  await saveCards(sandbox, someone, cards.visa);
  // the bundle was tried before, and that is over
  await subscribe(sandbox, someone, "bundle-month");
  await cancel(someone, "PREMIER_RUTUBE_YAPPY");
  await moveClock(page, sandbox, "+40d");
  await agree(page);
  await page.addInitScript(() => {
    if (location.hostname.startsWith("kadr.")) localStorage.setItem("enableWeborama", "1");
  });
  const tags = async () => (await pingsOf(page, sandbox, "pixel")).map(({ payload }) => payload["tag_id"]);
  const pay = async (success: string) => {
    await firstCard(page).click();
    await expect(titled(page, success)).toBeVisible({ timeout: patience(30_000) });
    await press(page, "Продолжить");
    await expectNothingOver(page);
  };
  await arriveAt("/?popup=premium_payment_flow&productCode=RUTUBE", someone.email);
  await givePhone(page);
  await pay("Реклама отключена");
  await expect.poll(tags, { timeout: patience(20_000) }).toContain("5");
  expect(await tags()).not.toContain("6");

  await page.goto("/?popup=premium_payment_flow&productCode=PREMIER_RUTUBE_YAPPY");
  await pay("Подписка оформлена");
  await expect.poll(tags, { timeout: patience(20_000) }).toContain("6");
  expect(await tags()).not.toContain("7");
  await moveClock(page, sandbox, "real");
});
