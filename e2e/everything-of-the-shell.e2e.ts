import type { Page } from "@playwright/test";
import { expectNothingOver } from "./support/overlays.ts";
import { logOut, SEED } from "./support/people.ts";
import { pressInFrame, rounds } from "./support/press.ts";
import { publish } from "./support/publish.ts";
import { expect, test } from "./support/test.ts";

const banner = (page: Page) => page.getByRole("banner");
const bellOf = (page: Page) => banner(page).getByRole("button", { name: /^Уведомления/ });
const personButton = (page: Page) => page.getByRole("button", { name: "Меню пользователя" });
const loginButton = (page: Page) => banner(page).getByRole("button", { name: "Вход и регистрация" });

for (const [at, { how, use, press }] of rounds.entries())
  test.describe(how, () => {
    test.use(use);

    test(
      "a visitor registers, chooses interests, follows channels, is told of a new video and opens it, " +
        "changes a setting and takes it back, changes their name and leaves; another tab of theirs agrees",
      at === 0 ? { tag: "@journey" } : {},
      async ({ page, context, browser, sandbox }) => {
        test.slow();
        const title = `Утро на перевале, дубль ${at + 1}`;
        await page.goto("/info/about/");
        const other = await context.newPage();
        await other.goto("/info/agreement/");
        await page.bringToFront();

        await test.step("registers", async () => {
          await press(loginButton(page));
          const frame = page.frameLocator("iframe");
          await pressInFrame(frame.getByRole("link", { name: "Создать аккаунт" }), press);
          await frame.getByRole("textbox", { name: "Имя" }).fill("Гость Новый");
          await frame.getByRole("textbox", { name: "Электронная почта" }).fill(`vse-${at}-${Date.now()}@kadr.example`);
          await frame.getByRole("textbox", { name: "Пароль" }).fill("длинный пароль");
          await pressInFrame(frame.getByRole("button", { name: "Зарегистрироваться" }), press);
          await expect(personButton(other)).toBeVisible();
        });

        await test.step("chooses interests and follows a recommended channel", async () => {
          const select = page.getByRole("dialog", { name: "Что вам интересно?" });
          const topics = page.getByRole("list", { name: "Темы" });
          for (const name of ["Космос", "Походы"]) await press(topics.getByRole("button", { name, exact: true }));
          await press(select.getByRole("button", { name: "Сохранить", exact: true }));
          const channels = page.getByRole("dialog", { name: "Каналы для вас" });
          const channel = channels.getByRole("listitem").filter({ hasText: SEED.author.name }).getByRole("button");
          await press(channel);
          await expect(channel).toHaveAccessibleName(/^Вы подписаны: /);
          await press(channels.getByRole("button", { name: "Готово" }));
          await expectNothingOver(page);
        });

        await test.step("is told of a new video of that channel, and opens it", async () => {
          await publish(browser, sandbox, title);

          await page.goto("/info/about/");
          await expect(bellOf(page)).toHaveAccessibleName(/1\u00A0новое/);
          await press(bellOf(page));
          const row = page.getByRole("dialog", { name: "Уведомления" }).getByRole("article").filter({ hasText: title });
          await press(row.getByRole("link").first());
          await expect(page).toHaveURL(/\/video\/\w{32}\/$/);
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
          await expect(bellOf(page)).toHaveAccessibleName("Уведомления");
        });

        await test.step("changes a setting, takes it back, changes their name", async () => {
          await page.goto("/profile/notification");
          const likes = page.getByRole("switch", { name: /Нравится/ });
          await expect(likes).toBeChecked();
          // a switch has no Enter
          await likes.press("Space");
          await expect(likes).not.toBeChecked();
          await press(page.getByRole("button", { name: "Отмена" }));
          await expect(likes).toBeChecked();

          await page.goto("/profile/info/edit/");
          const name = page.getByRole("textbox", { name: "Имя" });
          await expect(name).toHaveValue("Гость Новый");
          await name.fill("Гость Названный");
          const form = page.getByRole("form", { name: "Личные данные" });
          const saved = page.waitForResponse((response) => response.request().method() === "PATCH" && response.ok());
          await press(form.getByRole("button", { name: "Сохранить", exact: true }));
          await saved;
          await page.reload();
          await expect(name).toHaveValue("Гость Названный");
        });

        await test.step("leaves, in both tabs", async () => {
          await logOut(page, press);
          await expect(loginButton(other)).toBeVisible();
          await expect(page).toHaveURL(`${sandbox.url}/`);
        });
        await other.close();
      },
    );
  });
