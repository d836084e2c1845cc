import AxeBuilder from "@axe-core/playwright";
import { embed, order, said } from "./support/payment.ts";
import { SEED } from "./support/people.ts";
import { expect, test } from "./support/test.ts";
import { patience } from "../tools/test/patience.mjs";

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
      await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Оплачено", { timeout: patience(15_000) });
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
      await frame.getByText("Показать больше").click();
      await expect(cards.getByRole("radio")).toHaveCount(4);
      const { violations } = await new AxeBuilder({ page })
        .include("iframe[title=Оплата]")
        .options({ rules: { "target-size": { enabled: true } } })
        .analyze();
      expect(violations).toEqual([]);
      await frame.getByRole("link", { name: /Новая карта/ }).click();
      await expect(frame.getByRole("textbox", { name: "Номер карты" })).toBeVisible();
      await frame.getByRole("link", { name: "Выбрать сохранённую карту" }).click();
      await cards.getByRole("radio", { name: "Visa •• 1111 Основная" }).focus();
      await page.keyboard.press("ArrowDown");
      await expect(cards.getByRole("radio", { name: "Мир •• 0004" })).toBeChecked();
      await page.keyboard.press("Enter");
      await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Оплачено", { timeout: patience(15_000) });
      expect((await said(page)).filter(({ kind }) => kind === "success")).toMatchObject([{ method: "card" }]);
    },
  );

  test("at 360 px tells of a refusal and of the wish for another way", async ({ page, arriveAt }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await arriveAt("/info/about/");
    // Straight to the form of a new card, whatever was saved before.
    await embed(page, `${await order(page, 2, "method=card")}?card=new`, 320);
    const frame = page.frameLocator("iframe[title=Оплата]");
    await frame.getByRole("textbox", { name: "Номер карты" }).fill("4000 0000 0000 9995");
    await frame.getByRole("textbox", { name: "Срок действия" }).fill("12/34");
    await frame.getByLabel("CVC/CVV").fill("123");
    const overflow = await frame.locator("html").evaluate((root) => root.scrollWidth - root.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await frame.getByRole("button", { name: /^Оплатить/ }).click();
    await expect(frame.getByRole("alert")).toContainText("Недостаточно средств", { timeout: patience(15_000) });
    await expect.poll(async () => (await said(page)).map(({ event }) => event)).toContain("PAYMENT_ERROR");
    await frame.getByRole("button", { name: "Выбрать другой способ" }).click();
    await expect.poll(async () => (await said(page)).map(({ event }) => event)).toContain("ERROR_BTN");
  });
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
