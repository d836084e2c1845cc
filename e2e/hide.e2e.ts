import { expectNothingOver } from "./support/overlays.ts";
import { SEED } from "./support/people.ts";
import { expect, test } from "./support/test.ts";

/** A video that a person hid is gone from all of their lists, so not by the viewer of the other journeys: a server lasts for several files. */
const person = SEED.banned.email;

test(
  "a hidden video is covered, can be brought back, and once hidden does not come again [HIDE-TOGGLE-01] [HIDE-TOGGLE-03]",
  { tag: "@journey" },
  async ({ page, arriveAt }) => {
    // two visits and a sign-in
    test.slow();
    await arriveAt("/", person);
    const shelf = page.getByRole("region", { name: "Рекомендуем вам" });
    const card = shelf.getByRole("article").nth(2);
    const title = await card.getByRole("heading").innerText();
    const hide = async () => {
      await card.getByRole("button", { name: /^Действия/ }).click();
      await page.getByRole("menuitem", { name: "Скрыть" }).click();
      await expect(card.getByText("Видео скрыто")).toBeVisible();
    };

    await hide();
    await expect(card.getByRole("button", { name: "Вернуть" })).toBeFocused();
    await card.getByRole("button", { name: "Вернуть" }).click();
    await expect(card.getByRole("heading").getByRole("link")).toBeFocused();

    await hide();
    await expect(card.getByRole("button", { name: "Вернуть" })).toBeEnabled();
    await expectNothingOver(page);
    await page.reload();
    await expect(shelf.getByRole("article").first()).toBeVisible();
    await expect(shelf.getByRole("heading", { name: title })).toHaveCount(0);
  },
);
