import { expect, test } from "./support/test.ts";

test.use({ isNewcomer: true });

test("who looks for their comments in the profile is told that they moved, and led there by «Посмотреть»; once", async ({
  page,
  arriveAt,
}) => {
  await arriveAt("/profile/");
  const toasts = page.getByRole("region", { name: "Сообщения" });
  await expect(toasts.getByText("Комментарии переехали в раздел «Моё»")).toBeVisible();
  await toasts.getByRole("button", { name: "Посмотреть" }).click();
  await expect(page).toHaveURL(/\/my\/comments\/$/);
  await page.goto("/profile/");
  await page.waitForTimeout(3000);
  await expect(toasts.getByText("Комментарии переехали")).toHaveCount(0);
});
