import type { Page } from "@playwright/test";
import { SEED, signIn } from "./support/people.ts";
import { expect, test } from "./support/test.ts";

/** Subscribes to these channels; how many the person follows then. */
const follow = (page: Page, channels: readonly number[]): Promise<number> =>
  page.evaluate(async (ids) => {
    for (const id of ids) {
      const { ok, status } = await fetch(`/backend/api/v2/subscription/card/userchannel/${id}`, { method: "POST" });
      if (!ok) throw new Error(`subscribing answers ${status}`);
    }
    return ((await (await fetch("/backend/api/subscription/cards/")).json()) as { results: unknown[] }).results.length;
  }, channels);

for (const [width, height] of [[1440, 900], [360, 740]] as const)
  test.describe(`the left menu at ${width} px`, () => {
    test.use({ viewport: { width, height } });
    const open = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Меню", exact: true }).click();

    test("has an icon for every place, marks where one is, says what is new, and tells two places of one name apart", async ({ page }) => {
      await page.goto("/");
      await open(page);
      const menu = page.getByRole("dialog", { name: "Меню", exact: true });
      const nav = menu.getByRole("navigation", { name: "Разделы" });
      await expect(nav.locator("a[aria-current=page]")).toHaveText("Главная");
      await expect(nav.getByRole("link", { name: "В эфире, есть новое" })).toBeVisible();
      await expect(nav.getByRole("link", { name: "История, Моё" })).toHaveAttribute("href", "/my/history/");
      await expect(nav.getByRole("link", { name: "История, По темам" })).toHaveAttribute("href", /\/feeds\//);
      for (const list of ["Моё", "По темам"]) for (const link of await nav.getByRole("list", { name: list }).getByRole("link").all()) await expect(link.locator("svg, img")).toHaveCount(1);
      await expect(menu.getByText("Войдите, чтобы подписываться на каналы")).toBeVisible();
      await menu.getByRole("button", { name: "Войти", exact: true }).click();
      await expect(page.getByRole("dialog", { name: "Вход и регистрация" })).toBeVisible();
    });

    test("a signed-in person is not invited and finds the subscriptions, five and the rest behind «Ещё»", async ({ page }) => {
      await page.goto("/");
      await signIn(page, SEED.viewer.email);
      const all = await follow(page, [101, 102, 103, 104, 105, 106, 107]);
      await page.reload();
      await open(page);
      const menu = page.getByRole("dialog", { name: "Меню", exact: true });
      await expect(menu.getByRole("list", { name: "По темам" })).toBeVisible();
      await expect(menu.getByText("Войдите, чтобы")).toHaveCount(0);
      const followed = menu.getByRole("list", { name: "Мои подписки" }).getByRole("link");
      await expect(followed).toHaveCount(5);
      await menu.getByRole("button", { name: `Ещё ${all - 5}`, exact: true }).click();
      await expect(followed).toHaveCount(all);
    });

    test("says when its call fails and comes by its button, with the rest of the menu in place", async ({ page }) => {
      let isBroken = true;
      await page.route("**/backend/navigation/v3/**", (route) => (isBroken ? route.fulfill({ status: 500, contentType: "application/json", headers: { "x-kadr-fault": "500" }, body: '{"code":"server-error","detail":"x"}' }) : route.continue()));
      await page.goto("/");
      await open(page);
      const menu = page.getByRole("dialog", { name: "Меню", exact: true });
      await expect(menu.getByText("Не получилось загрузить разделы")).toBeVisible({ timeout: 30_000 });
      await expect(menu.getByRole("button", { name: "Сообщения" })).toBeVisible();
      isBroken = false;
      await menu.getByRole("button", { name: "Повторить" }).click();
      await expect(menu.getByRole("link", { name: "Главная" })).toBeVisible();
      await expect(menu.getByText("Не получилось загрузить разделы")).toHaveCount(0);
    });
  });
