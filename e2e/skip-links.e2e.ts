import { tabTo } from "./support/focus.ts";
import { SEED } from "./support/people.ts";
import { expect, test } from "./support/test.ts";

test("«Перейти к комментариям» leads into the comments, whose code is still on its way, and a few presses of Tab to their form", async ({
  page,
  arriveAt,
}) => {
  await arriveAt("/");
  let bring = (): void => undefined;
  const wanted = new Promise<void>((resolve) => {
    bring = resolve;
  });
  await page.route(/\/Comments\.[0-9a-f]{8}\.js$/, async (route) => {
    await wanted;
    await route.continue();
  });
  await page.goto(`/video/${SEED.demoVideoId}/`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  const comments = page.locator("#comments");
  const heading = comments.getByRole("heading", { level: 2, name: /комментари/i });
  const hasFocus = (): Promise<boolean> => comments.evaluate((place) => place.contains(document.activeElement));

  await tabTo(page, /^a Перейти к содержанию/, "Tab", 1);
  await page.keyboard.press("Enter");
  await tabTo(page, /^a Перейти к комментариям/, "Tab", 20);
  await page.keyboard.press("Enter");
  await expect.poll(hasFocus).toBe(true);
  const field = page.getByRole("textbox", { name: "Комментарий" });
  // The first comments came with the page; the discussion itself did not.
  await expect(field).toHaveCount(0);
  bring();
  await expect(field).toBeVisible();
  await expect(heading).toBeInViewport();
  expect(await hasFocus(), "what came took the focus away").toBe(true);
  await tabTo(page, /^textarea Комментарий/, "Tab", 5);
  await expect(field).toBeInViewport();
});
