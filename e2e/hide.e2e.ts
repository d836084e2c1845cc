import { hideTexts } from "../host/src/texts/hide.ts";
import { expectNothingOver } from "./support/overlays.ts";
import { SEED } from "./support/people.ts";
import { expect, test } from "./support/test.ts";

/** What a person hid is gone from all of their lists, so not by the viewer of the other journeys: a server lasts for several files. */
const person = SEED.banned.email;

test(
  "a hidden video is covered, can be brought back, and once hidden does not come again [HIDE-TOGGLE-01] [HIDE-TOGGLE-03]",
  { tag: "@journey" },
  async ({ page, arriveAt }) => {
    // two visits and a sign-in
    test.slow();
    await arriveAt("/", person);
    const shelf = page.getByRole("region", { name: "Рекомендуем вам" });
    const card = shelf.getByRole("article").nth(2);
    const title = await card.getByRole("heading").innerText();
    const hide = async () => {
      await card.getByRole("button", { name: /^Действия/ }).click();
      await page.getByRole("menuitem", { name: "Скрыть" }).click();
      await expect(card.getByText("Видео скрыто")).toBeVisible();
    };

    await hide();
    await expect(card.getByRole("button", { name: "Вернуть" })).toBeFocused();
    await card.getByRole("button", { name: "Вернуть" }).click();
    await expect(card.getByRole("heading").getByRole("link")).toBeFocused();

    await hide();
    await expect(card.getByRole("button", { name: "Вернуть" })).toBeEnabled();
    await expectNothingOver(page);
    await page.reload();
    await expect(shelf.getByRole("article").first()).toBeVisible();
    await expect(shelf.getByRole("heading", { name: title })).toHaveCount(0);
  },
);

test("hiding is seen at once; what fails says so and is as before [HIDE-TOGGLE-05] [HIDE-TOGGLE-07, HIDE-TOGGLE-08, HIDE-TOGGLE-09]", async ({
  page,
  arriveAt,
}) => {
  test.slow();
  await arriveAt("/", person);
  const card = page.getByRole("region", { name: "Рекомендуем вам" }).getByRole("article").nth(5);
  let refusal: { status: number; code: string } | null = null;
  let answered: Promise<void> = Promise.resolve();
  await page.route(/\/hide_content/, async (route) => {
    await answered;
    return refusal === null
      ? route.continue()
      : route.fulfill({
          status: refusal.status,
          headers: { "x-request-id": "e2e" },
          json: { code: refusal.code, detail: "Не вышло" },
        });
  });
  const hide = async () => {
    await card.getByRole("button", { name: /^Действия/ }).click();
    await page.getByRole("menuitem", { name: "Скрыть" }).click();
  };
  const said = (text: string) => expect(page.getByRole("region", { name: /Сообщения/ }).getByText(text)).toBeVisible();

  refusal = { status: 409, code: "limit_reached" };
  await hide();
  await said(hideTexts.limit);
  await expect(card.getByText("Видео скрыто")).toHaveCount(0);
  refusal = { status: 500, code: "server_error" };
  let answer = () => undefined as void;
  answered = new Promise((resolve) => (answer = resolve));
  await hide();
  await expect(card.getByText("Видео скрыто")).toBeVisible();
  answer();
  await said("Не получилось скрыть видео. Попробуйте позже");
  await expect(card.getByText("Видео скрыто")).toHaveCount(0);

  refusal = null;
  await hide();
  await expect(card.getByRole("button", { name: "Вернуть" })).toBeEnabled();
  refusal = { status: 500, code: "server_error" };
  await card.getByRole("button", { name: "Вернуть" }).click();
  await said("Не получилось вернуть видео. Попробуйте позже");
  await expect(card.getByText("Видео скрыто")).toBeVisible();
  refusal = null;
  await card.getByRole("button", { name: "Вернуть" }).click();
  await expect(card.getByText("Видео скрыто")).toHaveCount(0);
});
