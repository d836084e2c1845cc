import { backgroundOf } from "./support/background.ts";
import { takeClock } from "./support/clock.ts";
import { drawn } from "./support/drawn.ts";
import { expect, test } from "./support/test.ts";

test.use({ isNewcomer: true });

test("who looks for their comments in the profile is told that they moved, and led there by «Посмотреть»; once", async ({
  page,
  arriveAt,
}) => {
  const clock = await takeClock(page);
  await arriveAt("/profile/");
  const toasts = page.getByRole("region", { name: "Сообщения" });
  await expect(toasts.getByText("Комментарии переехали в раздел «Моё»")).toBeVisible();
  await toasts.getByRole("button", { name: "Посмотреть" }).click();
  await expect(page).toHaveURL(/\/my\/comments\/$/);
  const background = backgroundOf(page);
  await page.goto("/profile/");
  await background;
  // shorter than the message stays
  await clock.runFor(3000);
  await clock.answered();
  await drawn(page);
  // looked at once: a message that had come would go by itself
  expect(await toasts.getByText("Комментарии переехали").count()).toBe(0);
});
