import { searchField } from "./support/search.ts";
import { expect, test } from "./support/test.ts";

// By keys, at other widths, and that nothing lies over it: stories/flows/Home.
test.describe("search on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("a button opens the field, which has the whole header; Escape and Back close it, and it searches [SHELL-HEADER-09]", async ({
    page,
  }) => {
    await page.goto("/");
    const header = page.getByRole("banner");
    const opener = header.getByRole("button", { name: "Открыть поиск" });
    const field = searchField(page);
    await opener.tap();
    await expect(field).toBeFocused();
    await field.fill("горы");
    await field.tap({ position: { x: (await field.boundingBox())!.width - 60, y: 20 } });
    await expect(field).toBeFocused();

    await field.focus();
    await page.keyboard.press("Escape");
    await expect(field).toBeHidden();
    await expect(opener).toBeFocused();
    // open again, closed by Back, on the same page
    await opener.tap();
    await expect(field).toBeFocused();
    await page.evaluate(() => history.back());
    await expect(field).toBeHidden();
    await expect(page).toHaveURL(/:\d+\/$/);
    // and it still searches
    await opener.tap();
    await field.fill("горы");
    await field.press("Enter");
    await expect(page).toHaveURL(/\/search\/\?query=/);
    await expect(field).toBeHidden();
  });
});
