import type { Page } from "@playwright/test";
import { agree, eventIdsOf, sent } from "./support/measurement.ts";
import { pressInFrame } from "./support/press.ts";
import { expect, test } from "./support/test.ts";

const banner = (page: Page) => page.getByRole("banner");
const topics = (page: Page) => page.getByRole("list", { name: "Темы" }).getByRole("button");
const topic = (page: Page, name: string) =>
  page.getByRole("list", { name: "Темы" }).getByRole("button", { name, exact: true });
const select = (page: Page) => page.getByRole("dialog", { name: "Что вам интересно?" });

const password = "длинный пароль";

/** Creates an account of its own in the frame that is open. */
async function register(page: Page): Promise<void> {
  const frame = page.frameLocator("iframe");
  await frame.getByRole("textbox", { name: "Имя" }).fill("Новичок Тестов");
  await frame.getByRole("textbox", { name: "Электронная почта" }).fill(`interes-${Date.now()}@kadr.example`);
  await frame.getByRole("textbox", { name: "Пароль" }).fill(password);
  await pressInFrame(frame.getByRole("button", { name: "Зарегистрироваться" }));
}

const openRegistration = async (page: Page) => {
  await banner(page).getByRole("button", { name: "Вход и регистрация" }).click();
  await pressInFrame(page.frameLocator("iframe").getByRole("link", { name: "Создать аккаунт" }));
};

test(
  "who has registered chooses up to five topics, then channels to subscribe to; the unconfirmed e-mail " +
    "leads to the profile " +
    "[AUTH-POPUP-08, INTEREST-PICK-01, INTEREST-PICK-02, INTEREST-PICK-04, INTEREST-PICK-05, INTEREST-PICK-10, INTEREST-POPUP-02, AUTH-TRIGGER-29]",
  { tag: "@journey" },
  async ({ page, sandbox }) => {
    test.slow();
    await agree(page);
    let saved: readonly unknown[] = [];
    await page.exposeFunction("onSaved", (body: string) => void (saved = JSON.parse(body) as unknown[]));
    await page.addInitScript(() => {
      // a body that is streamed is not shown to who watches from outside
      const send = window.fetch;
      window.fetch = async (input, init) => {
        if (input instanceof Request && input.method === "PUT" && input.url.includes("/preferences/settings/"))
          (window as unknown as { onSaved: (body: string) => void }).onSaved(await input.clone().text());
        return send(input, init);
      };
    });
    await page.goto("/");
    await openRegistration(page);
    await register(page);
    await expect(select(page)).toBeVisible();
    const dialog = select(page);
    const save = dialog.getByRole("button", { name: "Сохранить", exact: true });
    await expect(save).toBeDisabled();
    for (const name of ["Наука", "Космос", "Природа", "Походы", "Бег"]) await topic(page, name).click();
    await expect(dialog.getByText("Выбрано 5 из 5")).toBeVisible();
    await expect(topics(page).and(page.locator(":disabled"))).toHaveCount((await topics(page).count()) - 5);
    await expect(topic(page, "Авто")).toBeDisabled();
    // one can be given back, and another taken
    await topic(page, "Бег").click();
    await topic(page, "Авто").click();
    await save.click();
    await expect.poll(() => saved).toHaveLength(5);
    for (const item of saved)
      expect(item).toEqual({
        content_id: expect.stringMatching(/^\d+$/),
        group_id: expect.stringMatching(/^\d+$/),
        content_type: "tag",
      });

    const recommend = page.getByRole("dialog", { name: "Каналы для вас" });
    const channels = recommend.getByRole("list", { name: "Каналы" }).getByRole("listitem");
    await expect(channels).toHaveCount(6);
    const first = channels.first().getByRole("button");
    const subscribed = page.waitForResponse(
      (response) => response.request().method() === "POST" && response.url().includes("/subscription/"),
    );
    await first.click();
    await expect(first).toHaveAccessibleName(/^Вы подписаны: /);
    expect((await subscribed).url()).toContain("/subscription/card/userchannel/");
    const unsubscribed = page.waitForResponse((response) => response.request().method() === "DELETE" && response.ok());
    await first.click();
    await expect(first).toHaveAccessibleName(/^Подписаться: /);
    await unsubscribed;

    // the session runs out: who it was signs in again, and goes on where they were
    await page.context().clearCookies({ name: "kadr_session" });
    const second = channels.nth(1).getByRole("button");
    const kept: string[] = [];
    page.on("response", (response) => {
      if (response.request().method() === "POST" && /\/subscription\/card\//.test(response.url()) && response.ok())
        kept.push(response.url());
    });
    await second.click();
    const signIn = page.getByRole("dialog", { name: "Вход и регистрация" });
    await expect(signIn).toBeVisible();
    expect(await signIn.locator("iframe").getAttribute("src")).toContain("userAction=subscribe-popup");
    await page.frameLocator("iframe").getByRole("textbox", { name: "Пароль" }).fill(password);
    await pressInFrame(page.frameLocator("iframe").getByRole("button", { name: "Войти", exact: true }));
    await expect(signIn).toHaveCount(0);
    await expect(second).toHaveAccessibleName(/^Вы подписаны: /);
    await expect.poll(() => kept.length).toBe(1);

    await recommend.getByRole("button", { name: "Готово" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);

    await page.getByRole("button", { name: "Меню пользователя" }).click();
    await page.getByRole("link", { name: "Завершите регистрацию" }).click();
    await expect(page).toHaveURL(/\/profile\/$/);
    await expect
      .poll(() => eventIdsOf(page, sandbox), sent)
      .toEqual(
        expect.arrayContaining([
          "interests.popup.select",
          "interests.save",
          "interests.save.success",
          "interests.popup.recommend",
          "interests.recommendation.subscribe",
          "interests.recommendation.unsubscribe",
          "authStep.registration",
          "authTrigger.subscribe-popup",
        ]),
      );
  },
);
