import { expectToPlay, openComments, SEED } from "./support/people.ts";
import { videoOf } from "./support/player.ts";
import { searchField } from "./support/search.ts";
import { expect, test } from "./support/test.ts";

test.describe("«/» at 1440 px", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("goes from a fresh watch page into the search, writes nothing there, and is a letter in every field", async ({
    page,
    arriveAt,
  }) => {
    test.slow();
    await arriveAt("/");
    await page.goto(`/video/${SEED.demoVideoId}/`);
    await expectToPlay(page);
    const search = page
      .getByRole("banner")
      .getByRole("searchbox")
      .or(page.getByRole("banner").getByRole("combobox"))
      .first();
    await page.keyboard.press("Slash");
    await expect(search).toBeFocused();
    await expect(search).toHaveValue("");
    await page.keyboard.press("Slash");
    await expect(search).toHaveValue("/");
    await openComments(page);
    const comment = page.getByRole("textbox", { name: "Комментарий", exact: true });
    await comment.click();
    await expect(comment).toBeFocused();
    await page.keyboard.press("Slash");
    await expect(comment).toHaveValue("/");
    await expect(comment).toBeFocused();
    await expect(videoOf(page)).toHaveJSProperty("paused", false);
  });
});

test.describe("«/» at 360 px", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("opens the search of a phone's home and stands in it; there it is a letter", async ({ page }) => {
    await page.goto("/");
    await page.locator("main article").first().waitFor();
    const search = searchField(page);
    await expect(search).toBeHidden();
    await page.keyboard.press("Slash");
    await expect(search).toBeFocused();
    await expect(search).toHaveValue("");
    await page.keyboard.press("Slash");
    await expect(search).toHaveValue("/");
    await page.keyboard.press("Escape");
    await expect(search).toBeHidden();
  });
});
