import type { Page } from "@playwright/test";
import { agree, idsTold, told } from "./support/measurement.ts";
import { fillSignIn } from "./support/people.ts";
import { expect, test } from "./support/test.ts";
import { patience } from "../tools/test/patience.mjs";

// What is in it for whom, in which order, and when its call fails: stories/flows/Menu; where it stands: stories/flows/MenuPlaces.

const column = (page: Page) => page.locator("[data-menu-column]");
const overlay = (page: Page) => page.getByRole("dialog", { name: "Меню", exact: true });
const burger = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Меню", exact: true });

test("the menu over the page closes itself when the window is no phone's any more, and where the wide one fits [MENU-STATE-02, MENU-STATE-03]", async ({
  page,
}) => {
  await page.setViewportSize({ width: 700, height: 800 });
  await page.goto("/takogo/net/");
  await burger(page).click();
  await expect(overlay(page).getByRole("link", { name: "Популярное" })).toBeVisible();
  await page.setViewportSize({ width: 760, height: 800 });
  await expect(overlay(page)).toBeVisible();
  await page.setViewportSize({ width: 800, height: 800 });
  await expect(overlay(page)).toHaveCount(0);

  await page.setViewportSize({ width: 1400, height: 800 });
  await expect(column(page).getByRole("link", { name: "Главная" })).toBeVisible();
  await burger(page).click();
  await expect(overlay(page).getByRole("link", { name: "Популярное" })).toBeVisible();
  await page.setViewportSize({ width: 1434, height: 800 });
  await expect(overlay(page)).toHaveCount(0);
  await expect(column(page).getByRole("link", { name: "Популярное" }).getByText("Популярное")).toBeVisible();
});

// navigation.section, my.history, my.liked, authTrigger.* [AUTH-TRIGGER-19, AUTH-TRIGGER-20, AUTH-TRIGGER-21, AUTH-TRIGGER-22]
test("a guest is asked to sign in from the menu, for the history, for the rest of «Моё» and for playlists, and is led there then", async ({
  page,
  sandbox,
}) => {
  await agree(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/takogo/net/");
  const mine = column(page).getByRole("list", { name: "Моё" });
  const popup = page.getByRole("dialog", { name: "Вход и регистрация" });
  for (const press of [
    () => column(page).getByRole("button", { name: "Войти", exact: true }).click(),
    () => mine.getByRole("link", { name: "Понравившиеся" }).click(),
    () => mine.getByRole("link", { name: "Плейлисты" }).click(),
  ]) {
    await press();
    await expect(popup).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(popup).toHaveCount(0);
    await expect(page).toHaveURL(/\/takogo\/net\/$/);
  }
  await mine.getByRole("link", { name: /^История/ }).click();
  await fillSignIn(page);
  await expect(page).toHaveURL(/\/my\/history\/$/);
  await mine.getByRole("link", { name: "Понравившиеся" }).click();
  await expect(page).toHaveURL(/\/my\/liked\/$/);
  await expect
    .poll(() => idsTold(page, sandbox), { timeout: patience(20_000) })
    .toEqual(
      expect.arrayContaining([
        "authTrigger.left-menu",
        "authTrigger.my-menu",
        "authTrigger.playlist",
        "authTrigger.history",
        "navigation.section",
        "my.history",
        "my.liked",
        "hit /my/liked/",
      ]),
    );
  expect((await told(page, sandbox)).find(({ target }) => target === "my.history")).toMatchObject({
    operation: "reachGoal",
    record: { event_element_location: "left-menu", event_element_link: expect.stringMatching(/\/my\/history\/$/) },
  });
});
