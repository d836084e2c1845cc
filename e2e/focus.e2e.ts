import type { Page } from "@playwright/test";
import { focused } from "./support/focus.ts";
import { fillSignIn, openComments, SEED } from "./support/people.ts";
import { rounds } from "./support/press.ts";
import { expect, test } from "./support/test.ts";

// Focus when an overlay closes or an element is removed: stories/flows (Overlays, Home, Watching, Playing, Discussion) and primitives/focus.
// Here are the cases that need the frame of the authentication page.

const [byKeys, byTouch] = rounds;

/** px of the frame below its form; less than nothing has to be scrolled. */
const belowForm = (page: Page) =>
  page
    .frameLocator("iframe")
    .locator("main")
    .evaluate((content) => Math.round(window.innerHeight - content.getBoundingClientRect().bottom - 24));

test.describe(byKeys.how, () => {
  test.use(byKeys.use);

  test("the form is as high as it needs, and signing in from the header leaves the focus on the person's menu", async ({
    page,
  }) => {
    await page.goto("/");
    await byKeys.press(page.getByRole("banner").getByRole("button", { name: "Вход и регистрация" }));
    await expect.poll(() => belowForm(page)).toBe(0);
    await fillSignIn(page);
    await expect.poll(() => focused(page)).toMatch(/^button Меню пользователя/);
  });
});

test.describe(byTouch.how, () => {
  test.use(byTouch.use);

  test("signing in from the invitation to comment leads into the form", async ({ page }) => {
    await page.goto(`/video/${SEED.withoutCommentsId}/`);
    await openComments(page);
    await byTouch.press(page.getByRole("button", { name: /Войдите, чтобы оставить/ }));
    await fillSignIn(page);
    await expect.poll(() => focused(page)).toMatch(/^(form|textarea) Комментарий/);
  });
});
