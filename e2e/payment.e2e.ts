import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import AxeBuilder from "@axe-core/playwright";
import { embed, order, said } from "./support/payment.ts";
import { SEED } from "./support/people.ts";
import { pressInFrame } from "./support/press.ts";
import { payBy, settled } from "./support/purchases.ts";
import { expect, test } from "./support/test.ts";
import { maxWait } from "../tools/test/maxWait.mjs";

test.describe("the payment frame in a page of the shell", () => {
  test(
    "takes a card by keyboard, names what is wrong beside its field, tells its height and the success",
    { tag: "@journey" },
    async ({ page, arriveAt }) => {
      await arriveAt("/info/about/");
      await embed(page, await order(page, 12, `method=card&video=${SEED.paidId}`), 480);
      const frame = page.frameLocator("iframe[title=Оплата]");
      await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Оплата");
      await expect
        .poll(async () => (await said(page)).find(({ kind }) => kind === "height")?.height ?? 0)
        .toBeGreaterThan(300);

      const number = frame.getByRole("textbox", { name: "Номер карты" });
      await number.focus();
      await page.keyboard.type("4111111111111112");
      await expect(number).toHaveValue("4111 1111 1111 1112");
      await page.keyboard.press("Tab");
      await expect(frame.getByText("Неверный номер карты. Попробуйте ещё раз")).toBeVisible();
      await expect(number).toHaveAttribute("aria-describedby", "card-number-error");
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("End");
      await page.keyboard.press("Backspace");
      await page.keyboard.type("1");
      await expect(frame.getByText("Неверный номер карты. Попробуйте ещё раз")).toBeHidden();
      await page.keyboard.press("Tab");
      await page.keyboard.type("1234");
      await expect(frame.getByRole("textbox", { name: "Срок действия" })).toHaveValue("12/34");
      await page.keyboard.press("Tab");
      await page.keyboard.type("123");
      await expect(frame.getByLabel("CVC/CVV")).toHaveAttribute("type", "password");
      const { violations } = await new AxeBuilder({ page })
        .include("iframe[title=Оплата]")
        .options({ rules: { "target-size": { enabled: true } } })
        .analyze();
      expect(violations).toEqual([]);

      const sent: string[] = [];
      page.on("request", (request) => {
        if (request.postData()?.includes("4111"))
          sent.push(new URL(request.url()).host + new URL(request.url()).pathname);
      });
      await page.keyboard.press("Enter");
      await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Ждём подтверждения оплаты");
      await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Оплачено", { timeout: maxWait(15_000) });
      expect((await said(page)).filter(({ kind }) => kind === "success")).toMatchObject([{ method: "card" }]);
      // The card went to the tokeniser and nowhere else.
      expect(sent).toEqual([expect.stringMatching(/^pay\.kadr\.localhost:\d+\/tokens$/)]);
      const { purchased } = await page.evaluate(
        async (id) =>
          (await fetch(`/backend/api/marketplace/offers/video/?ids_list=${id}`)).json() as Promise<{
            purchased: boolean;
          }>,
        SEED.paidId,
      );
      expect(purchased).toBe(true);
      await frame.getByRole("button", { name: "Закрыть" }).press("Enter");
      await expect.poll(async () => (await said(page)).some(({ kind }) => kind === "close")).toBe(true);
    },
  );

  test(
    "offers the saved cards, the main one first, and pays with the one chosen by keyboard",
    { tag: "@journey" },
    async ({ page, arriveAt }) => {
      await arriveAt("/info/about/", SEED.author.email);
      await embed(page, await order(page, 12, `method=card&video=${SEED.paidId}`), 360);
      const frame = page.frameLocator("iframe[title=Оплата]");
      const cards = frame.getByRole("group", { name: "Выберите карту" });
      await expect(cards.getByRole("radio")).toHaveCount(3);
      await expect(cards.getByRole("radio", { name: "Visa •• 1111 Основная" })).toBeChecked();
      await pressInFrame(frame.getByText("Показать больше"));
      await expect(cards.getByRole("radio")).toHaveCount(4);
      const { violations } = await new AxeBuilder({ page })
        .include("iframe[title=Оплата]")
        .options({ rules: { "target-size": { enabled: true } } })
        .analyze();
      expect(violations).toEqual([]);
      await pressInFrame(frame.getByRole("link", { name: /Новая карта/ }));
      await expect(frame.getByRole("textbox", { name: "Номер карты" })).toBeVisible();
      await pressInFrame(frame.getByRole("link", { name: "Выбрать сохранённую карту" }));
      await cards.getByRole("radio", { name: "Visa •• 1111 Основная" }).focus();
      await page.keyboard.press("ArrowDown");
      await expect(cards.getByRole("radio", { name: "Мир •• 0004" })).toBeChecked();
      await page.keyboard.press("Enter");
      await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Оплачено", { timeout: maxWait(15_000) });
      expect((await said(page)).filter(({ kind }) => kind === "success")).toMatchObject([{ method: "card" }]);
    },
  );
});

test("the payment frame has a text for age, an unavailable video, the region, what is bought already, and any other case [PAY-FAIL-08]", async ({
  page,
  sandbox,
  someone,
  arriveAt,
}) => {
  await arriveAt("/info/about/", someone.email);
  const frame = page.frameLocator("iframe[title=Оплата]").locator("body");
  const address = await order(page, 12, `method=card&video=${SEED.paidId}`);
  const forAdults = await order(page, 22, `method=card&video=${SEED.paidId}`);
  const database = new DatabaseSync(path.join(sandbox.data, "kadr.sqlite"), { timeout: maxWait(5000) });
  /** A change to an order between its beginning and the frame, by the operator of the site. */
  const happens = async (url: string, change: string, back: string, text: string) => {
    database.exec(change);
    await embed(page, url, 480);
    await expect(frame).toContainText(text, settled);
    database.exec(back);
  };
  const { id } = someone;
  await happens(
    forAdults,
    `update users set birth_date = '2015-01-01' where id = ${id}`,
    `update users set birth_date = null where id = ${id}`,
    "Покупка доступна пользователям старше 18 лет",
  );
  await happens(
    address,
    `update videos set state_code = 2042001 where id = '${SEED.paidId}'`,
    `update videos set state_code = 0 where id = '${SEED.paidId}'`,
    "Видео недоступно",
  );
  await happens(
    address,
    "update offers set is_region_closed = 1 where id = 12",
    "update offers set is_region_closed = 0 where id = 12",
    "Данная покупка недоступна в вашем регионе",
  );
  database.close();
  await embed(page, address.replace(/\/purchase\/[^/]+/, "/purchase/net-takogo"), 480);
  await expect(frame).toContainText("Ошибка", settled);
  // In another tab the same film was bought meanwhile.
  const other = await order(page, 12, `method=card&video=${SEED.paidId}`);
  await page.setViewportSize({ width: 360, height: 740 });
  await embed(page, other, 320);
  await expect(page.frameLocator("iframe[title=Оплата]").getByRole("textbox", { name: "Номер карты" })).toBeVisible();
  expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  await payBy(page, "4111111111111111");
  await expect(frame).toContainText("Оплачено", settled);
  await embed(page, address, 480);
  await expect(frame).toContainText("Покупка уже активна", settled);
});

test(
  "the tokeniser is for pages of its own origin: a page of the shell can neither import it nor send it a card",
  { tag: "@journey" },
  async ({ page, troubles }) => {
    await page.goto("/");
    const { paymentUrl } = await page.evaluate(
      async () => (await fetch("/config.json")).json() as Promise<{ paymentUrl: string }>,
    );
    const outcomes = await page.evaluate(
      (address) =>
        Promise.all(
          [
            () => import(`${address}/tokenizer.js`) as Promise<unknown>,
            () => fetch(`${address}/tokens`, { method: "POST", body: "{}" }),
            () => fetch(`${address}/backend/v1/product-tariff`),
          ].map((attempt) =>
            attempt().then(
              () => "done",
              () => "refused",
            ),
          ),
        ),
      paymentUrl,
    );
    expect(outcomes).toEqual(["refused", "refused", "refused"]);
    expect(troubles.filter((trouble) => trouble.includes("Content Security Policy"))).not.toEqual([]);
    troubles.length = 0;
  },
);
