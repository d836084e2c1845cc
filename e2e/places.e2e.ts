import type { Page } from "@playwright/test";
import { pageTexts } from "../host/src/texts/pages.ts";
import { placeTexts } from "../host/src/texts/places.ts";
import { expect, test } from "./support/test.ts";

/** With 26 videos, in two shows. */
const person = "/person/302";
/** Of three seasons. */
const show = "/metainfo/tv/504";

const main = (page: Page) => page.getByRole("main");
const shelf = (page: Page, name: string) => main(page).getByRole("region", { name, exact: true });

test("a person's page has who it is, the shows, and every video by the page [PERSON-PAGE-01]", async ({ page }) => {
  await page.goto(person);
  await expect(main(page).getByRole("heading", { level: 1, name: "Игнат Сомов" })).toBeVisible();
  await expect(main(page).getByText("Дата рождения: 30 сентября 1979 г.")).toBeVisible();
  await expect(shelf(page, placeTexts.person.shows).getByRole("article")).toHaveCount(2);
  const videos = shelf(page, placeTexts.person.videos).getByRole("article");
  await expect(videos).toHaveCount(20);
  const first = await videos.first().getByRole("heading").innerText();

  const pages = main(page).getByRole("navigation", { name: placeTexts.person.pages });
  await pages.getByRole("link", { name: pageTexts.next }).click();
  await expect(page).toHaveURL(/\/person\/302\?page=2$/);
  await expect(videos).toHaveCount(6);
  await expect(videos.first().getByRole("heading")).not.toHaveText(first);
  await pages.getByRole("link", { name: pageTexts.previous }).click();
  await expect(page).toHaveURL(/\/person\/302$/);
  await expect(videos.first().getByRole("heading")).toHaveText(first);

  await page.goto(`${person}?page=9`);
  await main(page).getByRole("link", { name: placeTexts.beyond.toFirst }).click();
  await expect(videos).toHaveCount(20);
});

test("a show has its seasons, each with an address of its own, and its people, who lead on", async ({ page }) => {
  await page.goto(show);
  await expect(main(page).getByRole("heading", { level: 1, name: /Тихая вода/ })).toBeVisible();
  const seasons = main(page).getByRole("navigation", { name: placeTexts.show.seasons });
  await expect(seasons.getByRole("link")).toHaveText(["Сезон 1", "Сезон 2", "Сезон 3"]);
  await seasons.getByRole("link", { name: "Сезон 2" }).click();
  await expect(page).toHaveURL(/\/metainfo\/tv\/504\?season=2$/);
  await expect(seasons.getByRole("link", { name: "Сезон 2" })).toHaveAttribute("aria-current", "page");
  for (const title of await shelf(page, "Сезон 2").getByRole("article").getByRole("heading").allInnerTexts())
    expect(title).toContain("2 сезон");
  await shelf(page, placeTexts.show.persons).getByRole("article").first().getByRole("link").first().click();
  await expect(page).toHaveURL(/\/person\/\d+$/);
  await page.goBack();
  await expect(seasons.getByRole("link", { name: "Сезон 2" })).toHaveAttribute("aria-current", "page");
});

test("a person or a show that there is not is a 404 with a way on", async ({ page, troubles }) => {
  for (const address of ["/person/99999", "/metainfo/tv/99999"]) {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
    await expect(main(page).getByRole("link").first()).toBeVisible();
  }
  troubles.length = 0;
});
