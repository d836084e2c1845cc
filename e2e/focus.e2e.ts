import { takeClock } from "./support/clock.ts";
import { drawn } from "./support/drawn.ts";
import { focused } from "./support/focus.ts";
import { expectToPlay, fillSignIn, openComments, SEED } from "./support/people.ts";
import { playerOf } from "./support/player.ts";
import { rounds } from "./support/press.ts";
import { expect, test } from "./support/test.ts";

// What closes and what is removed in a page: stories/flows (Overlays, Home, Watching, Discussion) and primitives/focus. Here is what needs
// the frame of the authentication page, and a video that plays on from page to page.

for (const { how, use, press } of rounds)
  test.describe(how, () => {
    test.use(use);

    test("signing in from the header leaves the focus on the person's menu", async ({ page }) => {
      await page.goto("/");
      await press(page.getByRole("banner").getByRole("button", { name: "Вход и регистрация" }));
      await fillSignIn(page);
      await expect.poll(() => focused(page)).toMatch(/^button Меню пользователя/);
    });

    test("signing in from the invitation to comment leads into the form", async ({ page }) => {
      await page.goto(`/video/${SEED.withoutCommentsId}/`);
      await openComments(page);
      await press(page.getByRole("button", { name: /Войдите, чтобы оставить/ }));
      await fillSignIn(page);
      await expect.poll(() => focused(page)).toMatch(/^(form|textarea) Комментарий/);
    });
  });

test("the mini player that is closed leaves the focus on something of its page", async ({ page }) => {
  const clock = await takeClock(page);
  const path = `/video/${SEED.demoVideoId}/`;
  await page.goto(path);
  await expectToPlay(page);
  await page.getByRole("banner").getByRole("link").first().press("Enter");
  const mini = playerOf(page);
  await expect(page).not.toHaveURL(new RegExp(path));
  await mini.getByRole("button", { name: /Закрыть/ }).press("Enter");
  await expect(mini).toHaveCount(0);
  await expect.poll(() => focused(page)).toMatch(/^(a|button|h1) \S/);
  // and it stays there: nothing that ends late takes it away again
  await clock.runFor(400);
  await drawn(page);
  expect(await focused(page)).toMatch(/^(a|button|h1) \S/);
});
