import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { interestsTexts } from "../host/src/texts/interests.ts";
import { profileTexts as texts } from "../host/src/texts/profile.ts";
import { subscriptionsTexts } from "../host/src/texts/subscriptions.ts";
import { failNext } from "./support/failing.ts";
import { codeOfLetter } from "./support/letters.ts";
import { agree, eventIdsOf } from "./support/measurement.ts";
import { expectNothingOver } from "./support/overlays.ts";
import { logOut } from "./support/people.ts";
import { pressInFrame, rounds } from "./support/press.ts";
import { test } from "./support/test.ts";
import { maxWait } from "../tools/test/maxWait.mjs";

const main = (page: Page) => page.getByRole("main");
const said = (page: Page, text: string) =>
  page
    .getByRole("region", { name: /Сообщения/ })
    .getByText(text, { exact: true })
    .first();
const loginButton = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Вход и регистрация" });
const personButton = (page: Page) => page.getByRole("button", { name: "Меню пользователя" });
const popup = (page: Page) => page.getByRole("dialog", { name: "Вход и регистрация" });
const form = (page: Page) => page.frameLocator("iframe");
const email = (frame: FrameLocator) => frame.getByRole("textbox", { name: "Электронная почта" });
const password = (frame: FrameLocator) => frame.getByRole("textbox", { name: "Пароль" });
/** px of the frame below its form; less than nothing has to be scrolled. */
const belowForm = (page: Page) =>
  form(page)
    .locator("main")
    .evaluate((content) => Math.round(window.innerHeight - content.getBoundingClientRect().bottom - 24));

for (const { how, use, press } of rounds)
  test.describe(how, () => {
    test.use(use);
    const isTouch = "hasTouch" in use;
    /** The field has the focus as a person gives it, and what is there already goes. */
    const write = async (field: Locator, text: string) => {
      await (isTouch ? field.tap() : field.focus());
      await field.press("ControlOrMeta+a");
      await field.page().keyboard.type(text);
    };
    const choose = (radio: Locator) => (isTouch ? radio.locator("xpath=ancestor::label").tap() : radio.press("Space"));

    test(
      "a newcomer registers, confirms the address, chooses interests, follows a channel, changes everything in the profile and leaves in " +
        "both tabs, where the server fails once at each step [AUTH-POPUP-07]",
      async ({ page, context, sandbox }) => {
        test.slow();
        const address = `novichok-${how.length}-${Date.now()}@pochta.example`;
        const [first, second] = ["lodka-pod-klyonom-spit", "yasen-stoit-u-dorogi"];

        await test.step("registers, though the server does not answer at first", async () => {
          await page.goto("/");
          await press(loginButton(page));
          if (!isTouch) await expect.poll(() => belowForm(page)).toBe(0);
          await pressInFrame(form(page).getByRole("link", { name: "Создать аккаунт" }), press);
          const create = form(page).getByRole("button", { name: "Зарегистрироваться" });
          await pressInFrame(create, press);
          await expect(form(page).getByText("Это обязательное поле")).toHaveCount(3);
          await write(form(page).getByRole("textbox", { name: "Имя" }), "Новичок Тестов");
          await write(email(form(page)), address);
          await write(password(form(page)), first);
          await page.route(/\/multipass\/register\//, (route) => route.abort("connectionrefused"), { times: 1 });
          await pressInFrame(create, press);
          const retry = popup(page).getByRole("button", { name: "Повторить" });
          await expect(popup(page).getByText(/^Форма входа не загрузилась/)).toBeVisible();
          await expect(retry).toBeFocused();
          await press(retry);
          // the form that it was, with what was typed there, and no password
          await expect(email(form(page))).toHaveValue(address);
          await expect(form(page).getByRole("textbox", { name: "Имя" })).toHaveValue("Новичок Тестов");
          await write(password(form(page)), first);
          await pressInFrame(create, press);
        });

        await test.step("chooses interests and follows a channel", async () => {
          const dialog = page.getByRole("dialog", { name: interestsTexts.popup.select.title });
          for (const name of ["Наука", "Природа"]) await press(dialog.getByRole("button", { name, exact: true }));
          await failNext(page, "PUT", /\/preferences\/settings\//);
          await press(dialog.getByRole("button", { name: interestsTexts.save, exact: true }));
          await expect(said(page, interestsTexts.failed)).toBeVisible();
          await press(dialog.getByRole("button", { name: interestsTexts.save, exact: true }));
          const recommend = page.getByRole("dialog", { name: interestsTexts.popup.recommend.title });
          const channel = recommend.getByRole("list", { name: "Каналы" }).getByRole("button").first();
          await failNext(page, "POST", /\/subscription\/card\//);
          await press(channel);
          await expect(said(page, subscriptionsTexts.failed)).toBeVisible();
          await expect(channel).toHaveAccessibleName(/^Подписаться: /);
          await press(channel);
          await expect(channel).toHaveAccessibleName(/^Вы подписаны: /);
          await press(recommend.getByRole("button", { name: interestsTexts.popup.done }));
          await expect(page.getByRole("dialog")).toHaveCount(0);
          await expectNothingOver(page);
        });

        await test.step("confirms the address, then another one", async () => {
          await page.goto("/profile/");
          const confirm = async (of: string) => {
            const code = main(page).getByRole("textbox", { name: texts.email.code });
            await code.waitFor();
            await write(code, await codeOfLetter(page, sandbox, of));
            await press(main(page).getByRole("button", { name: texts.email.confirm }));
          };
          await failNext(page, "POST", /\/api\/profile\/user\/email\/confirm/);
          await confirm(address);
          await expect(said(page, texts.notUpdated)).toBeVisible();
          await press(main(page).getByRole("button", { name: texts.email.confirm }));
          await expect(main(page).getByText(texts.email.confirmed)).toBeVisible();

          await write(main(page).getByRole("textbox", { name: texts.email.label }), `novy-${address}`);
          await write(main(page).getByLabel(texts.email.password), first);
          await failNext(page, "POST", "/api/profile/user/email/");
          const change = main(page).getByRole("button", { name: texts.email.change });
          await press(change);
          await expect(main(page).getByText(texts.notUpdated).first()).toBeVisible();
          await press(change);
          await expect(main(page).getByText(texts.email.sent(`novy-${address}`))).toBeVisible();
          await confirm(`novy-${address}`);
          await expect(main(page).getByText(texts.email.confirmed)).toBeVisible();
        });

        await test.step("sets phone and password", async () => {
          const phone = main(page).getByRole("textbox", { name: texts.phone.label });
          const save = main(page).getByRole("form", { name: texts.phone.title }).getByRole("button");
          await write(phone, "8 999 123-45-67");
          await failNext(page, "POST", "/api/profile/user/phone/");
          await press(save);
          await expect(main(page).getByRole("form", { name: texts.phone.title })).toContainText(texts.notUpdated);
          await press(save);
          await expect(phone).toHaveValue("+79991234567");
          await expect(save).toBeDisabled();

          const old = main(page).getByLabel(texts.password.old);
          const change = main(page).getByRole("button", { name: texts.password.change });
          await write(old, first);
          await write(main(page).getByLabel(texts.password.next), second);
          await failNext(page, "POST", "/api/profile/user/password/");
          await press(change);
          await expect(main(page).getByRole("form", { name: texts.password.title })).toContainText(texts.other);
          await expect(old).toHaveValue(first);
          await press(change);
          await expect(old).toHaveValue("");
        });

        await test.step("sets name, birth date, gender, photo and interests", async () => {
          await press(main(page).getByRole("link", { name: texts.tabs.info }));
          const name = main(page).getByRole("textbox", { name: texts.info.name });
          await expect(name).toHaveValue("Новичок Тестов");
          await write(name, "Вера Новая");
          const day = main(page).getByRole("group", { name: texts.info.birthDate }).getByRole("spinbutton").first();
          await (isTouch ? day.tap() : day.focus());
          await page.keyboard.type("12041994");
          await choose(main(page).getByRole("radio", { name: texts.info.genders.male }));
          const save = main(page)
            .getByRole("form", { name: texts.titles.info })
            .getByRole("button", { name: texts.save });
          await failNext(page, "PATCH", "/api/profile/user/");
          await press(save);
          await expect(main(page).getByRole("form", { name: texts.titles.info })).toContainText(texts.notSaved);
          await press(save);
          await expect(save).toBeDisabled();

          const choosePhoto = async (mimeType: string, buffer: Buffer) => {
            const chooser = page.waitForEvent("filechooser");
            await press(main(page).getByRole("button", { name: texts.avatar.choose }));
            await (await chooser).setFiles({ name: "portret", mimeType, buffer });
          };
          await choosePhoto("application/pdf", Buffer.from("не картинка"));
          await expect(main(page).getByRole("alert")).toHaveText(texts.avatar.notPicture);
          const photo = sharp({ create: { width: 900, height: 500, channels: 3, background: "#3a7" } });
          await choosePhoto("image/png", await photo.png().toBuffer());
          const dialog = page.getByRole("dialog", { name: texts.avatar.dialog });
          await failNext(page, "POST", "/api/profile/user/avatar/");
          await press(dialog.getByRole("button", { name: texts.avatar.save }));
          await expect(dialog.getByRole("alert")).toHaveText(texts.avatarFailed);
          await press(dialog.getByRole("button", { name: texts.avatar.save }));
          await expect(dialog).toHaveCount(0);
          await expect(main(page).locator("section img").first()).toHaveAttribute("src", /\/uploads\//);

          await press(main(page).getByRole("button", { name: interestsTexts.profile.change }));
          const interests = page.getByRole("dialog", { name: interestsTexts.popup.profile.title });
          await press(interests.getByRole("button", { name: "Музыка", exact: true }));
          await failNext(page, "PUT", /\/preferences\/settings\//);
          await press(interests.getByRole("button", { name: interestsTexts.save, exact: true }));
          await expect(said(page, interestsTexts.failed)).toBeVisible();
          await press(interests.getByRole("button", { name: interestsTexts.save, exact: true }));
          await expect(interests).toHaveCount(0);
          await page.reload();
          await expect(name).toHaveValue("Вера Новая");
          await expect(day).toHaveText("12");
          await expect(main(page).getByRole("radio", { name: texts.info.genders.male })).toBeChecked();
          await expect(main(page).getByRole("region", { name: interestsTexts.profile.title })).toContainText("Музыка");
        });

        await test.step("leaves in one of two tabs, and is gone from both", async () => {
          const other = await context.newPage();
          await other.goto("/info/about/");
          await expect(personButton(other)).toBeVisible();
          await failNext(page, "POST", "/api/accounts/logout/");
          await logOut(page, press);
          await expect(page).toHaveURL(/localhost:\d+\/$/);
          await expect(loginButton(other)).toBeVisible();
          await other.close();
          await page.reload();
          await expect(loginButton(page)).toBeVisible();
        });
      },
    );

    test(
      "a forgotten password is replaced by the letter's code, and the new one lets in [AUTH-POPUP-05]",
      isTouch ? {} : { tag: "@journey" },
      async ({ page, sandbox, someone }) => {
        await agree(page);
        await page.goto("/info/about/");
        await press(loginButton(page));
        await write(email(form(page)), someone.email);
        await pressInFrame(form(page).getByRole("link", { name: "Не помню пароль" }), press);
        // what was typed goes along
        const ask = form(page).getByRole("button", { name: "Получить код" });
        await ask.waitFor();
        await expect(email(form(page))).toHaveValue(someone.email);
        await pressInFrame(ask, press);
        // asked for where the letter has gone off: until then the last one is the registration's, which has a code too
        const code = form(page).getByRole("textbox", { name: "Код из письма" });
        await code.waitFor();
        await write(code, await codeOfLetter(page, sandbox, someone.email));
        await write(form(page).getByRole("textbox", { name: "Новый пароль" }), "второй пароль");
        await pressInFrame(form(page).getByRole("button", { name: "Сохранить пароль" }), press);
        await expect(form(page).getByText("Пароль сохранён. Войдите с новым паролем.")).toBeVisible();
        await expect(page.getByText("Пароль изменён. Войдите с новым паролем")).toBeVisible();
        await write(email(form(page)), someone.email);
        await write(password(form(page)), "второй пароль");
        await pressInFrame(form(page).getByRole("button", { name: "Войти", exact: true }), press);
        await expect(personButton(page)).toBeVisible();
        await expect
          .poll(() => eventIdsOf(page, sandbox), { timeout: maxWait(20_000) })
          .toEqual(expect.arrayContaining(["authStep.login-with-new-password"]));
      },
    );
  });

test("what was typed before the form's script came goes along to its other forms, too", async ({ page }) => {
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
  await page.route("**/frame.js", async (route) => {
    await isLetGo;
    await route.continue();
  });
  await page.goto("/info/about/");
  await loginButton(page).click();
  // a finger is kept off until the form can be used, keys are not
  await email(form(page)).focus();
  await page.keyboard.type("rano@pochta.example");
  const isThere = page.waitForResponse("**/frame.js");
  letGo();
  await isThere;
  await pressInFrame(form(page).getByRole("link", { name: "Не помню пароль" }));
  await expect(form(page).getByRole("button", { name: "Получить код" })).toBeVisible();
  await expect(email(form(page))).toHaveValue("rano@pochta.example");
});
