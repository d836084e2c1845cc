import type { Locator, Page } from "@playwright/test";
import { ownChannelTexts } from "../host/src/texts/ownChannel.ts";
import { subscriptionsTexts as follows } from "../host/src/texts/subscriptions.ts";
import { arrive } from "./support/arriving.ts";
import { expectNothingOver } from "./support/overlays.ts";
import { fillSignIn, SEED } from "./support/people.ts";
import { byMouse, rounds } from "./support/press.ts";
import { publish } from "./support/publish.ts";
import { expect, test } from "./support/test.ts";

// Videos published and pinned here would be in lists that others look at.
test.use({ world: "following" });

const main = (page: Page) => page.getByRole("main");
const said = (page: Page, text: string) =>
  page.getByRole("region", { name: /Сообщения/ }).getByText(text, { exact: true });
const entry = (page: Page, name: string) => page.getByRole("menuitem", { name, exact: true });
const actionsOf = (place: Locator) => place.getByRole("button", { name: /^Действия/ });
const subscribed = (page: Page) => main(page).getByRole("button", { name: /^Вы подписаны: / });
const notSubscribed = (page: Page) => main(page).getByRole("button", { name: /^Подписаться: / });
const inMenu = (page: Page) =>
  page
    .getByRole("dialog", { name: "Меню" })
    .getByRole("list", { name: "Мои подписки" })
    .getByRole("link", { name: /^Горы и люди/ });

/** Another device of the same person. */
const elsewhere = (page: Page): Promise<Page> =>
  page
    .context()
    .browser()!
    .newContext({ baseURL: new URL(page.url()).origin, locale: "ru-RU" })
    .then((context) => context.newPage());

const mouse = { how: "by mouse at 1400 px", use: { viewport: { width: 1400, height: 900 } }, press: byMouse };

for (const [round, { how, use, press }] of [...rounds, mouse].entries())
  test.describe(how, () => {
    test.use(use);

    test(
      "a guest follows from a card and goes on after the login, finds the channel in the menu and what is " +
        "new there, which is new no more once it was visited, keeps it for later, watches it and takes it " +
        "out of the history; the author pins it, which another person sees; another device agrees " +
        "[AUTH-TRIGGER-28]",
      async ({ page, browser, sandbox }) => {
        test.slow();
        const { email } = SEED.banned;
        const title = `Снег на перевале, дубль ${round + 1}`;
        const openMenu = async () => {
          await press(page.getByRole("banner").getByRole("button", { name: "Меню", exact: true }));
          await expect(page.getByRole("list", { name: "По темам" })).toBeVisible();
        };

        await test.step("follows from a card", async () => {
          const written: string[] = [];
          page.on("request", (request) => {
            if (request.method() === "POST" && /\/subscription\/card\//.test(request.url()))
              written.push(request.url());
          });
          await page.goto(`/video/${SEED.demoVideoId}/`);
          const card = page.getByRole("complementary").getByRole("article").filter({ hasText: "Горы и люди" }).first();
          await press(actionsOf(card));
          await press(entry(page, "Подписаться"));
          await fillSignIn(page, email);
          await expect(said(page, follows.loggedInAndSubscribed)).toBeVisible();
          expect(written).toHaveLength(1);
          await expect(subscribed(page)).toBeVisible();
          await expectNothingOver(page);
          await press(actionsOf(card));
          await expect(entry(page, "Отписаться")).toBeVisible();
          await page.keyboard.press("Escape");
          await expectNothingOver(page);
        });

        await test.step("finds it in the menu, and what is new there once ten minutes have passed", async () => {
          await publish(browser, sandbox, title);
          await page.clock.setSystemTime(Date.now() + 11 * 60_000);
          await page.goto("/info/about/");
          await openMenu();
          await expect(inMenu(page)).toHaveAccessibleName(/есть новое/);
          const visited = page.waitForResponse((response) => /\/visit\/?$/.test(response.url()) && response.ok());
          await press(inMenu(page));
          await expect(page.getByRole("heading", { level: 1, name: /Горы и люди/ })).toBeVisible();
          await expect(subscribed(page)).toBeVisible();
          await visited;
        });

        await test.step("has visited it: nothing is new there, on the next page neither", async () => {
          await openMenu();
          await expect(inMenu(page)).not.toHaveAccessibleName(/есть новое/);
          await page.goto("/info/about/");
          await openMenu();
          await expect(inMenu(page)).toHaveAccessibleName(/^Горы и люди/);
          await expect(inMenu(page)).not.toHaveAccessibleName(/есть новое/);
        });

        const card = main(page)
          .getByRole("article")
          .filter({ has: page.getByRole("heading", { name: new RegExp(`^${title}`) }) })
          .first();
        await test.step("keeps it for later", async () => {
          await page.goto(`/channel/${SEED.author.id}/videos/`);
          await press(actionsOf(card));
          await press(entry(page, "Смотреть позже"));
          await expectNothingOver(page);
          await page.goto("/my/future/");
          await expect(card).toBeVisible();
        });

        await test.step("watches it, finds it in the history and takes it out", async () => {
          await press(card.getByRole("link").first());
          await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
          const id = /\/video\/(\w+)\//.exec(page.url())?.[1] ?? "";
          const saved = page.waitForResponse(
            (response) => response.request().method() === "POST" && /\/history\/actual/.test(response.url()),
          );
          await page.evaluate(() => document.querySelector("video")?.play());
          await saved;
          await page.goto("/my/history/");
          const row = main(page).locator(`a[href*="${id}"]`).first();
          await expect(row).toBeVisible();
          await press(actionsOf(main(page).getByRole("article").first()));
          await press(entry(page, "Удалить из истории"));
          await expect(row).toHaveCount(0);
        });

        await test.step("the author pins it, and another person sees so", async () => {
          const author = await elsewhere(page);
          await arrive(author, sandbox, `/channel/${SEED.author.id}/videos/`, SEED.author.email);
          const own = main(author)
            .getByRole("article")
            .filter({ has: author.getByRole("heading", { name: new RegExp(`^${title}`) }) })
            .first();
          await actionsOf(own).click();
          await entry(author, ownChannelTexts.pin).click();
          await expect(said(author, ownChannelTexts.videoPinned)).toBeVisible();
          await author.context().close();
          await page.goto(`/channel/${SEED.author.id}/`);
          await expect(main(page).locator("[data-shelf=pinned-video]").getByRole("heading", { level: 3 })).toHaveText(
            title,
          );
        });

        await test.step("leaves the channel on another device; this one agrees when it is looked at again", async () => {
          const other = await elsewhere(page);
          await arrive(other, sandbox, `/channel/${SEED.author.id}/`, email);
          // it is shown at once, and a window that is closed sends no more
          const left = other.waitForResponse((response) => response.request().method() === "DELETE" && response.ok());
          await subscribed(other).click();
          await expect(notSubscribed(other)).toBeVisible();
          await left;
          await other.context().close();
          await page.clock.setSystemTime(Date.now() + 30 * 60_000);
          await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
          await expect(notSubscribed(page)).toBeVisible();
        });
      },
    );
  });
