import { expectNoFaults } from "./support/faults.ts";
import { expectNothingOver } from "./support/overlays.ts";
import { agree, eventIdsOf, eventsOf } from "./support/measurement.ts";
import { expectToPlay, fillSignIn, position, SEED } from "./support/people.ts";
import { moveClock, paymentFrame, payBy, popup, settled, stubButton } from "./support/purchases.ts";
import { expect, test } from "./support/test.ts";

const film = `/video/${SEED.paidId}/`;
const offer = (page: Parameters<typeof popup>[0], name: RegExp) => popup(page).getByRole("button", { name });

// [PAY-SINGLE-05] [PAY-SINGLE-06] [SHELL-MESSAGES-01]: the shell and the frames of both exchange messages
test("a guest signs in first, picks an offer or cancels; an answer that is lost is asked after with the same key", async ({
  page,
  someone,
}) => {
  const heard = new Set<string>();
  await page.exposeFunction("onHeard", (how: string) => void heard.add(how));
  await page.addInitScript(() =>
    window.addEventListener("message", ({ origin }) =>
      (window as unknown as { onHeard: (how: string) => void }).onHeard(
        `${location.hostname} from ${new URL(origin).hostname}`,
      ),
    ),
  );
  await page.goto(film);
  await stubButton(page, "Купить").click();
  await fillSignIn(page, someone.email);
  await expect(popup(page)).toHaveAccessibleName("Выберите предложение");
  await expect(popup(page).getByRole("list", { name: "Выберите предложение" }).getByRole("listitem")).toHaveCount(3);
  await page.keyboard.press("Escape");
  await expectNothingOver(page);
  await expect(page).toHaveURL(new RegExp(`${film}$`));
  await expect(stubButton(page, "Купить")).toBeVisible();

  const keys: (string | undefined)[] = [];
  await page.route("**/initiate_purchase/**", async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    // The first is done, and its answer is lost.
    const headers = { ...route.request().headers(), ...(keys.length > 1 ? {} : { "x-kadr-fault": "commit-lost" }) };
    return route.continue({ headers });
  });
  await stubButton(page, "Купить").click();
  await offer(page, /^Покупка навсегда/).click();
  await expect(paymentFrame(page).getByRole("heading", { level: 1 })).toHaveText("Оплата", settled);
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
  await expect
    .poll(() => [...heard])
    .toEqual(
      expect.arrayContaining([
        "kadr.localhost from auth.kadr.localhost",
        "auth.kadr.localhost from kadr.localhost",
        "kadr.localhost from pay.kadr.localhost",
        "pay.kadr.localhost from kadr.localhost",
      ]),
    );
  await page.getByRole("button", { name: "Закрыть" }).first().click();
  await expectNothingOver(page);
});

// [PAY-POPUP-02] [PAY-POPUP-04] [PAY-POPUP-07] [PAY-SINGLE-11] [PAY-SINGLE-12] [PAY-SINGLE-14] [PAY-SINGLE-18] [PAY-SINGLE-19] [PAY-SINGLE-20]
// [STUB-LABEL-12]
test("a film is rented by mouse: it is started, plays, ends while it is watched, and is bought; it goes on where it was left", async ({
  page,
  sandbox,
  someone,
  arriveAt,
}) => {
  test.slow();
  await agree(page);
  await page.clock.install();
  await arriveAt(film, someone.email);
  await stubButton(page, "Купить").click();
  await expect(popup(page)).toHaveAccessibleName("Выберите предложение");
  await expect(page).toHaveURL(/popup=purchase&target=video/);
  await expectNoFaults(page, "[role=dialog]");
  /** How the film stands, as the person's page asks it. */
  const access = () =>
    page.evaluate(async (id) => {
      const response = await fetch(`/backend/api/marketplace/offers/video/?ids_list=${id}`);
      const { purchased, needs_payment: needsPayment } = (await response.json()) as Record<string, boolean>;
      return { purchased, needsPayment };
    }, SEED.paidId);
  expect(await access()).toEqual({ purchased: false, needsPayment: true });
  const begun = page.waitForResponse(/\/initiate_purchase\//);
  await offer(page, /^Аренда/).click();
  expect(await (await begun).json()).toMatchObject({ status: "pending" });
  await expect(paymentFrame(page).getByRole("heading", { level: 1 })).toHaveText("Оплата", settled);
  const own = page.viewportSize() ?? { width: 1280, height: 800 };
  for (const [width, height, isMobile] of [
    [766, 900, true],
    [839, 500, true],
    [839, 1000, false],
    [841, 500, false],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect
      .poll(async () => (await popup(page).boundingBox())?.width === width, { message: `${width} × ${height}` })
      .toBe(isMobile);
  }
  await page.setViewportSize(own);
  await payBy(page, "4111111111111111");
  await expect(popup(page)).toHaveAccessibleName("Оплата прошла", settled);
  expect(await access()).toMatchObject({ purchased: true, needsPayment: false });
  await popup(page).getByRole("button", { name: "Продолжить" }).click();
  await expectNothingOver(page);
  await expect(page).toHaveURL(new RegExp(`${film}$`));
  await expect(page.getByRole("main")).toContainText(/Начать просмотр можно в течение/);
  await stubButton(page, "Начать просмотр").click();
  await expectToPlay(page);
  await expect
    .poll(() => eventIdsOf(page, sandbox))
    .toEqual(expect.arrayContaining(["purchase.pay", "purchase.success"]));
  const paid = (await eventsOf(page, sandbox)).find(({ target }) => target === "purchase.pay");
  expect(paid?.params).toMatchObject({ price: 99, isTrial: false });

  // Two days later the rental is over under the viewer's eyes.
  await moveClock(page, sandbox, "+49h");
  await page.clock.fastForward(48 * 3_600_000 + 2000);
  await expect(page.getByRole("main").getByRole("heading", { name: "Срок аренды закончился" })).toBeVisible(settled);
  const kept = await page.evaluate(
    (id) =>
      (JSON.parse(localStorage.getItem("kadr:watch-positions") ?? "{}") as Record<string, [number]>)[id]?.[0] ?? 0,
    SEED.paidId,
  );
  expect(kept).toBeGreaterThan(0);
  await stubButton(page, "Купить").click();
  await offer(page, /^Покупка навсегда/).click();
  await payBy(page, "5555555555554444");
  await expect(popup(page)).toHaveAccessibleName("Оплата прошла", settled);
  await popup(page).getByRole("button", { name: "Продолжить" }).click();
  await expectNothingOver(page);
  await expectToPlay(page);
  expect(await position(page)).toBeGreaterThanOrEqual(kept);
  await moveClock(page, sandbox, "real");
});

test(
  "a reload in the midst of paying goes on with the same order, and a refused card leads to another try " +
    "[PAY-SINGLE-23] [PAY-FAIL-01] [PAY-FAIL-02] [PAY-SCREEN-08]",
  { tag: "@journey" },
  async ({ page, someone, arriveAt }) => {
    const orders = new Set<string>();
    page.on("response", (response) => {
      if (response.url().includes("/initiate_purchase/"))
        void response.json().then(
          (body: { details: { OrderId: string } }) => orders.add(body.details.OrderId),
          () => undefined,
        );
    });
    await arriveAt(film, someone.email);
    await stubButton(page, "Купить").click();
    await offer(page, /^Покупка навсегда/).click();
    await payBy(page, "4000000000009995");
    await expect(popup(page)).toHaveAccessibleName("Оплата не прошла", settled);
    await expect(popup(page)).toContainText("Недостаточно средств");
    await popup(page).getByRole("button", { name: "Повторить" }).click();
    await expect(paymentFrame(page).getByRole("heading", { level: 1 })).toHaveText("Оплата", settled);
    await page.reload();
    await expect(paymentFrame(page).getByRole("heading", { level: 1 })).toHaveText("Оплата", settled);
    expect(orders.size).toBe(1);
    await payBy(page, "4000000000000002");
    await expect(popup(page)).toHaveAccessibleName("Оплата не прошла", settled);
    await expect(popup(page)).toContainText("Деньги не списаны");
    // Another way: the methods of the offer, by keyboard.
    await popup(page).getByRole("button", { name: "Выбрать другой способ" }).press("Enter");
    await expect(popup(page)).toHaveAccessibleName("Выберите способ оплаты");
    await popup(page)
      .getByRole("button", { name: /^На сайте партнёра/ })
      .press("Enter");
    // The partner's page is one of the payment origin; it comes back to the purchase.
    await page.waitForURL(/pay\.kadr\.localhost.*partner/, settled);
    await page.getByRole("button", { name: /Подтвердить|Оплатить/ }).click();
    await expect(popup(page)).toHaveAccessibleName("Оплата прошла", settled);
    await popup(page).getByRole("button", { name: "Продолжить" }).click();
    await expectNothingOver(page);
    await expectToPlay(page);
    // A video that is bought leads to where it is watched, and is not sold again.
    await page.goto("/my/purchases/");
    await expect(
      page
        .getByRole("main")
        .getByRole("link", { name: /^Смотреть/ })
        .first(),
    ).toBeVisible();
    await page.goto(`/purchase/embed/${SEED.paidId}/`);
    await expect(page.getByRole("main").getByRole("link", { name: "Смотреть" })).toBeVisible();
    await page.goto(`${film}?popup=purchase&target=video:${SEED.paidId}`);
    await expect(popup(page)).toHaveAccessibleName("Контент уже куплен", settled);
    await popup(page).getByRole("button", { name: "Мои покупки" }).click();
    await expect(page).toHaveURL(/\/my\/purchases\/$/);
  },
);
