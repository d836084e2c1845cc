import type { Page } from "@playwright/test";
import sharp from "sharp";
import { codeOfLetter } from "./support/letters.ts";
import { agree, idsTold } from "./support/measurement.ts";
import { fillSignInForm, ownPassword } from "./support/people.ts";
import { expect, test } from "./support/test.ts";

const toast = (page: Page, text: string) =>
  page
    .getByRole("region", { name: /Сообщения/ })
    .getByText(text, { exact: true })
    .first();

/** The next call of this method and path fails; later ones go through. */
const failNext = (page: Page, method: string, path: string) =>
  page.route(
    `**/backend${path}`,
    (route) =>
      route.request().method() === method
        ? route.fulfill({
            status: 500,
            headers: { "x-kadr-fault": "error" },
            json: { code: "internal", detail: "Ошибка сервера" },
          })
        : route.continue(),
    { times: 1 },
  );

const save = (page: Page, form: string) =>
  page.getByRole("form", { name: form }).getByRole("button", { name: "Сохранить", exact: true });

test(
  "personal data are saved, and told of, when they differ, and nothing typed is lost by a failure or a reload: rule.profileSave [ANALYTICS-RULES-01] [PROFILE-EDIT-01] [PROFILE-EDIT-04] [PROFILE-EDIT-05]",
  { tag: "@journey" },
  async ({ page, sandbox, someone, arriveAt }) => {
    await agree(page);
    let sent = 0;
    page.on("request", (request) => {
      if (request.method() === "PATCH" && request.url().endsWith("/api/profile/user/")) sent += 1;
    });
    await arriveAt("/profile/info/edit/", someone.email);
    const name = page.getByRole("textbox", { name: "Имя" });
    const button = save(page, "Личные данные");
    await expect(name).not.toHaveValue("");
    const before = await name.inputValue();
    await expect(button).toBeDisabled();
    await name.fill("Вера Новая");
    await expect(button).toBeEnabled();
    await name.fill(before);
    await expect(button).toBeDisabled();
    await name.press("Enter");
    await name.fill("Вера Новая");
    expect(sent).toBe(0);

    await failNext(page, "PATCH", "/api/profile/user/");
    await button.click();
    await expect(toast(page, "Произошла ошибка")).toBeVisible();
    await expect(name).toHaveValue("Вера Новая");
    await page.reload();
    await expect(name).toHaveValue("Вера Новая");

    // What the server finds wrong stands at its field, which gets the focus.
    const day = page
      .getByRole("group", { name: /Дата рождения/ })
      .getByRole("spinbutton")
      .first();
    await day.focus();
    await page.keyboard.type("01012999");
    await button.click();
    await expect(page.getByText("Эта дата ещё не наступила")).toBeVisible();
    await expect(day).toBeFocused();
    await page.keyboard.type("12041994");
    await page.getByRole("radio", { name: "Мужской" }).press("Space");
    await button.click();
    await expect(toast(page, "Информация обновлена")).toBeVisible();
    await expect(button).toBeDisabled();
    // the one that failed, the one that was refused, the one that was taken
    expect(sent).toBe(3);
    await page.reload();
    await expect(name).toHaveValue("Вера Новая");
    await expect(day).toHaveText("12");
    await expect(page.getByRole("radio", { name: "Мужской" })).toBeChecked();
    await expect
      .poll(() => idsTold(page, sandbox))
      .toEqual(expect.arrayContaining(["profile.name", "profile.birthDate", "profile.gender"]));
    const saves = async () =>
      (await idsTold(page, sandbox)).filter((id) => /profile\.(name|birthDate|gender)$/.test(id));
    const count = (await saves()).length;
    await name.fill(before);
    await button.click();
    await expect(button).toBeDisabled();
    await expect.poll(async () => (await saves()).slice(count)).toEqual(["profile.name"]);
    await name.press("Enter");
    await page.getByRole("banner").getByRole("button", { name: /тема/i }).click();
    await expect.poll(() => idsTold(page, sandbox)).toEqual(expect.arrayContaining([expect.stringMatching(/^theme/)]));
    expect((await saves()).slice(count)).toEqual(["profile.name"]);
  },
);

test("the profile has tabs: the account, personal data with a photo, the switches of notifications [PROFILE-EDIT-03] [PROFILE-EDIT-09] [PROFILE-EDIT-10] [PROFILE-EDIT-11]", async ({
  page,
  sandbox,
  someone,
  arriveAt,
}) => {
  await agree(page);
  await page.goto("/profile/");
  // Idle: nobody's.
  await expect(page.locator("main").getByRole("button", { name: "Войти" })).toBeVisible();
  await arriveAt("/profile/notification", someone.email);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Настройки уведомлений");
  const mail = page.getByRole("switch", { name: "На почту" });
  const wasOn = await mail.isChecked();
  await mail.press("Space");
  await expect(mail).toBeChecked({ checked: !wasOn });
  await expect(toast(page, "Настройки уведомлений обновлены")).toBeVisible();
  await mail.press("Space");
  await expect(mail).toBeChecked({ checked: wasOn });

  const tabs = page.getByRole("navigation", { name: "Разделы профиля" });
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/backend/api/profile/user/", (route) =>
    route.fulfill({
      status: 500,
      headers: { "x-kadr-fault": "error" },
      json: { code: "internal", detail: "Ошибка сервера" },
    }),
  );
  await tabs.getByRole("link", { name: "Аккаунт" }).click();
  await expect(page.getByText("Не получилось загрузить профиль")).toBeVisible();
  await page.unroute("**/backend/api/profile/user/");
  await page.route("**/backend/api/profile/user/", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("button", { name: "Повторить" }).click();
  await expect(page.getByRole("status").getByText("Загружаем профиль")).toBeAttached();
  answer();
  await expect(page.getByRole("textbox", { name: "Адрес" })).toHaveValue(someone.email);
  await expect(page.getByRole("textbox", { name: "Номер" })).toBeVisible();
  await expect(page.getByLabel("Новый пароль")).toBeVisible();
  await tabs.getByRole("link", { name: "Личные данные" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByRole("textbox", { name: "Имя" })).toBeVisible();
  await expect(page.getByRole("group", { name: /Дата рождения/ })).toBeVisible();
  await expect(page.getByRole("radiogroup", { name: "Пол" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Выбрать фото" })).toBeVisible();
  await expect(tabs.locator('[aria-current="page"]')).toHaveText("Личные данные");
  await page.goBack();
  await expect(page.getByRole("textbox", { name: "Адрес" })).toBeVisible();
  await expect
    .poll(() => idsTold(page, sandbox))
    .toEqual(expect.arrayContaining(["profile.tab", "profile.notificationSwitch"]));
});

test("a photo is refused when it is none or too large, cropped, and sent as a form with its progress [PROFILE-EDIT-02] [PROFILE-EDIT-07]", async ({
  page,
  sandbox,
  someone,
  arriveAt,
}) => {
  await agree(page);
  await arriveAt("/profile/info/edit/", someone.email);
  const choose = async (name: string, mimeType: string, buffer: Buffer) => {
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Выбрать фото" }).click();
    await (await chooser).setFiles({ name, mimeType, buffer });
  };
  const problem = page.locator("main").getByRole("alert");
  await choose("portret.jpg", "image/jpeg", Buffer.from("не картинка"));
  await expect(problem).toHaveText("Это не фото. Выберите файл JPEG, PNG или WebP");
  await choose("bolshoe.png", "image/png", Buffer.alloc(10 * 1024 * 1024 + 1));
  await expect(problem).toContainText("Файл больше");
  const photo = await sharp({ create: { width: 900, height: 500, channels: 3, background: "#3a7" } })
    .png()
    .toBuffer();
  await choose("portret.png", "image/png", photo);
  const dialog = page.getByRole("dialog", { name: "Выберите, что будет видно" });
  await expect(dialog).toBeVisible();
  await expect(problem).toHaveCount(0);
  await dialog.getByRole("application", { name: "Кадр фото" }).press("ArrowLeft");
  await failNext(page, "POST", "/api/profile/user/avatar/");
  await dialog.getByRole("button", { name: "Сохранить фото" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Фото профиля не изменено. Попробуйте снова позже");
  const sent = page.waitForRequest((request) => request.url().endsWith("/api/profile/user/avatar/"));
  await dialog.getByRole("button", { name: "Сохранить фото" }).click();
  expect((await sent).headers()["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
  await expect(dialog).toHaveCount(0);
  await expect(toast(page, "Информация обновлена")).toBeVisible();
  await expect(page.locator("main section img")).toHaveAttribute("src", /\/uploads\//);
  await expect.poll(() => idsTold(page, sandbox)).toContain("profile.avatar");
});

test("phone, password and e-mail are set each by itself, with their failures; the letter's code confirms an address [PROFILE-EDIT-06] [PROFILE-EDIT-08]", async ({
  page,
  sandbox,
  someone,
  arriveAt,
}) => {
  await agree(page);
  await arriveAt("/profile/", someone.email);
  const phone = page.getByRole("textbox", { name: "Номер" });
  await phone.fill("112");
  await save(page, "Телефон").click();
  await expect(phone).toHaveAccessibleDescription("Введите номер полностью: +7 и ещё десять цифр");
  await phone.fill("8 (999) 765-43-21");
  await failNext(page, "POST", "/api/profile/user/phone/");
  await save(page, "Телефон").click();
  await expect(toast(page, "Не удалось обновить информацию")).toBeVisible();
  await save(page, "Телефон").click();
  await expect(phone).toHaveValue("+79997654321");

  const old = page.getByLabel("Нынешний пароль");
  const change = page.getByRole("button", { name: "Сменить пароль" });
  await old.fill("не тот");
  await page.getByLabel("Новый пароль").fill("yasen-stoit-u-dorogi");
  await change.click();
  await expect(old).toHaveAccessibleDescription("Неверный пароль");
  await expect(old).toBeFocused();
  await old.fill(ownPassword);
  await failNext(page, "POST", "/api/profile/user/password/");
  await change.click();
  await expect(toast(page, "Попробуйте снова позже")).toBeVisible();
  await change.click();
  await expect(old).toHaveValue("");

  const email = page.getByRole("textbox", { name: "Адрес" });
  const address = `novy-${someone.email}`;
  await email.fill(address);
  await page.getByLabel("Ваш пароль").fill("yasen-stoit-u-dorogi");
  await page.getByRole("button", { name: "Сменить адрес" }).click();
  await expect(page.getByText(`Письмо с кодом отправлено на ${address}`)).toBeVisible();
  const code = page.getByRole("textbox", { name: "Код из письма" });
  await code.fill("0000000000");
  await page.getByRole("button", { name: "Подтвердить" }).click();
  await expect(code).toHaveAccessibleDescription("Код не подошёл или устарел");
  await code.fill(await codeOfLetter(page, sandbox, address));
  await page.getByRole("button", { name: "Подтвердить" }).click();
  await expect(page.getByText("Адрес подтверждён")).toBeVisible();
  await expect
    .poll(() => idsTold(page, sandbox))
    .toEqual(expect.arrayContaining(["profile.phone", "profile.email", "profile.password"]));
});

test("leaving from a page of the profile leads home first; a removed account is blocked for 30 days [AUTH-LOGOUT-01] [PROFILE-REMOVE-01] [PROFILE-REMOVE-02] [PROFILE-REMOVE-03]", async ({
  page,
  someone,
  arriveAt,
}) => {
  await arriveAt("/profile/", someone.email);
  const leftFrom = page
    .waitForRequest((request) => request.url().endsWith("/api/accounts/logout/"))
    .then(() => new URL(page.url()).pathname);
  await page.getByRole("button", { name: "Меню пользователя" }).click();
  await page
    .getByRole("menuitem", { name: "Выйти" })
    .or(page.getByRole("button", { name: "Выйти" }))
    .click();
  expect(await leftFrom).toBe("/");
  await expect(page.getByRole("banner").getByRole("button", { name: "Вход и регистрация" })).toBeVisible();

  await arriveAt("/profile/", someone.email);
  await page.getByRole("button", { name: "Удалить аккаунт" }).click();
  const question = page.getByRole("alertdialog", { name: "Удалить аккаунт?" });
  await failNext(page, "DELETE", "/api/profile/user/");
  await question.getByRole("button", { name: "Удалить" }).click();
  await expect(question.getByRole("alert")).toHaveText("Произошла ошибка при удалении аккаунта");
  await question.getByRole("button", { name: "Удалить" }).click();
  await expect(toast(page, "Аккаунт заблокирован на 30 дней")).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await page.getByRole("banner").getByRole("button", { name: "Вход и регистрация" }).click();
  const frame = await fillSignInForm(page, someone.email);
  const until = new Intl.DateTimeFormat("ru", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
  await expect(frame.getByRole("alert")).toContainText(until.format(Date.now() + 30 * 24 * 60 * 60 * 1000));
});
