import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";

// Its entries for each person, their order, and when its call fails: stories/flows/Menu; where it stands: stories/flows/MenuPlaces.

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
