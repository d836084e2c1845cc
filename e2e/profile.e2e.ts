import type { Page } from "@playwright/test";
import sharp from "sharp";
import { failNext } from "./support/failing.ts";
import { agree, eventIdsOf } from "./support/measurement.ts";
import { expect, test } from "./support/test.ts";

const toast = (page: Page, text: string) =>
  page
    .getByRole("region", { name: /Сообщения/ })
    .getByText(text, { exact: true })
    .first();

const save = (page: Page, form: string) =>
  page.getByRole("form", { name: form }).getByRole("button", { name: "Сохранить", exact: true });

test(
  "personal data are saved, and told of, when they differ, and nothing typed is lost by a failure or a " +
    "reload: rule.profileSave [ANALYTICS-RULES-01] [PROFILE-EDIT-01] [PROFILE-EDIT-04] [PROFILE-EDIT-05]",
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

    // The server's error stands at its field, which gets the focus.
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
      .poll(() => eventIdsOf(page, sandbox))
      .toEqual(expect.arrayContaining(["profile.name", "profile.birthDate", "profile.gender"]));
    const saves = async () =>
      (await eventIdsOf(page, sandbox)).filter((id) => /profile\.(name|birthDate|gender)$/.test(id));
    const count = (await saves()).length;
    await name.fill(before);
    await button.click();
    await expect(button).toBeDisabled();
    await expect.poll(async () => (await saves()).slice(count)).toEqual(["profile.name"]);
    await name.press("Enter");
    await page.getByRole("banner").getByRole("button", { name: /тема/i }).click();
    await expect
      .poll(() => eventIdsOf(page, sandbox))
      .toEqual(expect.arrayContaining([expect.stringMatching(/^theme/)]));
    expect((await saves()).slice(count)).toEqual(["profile.name"]);
  },
);

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
  let response = () => undefined as void;
  const isSeen = new Promise<void>((resolve) => (response = resolve));
  await page.route("**/api/profile/user/avatar/", async (route) => {
    await isSeen;
    await route.continue();
  });
  await dialog.getByRole("button", { name: "Сохранить фото" }).click();
  await expect(dialog.getByRole("progressbar", { name: "Загружаем фото" })).toBeVisible();
  response();
  expect((await sent).headers()["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
  await expect(dialog).toHaveCount(0);
  await expect(toast(page, "Информация обновлена")).toBeVisible();
  await expect(page.locator("main section img")).toHaveAttribute("src", /\/uploads\//);
  await expect.poll(() => eventIdsOf(page, sandbox)).toContain("profile.avatar");
});
