import type { Page } from "@playwright/test";
import { agree, idsTold } from "./support/measurement.ts";
import { expectNothingOver } from "./support/overlays.ts";
import { fillSignIn, SEED } from "./support/people.ts";
import { playerOf } from "./support/player.ts";
import { expect, test } from "./support/test.ts";
import { patience } from "../tools/test/patience.mjs";

/** Nobody's list but this file's journeys' begins empty. */
const person = SEED.banned.email;
const path = `/video/${SEED.longVideoId}/`;
/** What is measured is sent some seconds later. */
const sent = { timeout: patience(20_000) };

const added = "Видео добавлено в плейлист «Смотреть позже»";
const removed = "Видео удалено из плейлиста «Смотреть позже»";

/** The button of the page; the player's has no words in it. */
const button = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: "Смотреть позже" }).filter({ hasText: "Смотреть позже" });
const said = (page: Page, text: string) =>
  page.getByRole("region", { name: /Сообщения/ }).getByText(text, { exact: true });
const card = (page: Page) => page.getByRole("region", { name: "Рекомендуем вам" }).getByRole("article").nth(1);
const openMenu = (page: Page) =>
  card(page)
    .getByRole("button", { name: /^Действия/ })
    .click();

test(
  "a guest signs in and the video is added then, once; the player and the page agree, another tab follows, " +
    "a log-out empties the list [LIBRARY-WATCHLATER-01] [LIBRARY-WATCHLATER-02] [LIBRARY-WATCHLATER-03] " +
    "[LIBRARY-WATCHLATER-04] [AUTH-GUEST-08] [AUTH-LOGOUT-02]",
  { tag: "@journey" },
  async ({ page, context }) => {
    test.slow();
    await page.goto(path);
    const written: string[] = [];
    page.on("request", (request) => {
      if (request.method() !== "GET" && /\/playlist\/future\//.test(request.url())) written.push(request.method());
    });
    await button(page).click();
    await fillSignIn(page, person);
    await expect(said(page, added)).toBeVisible();
    await expect(button(page)).toHaveAttribute("aria-pressed", "true");
    expect(written).toEqual(["POST"]);

    const other = await context.newPage();
    await other.goto(path);
    await expect(button(other)).toHaveAttribute("aria-pressed", "true");

    // the player's own button, and the page's beside it
    await playerOf(page).hover();
    await playerOf(page).getByRole("button", { name: "Убрать из «Смотреть позже»" }).click();
    await expect(said(page, removed)).toBeVisible();
    await expect(button(page)).toHaveAttribute("aria-pressed", "false");
    expect(written).toEqual(["POST", "DELETE"]);

    // the other tab is looked at again, some time later
    await other.evaluate((later) => {
      const now = Date.now();
      Date.now = () => now + later;
      document.dispatchEvent(new Event("visibilitychange"));
    }, 60_000);
    await expect(button(other)).toHaveAttribute("aria-pressed", "false");
    await other.close();

    await button(page).click();
    await expect(button(page)).toHaveAttribute("aria-pressed", "true");
    await page.reload();
    await expect(button(page)).toHaveAttribute("aria-pressed", "true");
    await page.getByRole("button", { name: "Меню пользователя" }).click();
    await page.getByText("Выйти", { exact: true }).click();
    await expect(button(page)).toHaveAttribute("aria-pressed", "false");
  },
);

test("a card's menu says whether its video is in the list, for a guest only after the login [AUTH-GUEST-14]", async ({
  page,
}) => {
  await page.goto("/");
  const title = await card(page).getByRole("heading").innerText();
  await openMenu(page);
  await page.getByRole("menuitem", { name: "Смотреть позже", exact: true }).click();
  await fillSignIn(page, SEED.author.email);
  await expect(said(page, added)).toBeVisible();
  await expectNothingOver(page);

  await page.goto(path);
  // by keyboard, in the list of recommendations
  const row = page
    .getByRole("complementary")
    .getByRole("article")
    .filter({ hasNot: page.getByRole("heading", { name: title, exact: true }) })
    .first();
  await row.getByRole("button", { name: /^Действия/ }).press("Enter");
  await page.getByRole("menuitem", { name: "Смотреть позже", exact: true }).press("Enter");
  await expect(said(page, added)).toBeVisible();
  await row.getByRole("button", { name: /^Действия/ }).press("Enter");
  await page.getByRole("menuitem", { name: "Убрать из «Смотреть позже»" }).press("Enter");
  await expect(said(page, removed)).toBeVisible();
  await expect(row.getByRole("button", { name: /^Действия/ })).toBeFocused();

  // what failed is taken back and said
  await page.route(/\/playlist\/future\/video\//, (route) =>
    route.fulfill({ status: 403, headers: { "x-kadr-fault": "test" }, json: {} }),
  );
  await expect(button(page)).toHaveAttribute("aria-pressed", "false");
  await button(page).click();
  await expect(said(page, "Проблема на нашей стороне. Уже чиним. Попробуйте снова чуть позже")).toBeVisible();
  await expect(button(page)).toHaveAttribute("aria-pressed", "false");
});

test.describe("who is here for the first time", () => {
  test.use({ isNewcomer: true });

  test("and puts the login away hears what the list is for, once [AUTH-TRIGGER-33]", async ({ page, sandbox }) => {
    await agree(page);
    await page.goto(path);
    await button(page).click();
    const popup = page.getByRole("dialog", { name: "Вход и регистрация" });
    await expect(page.frameLocator("iframe").getByRole("textbox", { name: "Пароль" })).toBeVisible();
    await popup.getByRole("button", { name: "Закрыть" }).click();
    await page.locator("[data-hint]").getByRole("button", { name: "Войти" }).click();
    await expect(popup.locator("iframe")).toHaveAttribute("src", /userAction=onboarding-popup-watch-later/);
    await expect
      .poll(() => idsTold(page, sandbox), sent)
      .toEqual(expect.arrayContaining(["authTrigger.onboarding-popup-watch-later"]));
  });
});
